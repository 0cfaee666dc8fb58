import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits, openConnections } from './connections.ts';
import { isUnavailable } from './failure.ts';

/** The bytes with which a PostgreSQL server accepts a connection: AuthenticationOk and ReadyForQuery. */
const accepted = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

describe('connections to a PostgreSQL server', () => {
  const sockets: Socket[] = [];
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((socket) => {
      sockets.push(socket);
      socket.once('data', () => socket.write(accepted));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `postgres://ta:pw@127.0.0.1:${(server.address() as AddressInfo).port}/lab`;
  });
  afterAll(() => server.close());

  it('T-E4: survive that one breaks while it is used, and drop it', async () => {
    const connections = openConnections(url, defaultLimits);
    const { client, discard } = await connections.connect();
    // Without a listener, Node ends the process at the error of this connection.
    const ended = new Promise((resolve) => client.once('end', resolve));
    sockets[0]?.destroy();
    await ended;
    const error: unknown = await client.query('select 1').catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    discard(error);
    const next = await connections.connect();
    expect(sockets).toHaveLength(2);
    next.release();
    await connections.end();
  });

  it('count as unavailable when there is no server', async () => {
    const nowhere = openConnections('postgres://ta@127.0.0.1:1/none', defaultLimits);
    const error: unknown = await nowhere.connect().catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    await nowhere.end();
  });
});
