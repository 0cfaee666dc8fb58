import { createHash } from 'node:crypto';
import type { CardSettings } from '../../base/configuration.ts';
import { ProviderDown } from '../../base/ports/cardProvider.ts';

/** The version of the API these calls were written for. */
const version = '2024-06-20';
/** Far above the size of any answer of these calls. */
const longest = 200_000;
/** Success, and the ways to decline a card; any other status counts as a provider that is down. */
const answers: readonly number[] = [200, 400, 402, 404];

export interface StripeAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Given {
  readonly form?: Readonly<Record<string, string>>;
  /** Idempotency key; hashed before it is sent. */
  readonly key?: string;
}

export type AskStripe = (method: 'GET' | 'POST', path: string, given?: Given) => Promise<StripeAnswer>;

/** One call of the API. Throws `ProviderDown` for a timeout, a redirect, and an answer that is not a JSON object. */
export function createStripeApi(
  { api, secret, patience }: Pick<CardSettings, 'api' | 'secret' | 'patience'>,
  fetch: typeof globalThis.fetch,
): AskStripe {
  return async (method, path, { form, key } = {}) => {
    try {
      const response = await fetch(`${api}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          'stripe-version': version,
          ...(key ? { 'idempotency-key': createHash('sha256').update(key).digest('hex') } : {}),
          ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(form ? { body: new URLSearchParams(form).toString() } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (!answers.includes(response.status)) throw new ProviderDown(`status ${response.status}`);
      const text = await response.text();
      const body: unknown = text.length > longest ? null : JSON.parse(text);
      if (typeof body !== 'object' || body === null || Array.isArray(body))
        throw new ProviderDown('no object');
      return { status: response.status, body: body as StripeAnswer['body'] };
    } catch (error) {
      if (error instanceof ProviderDown) throw error;
      throw new ProviderDown('no answer');
    }
  };
}
