import type { Totals } from '@trade-area/core/pricing';
import { conflict, notFound } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import { viewerOf } from '../configurator/viewer.ts';
import type { Viewer } from '../configurator/viewer.ts';
import type { Queries } from '../database/open.ts';
import type { ChargedLine } from '../database/schema/charges.ts';
import type { CheckoutDetails, EventDetails } from '../database/schema/checkouts.ts';
import type { Address } from '../database/schema/production.ts';
import type { Account } from '../identity/table.ts';
import { toSavedCard } from '../payments/cards/row.ts';
import { cardsOf } from '../payments/cards/table.ts';
import { creditOf } from '../payments/credit.ts';
import type { Credit } from '../payments/credit.ts';
import type { StoredCard } from '../payments/cards/table.ts';
import { isBookable } from '../payments/sales/rates.ts';
import { vatCase } from '../payments/invoice/vat.ts';
import type { VatCase } from '../payments/invoice/vat.ts';
import { addressBookOf } from './addressBook.ts';
import type { BookAddress } from './addressBook.ts';
import { cartCodeOf, cartLinesOf, isCartCode } from './cartTable.ts';
import type { QuotedLine } from './cartTable.ts';
import { promotionsOfCoupon, redeemedPromotions } from './coupon.ts';
import { pickupAddress, withChosen, withDefault } from './delivery.ts';
import { belongsToEvent, eventOf, jobOf, newDetails } from './details.ts';
import { priceLines, findSoldLines, totalLines } from './lines.ts';
import type { PricedLine, SoldLine } from './lines.ts';
import { detailsOf, holdQuotes, quoteByOrderCode, quotesByOrderCodes } from './table.ts';

/** The choice of the form for an order on account. */
export const accountPayment = 'account';

/** The person at the checkout, whose session the ticket of the portal came from. */
export type Buyer = Pick<Session, 'owner' | 'actorId' | 'acting' | 'code' | 'member'> & {
  /** The person of the studio whose charge is settled later, when the person may be gone. */
  readonly placedBy?: string;
};

/** One of the orders that a checkout makes. */
export interface CheckoutLine extends PricedLine {
  /** Its parts of shipping and tax; minor units. */
  readonly totals: Totals;
  readonly event: EventDetails;
}

/** Quotes that are about to be ordered together, at the prices of this moment. Amounts in minor units. */
export interface Checkout {
  /** Number of the checkout: of the quote and its order, or of the cart. */
  readonly code: string;
  readonly lines: readonly CheckoutLine[];
  /** Number of the order whose event is everybody's who has no names of their own. */
  readonly firstEvent: string;
  /** Quotes of the cart whose products are no longer sold. */
  readonly gone: readonly QuoteRecord[];
  /** The one quote was ordered already. */
  readonly isOrdered: boolean;
  readonly account: Account;
  readonly viewer: Viewer;
  /** Sums of the lines, delivered in the chosen way. */
  readonly totals: Totals;
  /** The sums of each way of delivery; `pickup` is null where a courier takes every order. */
  readonly totalsBy: { readonly courier: Totals; readonly pickup: Totals | null };
  /** Where the customer can pick the orders up; null = a courier takes every order. */
  readonly pickup: Address | null;
  /** Hundredths of a percent. */
  readonly vatRate: number;
  readonly details: CheckoutDetails;
  /** The addresses that the buyer has kept. */
  readonly addressBook: readonly BookAddress[];
  /** Promotions that the entered coupon opens; empty when it is for none of the products, or was used before. */
  readonly couponPromotions: readonly string[];
  /** Why the entered coupon gives nothing; null = it counts, or none was entered. */
  readonly couponProblem: 'coupon' | 'couponUsed' | null;
  readonly vat: VatCase;
  /** The credit for orders on account; null = this customer, or this currency, has no credit. */
  readonly credit: Credit | null;
  /** The cards that this buyer may pay with. */
  readonly cards: readonly StoredCard[];
}

interface Wanted {
  readonly code: string;
  /** Holds the quotes until the transaction ends. It must hold the cart already. */
  readonly lock?: boolean;
  readonly typed?: CheckoutDetails;
  /** The orders that a charge pays, whatever the cart holds now. */
  readonly charged?: readonly ChargedLine[] | null | undefined;
}

/**
 * Everything is read and computed here; nothing that the portal's form says counts but whose it is and its number. A quote
 * alone is a cart of one line.
 * @throws notFound for another customer's quote or cart, conflict for a product that is no longer available.
 */
export async function loadCheckout(
  lab: Lab,
  queries: Queries,
  buyer: Buyer,
  { code, lock = false, typed, charged }: Wanted,
): Promise<Checkout> {
  const wanted = await linesOf(queries, buyer, { code, lock, charged });
  const viewer = await viewerOf(lab, queries, buyer);
  const { account } = viewer;
  if (!account) throw new Error('ta: a checkout without its customer');
  const { sold, gone } = await findSoldLines(lab, queries, { session: buyer, viewer }, wanted);
  // A cart says which of its lines is gone; a quote alone, or what was charged, has nothing else to order.
  if (gone.length > 0 && (charged || !isCartCode(code)))
    throw conflict('This product is no longer available.', 'productGone');
  const addressBook = await addressBookOf(queries, buyer.owner);
  const pickup = pickupAddress(lab.config, account.company.country);
  const known = withChosen(
    typed ?? (await detailsOf(queries, buyer.owner, code)) ?? withDefault(newDetails(account), addressBook),
    addressBook,
  );
  const details = { ...known, isPickup: known.isPickup === true && pickup !== null };
  const coupon = await couponOf(queries, buyer, { details, sold, lock });
  const priced = priceLines(withoutUsedCoupons(sold, details.coupon, coupon.used), coupon.counts);
  const byCourier = totalLines(lab, account, priced);
  const pickedUp = pickup && totalLines(lab, account, priced, true);
  const { totals, parts } = details.isPickup && pickedUp ? pickedUp : byCourier;
  // A person of the lab who acts as the customer does not spend the customer's money; and a payment must be booked.
  const isPayable = !buyer.acting && isBookable(lab.config.exchangeRates, account.currency);
  const cards = isPayable ? await cardsOf(queries, buyer.owner) : [];
  const isAccountChosen = details.payment === accountPayment;
  const credit = await creditOf(queries, buyer.owner, { lock: lock && isAccountChosen });
  const first = priced.find(({ record }) => belongsToEvent(record)) ?? priced[0];
  const firstEvent = first?.record.orderCode ?? '';
  return {
    code,
    lines: priced.flatMap((line, index) => {
      const part = parts[index];
      const { record, configurable } = line;
      const name = record.name || configurable.row.name;
      const event = belongsToEvent(record)
        ? eventOf(details, record.orderCode, firstEvent)
        : jobOf(details, { code: record.orderCode, first: firstEvent, name });
      return part ? [{ ...line, totals: part, event }] : [];
    }),
    firstEvent,
    gone,
    isOrdered: wanted.some(({ record }) => record.isOrdered),
    account,
    viewer,
    totals,
    totalsBy: { courier: byCourier.totals, pickup: pickedUp?.totals ?? null },
    pickup,
    vatRate: account.vatRate * 100,
    details,
    addressBook,
    couponPromotions: coupon.promotions,
    couponProblem: coupon.problem,
    vat: vatCase({
      country: account.company.country,
      vatNumber: account.company.vat,
      net: totals.net + totals.shipping,
      vat: totals.vat,
      customerRate: account.vatRate,
    }),
    credit: isPayable && credit.limit !== null && credit.currency === account.currency ? credit : null,
    cards: cards.filter((card) => !toSavedCard(lab.clock.now())(card).expired),
  };
}

/** The quotes of a checkout; with `lock` they are held, in the order of their ids, before anything of them is read. */
async function linesOf(
  queries: Queries,
  { owner }: Buyer,
  { code, lock, charged }: Pick<Wanted, 'code' | 'charged'> & { readonly lock: boolean },
): Promise<readonly QuotedLine[]> {
  const isCart = isCartCode(code);
  if (charged) {
    const quantities = new Map(charged.map((line) => [line.orderCode, line.quantity]));
    const records = await quotesByOrderCodes(queries, owner, [...quantities.keys()], lock);
    if (records.length < quantities.size) throw notFound();
    return charged.flatMap(({ orderCode, quantity }) => {
      const record = records.find((each) => each.orderCode === orderCode);
      return record ? [{ record, quantity }] : [];
    });
  }
  if (!isCart) {
    const record = await quoteByOrderCode(queries, owner, code, lock);
    if (!record || record.environment !== '') throw notFound();
    return [{ record, quantity: record.quantity }];
  }
  if ((await cartCodeOf(queries, owner)) !== code) throw notFound();
  if (lock) {
    const held = await cartLinesOf(queries, owner);
    await holdQuotes(
      queries,
      owner,
      held.map(({ record }) => record.id),
    );
  }
  return cartLinesOf(queries, owner);
}

async function couponOf(
  queries: Queries,
  { owner }: Buyer,
  {
    details,
    sold,
    lock,
  }: {
    readonly details: CheckoutDetails;
    readonly sold: readonly SoldLine[];
    readonly lock: boolean;
  },
): Promise<{
  /** The coupon as it was typed, '' when it gives nothing. */
  readonly counts: string;
  readonly promotions: readonly string[];
  readonly problem: Checkout['couponProblem'];
  /** Promotions whose coupon this customer has used. */
  readonly used: ReadonlySet<string>;
}> {
  const opened = new Set(
    sold.flatMap(({ configurable }) =>
      promotionsOfCoupon(configurable, details.coupon).map(({ id_promo }) => id_promo.trim()),
    ),
  );
  const redeemed = opened.size > 0 ? await redeemedPromotions(queries, owner, { lock }) : new Set<string>();
  const promotions = [...opened].filter((id) => !redeemed.has(id));
  const counts = promotions.length > 0 ? details.coupon : '';
  const problem = details.coupon === '' || counts !== '' ? null : opened.size > 0 ? 'couponUsed' : 'coupon';
  return { counts, promotions, problem, used: redeemed };
}

/** Of promotions with the same coupon, those that were used give nothing more, even where they would save most. */
function withoutUsedCoupons(
  sold: readonly SoldLine[],
  coupon: string,
  used: ReadonlySet<string>,
): readonly SoldLine[] {
  return sold.map((line) => {
    const { configurable } = line;
    const ended = promotionsOfCoupon(configurable, coupon).filter(({ id_promo }) =>
      used.has(id_promo.trim()),
    );
    const promos = configurable.viewer.promos.filter((promo) => !ended.includes(promo));
    return { ...line, configurable: { ...configurable, viewer: { ...configurable.viewer, promos } } };
  });
}

/** Whether the customer's credit covers these orders. */
export function isCovered({ credit, totals }: Pick<Checkout, 'credit' | 'totals'>): boolean {
  return credit !== null && credit.free >= totals.gross;
}

/** The ways to pay: bank transfer, on account, and the saved cards by their tokens. */
export function paymentsOf(checkout: Pick<Checkout, 'cards' | 'credit' | 'totals'>): string[] {
  const account = isCovered(checkout) ? [accountPayment] : [];
  return ['transfer', ...account, ...checkout.cards.map(({ token }) => token)];
}

/** The events that must be named. */
export function eventsOf({ lines }: Pick<Checkout, 'lines'>): readonly EventDetails[] {
  return lines.filter(({ record }) => belongsToEvent(record)).map(({ event }) => event);
}

/** The contents of a checkout as one text: the form sends back what the person saw. */
export function contentsOf({ lines, gone }: Pick<Checkout, 'lines' | 'gone'>): string {
  const seen = lines.map(({ record, quantity }) => `${record.orderCode}*${quantity}*${record.revision}`);
  return [...seen, ...gone.map(({ orderCode }) => orderCode)].join(' ');
}
