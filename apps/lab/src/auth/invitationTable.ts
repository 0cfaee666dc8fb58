import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { invitations } from '../database/schema/sessions.ts';
import { ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

export async function insertInvitation(
  queries: Queries,
  row: typeof invitations.$inferInsert,
): Promise<void> {
  await queries.insert(invitations).values(row);
}

export interface OpenInvitation {
  readonly owner: Owner;
  readonly email: string;
  readonly language: string;
}

/**
 * The invitation of a link that still works: neither used nor expired, of an active account without a password
 * that still has its address. Within a transaction, a second one waits here until the first has set the password.
 */
export async function openInvitation(
  queries: Queries,
  codeHash: string,
  now: Date,
): Promise<OpenInvitation | null> {
  const [found] = await queries
    .select({ customerId: customers.id, email: customers.email, language: customers.language })
    .from(invitations)
    .innerJoin(customers, eq(customers.id, invitations.customerId))
    .where(
      and(
        eq(invitations.codeHash, codeHash),
        isNull(invitations.usedAt),
        gt(invitations.expiresAt, now),
        eq(customers.email, invitations.email),
        eq(customers.passwordHash, ''),
        isNull(customers.deactivatedAt),
      ),
    )
    .for('update', { of: customers });
  return found ? { owner: ownerOf(found), email: found.email, language: found.language } : null;
}

/** Every link that a customer was sent ends with the first that is used. */
export async function useInvitations(queries: Queries, owner: Owner, now: Date): Promise<void> {
  await queries
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.customerId, owner), isNull(invitations.usedAt)));
}
