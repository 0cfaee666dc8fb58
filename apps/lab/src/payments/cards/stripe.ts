import { createHash } from 'node:crypto';
import { ProviderDown } from './provider.ts';
import type { CardProvider, KeepOutcome } from './provider.ts';

/** Milliseconds until the provider counts as down. */
const limit = 10_000;
/** The version of the API these calls were written for. */
const version = '2024-06-20';

interface Settings {
  /** Origin of the API, without a trailing slash. */
  readonly api: string;
  readonly secret: string;
}

interface SetupIntent {
  readonly id: string;
  readonly status: string;
  readonly payment_method: string | null;
  readonly next_action?: { readonly redirect_to_url?: { readonly url?: string } } | null;
}
interface PaymentMethod {
  readonly id: string;
  readonly card?: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/**
 * Stripe's documented API: a card is kept with a SetupIntent that is confirmed for later charges. References are
 * PaymentMethods (`pm_…`), a proof that is waited for is the SetupIntent (`seti_…`).
 */
export function createStripe({ api, secret }: Settings, fetch: typeof globalThis.fetch): CardProvider {
  return {
    name: 'stripe',
    async keep(reference, key) {
      if (!/^pm_\w{1,255}$/.test(reference)) return { outcome: 'declined', reason: 'declined' };
      const answer = await ask('POST', '/v1/setup_intents', {
        key: createHash('sha256').update(`${key} ${reference}`).digest('hex'),
        form: {
          payment_method: reference,
          'payment_method_types[]': 'card',
          confirm: 'true',
          usage: 'off_session',
        },
      });
      return answer.status === 402 ? refused(answer.body) : outcomeOf(answer.body as SetupIntent);
    },
    async prove(pending) {
      if (!/^seti_\w{1,255}$/.test(pending)) return { outcome: 'declined', reason: 'challengeFailed' };
      const { status, body } = await ask('GET', `/v1/setup_intents/${pending}`);
      return status === 200
        ? outcomeOf(body as SetupIntent)
        : { outcome: 'declined', reason: 'challengeFailed' };
    },
    async isUsable(reference) {
      if (!/^pm_\w{1,255}$/.test(reference)) return false;
      return (await ask('GET', `/v1/payment_methods/${reference}`)).status === 200;
    },
    async forget(reference) {
      if (/^pm_\w{1,255}$/.test(reference)) await ask('POST', `/v1/payment_methods/${reference}/detach`);
    },
  };

  async function outcomeOf(intent: SetupIntent): Promise<KeepOutcome> {
    if (intent.status === 'requires_action')
      return {
        outcome: 'challenge',
        pending: intent.id,
        url: intent.next_action?.redirect_to_url?.url ?? '',
      };
    if (intent.status !== 'succeeded' || !intent.payment_method)
      return { outcome: 'declined', reason: 'challengeFailed' };
    const { status, body } = await ask('GET', `/v1/payment_methods/${intent.payment_method}`);
    const { id, card } = body as PaymentMethod;
    if (status !== 200 || !card) throw new ProviderDown('no card behind a payment method');
    return {
      outcome: 'kept',
      card: {
        reference: id,
        brand: brands[card.brand] ?? 'Card',
        last4: card.last4,
        expiryMonth: card.exp_month,
        expiryYear: card.exp_year,
      },
    };
  }

  /** 200, 402 and 404 are answers; everything else is a provider that is down. */
  async function ask(
    method: 'GET' | 'POST',
    path: string,
    given: { readonly form?: Readonly<Record<string, string>>; readonly key?: string } = {},
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    try {
      const response = await fetch(`${api}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secret}`,
          'stripe-version': version,
          ...(given.key ? { 'idempotency-key': given.key } : {}),
          ...(given.form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(given.form ? { body: new URLSearchParams(given.form).toString() } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(limit),
      });
      if (![200, 402, 404].includes(response.status)) throw new ProviderDown(`status ${response.status}`);
      return { status: response.status, body: (await response.json()) as unknown };
    } catch (error) {
      if (error instanceof ProviderDown) throw error;
      throw new ProviderDown('no answer');
    }
  }
}

function refused(body: unknown): KeepOutcome {
  const { error } = body as { readonly error?: { readonly code?: string } };
  return { outcome: 'declined', reason: error?.code === 'expired_card' ? 'expired' : 'declined' };
}
