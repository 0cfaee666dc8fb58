import { quote, totalsOf } from '@trade-area/core/pricing';
import type { Quotation, Totals } from '@trade-area/core/pricing';
import { conflict, notFound } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import { configurableProduct } from '../configurator/productApi.ts';
import type { Configurable } from '../configurator/productApi.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import type { Queries } from '../database/open.ts';
import type { CheckoutDetails } from '../database/schema/checkouts.ts';
import type { Account } from '../identity/table.ts';
import { cardsOf } from '../payments/cards/table.ts';
import type { StoredCard } from '../payments/cards/table.ts';
import { shippingPricesOf } from '../store/customerContext.ts';
import { newDetails } from './details.ts';
import { detailsOf, quoteByOrderCode } from './table.ts';

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
  const configurable = await configurableOf(lab, queries, buyer, record);
  const { account } = configurable.viewer;
  if (!account) throw new Error('ta: a checkout without its customer');
  const details = typed ?? (await detailsOf(queries, buyer.owner, orderCode)) ?? newDetails(account);
  const quotation = quote(configurable.terms, [...record.fields], {
    promos: configurable.viewer.promos,
    linked: configurable.row.promoConnection,
    coupon: details.coupon,
  });
  const shippingPrices = shippingPricesOf(lab.config, account, [configurable.row.buy]);
  const shipping = Math.round((shippingPrices[`epicor_${record.configurator}`] ?? 0) * 100);
  const vatRate = account.vatRate * 100;
  return {
    record,
    account,
    configurable,
    quotation,
    totals: totalsOf(quotation.total, shipping, vatRate),
    vatRate,
    details,
    cards: await cardsOf(queries, buyer.owner),
  };
}

/** The ways to pay: bank transfer, and the saved cards by their tokens. */
export function paymentsOf({ cards }: Pick<Checkout, 'cards'>): string[] {
  return ['transfer', ...cards.map(({ token }) => token)];
}

async function configurableOf(
  lab: Lab,
  queries: Queries,
  { owner, code, acting }: Buyer,
  { configurator, slug }: QuoteRecord,
): Promise<Configurable> {
  try {
    const session = { owner, code, acting } as Session;
    return await configurableProduct(lab, queries, { session, wanted: { configurator, product: slug } });
  } catch {
    throw conflict('This product is no longer available.');
  }
}
