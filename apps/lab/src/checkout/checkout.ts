import type { Quotation, Totals } from '@trade-area/core/pricing';
import { notFound } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import { quotedProduct } from '../configurator/productApi.ts';
import type { Configurable } from '../configurator/productApi.ts';
import { quotationOf, totalsFor } from '../configurator/quotePrice.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import type { Queries } from '../database/open.ts';
import type { CheckoutDetails } from '../database/schema/checkouts.ts';
import type { Account } from '../identity/table.ts';
import { toSavedCard } from '../payments/cards/row.ts';
import { cardsOf } from '../payments/cards/table.ts';
import { creditOf } from '../payments/credit.ts';
import type { Credit } from '../payments/credit.ts';
import type { StoredCard } from '../payments/cards/table.ts';
import { isBookable } from '../payments/sales/rates.ts';
import { vatCase } from '../payments/invoice/vat.ts';
import type { VatCase } from '../payments/invoice/vat.ts';
import { promotionsOfCoupon, redeemedPromotions } from './coupon.ts';
import { newDetails } from './details.ts';
import { detailsOf, quoteByOrderCode } from './table.ts';

/** The choice of the form for an order on account. */
export const accountPayment = 'account';

/** The person at the checkout, whose session the ticket of the portal came from. */
export type Buyer = Pick<Session, 'owner' | 'actorId' | 'acting' | 'code'>;

/** A quote that is about to be ordered, at the prices of this moment. Amounts in minor units. */
export interface Checkout {
  readonly record: QuoteRecord;
  readonly account: Account;
  readonly configurable: Configurable;
  readonly quotation: Quotation;
  readonly totals: Totals;
  /** Hundredths of a percent. */
  readonly vatRate: number;
  readonly details: CheckoutDetails;
  /** Promotions that the entered coupon opens; empty when it is not for this product, or was used before. */
  readonly couponPromotions: readonly string[];
  /** Why the entered coupon gives nothing; null = it counts, or none was entered. */
  readonly couponProblem: 'coupon' | 'couponUsed' | null;
  readonly vat: VatCase;
  /** The credit for orders on account; null = this customer, or this currency, has no credit. */
  readonly credit: Credit | null;
  /** The cards that this buyer may pay with. */
  readonly cards: readonly StoredCard[];
}

/**
 * Everything is read and computed here; nothing that the portal's form says counts but whose it is and its number.
 * @throws notFound for another customer's quote, conflict for a product that is no longer available.
 */
export async function loadCheckout(
  lab: Lab,
  queries: Queries,
  buyer: Buyer,
  { orderCode, lock = false, typed }: { orderCode: string; lock?: boolean; typed?: CheckoutDetails },
): Promise<Checkout> {
  const record = await quoteByOrderCode(queries, buyer.owner, orderCode, lock);
  if (!record || record.environment !== '') throw notFound();
  const configurable = await quotedProduct(lab, queries, buyer, record);
  const { account } = configurable.viewer;
  if (!account) throw new Error('ta: a checkout without its customer');
  const details = typed ?? (await detailsOf(queries, buyer.owner, orderCode)) ?? newDetails(account);
  const opened = promotionsOfCoupon(configurable, details.coupon).map(({ id_promo }) => id_promo.trim());
  const redeemed = opened.length > 0 ? await redeemedPromotions(queries, buyer.owner, { lock }) : new Set();
  const couponPromotions = opened.filter((id) => !redeemed.has(id));
  const coupon = couponPromotions.length > 0 ? details.coupon : '';
  const quotation = quotationOf(configurable, [...record.fields], coupon);
  const { configurator } = record;
  // A person of the lab who acts as the customer does not spend the customer's money; and a payment must be booked.
  const isPayable = !buyer.acting && isBookable(lab.config.exchangeRates, quotation.currency);
  const cards = isPayable ? await cardsOf(queries, buyer.owner) : [];
  const isAccountChosen = details.payment === accountPayment;
  const credit = await creditOf(queries, buyer.owner, { lock: lock && isAccountChosen });
  const totals = totalsFor(lab, configurable, { account, configurator, total: quotation.total });
  return {
    record,
    account,
    configurable,
    quotation,
    totals,
    vatRate: account.vatRate * 100,
    details,
    couponPromotions,
    couponProblem:
      details.coupon === '' || coupon !== '' ? null : opened.length > 0 ? 'couponUsed' : 'coupon',
    vat: vatCase({
      country: account.company.country,
      vatNumber: account.company.vat,
      net: totals.net + totals.shipping,
      vat: totals.vat,
      customerRate: account.vatRate,
    }),
    credit: credit.limit !== null && credit.currency === quotation.currency ? credit : null,
    cards: cards.filter((card) => !toSavedCard(lab.clock.now())(card).expired),
  };
}

/** Whether the customer's credit covers this order. */
export function isCovered({ credit, totals }: Pick<Checkout, 'credit' | 'totals'>): boolean {
  return credit !== null && credit.free >= totals.gross;
}

/** The ways to pay: bank transfer, on account, and the saved cards by their tokens. */
export function paymentsOf(checkout: Pick<Checkout, 'cards' | 'credit' | 'totals'>): string[] {
  const account = isCovered(checkout) ? [accountPayment] : [];
  return ['transfer', ...account, ...checkout.cards.map(({ token }) => token)];
}
