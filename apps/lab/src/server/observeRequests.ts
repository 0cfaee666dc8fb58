import { performance } from 'node:perf_hooks';
import type { Log } from '@trade-area/core/kernel';
import type { TrustedProxies } from '../base/clientAddress.ts';
import { requestIdOf, runForRequest } from '../base/currentRequest.ts';
import type { CurrentRequest } from '../base/currentRequest.ts';
import { logRequest } from '../base/requestLog.ts';
import type { Listener } from './answerCache.ts';
import type { Metrics } from './metrics/metrics.ts';

/** The status that is logged where the client went away before the answer. */
const goneAway = 499;

/**
 * The outermost listener: gives each request an id, which the answer's `x-request-id`, each log line of the
 * request and the jobs that it queues carry; logs and counts it when its answer is sent or its connection is gone.
 */
export function observeRequests(
  {
    log,
    proxies,
    metrics,
  }: { readonly log: Log; readonly proxies: TrustedProxies; readonly metrics: Pick<Metrics, 'countRequest'> },
  next: Listener,
): Listener {
  return (request, response) => {
    const began = performance.now();
    const current: CurrentRequest = { id: requestIdOf(request, proxies), route: '', customer: '' };
    response.setHeader('x-request-id', current.id);
    response.once('close', () => {
      const line = {
        method: request.method ?? '',
        path: (request.url ?? '').split('?')[0] ?? '',
        ...current,
        status: response.headersSent ? response.statusCode : goneAway,
        milliseconds: performance.now() - began,
      };
      metrics.countRequest(line);
      runForRequest(current, () => logRequest(log, line));
    });
    return runForRequest(current, () => next(request, response));
  };
}
