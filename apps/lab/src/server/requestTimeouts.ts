import type { IncomingMessage } from 'node:http';

/** Milliseconds without a byte after which a sender counts as gone. */
const silence = 30_000;

/**
 * A file may take hours on a slow line, so its request has no limit of time, only of silence. Ends the connection when
 * nothing came for half a minute: what had come is committed.
 */
export function arrive(request: IncomingMessage): void {
  const { socket } = request;
  socket.setTimeout(silence);
  const onSilence = () => void socket.destroy();
  socket.once('timeout', onSilence);
  request.once('close', () => {
    socket.off('timeout', onSilence);
    socket.setTimeout(0);
  });
}

/** Milliseconds that any other request may take to arrive. */
const soon = 60_000;

/** Everything but files is small: a body that drips in for a minute is nobody's. */
export function arriveSoon(request: IncomingMessage): void {
  if (request.complete || (!request.headers['content-length'] && !request.headers['transfer-encoding']))
    return;
  const late = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, soon);
  late.unref();
  request.once('close', () => clearTimeout(late));
}
