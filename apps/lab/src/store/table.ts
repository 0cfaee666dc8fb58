import { and, asc, desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { savedProducts, productPrices, products } from '../database/schema/shop.ts';
import { fileNotes, presets, productFiles, projects } from '../database/schema/store.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { ProductRow } from './item.ts';

/** Every product in the catalogue's order, with its price in a currency (minor units). */
export async function pricedProducts(
  queries: Queries,
  currency: string,
): Promise<{ readonly row: ProductRow; readonly price: number | null }[]> {
  return queries
    .select({ row: products, price: productPrices.amount })
    .from(products)
    .leftJoin(productPrices, and(eq(productPrices.slug, products.slug), eq(productPrices.currency, currency)))
    .orderBy(asc(products.position));
}

/** The ways of making each product, as the catalogue writes them. */
export async function buysOfProducts(queries: Queries): Promise<readonly string[]> {
  const rows = await queries.select({ buy: products.buy }).from(products).orderBy(asc(products.position));
  return rows.map(({ buy }) => buy);
}

export async function productBySlug(queries: Queries, slug: string): Promise<ProductRow | undefined> {
  const [found] = await queries.select().from(products).where(eq(products.slug, slug));
  return found;
}

/** Minor units; null = not sold in this currency. */
export async function priceOf(queries: Queries, slug: string, currency: string): Promise<number | null> {
  const [found] = await queries
    .select({ amount: productPrices.amount })
    .from(productPrices)
    .where(and(eq(productPrices.slug, slug), eq(productPrices.currency, currency)));
  return found?.amount ?? null;
}

/** The product of an article by its name at the time of the order; undefined = no longer sold. */
export async function productByName(
  queries: Queries,
  name: string,
  currency: string,
): Promise<{ readonly slug: string; readonly family: string; readonly price: number | null } | undefined> {
  const [found] = await queries
    .select({ slug: products.slug, family: products.family, price: productPrices.amount })
    .from(products)
    .leftJoin(productPrices, and(eq(productPrices.slug, products.slug), eq(productPrices.currency, currency)))
    .where(eq(products.name, name))
    .orderBy(asc(products.position))
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
    .where(slug === undefined ? undefined : eq(presets.slug, slug))
    .orderBy(asc(presets.position));
  return rows.map(({ preset, product }) => ({ ...preset, product }));
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

export type ProjectRow = typeof projects.$inferSelect;

/** Newest first; one row more than requested tells that there is a next page. */
export async function projectsOf(
  queries: Queries,
  owner: Owner,
  slug: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<ProjectRow[]> {
  return queries
    .select()
    .from(projects)
    .where(ownedBy(projects.customerId, owner, eq(projects.slug, slug)))
    .orderBy(desc(projects.changedAt), desc(projects.id))
    .limit(page.limit)
    .offset(page.offset);
}
