import { randomBytes, randomInt } from 'node:crypto';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { quotes } from '../database/schema/quotes.ts';
import { searchable, searchPatterns } from '../lists/searchText.ts';

export type QuoteRecord = typeof quotes.$inferSelect;
type Columns = typeof quotes.$inferInsert;
export type NewQuote = Omit<
  Columns,
  'id' | 'uuid' | 'customerId' | 'orderCode' | 'search' | 'deletedAt' | 'shareCode' | 'shareEndsAt'
> & {
  /** Name of its product, by which it is found. */
  readonly product: string;
};

/** Seeded and repeated orders have at most eight digits: a number of a quote is never theirs. */
const leastCode = 100_000_000;
const mostCode = 999_999_999;

export async function insertQuote(
  queries: Queries,
  owner: Owner,
  { product, ...row }: NewQuote,
): Promise<QuoteRecord> {
  for (;;) {
    const orderCode = String(randomInt(leastCode, mostCode + 1));
    const [made] = await queries
      .insert(quotes)
      .values({
        ...row,
        customerId: owner,
        uuid: randomBytes(16).toString('base64url'),
        orderCode,
        search: searchable(row.name ?? '', product, orderCode),
      })
      .onConflictDoNothing()
      .returning();
    // Another quote has this number: take the next.
    if (made) return made;
  }
}

/**
 * A quote of this customer that is not deleted and is of the configurator.
 * @param lock holds the quote until the transaction ends.
 */
export async function quoteOf(
  queries: Queries,
  owner: Owner,
  uuid: string,
  {
    environment = '',
    lock = false,
    deleted = false,
  }: {
    readonly environment?: string;
    readonly lock?: boolean;
    /** Finds a deleted one as well. */
    readonly deleted?: boolean;
  } = {},
): Promise<QuoteRecord | undefined> {
  const found = queries
    .select()
    .from(quotes)
    .where(
      ownedBy(
        quotes.customerId,
        owner,
        eq(quotes.uuid, uuid),
        eq(quotes.environment, environment),
        isNull(quotes.printUuid),
        deleted ? undefined : isNull(quotes.deletedAt),
      ),
    );
  const [row] = lock ? await found.for('update') : await found;
  return row;
}

export async function changeQuote(
  queries: Queries,
  owner: Owner,
  id: number,
  change: Partial<Columns>,
): Promise<void> {
  await queries
    .update(quotes)
    .set(change)
    .where(ownedBy(quotes.customerId, owner, eq(quotes.id, id)));
}

/** Which of a customer's quotes a list shows. */
export interface QuoteFilter {
  /** Words that name, product or number must contain. */
  readonly search: string;
  /** undefined = ordered or not. */
  readonly isOrdered: boolean | undefined;
  /** Slugs of their products. Absent = any. */
  readonly slugs?: readonly string[];
}

function matches(owner: Owner, { search, isOrdered, slugs }: QuoteFilter): SQL | undefined {
  return and(
    ownedBy(
      quotes.customerId,
      owner,
      eq(quotes.environment, ''),
      isNull(quotes.printUuid),
      isNull(quotes.deletedAt),
    ),
    isOrdered === undefined ? undefined : eq(quotes.isOrdered, isOrdered),
    slugs && inArray(quotes.slug, [...slugs]),
    ...searchPatterns(search).map((pattern) => sql`${quotes.search} like ${pattern}`),
  );
}

/** The last changed first. */
export async function quotesOf(
  queries: Queries,
  owner: Owner,
  filter: QuoteFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<QuoteRecord[]> {
  return queries
    .select()
    .from(quotes)
    .where(matches(owner, filter))
    .orderBy(desc(quotes.changedAt), desc(quotes.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many quotes a filter finds. */
export async function countQuotes(queries: Queries, owner: Owner, filter: QuoteFilter): Promise<number> {
  const [row] = await queries.select({ found: count() }).from(quotes).where(matches(owner, filter));
  return row?.found ?? 0;
}

/** The columns that the price of a quote depends on. */
export type WaitingQuote = Pick<QuoteRecord, 'slug' | 'fields' | 'total'>;

export interface WaitingQuotes {
  readonly count: number;
  /** Sum at their last saves, in minor units. */
  readonly savedTotal: number;
  /** The last changed ones. */
  readonly latest: readonly WaitingQuote[];
}

/**
 * The quotes in this currency that can be ordered and are not.
 * @param sold the products that the customer can order.
 * @param limit how many of the last changed ones are read.
 */
export async function waitingQuotes(
  queries: Queries,
  owner: Owner,
  {
    currency,
    sold,
    limit,
  }: { readonly currency: string; readonly sold: readonly string[]; readonly limit: number },
): Promise<WaitingQuotes> {
  const isWaiting = and(
    matches(owner, { search: '', isOrdered: false }),
    eq(quotes.currency, currency),
    inArray(quotes.slug, [...sold]),
  );
  const [sums] = await queries
    .select({ found: count(), savedTotal: sql<string>`coalesce(sum(${quotes.total}), 0)` })
    .from(quotes)
    .where(isWaiting);
  const latest = await queries
    .select({ slug: quotes.slug, fields: quotes.fields, total: quotes.total })
    .from(quotes)
    .where(isWaiting)
    .orderBy(desc(quotes.changedAt), desc(quotes.id))
    .limit(limit);
  return { count: sums?.found ?? 0, savedTotal: Number(sums?.savedTotal ?? 0), latest };
}
