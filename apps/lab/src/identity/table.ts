import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/open.ts';
import { customers, knownAddresses, visits } from '../database/schema/customers.ts';
import { members } from '../database/schema/members.ts';
import { sessions } from '../database/schema/sessions.ts';
import { ownedBy, ownerOf } from '../base/owner.ts';
import type { Member, Owner, Session } from '../base/owner.ts';

export type Account = typeof customers.$inferSelect;

export async function accountByEmail(queries: Queries, email: string): Promise<Account | undefined> {
  const [found] = await queries.select().from(customers).where(eq(customers.email, email.toLowerCase()));
  return found;
}

/**
 * The account that a person names at the sign-in: by e-mail, or by the company's sign-in name in any spelling of its
 * letters (SES-29). A name that two accounts share names neither.
 * @param identifier not empty.
 */
export async function accountByIdentifier(
  queries: Queries,
  identifier: string,
): Promise<Account | undefined> {
  if (identifier.includes('@')) return accountByEmail(queries, identifier);
  const [found, another] = await queries
    .select()
    .from(customers)
    .where(eq(sql`lower(${customers.signInName})`, identifier.toLowerCase()))
    .limit(2);
  return another ? undefined : found;
}

/** Staff names another customer by code, or by e-mail. */
export async function accountByName(queries: Queries, name: string): Promise<Account | undefined> {
  const [found] = await queries
    .select()
    .from(customers)
    .where(or(eq(customers.code, name), eq(customers.email, name.toLowerCase())));
  return found;
}

export async function accountOf(queries: Queries, owner: Owner): Promise<Account> {
  const [found] = await queries.select().from(customers).where(ownedBy(customers.id, owner));
  if (!found) throw new Error('a session without its customer');
  return found;
}

export async function passwordHashOf(queries: Queries, accountId: number): Promise<string | null> {
  const [found] = await queries
    .select({ hash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, accountId));
  return found?.hash ?? null;
}

export async function lockAccount(queries: Queries, owner: Owner): Promise<void> {
  await queries
    .select({ id: customers.id })
    .from(customers)
    .where(ownedBy(customers.id, owner))
    .for('update');
}

/**
 * Whether an account still has the password, address and state that were checked before this transaction. It is locked
 * until the transaction ends: a change that would end what is granted here waits, and then finds it.
 */
export async function isUnchanged(queries: Queries, checked: Account): Promise<boolean> {
  const [current] = await queries
    .select({
      passwordHash: customers.passwordHash,
      email: customers.email,
      deactivatedAt: customers.deactivatedAt,
    })
    .from(customers)
    .where(eq(customers.id, checked.id))
    .for('update');
  return (
    current !== undefined &&
    current.passwordHash === checked.passwordHash &&
    current.email === checked.email &&
    current.deactivatedAt?.getTime() === checked.deactivatedAt?.getTime()
  );
}

export async function storePassword(queries: Queries, owner: Owner, passwordHash: string): Promise<void> {
  await queries.update(customers).set({ passwordHash }).where(ownedBy(customers.id, owner));
}

export async function insertSession(queries: Queries, row: typeof sessions.$inferInsert): Promise<void> {
  await queries.insert(sessions).values(row);
}

const actors = alias(customers, 'actor');

/**
 * The stored session of a token hash that has not expired, of accounts that are active; `forExchange`: one that grants an
 * exchange only.
 */
export async function sessionByHash(
  queries: Queries,
  tokenHash: string,
  now: Date,
  { forExchange = false } = {},
): Promise<Session | undefined> {
  const [row] = await queries
    .select({
      customerId: sessions.subjectId,
      actorId: sessions.actorId,
      code: customers.code,
      publicId: customers.publicId,
      mustChangePassword: sessions.mustChangePassword,
      expiresAt: sessions.expiresAt,
      memberId: members.id,
      memberName: members.name,
      memberSurname: members.surname,
      memberRights: members.rights,
    })
    .from(sessions)
    .leftJoin(members, eq(members.id, sessions.memberId))
    .innerJoin(customers, eq(customers.id, sessions.subjectId))
    .innerJoin(actors, eq(actors.id, sessions.actorId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.isForExchange, forExchange),
        gt(sessions.expiresAt, now),
        isNull(customers.deactivatedAt),
        isNull(actors.deactivatedAt),
      ),
    );
  if (!row) return undefined;
  const { actorId, code, publicId, mustChangePassword, expiresAt } = row;
  const member = memberOf(row);
  return {
    actorId,
    code,
    publicId,
    mustChangePassword,
    expiresAt,
    tokenHash,
    owner: ownerOf(row),
    acting: actorId !== row.customerId,
    ...(member ? { member } : {}),
    ...(forExchange ? { isForExchange: true } : {}),
  };
}

/** A joined person of the studio; undefined for the owner. */
export function memberOf(row: {
  readonly memberId: number | null;
  readonly memberName: string | null;
  readonly memberSurname: string | null;
  readonly memberRights: Member['rights'] | null;
}): Member | undefined {
  const { memberId, memberName, memberSurname, memberRights } = row;
  if (memberId === null) return undefined;
  return { id: memberId, name: `${memberName} ${memberSurname}`.trim(), rights: memberRights ?? [] };
}

/** The person's own sessions, newest first; without sessions of staff who act as the customer, and of other persons. */
export async function ownSessions(queries: Queries, owner: Owner, now: Date, member: number | null = null) {
  return queries
    .select({
      tokenHash: sessions.tokenHash,
      browser: sessions.browser,
      system: sessions.system,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .where(
      ownedBy(
        sessions.actorId,
        owner,
        eq(sessions.subjectId, owner),
        eq(sessions.isForExchange, false),
        gt(sessions.expiresAt, now),
        ofMember(member),
      ),
    )
    .orderBy(desc(sessions.createdAt));
}

const ofMember = (member: number | null) =>
  member === null ? isNull(sessions.memberId) : eq(sessions.memberId, member);

/** @returns the device of the session; undefined when it had ended. */
export async function deleteSession(
  queries: Queries,
  tokenHash: string,
): Promise<{ readonly browser: string; readonly system: string } | undefined> {
  const [ended] = await queries
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ browser: sessions.browser, system: sessions.system });
  return ended;
}

/** Ends every session of a customer, also those by which the customer acts as another, or staff as the customer. */
export async function endSessionsOf(queries: Queries, owner: Owner): Promise<void> {
  await queries.delete(sessions).where(or(eq(sessions.actorId, owner), eq(sessions.subjectId, owner)));
}

/**
 * Ends all sessions of a person: those of the owner include those of staff who act as the customer, and no session of the
 * studio's other persons, who have passwords of their own. The session `kept` stays and no longer requires a new password.
 */
export async function endOtherSessions(
  queries: Queries,
  owner: Owner,
  kept: string,
  member: number | null = null,
): Promise<void> {
  const ofCustomer = or(eq(sessions.actorId, owner), eq(sessions.subjectId, owner));
  await queries.delete(sessions).where(and(ofCustomer, ofMember(member), ne(sessions.tokenHash, kept)));
  await queries.update(sessions).set({ mustChangePassword: false }).where(eq(sessions.tokenHash, kept));
}

export async function deleteExpiredSessions(queries: Queries, now: Date): Promise<void> {
  await queries.delete(sessions).where(lt(sessions.expiresAt, now));
}

export async function hasSignedInFrom(
  queries: Queries,
  accountId: number,
  addressHash: string,
): Promise<boolean> {
  const [found] = await queries
    .select({ at: knownAddresses.at })
    .from(knownAddresses)
    .where(and(eq(knownAddresses.customerId, accountId), eq(knownAddresses.placeHash, addressHash)));
  return found !== undefined;
}

export async function rememberAddress(
  queries: Queries,
  accountId: number,
  addressHash: string,
  at: Date,
): Promise<void> {
  await queries
    .insert(knownAddresses)
    .values({ customerId: accountId, placeHash: addressHash, at })
    .onConflictDoUpdate({ target: [knownAddresses.customerId, knownAddresses.placeHash], set: { at } });
}

export async function insertVisit(
  queries: Queries,
  owner: Owner,
  visit: { landingPage: string; country: string; at: Date },
): Promise<void> {
  await queries.insert(visits).values({ customerId: owner, ...visit });
}

/** Full name of the person who has signed in. */
export async function fullNameOf(
  queries: Queries,
  { actorId: customerId, member }: Pick<Session, 'actorId' | 'member'>,
): Promise<string> {
  if (member) return member.name;
  const [row] = await queries
    .select({ name: customers.name, surname: customers.surname })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row ? `${row.name} ${row.surname}`.trim() : '';
}
