import * as v from 'valibot';
import { Refusal } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import { ownerOf } from '../base/owner.ts';
import { ProviderUnavailable } from '../base/ports/cardProvider.ts';
import type { ChargeDecline, ChargeOutcome } from '../base/ports/cardProvider.ts';
import { write } from '../base/write.ts';
import type { Queries } from '../database/open.ts';
import { accountOf } from '../identity/table.ts';
import { handle, JobFailure } from '../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../jobs/definition.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { refundAt } from '../payments/refunds/refundAt.ts';
import { holdCart } from './cartTable.ts';
import { chargeById, changeChargeState, refundedAmountOf } from './chargeTable.ts';
import type { CardCharge } from './chargeTable.ts';
import { eventsOf, loadCheckout } from './checkout.ts';
import type { Buyer, Checkout } from './checkout.ts';
import { problemsOf } from './details.ts';
import type { CheckoutProblem } from './details.ts';
import { queueReturnedPayment } from './returnedPayment.ts';
import { writeOrders } from './writeOrder.ts';

/** The result of a press of the button. */
export type Placement =
  | { readonly outcome: 'placed' }
  | { readonly outcome: 'refused'; readonly problems: readonly CheckoutProblem[] }
  /** The card's holder must authenticate at `url`. */
  | { readonly outcome: 'challenge'; readonly url: string }
  /** The provider has not said yet whether it has charged the card. */
  | { readonly outcome: 'waiting' };

const endpoint = { id: 'checkout.settle' };
/** A holder who has not authenticated by then is not waited for any longer. */
const challengeMinutes = 30;

/** The page that a bank leads back to, in the language that the person reads; '' = the account's. */
export const returnAddress = (lab: Pick<Lab, 'config'>, orderCode: string, language: string): string =>
  `${lab.config.portal.labOrigin}/checkout/${encodeURIComponent(orderCode)}/payment${language === '' ? '' : `?lang=${encodeURIComponent(language)}`}`;

/** A settling ends whatever the process, the provider or the browser has left behind. */
export const settlingJob: JobDefinition<{ charge: number }> = {
  kind: 'checkout.settle',
  queue: 'upkeep',
  payload: v.object({ charge: v.number() }),
  attempts: 40,
};

/** Queues the settling of a charge after so many minutes, in the transaction that changes the charge. */
export function queueSettling(
  queries: Queries,
  charge: number,
  { now, minutes }: { readonly now: Date; readonly minutes: number },
): Promise<void> {
  const notBefore = new Date(now.getTime() + minutes * 60_000);
  return enqueue(queries, settlingJob, {
    key: `${charge} ${minutes}`,
    payload: { charge },
    at: now,
    notBefore,
  });
}

export function settlingJobs(lab: Lab): JobHandler[] {
  return [
    handle(settlingJob, async ({ charge: id }) => {
      try {
        await settle(lab, id);
      } catch (error) {
        if (error instanceof ProviderUnavailable) throw new JobFailure('cardProvider', error.message);
        throw error;
      }
      return null;
    }),
  ];
}

/** Asks the provider about a charge that is under way, and continues from its answer. @throws ProviderUnavailable */
async function settle(lab: Lab, id: number): Promise<void> {
  const charge = await chargeById(lab.database.queries, id);
  if (!charge) return;
  const { state, createdAt } = charge;
  if (state === 'charged') await settleCharge(lab, id);
  if (state === 'refunding') await refund(lab, charge);
  if (state !== 'pending' && state !== 'challenged') return;
  const outcome = await lab.cards.readCharge(charge.charge);
  const isLate = lab.clock.now().getTime() - createdAt.getTime() >= challengeMinutes * 60_000;
  // `open`: the lab was killed, or the network failed, before the confirmation arrived. It must not arrive later.
  const isGivenUp = outcome.outcome === 'open' || (outcome.outcome === 'challenge' && isLate);
  await concludeCharge(lab, id, isGivenUp ? await lab.cards.cancelCharge(charge.charge) : outcome);
}

/** Asks about a charge while the customer waits for it; one that has ended says why. null = there is none. */
export async function checkCharge(lab: Lab, charge: CardCharge | undefined): Promise<Placement | null> {
  if (!charge) return null;
  if (charge.state === 'charged') return settleCharge(lab, charge.id);
  if (charge.state === 'declined')
    return { outcome: 'refused', problems: [declineProblem(charge.reason as ChargeDecline)] };
  if (charge.state === 'refunding' || charge.state === 'refunded')
    return { outcome: 'refused', problems: ['paymentReturned'] };
  if (charge.state !== 'pending' && charge.state !== 'challenged') return null;
  const outcome = await askProvider(lab, () => lab.cards.readCharge(charge.charge));
  return outcome === null || outcome.outcome === 'open'
    ? { outcome: 'waiting' }
    : concludeCharge(lab, charge.id, outcome);
}

/** Ends a charge whose customer wants to pay another way; one that was completed meanwhile becomes the order. */
export async function cancelCharge(lab: Lab, charge: CardCharge): Promise<Placement | null> {
  if (charge.state !== 'challenged') return checkCharge(lab, charge);
  const outcome = await askProvider(lab, () => lab.cards.cancelCharge(charge.charge));
  if (outcome === null) return { outcome: 'waiting' };
  const placement = await concludeCharge(lab, charge.id, outcome);
  return placement.outcome === 'refused' ? null : placement;
}

/** Records the provider's answer, and writes the order of a card that was charged. */
export async function concludeCharge(lab: Lab, id: number, outcome: ChargeOutcome): Promise<Placement> {
  const now = lab.clock.now();
  const from =
    outcome.outcome === 'challenge' ? (['pending'] as const) : (['pending', 'challenged'] as const);
  const move = (
    step: Omit<Parameters<typeof changeChargeState>[2], 'from' | 'now'>,
    after?: (queries: Queries) => Promise<void>,
  ) =>
    writeSettling(lab, async (queries) => {
      if (await changeChargeState(queries, id, { ...step, from, now })) await after?.(queries);
    });
  switch (outcome.outcome) {
    case 'charged':
      await move({ to: 'charged' });
      return settleCharge(lab, id);
    case 'challenge':
      await move({ to: 'challenged', url: outcome.url }, async (queries) => {
        for (const minutes of [5, 15, challengeMinutes + 1])
          await queueSettling(queries, id, { now, minutes });
      });
      return { outcome: 'challenge', url: outcome.url };
    case 'declined':
      await move({ to: 'declined', reason: outcome.reason });
      return { outcome: 'refused', problems: [declineProblem(outcome.reason)] };
    case 'open':
      return { outcome: 'waiting' };
  }
}

/**
 * Writes the order of a charge in one transaction, from what was typed when the button was pressed; when it cannot be
 * written at the charged amount, the same transaction has the charge given back. A second call finds what the first did.
 */
export async function settleCharge(lab: Lab, id: number): Promise<Placement> {
  return writeSettling(lab, async (queries): Promise<Placement> => {
    const now = lab.clock.now();
    const known = await chargeById(queries, id);
    if (!known) throw new Error('ta: a charge without its row');
    const buyer = await buyerOf(queries, known);
    // The cart is held now, and with it every other writer of these orders.
    await holdCart(queries, buyer.owner);
    const checkout = await loadToSettle(lab, queries, { buyer, charge: known });
    const charge = await chargeById(queries, id, true);
    if (charge?.state === 'settled') return { outcome: 'placed' };
    if (charge?.state !== 'charged') return { outcome: 'refused', problems: ['paymentReturned'] };
    if (!checkout) {
      await changeChargeState(queries, id, { from: ['charged'], to: 'refunding', reason: 'order', now });
      await queueSettling(queries, id, { now, minutes: 0 });
      return { outcome: 'refused', problems: ['paymentReturned'] };
    }
    const paid = { last4: charge.card.last4, transaction: charge.charge };
    await writeOrders(lab, queries, buyer, { checkout, paid });
    await changeChargeState(queries, id, { from: ['charged'], to: 'settled', now });
    return { outcome: 'placed' };
  });
}

/** The customer who pressed the button: staff who act as one charge no card. */
async function buyerOf(queries: Queries, charge: CardCharge): Promise<Buyer> {
  const owner = ownerOf(charge);
  const { code } = await accountOf(queries, owner);
  return { owner, actorId: owner, acting: false, code, placedBy: charge.placedBy };
}

/** The checkout under its lock; null = it cannot be ordered at the charged amount. */
async function loadToSettle(
  lab: Lab,
  queries: Queries,
  { buyer, charge }: { readonly buyer: Buyer; readonly charge: CardCharge },
): Promise<Checkout | null> {
  const { orderCode: code, lines: charged, details, amount, currency } = charge;
  try {
    const checkout = await loadCheckout(lab, queries, buyer, { code, lock: true, typed: details, charged });
    const { lines, totals, account, isOrdered } = checkout;
    // They were accepted before the charge.
    const given = { hasTerms: false, payments: [details.payment], events: eventsOf(checkout) };
    const problems = problemsOf(details, given);
    const isSold = lines.every(({ quotation }) => quotation.problems.length === 0);
    const isOrderable = !isOrdered && isSold && problems.length === 0;
    const isSamePrice = totals.gross === amount && account.currency === currency;
    return isOrderable && isSamePrice ? checkout : null;
  } catch (error) {
    // The quote was deleted, or its product is no longer sold.
    if (error instanceof Refusal && ['not_found', 'conflict'].includes(error.code)) return null;
    throw error;
  }
}

/** Gives a charge back, less what was given back for its other orders. */
async function refund(lab: Lab, charge: CardCharge): Promise<void> {
  const parts = await refundedAmountOf(lab.database.queries, charge.id);
  const rest = parts === 0 ? null : { key: 'rest', amount: charge.amount - parts };
  const isOwed = rest === null || rest.amount > 0;
  if (isOwed && (await refundAt(lab, charge.charge, rest)) === 'declined')
    throw new JobFailure('refundDeclined', '');
  await writeSettling(lab, async (queries) => {
    const now = lab.clock.now();
    const step = { from: ['refunding'], to: 'refunded', reason: charge.reason, now } as const;
    if (await changeChargeState(queries, charge.id, step))
      await queueReturnedPayment(queries, { charge: charge.id }, now);
  });
}

/** Money that has moved is settled on a full disk too. */
function writeSettling<T>(lab: Lab, work: (queries: Queries) => Promise<T>): Promise<T> {
  return write(lab, { session: null, endpoint, usesReserve: true }, work);
}

export const declineProblem = (reason: ChargeDecline): CheckoutProblem =>
  (({ declined: 'cardDeclined', expired: 'cardExpired', challengeFailed: 'cardChallenge' }) as const)[reason];

/** The provider's answer; null when it is down. */
export async function askProvider<T>(
  lab: Pick<Lab, 'log' | 'cards'>,
  ask: () => Promise<T>,
): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    lab.log('error', 'ta: the card provider does not answer', { provider: lab.cards.name });
    return null;
  }
}
