import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint, orderListAnswer, ordersInProcess } from '../contract/index.ts';
import { manualClock } from '../kernel/ports.ts';
import type { FetchRequest, FetchResponse, LogLevel } from '../kernel/ports.ts';
import { createGateway } from './client.ts';
import type { GatewayOptions } from './client.ts';

const read = endpoint({
  id: 'test.read',
  method: 'GET',
  path: '/api/things/{id}[/{page}]',
  summary: '',
  cites: [],
  query: v.object({ lang: v.optional(v.string()) }),
  answer: v.object({ name: v.string() }),
});
const write = endpoint({
  id: 'test.write',
  method: 'POST',
  via: 'direct',
  path: '/scripts/write',
  encoding: 'form',
  summary: '',
  cites: [],
  body: v.object({ a: v.string(), b: v.optional(v.string()) }),
  answer: v.object({ name: v.string() }),
});

type Answer = { status?: number; body?: string; headers?: Record<string, string> } | Error | 'silence';
interface Sent {
  readonly url: string;
  readonly request: FetchRequest;
}

/** A server of prepared answers; the last one repeats. */
function lab(answers: readonly Answer[], options: Partial<GatewayOptions> = {}) {
  const sent: Sent[] = [];
  const logged: [LogLevel, string, unknown][] = [];
  const clock = manualClock('2026-11-20T10:00:00Z');
  const gateway = createGateway({
    origin: 'https://lab.example',
    clock,
    log: (level, message, fields) => logged.push([level, message, fields]),
    token: () => 'TOKEN',
    random: () => 0.5,
    async fetch(url, request) {
      sent.push({ url, request: { ...request, headers: { ...request.headers } } });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      if (answer === undefined || answer === 'silence') {
        return new Promise<FetchResponse>((_resolve, reject) =>
          request.signal?.addEventListener('abort', () => reject(new Error('AbortError'))),
        );
      }
      if (answer instanceof Error) throw answer;
      const headers = new Map(Object.entries(answer.headers ?? {}));
      return {
        status: answer.status ?? 200,
        headers: { get: (name) => headers.get(name) ?? null },
        text: async () => answer.body ?? '{"name":"x"}',
      };
    },
    ...options,
  });
  return { gateway, sent, clock, logged };
}

/** Lets pending promises run, then moves the clock, until the call is over. */
async function finish<T>(call: Promise<T>, clock: { advance(ms: number): void }, step = 1_000): Promise<T> {
  let over = false;
  void call.finally(() => (over = true));
  for (let turn = 0; turn < 100; turn += 1) {
    for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    if (over) break;
    clock.advance(step);
  }
  return call;
}
const failureOf = (outcome: { ok: boolean; failure?: unknown }) => (outcome.ok ? null : outcome.failure);

describe('what is sent', () => {
  it('GW-01: path and page inside endpoint, other values beside it, the bearer header', async () => {
    const { gateway, sent } = lab([{}]);
    await gateway.call(read, { path: { id: 'a/b', page: 2 }, query: { lang: 'it' } });
    expect(sent[0]?.url).toBe('https://lab.example/gateway?endpoint=%2Fapi%2Fthings%2Fa%252Fb%2F2&lang=it');
    expect(sent[0]?.request).toMatchObject({ method: 'GET', credentials: 'omit', cache: 'no-store' });
    expect(sent[0]?.request.headers['authorization']).toBe('Bearer TOKEN');
    expect(sent[0]?.request.body).toBeUndefined();
  });
  it('GW-49: an absent page is left out, JSON travels as JSON', async () => {
    const { gateway, sent } = lab([{ body: '{}' }]);
    await gateway.call(ordersInProcess, { body: { order_by: [], query: { status: 3 } } });
    expect(sent[0]?.url).toBe('https://lab.example/gateway?endpoint=%2Fapi%2Fcustomer%2Forders%2Finprocess');
    expect(sent[0]?.request.headers['content-type']).toBe('application/json');
    expect(JSON.parse(sent[0]?.request.body ?? '')).toEqual({ order_by: [], query: { status: 3 } });
  });
  it('ORD-02: a form leaves empty values out', async () => {
    const { gateway, sent } = lab([{}]);
    await gateway.call(write, { body: { a: 'x y&', b: '' } });
    expect(sent[0]?.url).toBe('https://lab.example/scripts/write');
    expect(sent[0]?.request.body).toBe('a=x+y%26');
    expect(sent[0]?.request.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });
  it.each([
    ['none', null, undefined],
    ['another', 'OTHER', 'Bearer OTHER'],
  ])('a call may send %s token', async (_name, token, expected) => {
    const { gateway, sent } = lab([{}]);
    await gateway.call(read, { path: { id: 1 } }, { token, keepalive: true });
    expect(sent[0]?.request.headers['authorization']).toBe(expected);
    expect(sent[0]?.request.keepalive).toBe(true);
  });
});

describe('failures as values (E1)', () => {
  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [413, 'tooLarge'],
    [422, 'invalid'],
    [429, 'tooMany'],
    [400, 'garbage'],
    [302, 'garbage'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [507, 'unavailable'],
  ])('%d is %s', async (status, kind) => {
    const { gateway, clock } = lab([{ status, body: '<html>no</html>' }]);
    const outcome = await finish(gateway.call(read, { path: { id: 1 } }), clock);
    expect(failureOf(outcome)).toMatchObject({
      kind,
      status,
      endpoint: 'test.read',
      message: '',
      fields: {},
    });
  });

  it('carries the words, fields and wait of the server', async () => {
    const body = JSON.stringify({ error: { code: 'invalid', message: 'No', fields: { a: 'too long' } } });
    const { gateway } = lab([{ status: 422, body, headers: { 'retry-after': '7' } }]);
    expect(failureOf(await gateway.call(write, { body: { a: '' } }))).toMatchObject({
      message: 'No',
      fields: { a: 'too long' },
      retryAfter: 7,
    });
  });
  it.each(['soon', 'Fri, 20 Nov 2026 10:00:00 GMT'])('a Retry-After of %j is none', async (wait) => {
    const { gateway } = lab([{ status: 429, headers: { 'retry-after': wait } }]);
    expect(failureOf(await gateway.call(write, { body: { a: '' } }))).toMatchObject({ retryAfter: null });
  });

  it.each([
    ['HTML', '<!doctype html><p>Please sign in</p>'],
    ['nothing', ''],
    ['cut JSON', '{"name":"Al'],
    ['another shape', '{"name":5}'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['bytes', '\u0000\ufffd\u0001'],
  ])('E1: 200 with %s is garbage, asked once', async (_name, body) => {
    const { gateway, sent } = lab([{ body }]);
    expect(failureOf(await gateway.call(read, { path: { id: 1 } }))).toMatchObject({
      kind: 'garbage',
      status: 200,
    });
    expect(sent).toHaveLength(1);
  });

  it('E1: a body that breaks off is offline', async () => {
    const { gateway, clock, sent } = lab([], {
      fetch: async (url, request) => {
        sent.push({ url, request });
        return { status: 200, headers: { get: () => null }, text: () => Promise.reject(new Error('reset')) };
      },
    });
    const outcome = await finish(gateway.call(read, { path: { id: 1 } }), clock);
    expect(failureOf(outcome)).toMatchObject({ kind: 'offline', status: 0 });
    expect(sent).toHaveLength(3);
  });

  it('E1: no answer in 15 s is a timeout, not repeated', async () => {
    const { gateway, clock, sent } = lab(['silence']);
    const call = gateway.call(read, { path: { id: 1 } });
    for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    clock.advance(14_999);
    expect(sent[0]?.request.signal?.aborted).toBe(false);
    expect(failureOf(await finish(call, clock, 1))).toMatchObject({ kind: 'timeout' });
    expect(sent).toHaveLength(1);
  });

  it('E1: a body that never ends is a timeout too', async () => {
    const { gateway, clock } = lab([], {
      fetch: async (_url, request) => ({
        status: 200,
        headers: { get: () => null },
        text: () =>
          new Promise<string>((_resolve, reject) =>
            request.signal?.addEventListener('abort', () => reject(new Error('AbortError'))),
          ),
      }),
    });
    expect(failureOf(await finish(gateway.call(read, { path: { id: 1 } }), clock))).toMatchObject({
      kind: 'timeout',
    });
  });

  it('a credential that cannot be had is offline, and nothing is sent', async () => {
    const { gateway, sent } = lab([{}], { token: () => Promise.reject(new Error('no')) });
    expect(failureOf(await gateway.call(read, { path: { id: 1 } }))).toMatchObject({ kind: 'offline' });
    expect(sent).toHaveLength(0);
  });
});

describe('repeats', () => {
  const gone = new Error('ECONNRESET');
  it.each([
    ['a read after a lost connection', read, [gone, gone, {}], 3, true],
    ['a read after 503', read, [{ status: 503 }, {}], 2, true],
    ['a read, three times at most', read, [gone], 3, false],
    ['a write never after a lost connection', write, [gone, {}], 1, false],
    ['a write never after 503', write, [{ status: 503 }, {}], 1, false],
    ['a read not after 404', read, [{ status: 404 }, {}], 1, false],
    ['a read not after 429', read, [{ status: 429 }, {}], 1, false],
  ] as const)('E1: %s', async (_name, asked, answers, times, ok) => {
    const { gateway, sent, clock } = lab(answers);
    const outcome = await finish(gateway.call(asked, { path: { id: 1 } }), clock);
    expect([sent.length, outcome.ok]).toEqual([times, ok]);
  });

  it('E1: waits 300 ms, then 600, spread by chance', async () => {
    const { gateway, sent, clock } = lab([gone]);
    const call = gateway.call(read, { path: { id: 1 } });
    const after = async (ms: number) => {
      for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
      clock.advance(ms);
      for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
      return sent.length;
    };
    expect([await after(299), await after(1), await after(599), await after(1)]).toEqual([1, 2, 2, 3]);
    expect((await call).ok).toBe(false);
  });
});

describe('no longer wanted', () => {
  it.each([
    ['before it is sent', [{}], 0],
    ['while it waits for an answer', ['silence'], 1],
    ['between two tries', [new Error('gone')], 1],
  ] as const)('E7: aborted %s', async (_name, answers, times) => {
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
  it('another token, address or body knows nothing of it (A1)', async () => {
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

it('E11: the log names endpoint, kind and status; no token, address or body', async () => {
  const { gateway, logged, clock } = lab([{ status: 500, body: 'SECRET' }]);
  await finish(gateway.call(write, { body: { a: 'PASSWORD' } }), clock);
  expect(logged).toEqual([['error', 'ta: test.write failed', { kind: 'unavailable', status: 500 }]]);
});
