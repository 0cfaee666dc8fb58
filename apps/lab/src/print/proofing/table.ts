import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ownedBy } from '../../base/owner.ts';
import type { Owner } from '../../base/owner.ts';
import type { Queries } from '../../database/open.ts';
import { customers } from '../../database/schema/customers.ts';
import { printOrders } from '../../database/schema/print.ts';
import { coupleProofComments, coupleProofs, coupleProofSheets } from '../../database/schema/proofs.ts';
import { quotes } from '../../database/schema/quotes.ts';
import { projects } from '../../database/schema/store.ts';

export type ProofRow = typeof coupleProofs.$inferSelect;
export type SheetRow = typeof coupleProofSheets.$inferSelect;
export type CommentRow = typeof coupleProofComments.$inferSelect;

/** The proof of a project. @param lock holds it until the transaction ends. */
export async function proofOfProject(
  queries: Queries,
  owner: Owner,
  projectId: number,
  { lock = false } = {},
): Promise<ProofRow | undefined> {
  const found = queries
    .select()
    .from(coupleProofs)
    .where(ownedBy(coupleProofs.customerId, owner, eq(coupleProofs.projectId, projectId)));
  const [row] = lock ? await found.for('update') : await found;
  return row;
}

/** Stores a proof in the place of a former one, whose comments and approval stay. */
export async function storeProof(queries: Queries, row: typeof coupleProofs.$inferInsert): Promise<void> {
  const { customerId: _customer, projectId: _project, ...set } = row;
  await queries.insert(coupleProofs).values(row).onConflictDoUpdate({ target: coupleProofs.projectId, set });
}

export async function changeProof(
  queries: Queries,
  id: number,
  set: Partial<Omit<ProofRow, 'id' | 'customerId' | 'projectId'>>,
): Promise<void> {
  await queries.update(coupleProofs).set(set).where(eq(coupleProofs.id, id));
}

export async function proofById(queries: Queries, id: number): Promise<ProofRow | undefined> {
  const [row] = await queries.select().from(coupleProofs).where(eq(coupleProofs.id, id));
  return row;
}

/** The revision that the last order of a project prints; 0 = it was not ordered. */
export async function orderedRev(queries: Queries, owner: Owner, uuid: string): Promise<number> {
  const [row] = await queries
    .select({ rev: printOrders.rev })
    .from(printOrders)
    .innerJoin(quotes, eq(quotes.id, printOrders.quoteId))
    .where(
      ownedBy(printOrders.customerId, owner, and(eq(quotes.printUuid, uuid), eq(quotes.isOrdered, true))),
    )
    .orderBy(desc(quotes.id))
    .limit(1);
  return row?.rev ?? 0;
}

/** The pictures of a proof in the revision that it shows. */
export async function sheetsOfProof(
  queries: Queries,
  { id, rev }: Pick<ProofRow, 'id' | 'rev'>,
): Promise<SheetRow[]> {
  return queries
    .select()
    .from(coupleProofSheets)
    .where(and(eq(coupleProofSheets.proofId, id), eq(coupleProofSheets.rev, rev)))
    .orderBy(asc(coupleProofSheets.number));
}

/** Notes a picture whose file is whole; another run may have noted the same sheet. */
export async function storeSheet(
  queries: Queries,
  row: typeof coupleProofSheets.$inferInsert,
): Promise<void> {
  await queries.insert(coupleProofSheets).values(row).onConflictDoNothing();
}

/** Forgets the pictures of other revisions. @returns their files. */
export async function dropOtherSheets(
  queries: Queries,
  { id, rev }: Pick<ProofRow, 'id' | 'rev'>,
): Promise<string[]> {
  const dropped = await queries
    .delete(coupleProofSheets)
    .where(and(eq(coupleProofSheets.proofId, id), sql`${coupleProofSheets.rev} <> ${rev}`))
    .returning({ id: coupleProofSheets.id });
  return dropped.map((row) => row.id);
}

/** The oldest first. */
export async function commentsOf(queries: Queries, proofId: number): Promise<CommentRow[]> {
  return queries
    .select()
    .from(coupleProofComments)
    .where(eq(coupleProofComments.proofId, proofId))
    .orderBy(asc(coupleProofComments.id));
}

export async function countComments(queries: Queries, proofId: number): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(coupleProofComments)
    .where(eq(coupleProofComments.proofId, proofId));
  return row?.count ?? 0;
}

export async function insertComment(
  queries: Queries,
  row: typeof coupleProofComments.$inferInsert,
): Promise<void> {
  await queries.insert(coupleProofComments).values(row);
}

/** @returns false when the proof has no such comment. */
export async function settleComment(
  queries: Queries,
  { id: proofId, customerId }: Pick<ProofRow, 'id' | 'customerId'>,
  id: number,
  done: boolean,
): Promise<boolean> {
  const changed = await queries
    .update(coupleProofComments)
    .set({ done })
    .where(
      and(
        eq(coupleProofComments.id, id),
        eq(coupleProofComments.proofId, proofId),
        eq(coupleProofComments.customerId, customerId),
      ),
    )
    .returning({ id: coupleProofComments.id });
  return changed.length > 0;
}

/** A proof with what its page names: no price, no account. */
export interface SharedProof {
  readonly proof: ProofRow;
  readonly name: string;
  readonly studio: string;
}

/** The proof of a link that was not revoked, by the hash of its token. @param lock holds it until the transaction ends. */
export async function sharedProof(
  queries: Queries,
  tokenHash: string,
  { lock = false } = {},
): Promise<SharedProof | undefined> {
  const found = queries
    .select({
      proof: coupleProofs,
      name: projects.name,
      studio: sql<string>`${customers.company}->>'name'`,
    })
    .from(coupleProofs)
    .innerJoin(projects, eq(projects.id, coupleProofs.projectId))
    .innerJoin(customers, eq(customers.id, coupleProofs.customerId))
    .where(and(eq(coupleProofs.tokenHash, tokenHash), isNull(customers.deactivatedAt)));
  const [row] = lock ? await found.for('update', { of: coupleProofs }) : await found;
  return row;
}

/** The pictures of proofs, for the upkeep of the store. */
export async function proofPictures(
  queries: Queries,
): Promise<{ readonly name: string; readonly size: number; readonly sha256: string }[]> {
  return queries
    .select({
      name: coupleProofSheets.id,
      size: coupleProofSheets.size,
      sha256: coupleProofSheets.sha256,
    })
    .from(coupleProofSheets);
}

/** Those of the names that are pictures of proofs. */
export async function proofPicturesAmong(queries: Queries, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await queries
    .select({ name: coupleProofSheets.id })
    .from(coupleProofSheets)
    .where(inArray(coupleProofSheets.id, [...names]));
  return rows.map(({ name }) => name);
}
