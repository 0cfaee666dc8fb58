import { and, asc, eq, isNull, max, or, sql } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { documents } from '../database/schema/content.ts';
import { products } from '../database/schema/shop.ts';
import { fileNotes, productFiles } from '../database/schema/store.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { ProductRow } from '../store/item.ts';
import type { FileRow } from '../store/table.ts';

/** The content stays in the database: a list would read all of it. */
const columns = {
  id: documents.id,
  slug: documents.slug,
  section: documents.section,
  path: documents.path,
  names: documents.names,
  filename: documents.filename,
  isUpdated: documents.isUpdated,
  viewable: documents.viewable,
  hash: documents.hash,
  changedAt: documents.changedAt,
  bytes: sql<number>`octet_length(${documents.content})`.mapWith(Number),
};

export interface DocumentRow {
  readonly id: string;
  readonly slug: string | null;
  readonly section: string;
  readonly path: string;
  readonly names: FileRow['names'];
  readonly filename: string;
  readonly isUpdated: boolean;
  readonly viewable: boolean;
  readonly hash: string;
  readonly changedAt: Date;
  readonly bytes: number;
}

/** Documents of the lab, and of products that are sold, in their order. */
export async function documentRows(queries: Queries): Promise<readonly DocumentRow[]> {
  return queries
    .select(columns)
    .from(documents)
    .leftJoin(products, eq(products.slug, documents.slug))
    .where(or(isNull(documents.slug), soldOnPage))
    .orderBy(asc(documents.position), asc(documents.id));
}

export async function documentById(queries: Queries, id: string): Promise<DocumentRow | undefined> {
  const [found] = await queries
    .select(columns)
    .from(documents)
    .leftJoin(products, eq(products.slug, documents.slug))
    .where(and(eq(documents.id, id), or(isNull(documents.slug), soldOnPage)));
  return found;
}

/** A part of a document: from a byte, counted from 0, so many. */
export async function readDocument(
  queries: Queries,
  id: string,
  { from, length }: { readonly from: number; readonly length: number },
): Promise<Buffer | undefined> {
  const [found] = await queries
    .select({
      part: sql<Uint8Array>`substring(${documents.content} from ${from + 1}::int for ${length}::int)`,
    })
    .from(documents)
    .where(eq(documents.id, id));
  return found ? Buffer.from(found.part) : undefined;
}

/** Has a page and is not in test, neither by its flag nor by its class (STORE-42). */
const soldOnPage = and(
  eq(products.isArchived, false),
  eq(products.isActivePage, true),
  eq(products.isInTest, false),
  sql`not 'test' = any(string_to_array(${products.filterClass}, ' '))`,
);

/** Every product that has a page, in the catalogue's order. */
export async function pagedProducts(queries: Queries): Promise<readonly ProductRow[]> {
  return queries.select().from(products).where(soldOnPage).orderBy(asc(products.position));
}

/** The files of all those products, in their order. */
export async function pagedProductFiles(queries: Queries): Promise<readonly FileRow[]> {
  const rows = await queries
    .select({ file: productFiles })
    .from(productFiles)
    .innerJoin(products, eq(products.slug, productFiles.slug))
    .where(soldOnPage)
    .orderBy(asc(products.position), asc(productFiles.position));
  return rows.map(({ file }) => file);
}

/**
 * The products whose prices in a currency have replaced others until a day (ISO), with the first day of the newest; null
 * stands for all products together, whose list changes with a new product, too.
 */
export async function changedPriceLists(
  queries: Queries,
  currency: string,
  day: string,
): Promise<readonly { readonly slug: string | null; readonly day: string }[]> {
  // The sizes of a product have a list of its own, else that of its family (CAT-SIZES).
  const lists = sql`
    select ${products.slug} as slug, 'price' as kind, prices.valid_from as day
      from products join product_prices prices on prices.slug = ${products.slug}
      where prices.currency = ${currency} and ${soldOnPage}
    union all
    select ${products.slug}, 'sizes', sizes.valid_from
      from products join size_prices sizes on sizes.list = case
        when exists (select from size_prices own where own.list = ${products.slug} and own.valid_from <= ${day})
        then ${products.slug} else ${products.family} end
      where ${soldOnPage}`;
  return rowsOf(
    queries,
    sql`select slug, max(day)::text as day from (
        select slug, max(day) as day from (${lists}) lists where day <= ${day}
        group by grouping sets ((kind, slug), (kind)) having count(distinct day) > 1
      ) changes group by slug`,
  );
}

export async function insertFileNotes(
  queries: Queries,
  notes: readonly (typeof fileNotes.$inferInsert)[],
): Promise<void> {
  await queries.insert(fileNotes).values([...notes]);
}

/** When a customer last opened each file, by its id; a file that was never opened is missing. */
export async function openedFiles(queries: Queries, owner: Owner): Promise<ReadonlyMap<string, Date>> {
  const rows = await queries
    .select({ id: fileNotes.fileId, at: max(fileNotes.at) })
    .from(fileNotes)
    .where(ownedBy(fileNotes.customerId, owner))
    .groupBy(fileNotes.fileId);
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])));
}
