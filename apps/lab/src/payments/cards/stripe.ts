import type { CardSettings } from '../../base/configuration.ts';
import { ProviderUnavailable } from '../../base/ports/cardProvider.ts';
import type { CardProvider, SaveOutcome } from '../../base/ports/cardProvider.ts';
import { addressOf, nameIn, recordOf } from './stripeAnswer.ts';
import { createStripeApi } from './stripeApi.ts';
import { createStripeCharges } from './stripeCharges.ts';
import type { StripeAnswer } from './stripeApi.ts';

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Names of PaymentMethods and SetupIntents. */
const methodName = /^pm_\w{1,255}$/;
const intentName = /^seti_\w{1,255}$/;

/**
 * Stripe's documented API: the card belongs to a Customer and is stored with a SetupIntent, confirmed at once for
 * off-session charges. References are PaymentMethods (`pm_…`), a pending challenge is the SetupIntent (`seti_…`).
 * `back` is the page that the bank returns to. An answer that differs from the documentation counts as a provider that
 * is down, so that no card is stored on a guess.
 */
export function createStripe(
  settings: Pick<CardSettings, 'api' | 'secret' | 'timeoutMs'>,
  ports: { readonly fetch: typeof fetch; readonly now: () => Date; readonly back: string },
): CardProvider {
  const ask = createStripeApi(settings, ports.fetch);
  return {
    name: 'stripe',
    async save(reference, { key, owner }) {
      if (!methodName.test(reference)) return { outcome: 'declined', reason: 'declined' };
      const wish = `${key} ${reference}`;
      const customer = nameIn(
        await ask('POST', '/v1/customers', {
          idempotencyKey: `customer ${wish}`,
          form: { 'metadata[customer]': String(owner) },
        }),
        /^cus_\w{1,255}$/,
      );
      const answer = await ask('POST', '/v1/setup_intents', {
        idempotencyKey: `intent ${wish}`,
        form: {
          customer,
          payment_method: reference,
          'payment_method_types[]': 'card',
          confirm: 'true',
          usage: 'off_session',
          return_url: ports.back,
        },
      });
      return answer.status === 200 ? outcomeOf(answer) : refused(answer);
    },
    async prove(pending) {
      if (!intentName.test(pending)) return { outcome: 'declined', reason: 'challengeFailed' };
      const answer = await ask('GET', `/v1/setup_intents/${pending}`);
      return answer.status === 200 ? outcomeOf(answer) : { outcome: 'declined', reason: 'challengeFailed' };
    },
    async isUsable(reference) {
      if (!methodName.test(reference)) return false;
      const { status, body } = await ask('GET', `/v1/payment_methods/${reference}`);
      if (status !== 200) return false;
      // A card that was detached from its Customer cannot be charged any more.
      const { expiryYear, expiryMonth } = cardOf(body);
      const runsOut = Date.UTC(expiryYear, expiryMonth, 1);
      return typeof body['customer'] === 'string' && ports.now().getTime() < runsOut;
    },
    async forget(reference) {
      if (methodName.test(reference))
        await ask('POST', `/v1/payment_methods/${reference}/detach`, { form: {} });
    },
    ...createStripeCharges(ask, settings.api),
  };

  async function outcomeOf({ body }: StripeAnswer): Promise<SaveOutcome> {
    const { status, payment_method: method } = body;
    if (status === 'requires_action')
      return {
        outcome: 'challenge',
        pending: nameIn({ body }, intentName),
        url: addressOf(body, settings.api),
      };
    if (status === 'requires_payment_method' || status === 'canceled')
      return { outcome: 'declined', reason: 'challengeFailed' };
    if (status !== 'succeeded' || typeof method !== 'string' || !methodName.test(method))
      throw new ProviderUnavailable('an intent that says nothing we know');
    const methodAnswer = await ask('GET', `/v1/payment_methods/${method}`);
    if (methodAnswer.status !== 200) throw new ProviderUnavailable('no card behind an intent');
    return { outcome: 'kept', card: { reference: method, ...cardOf(methodAnswer.body) } };
  }
}

/** The fields that identify a card; anything else, above all a longer number, is rejected. */
function cardOf(body: StripeAnswer['body']) {
  const { brand, last4, exp_month: month, exp_year: year } = recordOf(body['card']);
  const fits =
    typeof brand === 'string' &&
    typeof last4 === 'string' &&
    /^\d{4}$/.test(last4) &&
    Number.isInteger(month) &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number.isInteger(year) &&
    Number(year) >= 2000 &&
    Number(year) <= 2100;
  if (!fits) throw new ProviderUnavailable('a card that is none');
  return { brand: brands[brand] ?? 'Card', last4, expiryMonth: Number(month), expiryYear: Number(year) };
}

/** 402 means that the bank declined, 400 and 404 that the provider does not know the card. */
function refused({ body }: StripeAnswer): SaveOutcome {
  const expired = recordOf(body['error'])['code'] === 'expired_card';
  return { outcome: 'declined', reason: expired ? 'expired' : 'declined' };
}
