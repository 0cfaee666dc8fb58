import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { activations, temporaryPasswords } from '../database/schema/sessions.ts';
import { ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

export async function insertActivation(
  queries: Queries,
  row: typeof activations.$inferInsert,
): Promise<void> {
  await queries.insert(activations).values(row);
}

/** The customer of a link that was neither used nor has expired. */
export async function ownerOfActivation(
  queries: Queries,
  codeHash: string,
  now: Date,
): Promise<Owner | null> {
  const [found] = await queries
    .select({ customerId: activations.customerId })
    .from(activations)
    .where(
      and(eq(activations.codeHash, codeHash), isNull(activations.usedAt), gt(activations.expiresAt, now)),
    );
  return found ? ownerOf(found) : null;
}

/** Marks the link as used; of any number of simultaneous requests, one gets the owner. */
export async function takeActivation(queries: Queries, codeHash: string, now: Date): Promise<Owner | null> {
  const [taken] = await queries
    .update(activations)
    .set({ usedAt: now })
    .where(
      and(eq(activations.codeHash, codeHash), isNull(activations.usedAt), gt(activations.expiresAt, now)),
    )
    .returning({ customerId: activations.customerId });
  return taken ? ownerOf(taken) : null;
}

/** A new temporary password ends the one before. */
export async function replaceTemporaryPassword(
  queries: Queries,
  owner: Owner,
  row: { hash: string; expiresAt: Date },
): Promise<void> {
  await queries.delete(temporaryPasswords).where(eq(temporaryPasswords.customerId, owner));
  await queries.insert(temporaryPasswords).values({ customerId: owner, ...row });
}

export async function findTemporaryPassword(
  queries: Queries,
  accountId: number,
  now: Date,
): Promise<{ id: number; hash: string } | undefined> {
  const [found] = await queries
    .select({ id: temporaryPasswords.id, hash: temporaryPasswords.hash })
    .from(temporaryPasswords)
    .where(
      and(
        eq(temporaryPasswords.customerId, accountId),
        isNull(temporaryPasswords.usedAt),
        gt(temporaryPasswords.expiresAt, now),
      ),
    );
  return found;
}

/** False when another sign-in was first. */
export async function takeTemporaryPassword(queries: Queries, id: number, now: Date): Promise<boolean> {
  const usedRows = await queries
    .update(temporaryPasswords)
    .set({ usedAt: now })
    .where(and(eq(temporaryPasswords.id, id), isNull(temporaryPasswords.usedAt)))
    .returning({ id: temporaryPasswords.id });
  return usedRows.length === 1;
}

/** The temporary password a session began with: it may be used once more, as the old password of a change. */
export async function usedTemporaryPassword(queries: Queries, owner: Owner): Promise<string | null> {
  const [found] = await queries
    .select({ hash: temporaryPasswords.hash })
    .from(temporaryPasswords)
    .where(eq(temporaryPasswords.customerId, owner));
  return found?.hash ?? null;
}

export async function deleteTemporaryPasswords(queries: Queries, owner: Owner): Promise<void> {
  await queries.delete(temporaryPasswords).where(eq(temporaryPasswords.customerId, owner));
}
