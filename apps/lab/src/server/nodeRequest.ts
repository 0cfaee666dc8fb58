import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/**
 * A request as the tus server reads it, without its body: the streams of the web would copy every byte and pass it
 * through four queues on its way to the disk. The store takes the body from the connection itself (`bytesOf`).
 */
export function requestWithoutBody(request: IncomingMessage, response: ServerResponse): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const head = new Request(new URL(request.url ?? '/', 'http://lab'), {
    method: request.method ?? 'GET',
    headers,
  });
  // The tus server learns from these that the connection was cut.
  return Object.assign(head, { runtime: { name: 'node', node: { req: request, res: response } } });
}

/** Sends the tus server's answer over the connection. */
export async function sendResponse(response: ServerResponse, answer: Response): Promise<void> {
  const body = answer.body === null ? null : Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
}

/**
 * The chunks of a body as they arrive. Ends with it, or as soon as `signal` says that another request waits for this
 * upload: the bytes until then count, and the connection stays open for the answer.
 * @throws the connection's error when it is cut.
 */
export async function* bytesOf(body: Readable, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const pieces = body.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Uint8Array>;
  let stop: () => void = () => undefined;
  const onAbort = () => stop();
  signal.addEventListener('abort', onAbort);
  try {
    while (!signal.aborted) {
      const next = await new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
        stop = () => resolve({ done: true, value: undefined });
        pieces.next().then(resolve, reject);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // It may be waiting for a chunk that never comes, so its end is not awaited.
    void pieces.return?.().catch(() => undefined);
  }
}
