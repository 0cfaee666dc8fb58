import { createHash } from 'node:crypto';
import type { CardSettings } from '../../base/configuration.ts';
import { ProviderUnavailable } from '../../base/ports/cardProvider.ts';

/** The version of the API that these calls were written for. */
const stripeApiVersion = '2024-06-20';
/** In characters; far above the size of any response to these calls. */
const maxResponseLength = 200_000;
/** Success, invalid request, declined card, unknown object. */
const handledStatuses: readonly number[] = [200, 400, 402, 404];

export interface StripeAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The provider repeats its answer to an earlier call with the same idempotency key. */
  readonly isReplayed: boolean;
}

interface StripeRequestOptions {
  readonly form?: Readonly<Record<string, string>>;
  /** Hashed before it is sent. */
  readonly idempotencyKey?: string;
}

export type AskStripe = (
  method: 'GET' | 'POST',
  path: string,
  options?: StripeRequestOptions,
) => Promise<StripeAnswer>;

/**
 * One call of the API. Returns the response of a handled status, throws `ProviderUnavailable` for all else: another status
 * (401, 429 and 5xx included), a timeout, a network failure, a redirect, a response that is too long or no JSON object.
 */
export function createStripeApi(
  { api, secret, timeoutMs }: Pick<CardSettings, 'api' | 'secret' | 'timeoutMs'>,
  fetch: typeof globalThis.fetch,
): AskStripe {
  return async (method, path, { form, idempotencyKey } = {}) => {
    try {
      const response = await fetch(`${api}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          'stripe-version': stripeApiVersion,
          ...(idempotencyKey
            ? { 'idempotency-key': createHash('sha256').update(idempotencyKey).digest('hex') }
            : {}),
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(form ? { body: new URLSearchParams(form).toString() } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!handledStatuses.includes(response.status))
        throw new ProviderUnavailable(`status ${response.status}`);
      const text = await response.text();
      const body: unknown = text.length > maxResponseLength ? null : JSON.parse(text);
      if (typeof body !== 'object' || body === null || Array.isArray(body))
        throw new ProviderUnavailable('no object');
      const isReplayed = response.headers.get('idempotent-replayed') === 'true';
      return { status: response.status, body: body as StripeAnswer['body'], isReplayed };
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw error;
      // Without a `cause`: the message of `fetch` can quote the secret key, that of `JSON.parse` the response.
      throw new ProviderUnavailable('no answer');
    }
  };
}
