import { randomBytes, randomInt } from 'node:crypto';
import { and, count, desc, eq } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { quotes } from '../database/schema/quotes.ts';
import { products } from '../database/schema/shop.ts';

export type QuoteRecord = typeof quotes.$inferSelect;
export type NewQuote = Omit<typeof quotes.$inferInsert, 'id' | 'uuid' | 'customerId' | 'orderCode'>;

/** Seeded and repeated orders have at most eight digits: a number of a quote is never theirs. */
const leastCode = 100_000_000;
const mostCode = 999_999_999;

export async function insertQuote(queries: Queries, owner: Owner, row: NewQuote): Promise<QuoteRecord> {
  for (;;) {
    const [made] = await queries
      .insert(quotes)
      .values({
        ...row,
        customerId: owner,
        uuid: randomBytes(16).toString('base64url'),
        orderCode: String(randomInt(leastCode, mostCode + 1)),
      })
      .onConflictDoNothing()
      .returning();
    // Another quote has this number: take the next.
    if (made) return made;
  }
}

/** @param lock holds the quote until the transaction ends. */
export async function quoteOf(
  queries: Queries,
  owner: Owner,
  uuid: string,
  { environment, lock = false }: { readonly environment: string; readonly lock?: boolean },
): Promise<QuoteRecord | undefined> {
  const found = queries
    .select()
    .from(quotes)
    .where(ownedBy(quotes.customerId, owner, eq(quotes.uuid, uuid), eq(quotes.environment, environment)));
  const [row] = lock ? await found.for('update') : await found;
  return row;
}

export async function changeQuote(
  queries: Queries,
  owner: Owner,
  id: number,
  change: Partial<NewQuote>,
): Promise<void> {
  await queries
    .update(quotes)
    .set(change)
    .where(ownedBy(quotes.customerId, owner, eq(quotes.id, id)));
}

/** The last changed first, with the name of their product. */
export async function quotesOf(
  queries: Queries,
  owner: Owner,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly quote: QuoteRecord; readonly product: string }[]> {
  return queries
    .select({ quote: quotes, product: products.name })
    .from(quotes)
    .innerJoin(products, eq(products.slug, quotes.slug))
    .where(ownedBy(quotes.customerId, owner, eq(quotes.environment, '')))
    .orderBy(desc(quotes.changedAt), desc(quotes.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countQuotes(queries: Queries, owner: Owner): Promise<number> {
  const [row] = await queries
    .select({ all: count() })
    .from(quotes)
    .where(and(ownedBy(quotes.customerId, owner), eq(quotes.environment, '')));
  return row?.all ?? 0;
}
