import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Log } from '@trade-area/core/kernel';
import { isTrustedPeer } from './clientAddress.ts';
import type { TrustedProxies } from './clientAddress.ts';

/** The request that is being answered, or whose job is running; each log line of it carries its id. */
export interface CurrentRequest {
  readonly id: string;
  /** Id of an endpoint, or pattern of a page's path; '' until the route is found. */
  route: string;
  /** Code of the customer; '' = none is signed in. */
  customer: string;
  /** Code of the order that the call names, for the records of who did what; none = it names none. */
  orderCode?: string;
  /** Language of the person, as the account or the desk knows it; none = not known. */
  language?: string;
}

const current = new AsyncLocalStorage<CurrentRequest | undefined>();
/** Covers UUIDs, hexadecimal ids and ULIDs; neither spaces nor quotes reach the log. */
const wellFormed = /^[\w-]{8,64}$/;

/**
 * The id of a request: that of a trusted proxy, which logs it too, or a new one. Any other client's would let it choose
 * the id of somebody else's request.
 */
export function requestIdOf(request: IncomingMessage, proxies: TrustedProxies): string {
  const given = request.headers['x-request-id'];
  const isKept =
    typeof given === 'string' &&
    wellFormed.test(given) &&
    isTrustedPeer(request.socket.remoteAddress ?? '', proxies);
  return isKept ? given : randomUUID();
}

/** Runs work, and all that it starts, for a request. */
export function runForRequest<T>(request: CurrentRequest, work: () => T): T {
  return current.run(request, work);
}

/** Runs the work of a job: for the request that queued it, or for none with ''. Never for the one that woke the worker. */
export function runForJob<T>(requestId: string, work: () => T): T {
  return current.run(requestId === '' ? undefined : { id: requestId, route: '', customer: '' }, work);
}

/** undefined outside of requests and their jobs. */
export function currentRequest(): CurrentRequest | undefined {
  return current.getStore();
}

/** The id of the current request, '' outside of one. */
export function currentRequestId(): string {
  return current.getStore()?.id ?? '';
}

/** Adds the id of the current request to each line. */
export function logWithRequest(log: Log): Log {
  return (level, message, fields) => {
    const request = currentRequestId();
    if (request === '') log(level, message, fields);
    else log(level, message, { ...fields, request });
  };
}
