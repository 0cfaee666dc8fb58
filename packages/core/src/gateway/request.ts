import { fillPath } from '../contract/index.ts';
import type { CallInput, Endpoint } from '../contract/index.ts';
import type { FetchRequest } from '../kernel/ports.ts';

const accepted = { json: 'application/json', csv: 'text/csv', html: 'text/html', file: '*/*' } as const;

/** The address and request of one call (docs/sites.md, Addresses of the gateway). */
export function compose<E extends Endpoint>(
  origin: string,
  endpoint: E,
  input: CallInput<E>,
  token: string | null,
  key = '',
) {
  const path = fillPath(endpoint.path, input.path);
  const query = new URLSearchParams(
    endpoint.via === 'gateway' ? [['endpoint', path], ...filled(input.query)] : filled(input.query),
  ).toString();
  const base = endpoint.via === 'gateway' ? '/gateway' : path;
  const headers: Record<string, string> = {
    accept: accepted[endpoint.answerType],
  };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (key) headers['idempotency-key'] = key;
  const request: FetchRequest = {
    method: endpoint.method,
    headers,
    credentials: endpoint.keepsDevice ? 'include' : 'omit',
    cache: 'no-store',
  };
  if (endpoint.encoding === 'json') {
    headers['content-type'] = 'application/json';
    request.body = JSON.stringify(input.body ?? {});
  } else if (endpoint.encoding === 'form') {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    request.body = new URLSearchParams(filled(input.body)).toString();
  }
  if (endpoint.encoding === 'bytes' && input.bytes) {
    headers['content-type'] = 'application/octet-stream';
    request.body = input.bytes;
  }
  return { url: `${origin}${base}${query ? `?${query}` : ''}`, request };
}

/** Form and query values; an absent or empty one is left out (ORD-02). */
function filled(values: unknown): [string, string][] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)]);
}
