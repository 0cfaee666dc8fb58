import { ProviderUnavailable } from '../../base/ports/cardProvider.ts';
import type { StripeAnswer } from './stripeApi.ts';

/** The `id` of an answer. @throws ProviderUnavailable when it is not of this form. */
export function nameIn({ body }: Pick<StripeAnswer, 'body'>, form: RegExp): string {
  const { id } = body;
  if (typeof id === 'string' && form.test(id)) return id;
  throw new ProviderUnavailable('an answer without a name');
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The address of an intent's challenge: https, or the configured provider itself. */
export function addressOf(body: StripeAnswer['body'], api: string): string {
  const redirectUrl = recordOf(recordOf(body['next_action'])['redirect_to_url'])['url'];
  const url = typeof redirectUrl === 'string' && URL.canParse(redirectUrl) ? new URL(redirectUrl) : null;
  if (url && (url.protocol === 'https:' || url.origin === new URL(api).origin)) return url.href;
  throw new ProviderUnavailable('a challenge without an address');
}
