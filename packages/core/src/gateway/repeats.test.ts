import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { failureOf, finish, lab, read, write } from '../../test/httpLab.ts';
import { createImageProject, logout, orderListAnswer, ordersInProcess } from '../contract/index.ts';

describe('repeats', () => {
  const gone = new Error('ECONNRESET');
  it.each([
    ['a read after a lost connection', read, [gone, {}], 2, true],
    ['a read after 503', read, [{ status: 503 }, {}], 2, true],
    ['a read, once', read, [gone, gone, {}], 2, false],
    ['a read by POST never', ordersInProcess, [{ status: 503 }, {}], 1, false],
    ['a write never after a lost connection', write, [gone, {}], 1, false],
    ['a write never after 503', write, [{ status: 503 }, {}], 1, false],
    ['a read not after 404', read, [{ status: 404 }, {}], 1, false],
    ['a read not after 429', read, [{ status: 429 }, {}], 1, false],
  ] as const)('ERR2-17, T-E1: %s', async (_name, asked, answers, times, ok) => {
    const { gateway, sent, clock } = lab(answers);
    const outcome = await finish(gateway.call(asked, { path: { id: 1 } }), clock);
    expect([sent.length, outcome.ok]).toEqual([times, ok]);
  });

  it('GW2-38: a GET that changes data is sent once, whatever fails, and its answer is not remembered', async () => {
    const path = { cod: '1001', name: 'wallsetdesigner' };
    for (const broken of [gone, { status: 503 }]) {
      const { gateway, sent, clock } = lab([broken, {}]);
      const outcome = await finish(gateway.call(createImageProject, { path }), clock);
      expect([createImageProject.method, sent.length, outcome.ok]).toEqual(['GET', 1, false]);
    }
    const body = JSON.stringify({ pID: '1', signature: 'a' });
    const { gateway, sent } = lab([{ body, headers: { etag: '"1"' } }]);
    for (let time = 0; time < 2; time += 1)
      expect((await gateway.call(createImageProject, { path })).ok).toBe(true);
    expect(sent.map(({ request }) => request.headers['if-none-match'])).toEqual([undefined, undefined]);
    expect(sent[1]?.request.cache).toBe('no-store');
  });

  it('ERR2-17, T-E1: waits 300 ms, spread by chance, before the one repeat', async () => {
    const { gateway, sent, clock } = lab([gone]);
    const call = gateway.call(read, { path: { id: 1 } });
    const after = async (ms: number) => {
      for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
      clock.advance(ms);
      for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
      return sent.length;
    };
    expect([await after(299), await after(1), await after(60_000)]).toEqual([1, 2, 2]);
    expect((await call).ok).toBe(false);
  });
});

describe('no longer wanted', () => {
  it.each([
    ['before it is sent', [{}], 0],
    ['while it waits for an answer', ['silence'], 1],
    ['between two tries', [new Error('gone')], 1],
  ] as const)('T-E7: aborted %s', async (_name, answers, times) => {
    const { gateway, sent, clock, logged } = lab(answers);
    const controller = new AbortController();
    if (times === 0) controller.abort();
    const call = gateway.call(read, { path: { id: 1 } }, { signal: controller.signal });
    for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    controller.abort();
    expect(failureOf(await finish(call, clock, 0))).toMatchObject({ kind: 'aborted' });
    expect(sent).toHaveLength(times);
    expect(logged).toEqual([]);
  });
});

it('T-B8: nothing listens to the reader any more when a call is over, tried again or not', async () => {
  const { gateway, clock } = lab([new Error('gone'), {}]);
  const { signal } = new AbortController();
  let listening = 0;
  const counted = {
    aborted: false,
    addEventListener: (...given: Parameters<typeof signal.addEventListener>) => {
      listening += 1;
      signal.addEventListener(...given);
    },
    removeEventListener: (...given: Parameters<typeof signal.removeEventListener>) => {
      listening -= 1;
      signal.removeEventListener(...given);
    },
  };
  const outcome = await finish(
    gateway.call(read, { path: { id: 1 } }, { signal: counted as unknown as AbortSignal }),
    clock,
  );
  expect([outcome.ok, listening]).toEqual([true, 0]);
});

describe('unchanged answers', () => {
  const first = { body: '{"name":"a"}', headers: { etag: '"1"' } };
  it('a 304 gives the very same object, a change another', async () => {
    const changed = { body: '{"name":"b"}', headers: { etag: '"2"' } };
    const { gateway, sent } = lab([first, { status: 304 }, changed]);
    const ask = () => gateway.call(read, { path: { id: 1 } });
    const [one, two, three] = [await ask(), await ask(), await ask()];
    expect(sent.map(({ request }) => request.headers['if-none-match'])).toEqual([undefined, '"1"', '"1"']);
    expect(one.ok && two.ok && one.value === two.value).toBe(true);
    expect(three).toEqual({ ok: true, value: { name: 'b' } });
  });
  it('another token, address or body knows nothing of it (T-A1)', async () => {
    const { gateway, sent } = lab([first]);
    await gateway.call(read, { path: { id: 1 } });
    await gateway.call(read, { path: { id: 1 } }, { token: 'OTHER' });
    await gateway.call(read, { path: { id: 2 } });
    expect(sent.map(({ request }) => request.headers['if-none-match'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('a list by POST is remembered by its body; a write never', async () => {
    const list = { body: JSON.stringify({ orders: [], page: 1, pages: 1 }), headers: { etag: '"1"' } };
    const { gateway, sent } = lab([list]);
    for (const status of [1, 1, 3] as const)
      await gateway.call(ordersInProcess, { body: { query: { status } } });
    expect(sent.map(({ request }) => request.headers['if-none-match'])).toEqual([
      undefined,
      '"1"',
      undefined,
    ]);
    expect(v.is(orderListAnswer, { orders: [] })).toBe(true);
    const writes = lab([first]);
    await writes.gateway.call(write, { body: { a: '1' } });
    await writes.gateway.call(write, { body: { a: '1' } });
    expect(writes.sent[1]?.request.headers['if-none-match']).toBeUndefined();
  });
  it('a 304 that nobody asked for is garbage', async () => {
    const { gateway } = lab([{ status: 304 }]);
    expect(failureOf(await gateway.call(read, { path: { id: 1 } }))).toMatchObject({ kind: 'garbage' });
  });
  it('forgets the oldest of more than 50 answers', async () => {
    const { gateway, sent } = lab([first]);
    for (let id = 0; id <= 50; id += 1) await gateway.call(read, { path: { id } });
    await gateway.call(read, { path: { id: 50 } });
    await gateway.call(read, { path: { id: 0 } });
    expect(sent.slice(-2).map(({ request }) => request.headers['if-none-match'])).toEqual(['"1"', undefined]);
  });
});

describe('T-A10: remembered answers end with their session', () => {
  const tagged = { body: '{"name":"a"}', headers: { etag: '"1"' } };
  const conditional = (headers: Readonly<Record<string, string>> | undefined) => headers?.['if-none-match'];

  it.each([
    ['a log out', [tagged, {}, tagged], ['a', 'logout', 'a']],
    ['another customer', [tagged, tagged, tagged], ['a', 'b', 'a']],
    ['a refused credential', [tagged, { status: 401 }, tagged], ['a', 'a', 'a']],
  ] as const)('%s', async (_name, answers, calls) => {
    const { gateway, sent, clock } = lab(answers);
    for (const each of calls)
      if (each === 'logout') await finish(gateway.call(logout, {}, { token: 'a' }), clock);
      else await finish(gateway.call(read, { path: { id: 1 } }, { token: each }), clock);
    expect(conditional(sent.at(-1)?.request.headers)).toBeUndefined();
  });

  it('not with a call of nobody in between', async () => {
    const { gateway, sent, clock } = lab([tagged, {}, { status: 304 }]);
    for (const token of ['a', null, 'a'])
      await finish(gateway.call(read, { path: { id: 1 } }, { token }), clock);
    expect(conditional(sent.at(-1)?.request.headers)).toBe('"1"');
  });
});
