import { randomBytes, randomInt } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
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
 * A quote of this customer that is not deleted.
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
    ownedBy(quotes.customerId, owner, eq(quotes.environment, ''), isNull(quotes.deletedAt)),
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

/**
 * How many quotes a filter finds; and of those in this currency that can be ordered and are not, count and sum in minor units.
 * @param sold the products that the customer can order.
 */
export async function countQuotes(
  queries: Queries,
  owner: Owner,
  filter: QuoteFilter,
  { currency, sold }: { readonly currency: string; readonly sold: readonly string[] },
): Promise<{ readonly found: number; readonly waiting: number; readonly waitingTotal: number }> {
  const isWaiting = and(
    eq(quotes.isOrdered, false),
    eq(quotes.currency, currency),
    inArray(quotes.slug, [...sold]),
  );
  const [row] = await queries
    .select({
      found: sql<string>`count(*) filter (where ${matches(owner, filter)})`,
      waiting: sql<string>`count(*) filter (where ${isWaiting})`,
      waitingTotal: sql<string>`coalesce(sum(${quotes.total}) filter (where ${isWaiting}), 0)`,
    })
    .from(quotes)
    .where(matches(owner, { search: '', isOrdered: undefined }));
  return {
    found: Number(row?.found ?? 0),
    waiting: Number(row?.waiting ?? 0),
    waitingTotal: Number(row?.waitingTotal ?? 0),
  };
}
