import { and, desc, eq, isNull } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import type { Queries } from '../database/open.ts';
import { printOrders } from '../database/schema/print.ts';
import { quotes } from '../database/schema/quotes.ts';
import type { keptDocument } from './table.ts';

/** The quote that orders a project and is not ordered yet, held until the transaction ends. */
export async function openQuote(
  queries: Queries,
  owner: Owner,
  uuid: string,
): Promise<QuoteRecord | undefined> {
  const isOpen = and(eq(quotes.printUuid, uuid), eq(quotes.isOrdered, false), isNull(quotes.deletedAt));
  const [row] = await queries
    .select()
    .from(quotes)
    .where(ownedBy(quotes.customerId, owner, isOpen))
    .orderBy(desc(quotes.id))
    .limit(1)
    .for('update');
  return row;
}

/** Number of the last order that was made of a project; '' = none. */
export async function orderedCode(queries: Queries, owner: Owner, uuid: string): Promise<string> {
  const [row] = await queries
    .select({ code: quotes.orderCode })
    .from(quotes)
    .where(ownedBy(quotes.customerId, owner, eq(quotes.printUuid, uuid), eq(quotes.isOrdered, true)))
    .orderBy(desc(quotes.id))
    .limit(1);
  return row?.code ?? '';
}

/** The uuid of the project that an order was made of; '' = it was made in another way. */
export async function orderedProject(queries: Queries, owner: Owner, orderCode: string): Promise<string> {
  const [row] = await queries
    .select({ uuid: quotes.printUuid })
    .from(quotes)
    .where(ownedBy(quotes.customerId, owner, eq(quotes.orderCode, orderCode), eq(quotes.isOrdered, true)));
  return row?.uuid ?? '';
}

/** Keeps the document that a quote orders, in the place of a former one. */
export async function keepOrdered(
  queries: Queries,
  owner: Owner,
  quoteId: number,
  kept: ReturnType<typeof keptDocument> & { readonly takenAt: Date },
): Promise<void> {
  await queries
    .insert(printOrders)
    .values({ quoteId, customerId: owner, ...kept })
    .onConflictDoUpdate({ target: printOrders.quoteId, set: kept });
}

/** The document that a quote would order as it is now. */
export async function takenDocument(
  queries: Queries,
  owner: Owner,
  quoteId: number,
): Promise<typeof printOrders.$inferSelect | undefined> {
  const [row] = await queries
    .select()
    .from(printOrders)
    .where(ownedBy(printOrders.customerId, owner, eq(printOrders.quoteId, quoteId)));
  return row;
}

/** The document of an order, by the order's number; undefined when it was not made of a print project. */
export async function orderedDocument(
  queries: Queries,
  orderCode: string,
): Promise<typeof printOrders.$inferSelect | undefined> {
  const [row] = await queries
    .select({ ordered: printOrders })
    .from(printOrders)
    .innerJoin(quotes, eq(quotes.id, printOrders.quoteId))
    .where(and(eq(quotes.orderCode, orderCode), eq(quotes.isOrdered, true)));
  return row?.ordered;
}
