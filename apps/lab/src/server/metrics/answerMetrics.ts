import { createHash, timingSafeEqual } from 'node:crypto';
import { bearerToken } from '../../base/bearer.ts';
import { currentRequest } from '../../base/currentRequest.ts';
import { securityHeaders } from '../../base/securityHeaders.ts';
import type { Listener } from '../answerCache.ts';
import { metricsType } from './metrics.ts';
import type { Metrics } from './metrics.ts';

const path = '/metrics';

/**
 * Answers `/metrics` under every host name, to the bearer of the token alone: a monitor asks each lab by the address of
 * its machine. Without a token the address leads nowhere.
 */
export function answerMetrics(metrics: Metrics, token: string, next: Listener): Listener {
  if (token === '') return next;
  const wanted = digest(token);
  return async (request, response) => {
    if ((request.url ?? '').split('?')[0] !== path) return next(request, response);
    const logged = currentRequest();
    if (logged) logged.route = path;
    const headers = { ...securityHeaders(), 'cache-control': 'no-store' };
    if (!timingSafeEqual(digest(bearerToken(request.headers.authorization)), wanted)) {
      const refusal = { ...headers, 'www-authenticate': 'Bearer', 'content-type': 'text/plain' };
      return response.writeHead(401, refusal).end('The token of TA_METRICS_TOKEN is required.\n');
    }
    const text = await metrics.text();
    return response.writeHead(200, { ...headers, 'content-type': metricsType }).end(text);
  };
}

/** Tokens of any length compare in the same time. */
const digest = (text: string) => createHash('sha256').update(text).digest();
