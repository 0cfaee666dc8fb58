import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { quoteOf } from '../configurator/quoteTable.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import type { Queries } from '../database/open.ts';
import { printVersions } from '../database/schema/print.ts';
import { quotes } from '../database/schema/quotes.ts';
import { projects } from '../database/schema/store.ts';

export type PrintRecord = typeof projects.$inferSelect;

/** A project by the service that keeps it: a saved configuration, or a project of the print service. */
export type ProjectRecord =
  | { readonly kind: 'work'; readonly row: QuoteRecord }
  | { readonly kind: 'print'; readonly row: PrintRecord };

/** The projects of these products in the print service, the last changed first. */
export async function printProjectsOf(
  queries: Queries,
  owner: Owner,
  slugs: readonly string[],
  page: { readonly limit: number; readonly offset: number },
): Promise<PrintRecord[]> {
  return queries
    .select()
    .from(projects)
    .where(ownedBy(projects.customerId, owner, inArray(projects.slug, [...slugs])))
    .orderBy(desc(projects.changedAt), desc(projects.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** The name of each of the customer's projects in the print service, the last changed first. */
export function printProjectNames(
  queries: Queries,
  owner: Owner,
): Promise<Pick<PrintRecord, 'id' | 'slug' | 'name'>[]> {
  return queries
    .select({ id: projects.id, slug: projects.slug, name: projects.name })
    .from(projects)
    .where(ownedBy(projects.customerId, owner))
    .orderBy(desc(projects.changedAt), desc(projects.id));
}

/** The projects of the print service with these ids, in no order. */
export function printProjectsWith(
  queries: Queries,
  owner: Owner,
  ids: readonly number[],
): Promise<PrintRecord[]> {
  return queries
    .select()
    .from(projects)
    .where(ownedBy(projects.customerId, owner, inArray(projects.id, [...ids])));
}

/** A project of this customer, held until the transaction ends. */
export async function projectOf(
  queries: Queries,
  owner: Owner,
  uuid: string,
): Promise<ProjectRecord | undefined> {
  const row = await quoteOf(queries, owner, uuid, { lock: true });
  if (row) return { kind: 'work', row };
  const print = await printProjectOf(queries, owner, uuid);
  return print && { kind: 'print', row: print };
}

async function printProjectOf(
  queries: Queries,
  owner: Owner,
  uuid: string,
): Promise<PrintRecord | undefined> {
  const [row] = await queries
    .select()
    .from(projects)
    .where(ownedBy(projects.customerId, owner, eq(projects.uuid, uuid)))
    .for('update');
  return row;
}

/** A saved work by its number, held until the transaction ends; one that was deleted is not found. */
export async function workByNumber(
  queries: Queries,
  owner: Owner,
  number: string,
): Promise<QuoteRecord | undefined> {
  const [row] = await queries
    .select()
    .from(quotes)
    .where(
      ownedBy(
        quotes.customerId,
        owner,
        eq(quotes.orderCode, number),
        eq(quotes.environment, ''),
        isNull(quotes.printUuid),
        isNull(quotes.deletedAt),
      ),
    )
    .for('update');
  return row;
}

export async function changePrintProject(
  queries: Queries,
  owner: Owner,
  id: number,
  change: Partial<Pick<PrintRecord, 'name' | 'cover' | 'coverSize'>>,
): Promise<void> {
  await queries
    .update(projects)
    .set(change)
    .where(ownedBy(projects.customerId, owner, eq(projects.id, id)));
}

/** A copy of a project with its newest document, changed now. Both have the same photos. */
export async function copyPrintProject(
  queries: Queries,
  { id, customerId, slug, name, cover, coverSize, size, pages }: PrintRecord,
  changedAt: Date,
): Promise<PrintRecord> {
  const uuid = randomUUID();
  const [newest] = await queries
    .select()
    .from(printVersions)
    .where(eq(printVersions.projectId, id))
    .orderBy(desc(printVersions.rev))
    .limit(1);
  const rev = newest ? 1 : 0;
  const [row] = await queries
    .insert(projects)
    .values({ customerId, slug, name, cover, coverSize, size, pages, uuid, rev, changedAt })
    .returning();
  if (!row) throw new Error('an insert without its row');
  if (newest) {
    const document = JSON.stringify({ ...(JSON.parse(newest.document) as object), uuid, rev });
    await queries
      .insert(printVersions)
      .values({ ...newest, projectId: row.id, rev, document, savedAt: changedAt, restored: 0 });
  }
  return row;
}

/**
 * Deletes a project; what was ordered of it stays with its order.
 * @returns false when the customer has no such project.
 */
export async function removePrintProject(
  queries: Queries,
  owner: Owner,
  { uuid, now }: { readonly uuid: string; readonly now: Date },
): Promise<boolean> {
  const removed = await queries
    .delete(projects)
    .where(ownedBy(projects.customerId, owner, eq(projects.uuid, uuid)))
    .returning({ id: projects.id });
  const isOpen = and(eq(quotes.printUuid, uuid), eq(quotes.isOrdered, false), isNull(quotes.deletedAt));
  await queries
    .update(quotes)
    .set({ deletedAt: now })
    .where(ownedBy(quotes.customerId, owner, isOpen));
  return removed.length > 0;
}

/** The own pictures of deleted works are named no more: the clean-up of files removes those that no copy shows. */
export async function forgetDeletedCovers(queries: Queries, owner: Owner): Promise<void> {
  await queries
    .update(quotes)
    .set({ cover: null, coverSize: null })
    .where(ownedBy(quotes.customerId, owner, isNotNull(quotes.deletedAt), isNotNull(quotes.cover)));
}
