import { completeConfiguration, listPrice, pagesField } from '@trade-area/core/pricing';
import { and, eq } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { quotes } from '../database/schema/quotes.ts';
import { products } from '../database/schema/shop.ts';
import { readCatalogue } from '../store/catalogue.ts';
import { loadTerms } from './products.ts';

/** The price of an ordered configuration with other page counts. */
export interface OrderedPages {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Change of the order's price without VAT, in minor units, from one page count to another. */
  change(from: number, to: number): number;
}

/**
 * The page counts of an order that was made from a quote, with everything that depends on them: paper, layout, copies,
 * and its pieces.
 * The order's discount counts in proportion. null = the order has no quote, or no pages.
 */
export async function orderedPages(
  lab: Pick<Lab, 'prices'>,
  queries: Queries,
  orderCode: string,
): Promise<OrderedPages | null> {
  const [found] = await queries
    .select({ quote: quotes, row: products, quantity: orders.quantity })
    .from(quotes)
    .innerJoin(products, eq(products.slug, quotes.slug))
    .innerJoin(orders, eq(orders.commessa, quotes.orderCode))
    .where(and(eq(quotes.orderCode, orderCode), eq(quotes.isOrdered, true)));
  const loaded = found
    ? await loadTerms(await readCatalogue(lab.prices, queries), found.row, found.quote.currency)
    : null;
  if (!found || !loaded?.terms.pages) return null;
  const { terms } = loaded;
  const { parts, fields } = found.quote;
  const ordered = parts.album + parts.box + parts.copies;
  const kept = ordered === 0 ? 1 : (ordered - parts.discount) / ordered;
  const priceOf = (pages: number) => {
    const configuration = new Map([...completeConfiguration(terms, fields), [pagesField, pages] as const]);
    const { products: sum, services } = listPrice(terms, configuration);
    return Math.round(sum * found.quantity * kept) + services;
  };
  return { ...loaded.terms.pages, change: (from, to) => priceOf(to) - priceOf(from) };
}
