import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

  it('T-E4: are no more than the limit: the next caller waits, and has one when it is released', async () => {
    const before = sockets.length;
    const connections = openConnections(url, { ...defaultLimits, connections: 2 });
    const [one, two] = [await connections.connect(), await connections.connect()];
    const third = connections.connect();
    await vi.waitFor(() => expect(connections.counts()).toEqual({ used: 2, idle: 0, awaited: 1 }));
    one.release();
    (await third).release();
    two.release();
    expect(connections.counts()).toEqual({ used: 0, idle: 2, awaited: 0 });
    expect(sockets.length - before).toBe(2);
    await connections.end();
  });

  it('count as unavailable when there is no server', async () => {
    const nowhere = openConnections('postgres://ta@127.0.0.1:1/none', defaultLimits);
    const error: unknown = await nowhere.connect().catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    await nowhere.end();
  });
});
