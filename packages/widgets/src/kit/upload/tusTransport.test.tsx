import type { HttpStack } from 'tus-js-client';
import { expect, test, vi } from 'vitest';
import type { SendingOrder, TransportProblem } from '@trade-area/core/kernel';
import { localFile } from './localFiles.ts';
import { tusTransport } from './tusTransport.ts';

const origin = 'https://lab.test';
const size = 1_000;
let counted = 0;

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}
/** The lab's reaction to one request; null = its answer is lost, a promise that never ends = it is under way. */
type Reply = Answer | null | Promise<never>;

/** A line whose every request is answered by the next of these. */
function lineOf(...replies: Reply[]) {
  const requests: string[] = [];
  const stack: HttpStack = {
    getName: () => 'test',
    createRequest: (method, url) => {
      const headers = new Map<string, string>();
      return {
        getMethod: () => method,
        getURL: () => url,
        setHeader: (name, value) => void headers.set(name.toLowerCase(), value),
        getHeader: (name) => headers.get(name.toLowerCase()),
        setProgressHandler: () => undefined,
        getUnderlyingObject: () => null,
        abort: async () => undefined,
        async send() {
          requests.push(
            [method, url.replace(origin, ''), headers.get('upload-offset') ?? ''].join(' ').trim(),
          );
          const reply = await (replies.shift() ?? expect.fail(`${method} was not expected`));
          if (reply === null) throw new Error('the line broke');
          return {
            getStatus: () => reply.status,
            getHeader: (name) => reply.headers?.[name.toLowerCase()],
            getBody: () => '',
            getUnderlyingObject: () => null,
          };
        },
      };
    },
  };
  return { requests, transport: tusTransport({ origin, token: async () => 'secret', stack }) };
}

/** A wish to send one file of its own. */
function orderOf(change: Partial<SendingOrder> = {}) {
  counted += 1;
  const problems: TransportProblem[] = [];
  const done = vi.fn<() => void>();
  const order: SendingOrder = {
    file: localFile(new File([new Uint8Array(size)], '001.jpg')),
    uploadId: null,
    metadata: { order_code: '2600001', edges: `edges-${counted}` },
    onBegun: () => undefined,
    onProgress: () => undefined,
    onRetry: () => undefined,
    onDone: done,
    onProblem: (problem) => problems.push(problem),
    onFree: () => undefined,
    ...change,
  };
  return { order, problems, done };
}

const under = new Promise<never>(() => undefined);
const made = (id: string): Answer => ({ status: 201, headers: { location: `${origin}/files/${id}` } });
const offsetAnswer = (offset: number): Answer => ({
  status: 200,
  headers: { 'upload-offset': String(offset), 'upload-length': String(size) },
});
const taken = (offset: number): Answer => ({ status: 204, headers: { 'upload-offset': String(offset) } });

test('a file that is stopped and sent again at once is in this tab, not in another one', async () => {
  const { order, problems, done } = orderOf({ uploadId: 'u1' });
  // Before the browser has given the lock, then while it is held.
  lineOf().transport.send(order).stop();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const { requests, transport } = lineOf(under);
    const running = transport.send(order);
    await expect.poll(() => requests.length).toBe(1);
    running.stop();
  }
  const line = lineOf(offsetAnswer(400), taken(size));
  line.transport.send(order);
  await expect.poll(() => done.mock.calls.length).toBe(1);
  // The last one is given back too.
  const again = orderOf({ metadata: order.metadata, uploadId: 'u1' });
  lineOf(offsetAnswer(size)).transport.send(again.order);
  await expect.poll(() => again.done.mock.calls.length).toBe(1);
  expect([problems, again.problems]).toEqual([[], []]);
});

test('a file that another tab is sending is told so, and told again when that has ended', async () => {
  const free = vi.fn<() => void>();
  const { order, problems } = orderOf({ onFree: free });
  let end: () => void = () => undefined;
  const name = `ta-upload 2600001 ${order.metadata['edges']}`;
  const other = new Promise<void>((resolve) => (end = resolve));
  await new Promise<void>((resolve) => {
    void navigator.locks.request(name, () => {
      resolve();
      return other;
    });
  });
  const line = lineOf();
  line.transport.send(order);
  await expect.poll(() => problems).toEqual(['elsewhere']);
  expect([line.requests, free.mock.calls.length]).toEqual([[], 0]);
  end();
  await expect.poll(() => free.mock.calls.length).toBe(1);
});

test('a begun file is never begun anew because the lab could not say how far it is (T-D5)', async () => {
  const { order, problems, done } = orderOf();
  const { requests, transport } = lineOf(made('u1'), null, { status: 503 }, offsetAnswer(400), taken(size));
  transport.send(order);
  await expect.poll(() => done.mock.calls.length, { timeout: 10_000 }).toBe(1);
  expect(requests).toEqual([
    'POST /files/',
    'PATCH /files/u1 0',
    'HEAD /files/u1',
    'HEAD /files/u1',
    'PATCH /files/u1 400',
  ]);
  expect(problems).toEqual([]);
});

test('what the lab no longer has is said to be gone: whoever sends it decides what then', async () => {
  const { order, problems } = orderOf();
  const { requests, transport } = lineOf(made('u1'), null, { status: 404 });
  transport.send(order);
  await expect.poll(() => problems, { timeout: 10_000 }).toEqual(['gone']);
  expect(requests).toHaveLength(3);
});

test('a refusal is told with the id of its answer, by which the lab finds it', async () => {
  const onProblem = vi.fn<SendingOrder['onProblem']>();
  const { order } = orderOf({ onProblem });
  const { transport } = lineOf({ status: 507, headers: { 'x-request-id': 'request-1' } });
  transport.send(order);
  await expect.poll(() => onProblem.mock.calls, { timeout: 10_000 }).toEqual([['labFull', 'request-1']]);
});

test('a beginning whose answer was lost is found in the ledger and not repeated (T-D5)', async () => {
  const begun: string[] = [];
  const { order, done } = orderOf({ findUploadId: async () => 'u7', onBegun: (id) => begun.push(id) });
  const { requests, transport } = lineOf(null, offsetAnswer(0), taken(size));
  transport.send(order);
  await expect.poll(() => done.mock.calls.length, { timeout: 10_000 }).toBe(1);
  expect(requests).toEqual(['POST /files/', 'HEAD /files/u7', 'PATCH /files/u7 0']);
  expect(begun).toEqual(['u7']);
});

test.each([
  ['nothing was begun', async () => null],
  ['the ledger cannot be read either', () => Promise.reject(new Error('no line'))],
])('when %s, it is begun again', async (_what, findUploadId) => {
  const { order, done } = orderOf({ findUploadId });
  const { requests, transport } = lineOf(null, made('u2'), taken(size));
  transport.send(order);
  await expect.poll(() => done.mock.calls.length, { timeout: 10_000 }).toBe(1);
  expect(requests).toEqual(['POST /files/', 'POST /files/', 'PATCH /files/u2 0']);
});
