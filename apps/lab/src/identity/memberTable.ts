import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { memberLinks, members } from '../database/schema/members.ts';
import { sessions } from '../database/schema/sessions.ts';
import { ownedBy, ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

export type StoredMember = typeof members.$inferSelect;

/** The person of a studio with an e-mail address; the owners are `customers`. */
export async function memberByEmail(queries: Queries, email: string): Promise<StoredMember | undefined> {
  const [found] = await queries.select().from(members).where(eq(members.email, email.toLowerCase()));
  return found;
}

export async function memberById(queries: Queries, id: number): Promise<StoredMember | undefined> {
  const [found] = await queries.select().from(members).where(eq(members.id, id));
  return found;
}

/** A person of the owner's studio, locked until the transaction ends. */
export async function lockMember(
  queries: Queries,
  owner: Owner,
  id: number,
): Promise<StoredMember | undefined> {
  const [found] = await queries
    .select()
    .from(members)
    .where(ownedBy(members.customerId, owner, eq(members.id, id)))
    .for('update');
  return found;
}

export async function membersOf(queries: Queries, owner: Owner): Promise<readonly StoredMember[]> {
  return queries.select().from(members).where(ownedBy(members.customerId, owner)).orderBy(asc(members.id));
}

/** Whether a person still has the password and address that were checked before this transaction; locks the person. */
export async function isMemberUnchanged(queries: Queries, checked: StoredMember): Promise<boolean> {
  const current = await lockMember(queries, ownerOf(checked), checked.id);
  return current?.passwordHash === checked.passwordHash && current.email === checked.email;
}

/** Undefined when another person has the e-mail address. */
export async function insertMember(
  queries: Queries,
  row: typeof members.$inferInsert,
): Promise<number | undefined> {
  const [added] = await queries
    .insert(members)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: members.id });
  return added?.id;
}

export async function updateMember(
  queries: Queries,
  id: number,
  change: Partial<typeof members.$inferInsert>,
): Promise<void> {
  await queries.update(members).set(change).where(eq(members.id, id));
}

/** Deletes a person; sessions, and what was made of them, go along. */
export async function deleteMember(queries: Queries, id: number): Promise<void> {
  await queries.delete(members).where(eq(members.id, id));
}

/** Ends every session of a person. */
export async function endMemberSessions(queries: Queries, id: number): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.memberId, id));
}

export async function insertMemberLink(
  queries: Queries,
  row: typeof memberLinks.$inferInsert,
): Promise<void> {
  await queries.insert(memberLinks).values(row);
}

/** Ends a link that is used now. False when it had ended. */
export async function takeMemberLink(queries: Queries, codeHash: string): Promise<boolean> {
  const [taken] = await queries
    .delete(memberLinks)
    .where(eq(memberLinks.codeHash, codeHash))
    .returning({ memberId: memberLinks.memberId });
  return taken !== undefined;
}

export async function deleteMemberLinks(queries: Queries, memberId: number): Promise<void> {
  await queries.delete(memberLinks).where(eq(memberLinks.memberId, memberId));
}

/**
 * The person of a link that still works: neither used nor expired, of an active account; an invitation only until a
 * password is set. Within a transaction, a second one waits here until the first has set the password, and then learns
 * from `takeMemberLink` that the link has ended.
 */
export async function memberOfLink(
  queries: Queries,
  codeHash: string,
  now: Date,
): Promise<StoredMember | null> {
  const [found] = await queries
    .select({ member: members, purpose: memberLinks.purpose })
    .from(memberLinks)
    .innerJoin(members, eq(members.id, memberLinks.memberId))
    .innerJoin(customers, eq(customers.id, members.customerId))
    .where(
      and(
        eq(memberLinks.codeHash, codeHash),
        gt(memberLinks.expiresAt, now),
        isNull(customers.deactivatedAt),
      ),
    )
    .for('update', { of: members });
  return found && (found.purpose === 'reset' || found.member.passwordHash === '') ? found.member : null;
}
