import { Agent, request } from 'node:http';

/**
 * Kept connections of a browser of one's own: as many at once as it needs. Answers a function that sends a request and
 * resolves with `{ status, headers, body }`, and rejects after half a minute without an answer.
 */
export function connectionTo(context, port) {
  const agent = new Agent({ keepAlive: true });
  context.onEnd(() => agent.destroy());
  return (path, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const length = body === '' && method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = request(
        { host: '127.0.0.1', port, path, method, agent, headers: { ...headers, ...length }, timeout: 30_000 },
        (answer) => {
          const parts = [];
          answer.on('data', (part) => parts.push(part));
          answer.once('error', reject);
          answer.once('end', () =>
            resolve({
              status: answer.statusCode,
              headers: answer.headers,
              body: Buffer.concat(parts).toString(),
            }),
          );
        },
      );
      sent.once('error', reject);
      sent.once('timeout', () => sent.destroy(new Error(`no answer to ${path} in 30 s`)));
      sent.end(body);
    });
}
