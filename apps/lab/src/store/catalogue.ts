import { asc, sql } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Prices, SizeLists } from '../base/ports/prices.ts';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { products } from '../database/schema/shop.ts';
import type { Account } from '../identity/table.ts';
import type { ProductRow } from './item.ts';
import { priceOf } from './table.ts';

/** The catalogue at one version, read by `queries` when it is not in memory. */
export interface Catalogue {
  readonly prices: Prices;
  readonly queries: Queries;
  /** '' = unknown: nothing of it is kept in memory. */
  readonly version: string;
}

/** The version of the catalogue as a column of another query, which saves a round trip. */
export const catalogueVersion = sql<string>`coalesce((select version::text from catalogue_versions), '')`;

/** The catalogue as it is now. */
export async function readCatalogue(prices: Prices, queries: Queries): Promise<Catalogue> {
  const [row] = await rowsOf<{ readonly version: string }>(
    queries,
    sql`select ${catalogueVersion} as version`,
  );
  return { prices, queries, version: row?.version ?? '' };
}

/** A customer's account, with the version of the catalogue. */
export async function readCustomer(
  queries: Queries,
  owner: Owner,
): Promise<{ readonly account: Account; readonly version: string }> {
  const [row] = await queries
    .select({ account: customers, version: catalogueVersion })
    .from(customers)
    .where(ownedBy(customers.id, owner));
  if (!row) throw new Error('a session without its customer');
  return row;
}

/** Keeps a value that depends on nothing but the key and the catalogue. */
export function ofCatalogue<Value>(
  { prices, version }: Catalogue,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  return prices.cache.getOrLoad(key, version, load);
}

/** Every product by its slug, in the catalogue's order, with those that are no longer sold. */
export function productsBySlug(catalogue: Catalogue): Promise<ReadonlyMap<string, ProductRow>> {
  return ofCatalogue(catalogue, 'products', async () => {
    const rows = await catalogue.queries.select().from(products).orderBy(asc(products.position));
    return new Map(rows.map((row) => [row.slug, row]));
  });
}

/** The price lists by size of today. */
export function sizeListsOf(catalogue: Catalogue): Promise<SizeLists> {
  const { prices, queries } = catalogue;
  return ofCatalogue(catalogue, `sizes ${prices.today()}`, () => prices.sizeLists(queries));
}

/** The lowest price of a product today, in minor units; null = not sold in this currency. */
export function lowestPrice(catalogue: Catalogue, slug: string, currency: string): Promise<number | null> {
  const day = catalogue.prices.today();
  return ofCatalogue(catalogue, `price ${slug} ${currency} ${day}`, () =>
    priceOf(catalogue.queries, slug, currency, day),
  );
}
