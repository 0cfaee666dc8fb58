import type { Lab } from '../base/lab.ts';
import { write } from '../base/write.ts';
import type { Queries } from '../database/open.ts';
import type { CheckoutDetails } from '../database/schema/checkouts.ts';
import type { StoredCard } from '../payments/cards/table.ts';
import { countCheckoutCharges, insertCharge, blockingChargeOf } from './chargeTable.ts';
import type { CardCharge } from './chargeTable.ts';
import { holdCart, isCartCode } from './cartTable.ts';
import { contentsOf, eventsOf, loadCheckout, paymentsOf } from './checkout.ts';
import type { Buyer } from './checkout.ts';
import { problemsOf } from './details.ts';
import type { CheckoutProblem } from './details.ts';
import {
  askProvider,
  concludeCharge,
  declineProblem,
  queueSettling,
  returnAddress,
  settleCharge,
} from './settle.ts';
import type { Placement } from './settle.ts';
import { ordersOfCheckout, saveDetails } from './table.ts';
import { writeOrders } from './writeOrder.ts';

export interface PlaceRequest {
  /** Number of the checkout: of a quote, or of a cart. */
  readonly code: string;
  readonly details: CheckoutDetails;
  /** Whether the lab has terms, which the details must accept. */
  readonly hasTerms: boolean;
  /** The amount that the person saw on the button, in minor units. */
  readonly seen: number;
  /** The contents of the cart that the person saw (`contentsOf`). */
  readonly contents: string;
  /** The language that the person reads; '' = the account's. */
  readonly language: string;
}

/** The name of the act in the audit. */
const endpoint = { id: 'checkout.place' };

/** A charge that was announced to the provider, and for which no money can move before it is stored. */
interface Announced {
  readonly charge: string;
  readonly card: StoredCard;
}

type Step =
  | Placement
  | { readonly outcome: 'card'; readonly card: StoredCard; readonly key: string; readonly currency: string }
  | { readonly outcome: 'stored'; readonly id: number }
  | { readonly outcome: 'found'; readonly charge: CardCharge };

/**
 * Places the orders of a checkout, once: a second click, a reload and a second window find the orders, or the charge, that
 * exist. Orders by transfer are one transaction. A card is charged first, between two transactions: the one that stores
 * the charge, and the one that writes the orders or has the charge given back.
 */
export async function placeOrder(lab: Lab, buyer: Buyer, request: PlaceRequest): Promise<Placement> {
  const first = await step(lab, buyer, request, null);
  if (first.outcome === 'found') return resume(lab, first.charge);
  if (first.outcome !== 'card') return asPlacement(first);
  const { card, key, currency } = first;
  const wish = { key, reference: card.reference, amount: request.seen, currency, order: request.code };
  const opened = await askProvider(lab, () => lab.cards.openCharge(wish));
  if (opened === null) return refused('cardUnavailable');
  if ('declined' in opened) return refused(declineProblem(opened.declined));
  const second = await step(lab, buyer, request, { charge: opened.charge, card });
  if (second.outcome === 'found') return resume(lab, second.charge);
  if (second.outcome !== 'stored') return asPlacement(second);
  const given = { reference: card.reference, back: returnAddress(lab, request.code, request.language) };
  const outcome = await askProvider(lab, () => lab.cards.confirmCharge(opened.charge, given));
  // Whether the money has moved is not known: a job asks the provider until it says.
  return outcome === null ? { outcome: 'waiting' } : concludeCharge(lab, second.id, outcome);
}

/** One transaction under the cart's lock. With `announced` it stores the charge, else it writes orders by transfer. */
async function step(
  lab: Lab,
  buyer: Buyer,
  { code, details: typed, hasTerms, seen, contents }: PlaceRequest,
  announced: Announced | null,
): Promise<Step> {
  return write(lab, { session: buyer, endpoint, orderCode: code }, async (queries): Promise<Step> => {
    await holdCart(queries, buyer.owner);
    if ((await ordersOfCheckout(queries, buyer.owner, code)).length > 0) return { outcome: 'placed' };
    const checkout = await loadCheckout(lab, queries, buyer, { code, lock: true, typed });
    const { lines, gone, totals, cards, account, details } = checkout;
    if (checkout.isOrdered) return { outcome: 'placed' };
    const ordered = lines.map(({ record, quantity }) => ({ orderCode: record.orderCode, quantity }));
    const codes = ordered.map(({ orderCode }) => orderCode);
    const charge = await blockingChargeOf(queries, buyer.owner, { code, codes });
    if (charge) return { outcome: 'found', charge };
    const now = lab.clock.now();
    const isCart = isCartCode(code);
    const quoteId = isCart ? null : (lines[0]?.record.id ?? null);
    await saveDetails(queries, buyer.owner, code, { quoteId, details, now });
    const problems: CheckoutProblem[] = [
      ...problemsOf(details, { hasTerms, payments: paymentsOf(checkout), events: eventsOf(checkout) }),
      ...(lines.some(({ quotation }) => quotation.problems.length > 0) ? (['configuration'] as const) : []),
      ...(gone.length > 0 ? (['gone'] as const) : []),
      ...(lines.length === 0 || (isCart && contentsOf(checkout) !== contents) ? (['cart'] as const) : []),
      ...(totals.gross === seen ? [] : (['price'] as const)),
    ];
    if (problems.length > 0) return { outcome: 'refused', problems };
    const card = cards.find(({ token }) => token === details.payment);
    if (!card) {
      await writeOrders(lab, queries, buyer, { checkout, paid: null });
      return { outcome: 'placed' };
    }
    const { currency } = account;
    if (announced) {
      const row = { orderCode: code, lines: ordered, amount: seen, currency, details };
      return storeCharge(lab, queries, buyer, { announced, ...row });
    }
    const attempts = await countCheckoutCharges(queries, buyer.owner, code);
    return { outcome: 'card', card, currency, key: `${code} ${attempts} ${card.token} ${seen}` };
  });
}

async function storeCharge(
  lab: Lab,
  queries: Queries,
  { owner, member }: Buyer,
  given: Pick<CardCharge, 'orderCode' | 'lines' | 'amount' | 'currency' | 'details'> & {
    readonly announced: Announced;
  },
): Promise<Step> {
  const { announced, ...row } = given;
  const { token, reference, brand, last4 } = announced.card;
  const now = lab.clock.now();
  const id = await insertCharge(queries, {
    ...row,
    customerId: owner,
    provider: lab.cards.name,
    charge: announced.charge,
    card: { token, reference, brand, last4 },
    placedBy: member?.name ?? '',
    createdAt: now,
  });
  await queueSettling(queries, id, { now, minutes: 1 });
  return { outcome: 'stored', id };
}

/** Continues, after a second press, from the charge that is under way. */
async function resume(lab: Lab, charge: CardCharge): Promise<Placement> {
  if (charge.state === 'challenged') return { outcome: 'challenge', url: charge.url };
  return charge.state === 'charged' ? settleCharge(lab, charge.id) : { outcome: 'waiting' };
}

function asPlacement(step: Exclude<Step, { outcome: 'found' }>): Placement {
  if (step.outcome === 'card' || step.outcome === 'stored')
    throw new Error('ta: a charge was stored that was not announced');
  return step;
}

const refused = (problem: CheckoutProblem): Placement => ({ outcome: 'refused', problems: [problem] });
