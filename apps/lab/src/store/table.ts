import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { savedProducts, productPrices, products, sizePrices } from '../database/schema/shop.ts';
import { fileNotes, presets, productFiles } from '../database/schema/store.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { ProductRow } from './item.ts';
import { sampledProduct } from './samples.ts';

/** The price of each product in a currency on a day (ISO): the newest that has begun. */
const pricesOn = (queries: Queries, currency: string, day: string) =>
  queries
    .selectDistinctOn([productPrices.slug], { slug: productPrices.slug, amount: productPrices.amount })
    .from(productPrices)
    .where(and(eq(productPrices.currency, currency), lte(productPrices.validFrom, day)))
    .orderBy(asc(productPrices.slug), desc(productPrices.validFrom))
    .as('today');

/** A product with its list price. */
export interface ListedProduct {
  readonly row: ProductRow;
  /** Minor units; null = not sold in this currency. That of `sampleOf` for a sample. */
  readonly price: number | null;
  /** The product that it is a sample of; null = it is no sample. */
  readonly sampleOf: ProductRow | null;
}

/** Every product that is sold, in the catalogue's order, with its price in a currency on a day (ISO). */
export async function pricedProducts(
  queries: Queries,
  currency: string,
  day: string,
): Promise<ListedProduct[]> {
  const prices = pricesOn(queries, currency, day);
  const listed = await queries
    .select({ row: products, price: prices.amount })
    .from(products)
    .leftJoin(prices, eq(prices.slug, products.slug))
    .where(eq(products.isArchived, false))
    .orderBy(asc(products.position));
  const sold = listed.map(({ row }) => row);
  const priceBySlug = new Map(listed.map(({ row, price }) => [row.slug, price]));
  return listed.map(({ row, price }) => {
    const sampleOf = sampledProduct(row, sold);
    return { row, price: sampleOf ? (priceBySlug.get(sampleOf.slug) ?? null) : price, sampleOf };
  });
}

/** The list price of a product, as `pricedProducts` has it. */
export async function listPriceOf(
  queries: Queries,
  slug: string,
  currency: string,
  day: string,
): Promise<number | null> {
  const listed = await pricedProducts(queries, currency, day);
  return listed.find(({ row }) => row.slug === slug)?.price ?? null;
}

/** The ways of making each product, as the catalogue writes them. */
export async function buysOfProducts(queries: Queries): Promise<readonly string[]> {
  const rows = await queries
    .select({ buy: products.buy })
    .from(products)
    .where(eq(products.isArchived, false))
    .orderBy(asc(products.position));
  return rows.map(({ buy }) => buy);
}

/** A product that is sold. */
export async function productBySlug(queries: Queries, slug: string): Promise<ProductRow | undefined> {
  const [found] = await queries
    .select()
    .from(products)
    .where(and(eq(products.slug, slug), eq(products.isArchived, false)));
  return found;
}

/** The price under a product's own name in minor units, on a day (ISO); null = not sold in this currency. */
export async function priceOf(
  queries: Queries,
  slug: string,
  currency: string,
  day: string,
): Promise<number | null> {
  const prices = pricesOn(queries, currency, day);
  const [found] = await queries.select({ amount: prices.amount }).from(prices).where(eq(prices.slug, slug));
  return found?.amount ?? null;
}

/** The product of an article by its name at the time of the order, with its price on a day (ISO). */
export async function productByName(
  queries: Queries,
  name: string,
  currency: string,
  day: string,
): Promise<{ readonly slug: string; readonly family: string; readonly price: number | null } | undefined> {
  const prices = pricesOn(queries, currency, day);
  const [found] = await queries
    .select({ slug: products.slug, family: products.family, price: prices.amount })
    .from(products)
    .leftJoin(prices, eq(prices.slug, products.slug))
    .where(eq(products.name, name))
    // An archived product keeps its orders; one of the same name that is sold comes first.
    .orderBy(asc(products.isArchived), asc(products.position))
    .limit(1);
  return found;
}

/** Slugs that a customer keeps regardless of promotions. */
export async function savedSlugs(queries: Queries, owner: Owner): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ slug: savedProducts.slug })
    .from(savedProducts)
    .where(ownedBy(savedProducts.customerId, owner));
  return new Set(rows.map(({ slug }) => slug));
}

export type PresetRow = typeof presets.$inferSelect & { readonly product: string };

/** All presets in their order, or those of one product. */
export async function presetsOf(queries: Queries, slug?: string): Promise<PresetRow[]> {
  const rows = await queries
    .select({ preset: presets, product: products.name })
    .from(presets)
    .innerJoin(products, eq(products.slug, presets.slug))
    .where(and(eq(products.isArchived, false), slug === undefined ? undefined : eq(presets.slug, slug)))
    .orderBy(asc(presets.position));
  return rows.map(({ preset, product }) => ({ ...preset, product }));
}

export type SizePriceRow = typeof sizePrices.$inferSelect;

/** The price lists by size on a day (ISO): of each list, the newest that has begun. */
export async function sizePricesOn(queries: Queries, day: string): Promise<SizePriceRow[]> {
  const newest = sql`(select max(newer.valid_from) from size_prices newer
    where newer.list = ${sizePrices.list} and newer.valid_from <= ${day})`;
  return queries
    .select()
    .from(sizePrices)
    .where(eq(sizePrices.validFrom, newest))
    .orderBy(asc(sizePrices.list), asc(sizePrices.position));
}

export type FileRow = typeof productFiles.$inferSelect;

export async function filesOf(queries: Queries, slug: string): Promise<FileRow[]> {
  return queries
    .select()
    .from(productFiles)
    .where(eq(productFiles.slug, slug))
    .orderBy(asc(productFiles.position));
}

export async function fileById(queries: Queries, id: string): Promise<FileRow | undefined> {
  const [found] = await queries.select().from(productFiles).where(eq(productFiles.id, id));
  return found;
}

export async function insertFileNote(queries: Queries, row: typeof fileNotes.$inferInsert): Promise<void> {
  await queries.insert(fileNotes).values(row);
}
