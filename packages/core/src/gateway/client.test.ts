import { describe, expect, it } from 'vitest';
import { failureOf, finish, lab, read, write } from '../../test/httpLab.ts';
import { ordersInProcess } from '../contract/index.ts';

describe('what is sent', () => {
  it('GW-01, GW2-00: path and page inside endpoint, other values beside it, the bearer header', async () => {
    const { gateway, sent } = lab([{}]);
    await gateway.call(read, { path: { id: 'a/b', page: 2 }, query: { lang: 'it' } });
    expect(sent[0]?.url).toBe('https://lab.example/gateway?endpoint=%2Fapi%2Fthings%2Fa%252Fb%2F2&lang=it');
    expect(sent[0]?.request).toMatchObject({ method: 'GET', credentials: 'omit', cache: 'no-store' });
    expect(sent[0]?.request.headers['authorization']).toBe('Bearer TOKEN');
    expect(sent[0]?.request.body).toBeUndefined();
  });
  it('GW-49, GW2-43: an absent page is left out, JSON travels as JSON', async () => {
    const { gateway, sent } = lab([{ body: '{}' }]);
    await gateway.call(ordersInProcess, { body: { order_by: [], query: { status: 3 } } });
    expect(sent[0]?.url).toBe('https://lab.example/gateway?endpoint=%2Fapi%2Fcustomer%2Forders%2Finprocess');
    expect(sent[0]?.request.headers['content-type']).toBe('application/json');
    expect(JSON.parse(String(sent[0]?.request.body))).toEqual({ order_by: [], query: { status: 3 } });
  });
  it('ORD-02, GW2-43: a form leaves empty values out', async () => {
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

describe('failures as values (T-E1)', () => {
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
  it.each([
    ['a 400', 400, { error: { code: 'bad_request', message: 'No parcels to that island' } }],
    ['a 200 without success', 200, { success: false, error: { message: 'No parcels to that island' } }],
  ])('ACC-28: %s with a reason is a refusal in the words of the lab', async (_name, status, answer) => {
    const { gateway, sent } = lab([{ status, body: JSON.stringify(answer) }]);
    expect(failureOf(await gateway.call(write, { body: { a: '' } }))).toMatchObject({
      kind: 'invalid',
      status,
      message: 'No parcels to that island',
    });
    expect(sent).toHaveLength(1);
  });
  it('ACC-28: a refusal without a reason is still a refusal; of a read it is garbage', async () => {
    const { gateway } = lab([{ body: '{"success":false}' }]);
    expect(failureOf(await gateway.call(write, { body: { a: '' } }))).toMatchObject({
      kind: 'invalid',
      message: '',
    });
    expect(failureOf(await gateway.call(read, { path: { id: 1 } }))).toMatchObject({ kind: 'garbage' });
  });
  it.each([
    ['an error', { status: 404, body: '<html>no</html>' }],
    ['an answer that makes no sense', { status: 200, body: '[1]' }],
  ])('carries the id of the request with %s, and logs its reference', async (_name, answer) => {
    const headers = { 'x-request-id': '0f8fad5b-d9cb-469f-a165-70867728950e' };
    const { gateway, logged } = lab([{ ...answer, headers }]);
    const failure = failureOf(await gateway.call(read, { path: { id: 1 } }));
    expect(failure).toMatchObject({ requestId: headers['x-request-id'] });
    expect(logged).toEqual([
      ['error', expect.any(String), expect.objectContaining({ reference: '7728950e' })],
    ]);
  });
  it('knows no id without an answer, or where the browser hides it', async () => {
    for (const answer of [new Error('gone'), { status: 404 }]) {
      const { gateway, clock } = lab([answer]);
      const outcome = await finish(gateway.call(read, { path: { id: 1 } }), clock);
      expect(failureOf(outcome)).not.toHaveProperty('requestId');
      expect(gateway.latestRequestId()).toBe('');
    }
  });
  it('knows the id of the latest answer, and keeps it when the next call is not answered', async () => {
    const named = (id: string) => ({ headers: { 'x-request-id': id } });
    const { gateway, clock } = lab([named('first-00'), named('second-0'), new Error('gone')]);
    const latest = async () => {
      await finish(gateway.call(read, { path: { id: 1 } }), clock);
      return gateway.latestRequestId();
    };
    expect([await latest(), await latest(), await latest()]).toEqual(['first-00', 'second-0', 'second-0']);
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
  ])('T-E1: 200 with %s is garbage, asked once', async (_name, body) => {
    const { gateway, sent } = lab([{ body }]);
    expect(failureOf(await gateway.call(read, { path: { id: 1 } }))).toMatchObject({
      kind: 'garbage',
      status: 200,
    });
    expect(sent).toHaveLength(1);
  });

  it('T-E1: a body that breaks off is offline', async () => {
    const { gateway, clock, sent } = lab([], {
      fetch: async (url, request) => {
        sent.push({ url, request });
        return { status: 200, headers: { get: () => null }, text: () => Promise.reject(new Error('reset')) };
      },
    });
    const outcome = await finish(gateway.call(read, { path: { id: 1 } }), clock);
    expect(failureOf(outcome)).toMatchObject({ kind: 'offline', status: 0 });
    expect(sent).toHaveLength(2);
  });

  it('T-E1: no answer in 15 s is a timeout, not repeated', async () => {
    const { gateway, clock, sent } = lab(['silence']);
    const call = gateway.call(read, { path: { id: 1 } });
    for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    clock.advance(14_999);
    expect(sent[0]?.request.signal?.aborted).toBe(false);
    expect(failureOf(await finish(call, clock, 1))).toMatchObject({ kind: 'timeout' });
    expect(sent).toHaveLength(1);
  });

  it('T-E1: a body that never ends is a timeout too', async () => {
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

it('T-E11, ERR2-05: the log names endpoint, kind and status; no token, address or body', async () => {
  const { gateway, logged, clock } = lab([{ status: 500, body: 'SECRET' }]);
  await finish(gateway.call(write, { body: { a: 'PASSWORD' } }), clock);
  expect(logged).toEqual([['error', 'ta: test.write failed', { kind: 'unavailable', status: 500 }]]);
});
