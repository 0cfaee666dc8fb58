import type { IncomingMessage } from 'node:http';

/** Milliseconds without a byte after which a sender counts as gone. */
const idleTimeoutMs = 30_000;

/**
 * An upload may take hours over a slow connection, so its request is limited in silence, not in time. Ends the connection
 * when nothing came for half a minute; the bytes that had come are committed.
 */
export function limitIdleTime(request: IncomingMessage): void {
  const { socket } = request;
  socket.setTimeout(idleTimeoutMs);
  const onIdle = () => void socket.destroy();
  socket.once('timeout', onIdle);
  request.once('close', () => {
    socket.off('timeout', onIdle);
    socket.setTimeout(0);
  });
}

/** Milliseconds that any other request may take to arrive. */
const bodyTimeoutMs = 60_000;

/** Everything but uploads is small: ends the connection of a body that has not arrived after a minute. */
export function limitBodyTime(request: IncomingMessage): void {
  if (request.complete || (!request.headers['content-length'] && !request.headers['transfer-encoding']))
    return;
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, bodyTimeoutMs);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}
