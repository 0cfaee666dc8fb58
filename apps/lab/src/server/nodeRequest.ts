import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/**
 * A request as the tus server reads it, without its body: the streams of the web would copy every byte and pass it
 * through four queues on its way to the disk. The store takes the body from the connection itself (`bytesOf`).
 */
export function withoutBody(request: IncomingMessage, response: ServerResponse): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const head = new Request(new URL(request.url ?? '/', 'http://lab'), {
    method: request.method ?? 'GET',
    headers,
  });
  // By this the tus server hears that the line was cut.
  return Object.assign(head, { runtime: { name: 'node', node: { req: request, res: response } } });
}

/** Says over the connection what the tus server answered. */
export async function tell(response: ServerResponse, answer: Response): Promise<void> {
  const body = answer.body === null ? null : Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
}

/**
 * The pieces of a body as they come. Ends with it, or as soon as `signal` says that somebody else waits for this upload:
 * what came until then counts, and the connection stays for the answer.
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
    // It may be waiting for a piece that never comes: nobody waits for its end.
    void pieces.return?.().catch(() => undefined);
  }
}
