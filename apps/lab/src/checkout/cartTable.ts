import { randomInt } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { cartLines, carts } from '../database/schema/carts.ts';
import { quotes } from '../database/schema/quotes.ts';
import { products } from '../database/schema/shop.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';

/** A quote that is ordered in so many pieces. */
export interface QuotedLine {
  readonly record: QuoteRecord;
  readonly quantity: number;
}

/** Whether a number is that of a cart: those of quotes and orders have no letter in front. */
export const isCartCode = (code: string): boolean => /^C\d{9}$/.test(code);

const newCode = () => `C${randomInt(100_000_000, 1_000_000_000)}`;

/** The number of the customer's cart; '' = nothing was ever put into it. */
export async function cartCodeOf(queries: Queries, owner: Owner): Promise<string> {
  const [found] = await queries
    .select({ code: carts.code })
    .from(carts)
    .where(ownedBy(carts.customerId, owner));
  return found?.code ?? '';
}

/**
 * Holds the customer's cart until the transaction ends, and makes one where there is none. Every change of a cart, every
 * order and every cancellation begins here, so that they never wait for each other in a circle. @returns its number.
 */
export async function holdCart(queries: Queries, owner: Owner): Promise<string> {
  for (;;) {
    const [held] = await queries
      .select({ code: carts.code })
      .from(carts)
      .where(ownedBy(carts.customerId, owner))
      .for('update');
    if (held) return held.code;
    // Another cart may have the number: the next turn takes another.
    await queries.insert(carts).values({ customerId: owner, code: newCode() }).onConflictDoNothing();
  }
}

/** The quotes in a cart that can still be ordered, in the order in which they were added. */
export async function cartLinesOf(queries: Queries, owner: Owner): Promise<QuotedLine[]> {
  return queries
    .select({ record: quotes, quantity: cartLines.quantity })
    .from(cartLines)
    .innerJoin(quotes, eq(quotes.id, cartLines.quoteId))
    .where(ownedBy(cartLines.customerId, owner, isNull(quotes.deletedAt), eq(quotes.isOrdered, false)))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.quoteId));
}

/** The names of the products of quotes by slug, of those that are no longer sold too. */
export async function productNames(
  queries: Queries,
  lines: readonly Pick<QuoteRecord, 'slug'>[],
): Promise<ReadonlyMap<string, string>> {
  if (lines.length === 0) return new Map();
  const slugs = lines.map(({ slug }) => slug);
  const rows = await queries
    .select({ slug: products.slug, name: products.name })
    .from(products)
    .where(inArray(products.slug, slugs));
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

/** Sets the pieces of a quote; 0 takes it out of the cart. Needs the transaction that holds the cart. */
export async function setCartLine(
  queries: Queries,
  owner: Owner,
  line: { readonly quoteId: number; readonly quantity: number; readonly now: Date },
): Promise<void> {
  const { quoteId, quantity, now } = line;
  if (quantity === 0) return removeFromCart(queries, owner, [quoteId]);
  await queries
    .insert(cartLines)
    .values({ customerId: owner, quoteId, quantity, addedAt: now })
    .onConflictDoUpdate({ target: [cartLines.customerId, cartLines.quoteId], set: { quantity } });
}

export async function removeFromCart(
  queries: Queries,
  owner: Owner,
  quoteIds: readonly number[],
): Promise<void> {
  await queries
    .delete(cartLines)
    .where(ownedBy(cartLines.customerId, owner, inArray(cartLines.quoteId, [...quoteIds])));
}

/** Gives the cart whose checkout was ordered a new number; what was added since stays in it. */
export async function renewCart(queries: Queries, owner: Owner, ordered: string): Promise<void> {
  await queries
    .update(carts)
    .set({ code: newCode() })
    .where(and(ownedBy(carts.customerId, owner), eq(carts.code, ordered)));
}
