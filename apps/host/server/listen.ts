import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { referenceOf } from '@trade-area/core/kernel';
import { hostCheck, readTrustedProxies, requestIdOf } from '@trade-area/lab/demo';
import { transportHeaders } from './policy.ts';
import { sendText } from './send.ts';
import type { Handler } from './portal.ts';

/**
 * A server that answers every request, under an id in `x-request-id`: with a plain error where the handler fails, which
 * names the end of the id as the lab's errors do.
 * @param origin address of the site as browsers see it; requests to other host names are refused.
 * @param proxies value of `TA_TRUSTED_PROXIES`: their request ids are kept.
 */
export function siteServer(handler: Handler, origin: string, proxies = ''): Server {
  const trusted = readTrustedProxies(proxies);
  const isOurs = hostCheck([origin]);
  const always = Object.entries(transportHeaders(origin));
  return createServer((request, response) => {
    const requestId = requestIdOf(request, trusted);
    response.setHeader('x-request-id', requestId);
    for (const [name, value] of always) response.setHeader(name, value);
    if (!isOurs(request.headers.host))
      return sendText(response, 421, 'This site isn’t served under this host name.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
    let url: URL;
    try {
      url = new URL(request.url ?? '/', 'http://site.invalid');
      url.pathname = decodeURIComponent(url.pathname).replace(/\\/g, '/');
    } catch {
      return sendText(response, 400, 'This address isn’t valid.');
    }
    handler(request, response, url).catch((error: unknown) => {
      console.error(`ta: a page could not be sent (request ${requestId}):`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, `Something went wrong. Try again.\nReference: ${referenceOf(requestId)}`);
    });
    return undefined;
  });
}

/**
 * Listens on both loopback addresses, so that `localhost` answers whichever of the two a browser asks; `address`
 * (TA_BIND) chooses another one; `origin` is the site's address as browsers see it. Returns the servers to close.
 * @throws Error that says what to do when the port is taken or not allowed.
 */
export async function listen(
  handler: Handler,
  site: string,
  variable: string,
  port: number,
  address: string | undefined,
  origin: string,
): Promise<Server[]> {
  const open: Server[] = [];
  for (const host of address ? [address] : ['127.0.0.1', '::1']) {
    const server = siteServer(handler, origin, process.env['TA_TRUSTED_PROXIES']);
    const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once('error', resolve);
      server.listen(port, host, () => resolve(undefined));
    });
    if (!failure) open.push(server);
    // A machine without IPv6 has one loopback address.
    else if (host !== '::1' || (failure.code !== 'EADDRNOTAVAIL' && failure.code !== 'EAFNOSUPPORT')) {
      for (const other of open) other.close();
      throw new Error(describe(failure, site, variable, port));
    }
  }
  return open;
}

function describe(failure: NodeJS.ErrnoException, site: string, variable: string, port: number): string {
  const instead = `choose another port: ${variable}=${port + 1} npm start`;
  if (failure.code === 'EADDRINUSE')
    return `ta: port ${port} for the ${site} is taken by another program. Stop that program, or ${instead}`;
  if (failure.code === 'EACCES')
    return `ta: port ${port} for the ${site} may not be opened by this user. Please ${instead}`;
  return `ta: the ${site} cannot listen on port ${port}: ${failure.message}. Please ${instead}`;
}
