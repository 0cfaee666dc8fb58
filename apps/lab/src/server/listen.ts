import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartFailure } from '../base/startFailure.ts';
import type { Listener } from './answerCache.ts';

/** The sockets of a lab, and the port that they share. */
export interface OpenPort {
  readonly servers: readonly Server[];
  readonly port: number;
}

/**
 * Listens on both loopback addresses, so that `localhost` answers whichever of the two a client asks, and no other
 * machine reaches a lab that nobody has put behind a proxy; `address` (TA_BIND) chooses another one.
 * @param port 0 chooses a free one.
 * @throws StartFailure when the port is in use or not allowed.
 */
export async function listen(listener: Listener, port: number, address: string): Promise<OpenPort> {
  const servers: Server[] = [];
  let chosen = port;
  for (const host of address === '' ? ['127.0.0.1', '::1'] : [address]) {
    const server = createServer((request, response) => void listener(request, response));
    server.keepAliveTimeout = 65_000;
    server.headersTimeout = 20_000;
    // An upload over a slow connection may take hours; `requestTimeouts.ts` ends silent and other slow requests.
    server.requestTimeout = 0;
    const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      server.once('error', resolve);
      server.listen(chosen, host, () => resolve(null));
    });
    if (!failure) {
      chosen = (server.address() as AddressInfo).port;
      servers.push(server);
    }
    // A machine without IPv6 has one loopback address.
    else if (host !== '::1' || (failure.code !== 'EADDRNOTAVAIL' && failure.code !== 'EAFNOSUPPORT')) {
      for (const other of servers) other.close();
      throw startFailure(failure, port, host);
    }
  }
  return { servers, port: chosen };
}

function startFailure(error: NodeJS.ErrnoException, port: number, host: string): StartFailure {
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartFailure(
      `This machine has no address ${host}.`,
      'Correct TA_BIND, or unset it to listen on loopback.',
      { cause: error },
    );
  return new StartFailure(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use by another program.`
      : `Port ${port} cannot be opened (${error.message}).`,
    'Stop that program, or choose another port with TA_LAB_PORT.',
    { cause: error },
  );
}
