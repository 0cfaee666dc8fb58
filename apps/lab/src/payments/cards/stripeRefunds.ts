import { ProviderUnavailable } from '../../base/ports/cardProvider.ts';
import type { RefundOutcome } from '../../base/ports/cardProvider.ts';
import { recordOf } from './stripeAnswer.ts';
import type { AskStripe, StripeAnswer } from './stripeApi.ts';

type Fields = StripeAnswer['body'];

/** More refusals of one refund than the attempts of its job within the day for which the provider keeps a key. */
const mostRefusals = 100;

export interface StripeRefund {
  readonly charge: string;
  /** The lab's name of a part; '' = the whole charge. */
  readonly part: string;
  /** Minor units; null = all of it. */
  readonly amount: number | null;
}

/**
 * Gives money of a charge back once, however often it is called. The provider forgets idempotency keys after a day, and a
 * job may be retried later than that, so the refunds that exist are read first. One that has failed, which the bank of a
 * card may say days later, moved no money: another one is made, under a key that counts those.
 */
export async function refundOnce(
  ask: AskStripe,
  { charge, part, amount }: StripeRefund,
): Promise<RefundOutcome> {
  const all = await refundsOf(ask, charge);
  const made = all.filter(({ metadata }) => (recordOf(metadata)['part'] ?? '') === part);
  // All of a charge: refunds that are not the lab's may exist, and the provider itself gives the rest back once.
  if (amount !== null && made.some((refund) => outcomeOf(refund) === 'refunded')) return 'refunded';
  const key = ['refund', charge, ...(amount === null ? [] : [part, String(amount)])].join(' ');
  const form = {
    payment_intent: charge,
    ...(amount === null ? {} : { amount: String(amount), 'metadata[part]': part }),
  };
  for (let refusals = 0; refusals < mostRefusals; refusals += 1) {
    const attempt = made.length + refusals === 0 ? '' : ` ${made.length} ${refusals}`;
    const answer = await ask('POST', '/v1/refunds', { idempotencyKey: key + attempt, form });
    if (answer.status === 200) return outcomeOf(answer.body);
    if (amount === null && recordOf(answer.body['error'])['code'] === 'charge_already_refunded')
      return 'refunded';
    // An earlier attempt was refused: its key gets the same answer for a day, whatever has changed since.
    if (!answer.isReplayed) return 'declined';
  }
  return 'declined';
}

/** Every refund of a charge, those that have failed too. */
async function refundsOf(ask: AskStripe, charge: string): Promise<Fields[]> {
  const all: Fields[] = [];
  for (;;) {
    const last = all.at(-1)?.['id'];
    const after = typeof last === 'string' ? `&starting_after=${encodeURIComponent(last)}` : '';
    const { status, body } = await ask('GET', `/v1/refunds?payment_intent=${charge}&limit=100${after}`);
    const { data } = body;
    if (status !== 200 || !Array.isArray(data)) throw new ProviderUnavailable('refunds that are not listed');
    all.push(...data.map(recordOf));
    if (body['has_more'] !== true || data.length === 0) return all;
  }
}

/** A refund that is on its way counts as made: the documentation calls it `pending`. */
function outcomeOf({ status }: Fields): RefundOutcome {
  return status === 'failed' || status === 'canceled' ? 'declined' : 'refunded';
}
