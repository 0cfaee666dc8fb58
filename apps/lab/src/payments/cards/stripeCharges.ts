import { ProviderUnavailable } from '../../base/ports/cardProvider.ts';
import type { CardProvider, ChargeDecline, ChargeOutcome } from '../../base/ports/cardProvider.ts';
import { addressOf, nameIn, recordOf } from './stripeAnswer.ts';
import type { AskStripe, StripeAnswer } from './stripeApi.ts';
import { refundOnce } from './stripeRefunds.ts';

const methodName = /^pm_\w{1,255}$/;
const intentName = /^pi_\w{1,255}$/;

type Charges = Pick<
  CardProvider,
  'openCharge' | 'confirmCharge' | 'readCharge' | 'cancelCharge' | 'refundCharge' | 'refundPart'
>;

/**
 * Charges as PaymentIntents of Stripe's documented API: created without `confirm`, and confirmed by a call of its own.
 * A status that the documentation of a card payment does not have counts as no answer.
 */
export function createStripeCharges(ask: AskStripe, api: string): Charges {
  const read = async (charge: string): Promise<ChargeOutcome> => {
    const answer = await ask('GET', `/v1/payment_intents/${named(charge)}`);
    if (answer.status !== 200) throw new ProviderUnavailable('a charge that the provider does not know');
    return outcomeOf(answer, api);
  };
  return {
    async openCharge({ key, reference, amount, currency, order }) {
      if (!methodName.test(reference)) return { declined: 'declined' };
      const method = await ask('GET', `/v1/payment_methods/${reference}`);
      const { customer } = method.body;
      if (method.status !== 200 || typeof customer !== 'string') return { declined: 'declined' };
      const answer = await ask('POST', '/v1/payment_intents', {
        idempotencyKey: `charge ${key} ${reference} ${amount} ${currency}`,
        form: {
          amount: String(amount),
          currency: currency.toLowerCase(),
          customer,
          payment_method: reference,
          'payment_method_types[]': 'card',
          'metadata[order]': order,
        },
      });
      return answer.status === 200
        ? { charge: nameIn(answer, intentName) }
        : { declined: declineOf(answer.body['error']) };
    },
    async confirmCharge(charge, { reference, back }) {
      const answer = await ask('POST', `/v1/payment_intents/${named(charge)}/confirm`, {
        idempotencyKey: `confirm ${charge}`,
        form: { payment_method: reference, return_url: back },
      });
      if (answer.status === 200) return outcomeOf(answer, api);
      // 402: the bank has declined. Other refusals say nothing about the money, so the charge itself is asked.
      return answer.status === 402
        ? { outcome: 'declined', reason: declineOf(answer.body['error']) }
        : read(charge);
    },
    readCharge: read,
    async cancelCharge(charge) {
      const answer = await ask('POST', `/v1/payment_intents/${named(charge)}/cancel`, { form: {} });
      return answer.status === 200 ? outcomeOf(answer, api) : read(charge);
    },
    refundCharge: async (charge) => refundOnce(ask, { charge: named(charge), part: '', amount: null }),
    refundPart: async (charge, { key, amount }) =>
      refundOnce(ask, { charge: named(charge), part: key, amount }),
  };
}

function outcomeOf({ body }: StripeAnswer, api: string): ChargeOutcome {
  switch (body['status']) {
    case 'succeeded':
      return { outcome: 'charged' };
    case 'requires_action':
      return { outcome: 'challenge', url: addressOf(body, api) };
    case 'requires_confirmation':
      return { outcome: 'open' };
    case 'requires_payment_method': {
      const error = body['last_payment_error'];
      return { outcome: 'declined', reason: declineOf(error) };
    }
    case 'canceled':
      return { outcome: 'declined', reason: 'challengeFailed' };
    default:
      // `processing` included: the money may still move.
      throw new ProviderUnavailable('a charge in a status without a meaning here');
  }
}

function declineOf(error: unknown): ChargeDecline {
  const { code } = recordOf(error);
  if (code === 'expired_card') return 'expired';
  return code === 'payment_intent_authentication_failure' ? 'challengeFailed' : 'declined';
}

/** @throws ProviderUnavailable for a name that is no charge of this provider: another one may have been configured. */
function named(charge: string): string {
  if (intentName.test(charge)) return charge;
  throw new ProviderUnavailable('a charge of another provider');
}
