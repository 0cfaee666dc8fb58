import { apportion, totalsOf } from '@trade-area/core/pricing';
import type { Quotation, Totals } from '@trade-area/core/pricing';
import { Refusal } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import { quotedProduct } from '../configurator/productApi.ts';
import type { Configurable } from '../configurator/productApi.ts';
import { quotationOf, totalsFor } from '../configurator/quotePrice.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import type { SignedIn, Viewer } from '../configurator/viewer.ts';
import type { Queries } from '../database/open.ts';
import type { Account } from '../identity/table.ts';
import type { QuotedLine } from './cartTable.ts';

/** A line whose product is sold to this customer, with its terms of today. */
export interface SoldLine extends QuotedLine {
  readonly configurable: Configurable;
}

/** A line at the prices of this moment. */
export interface PricedLine extends SoldLine {
  readonly quotation: Quotation;
}

/** Finds the products of the lines; `gone` are those that are no longer sold to this customer. */
export async function findSoldLines(
  lab: Lab,
  queries: Queries,
  { session, viewer }: { readonly session: SignedIn; readonly viewer: Viewer },
  lines: readonly QuotedLine[],
): Promise<{ readonly sold: readonly SoldLine[]; readonly gone: readonly QuoteRecord[] }> {
  const known = new Map<string, Promise<Configurable | null>>();
  const find = (record: QuoteRecord) => {
    const key = `${record.configurator} ${record.slug}`;
    const found = known.get(key) ?? productOrNull(record);
    known.set(key, found);
    return found;
  };
  async function productOrNull(record: QuoteRecord): Promise<Configurable | null> {
    try {
      return await quotedProduct(lab, queries, session, record, viewer);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'conflict') return null;
      throw error;
    }
  }
  const sold: SoldLine[] = [];
  const gone: QuoteRecord[] = [];
  for (const line of lines) {
    const configurable = await find(line.record);
    if (configurable) sold.push({ ...line, configurable });
    else gone.push(line.record);
  }
  return { sold, gone };
}

/** Prices lines that are ordered together: the limit of a promotion counts all products of its family. */
export function priceLines(lines: readonly SoldLine[], coupon = ''): PricedLine[] {
  const family = ({ configurable }: SoldLine) => configurable.terms.family;
  const products = new Map<string, number>();
  for (const line of lines) {
    const { configurable, record, quantity } = line;
    const own = quotationOf(configurable, [...record.fields], { quantity }).products;
    products.set(family(line), (products.get(family(line)) ?? 0) + own);
  }
  return lines.map((line) => ({
    ...line,
    quotation: quotationOf(line.configurable, [...line.record.fields], {
      coupon,
      quantity: line.quantity,
      familyProducts: products.get(family(line)),
    }),
  }));
}

/**
 * The totals of lines that are shipped and paid together, and the part of each line. One shipment is charged: the highest
 * price of shipping among them. Shipping is divided by the prices of the lines and tax by their prices with shipping, so
 * that the parts add up to the totals exactly.
 * @param isPickup the customer picks them up: nothing is shipped. Default false.
 */
export function totalLines(
  lab: Pick<Lab, 'config'>,
  account: Account,
  lines: readonly Pick<PricedLine, 'record' | 'configurable' | 'quotation'>[],
  isPickup = false,
): { readonly totals: Totals; readonly parts: readonly Totals[] } {
  const nets = lines.map(({ quotation }) => quotation.total);
  const prices = lines.map(({ record: { configurator }, configurable, quotation: { total } }) =>
    totalsFor(lab, configurable, { account, configurator, total }),
  );
  const net = nets.reduce((sum, each) => sum + each, 0);
  const shipping = isPickup ? 0 : Math.max(0, ...prices.map((each) => each.shipping));
  const totals = totalsOf(net, shipping, account.vatRate * 100);
  const shipped = apportion(shipping, nets);
  const taxed = apportion(
    totals.vat,
    nets.map((each, index) => each + (shipped[index] ?? 0)),
  );
  const parts = nets.map((each, index) => {
    const [ship = 0, vat = 0] = [shipped[index], taxed[index]];
    return { net: each, shipping: ship, vat, gross: each + ship + vat };
  });
  return { totals, parts };
}
