import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { hasRight } from '@trade-area/core/contract';
import { members } from '../database/schema/members.ts';
import { sessions, tickets } from '../database/schema/sessions.ts';
import { ownerOf } from '../base/owner.ts';
import type { Member, Owner } from '../base/owner.ts';
import { memberOf } from './table.ts';
import { rightOfPurpose } from './ticketRights.ts';

export async function insertTicket(queries: Queries, row: typeof tickets.$inferInsert): Promise<void> {
  await queries.insert(tickets).values(row);
}

export async function deleteExpiredTickets(queries: Queries, now: Date): Promise<void> {
  await queries.delete(tickets).where(lt(tickets.expiresAt, now));
}

export interface Ticket {
  readonly owner: Owner;
  readonly actorId: number;
  readonly acting: boolean;
  readonly orderCode: string;
  readonly origin: string;
  /** Hash of the requesting session. */
  readonly sessionHash: string;
  /** The person whose session asked; absent = the owner, or staff. */
  readonly member?: Member;
}

const ticketOf = (row: typeof tickets.$inferSelect, member: Member | undefined): Ticket => ({
  owner: ownerOf(row),
  actorId: row.actorId,
  acting: row.actorId !== row.customerId,
  orderCode: row.orderCode,
  origin: row.origin,
  sessionHash: row.sessionHash,
  ...(member ? { member } : {}),
});

/** A ticket is good as long as the session that asked for it (T-A10). */
const openTicket = (codeHash: string, purpose: string, now: Date) =>
  and(
    eq(tickets.codeHash, codeHash),
    eq(tickets.purpose, purpose),
    gt(tickets.expiresAt, now),
    gt(sessions.expiresAt, now),
  );

const ofSession = eq(sessions.tokenHash, tickets.sessionHash);
const ofMember = eq(members.id, sessions.memberId);
const person = {
  memberId: members.id,
  memberName: members.name,
  memberSurname: members.surname,
  memberRights: members.rights,
};

/** A right that was taken away since the ticket was issued closes the page that it opened. */
const isAllowed = (member: Member | undefined, purpose: string) =>
  hasRight(member?.rights ?? null, rightOfPurpose(purpose));

/** Reads a ticket without using it: the frame page needs the origin to answer to. */
export async function findTicket(
  queries: Queries,
  codeHash: string,
  purpose: string,
  now: Date,
): Promise<Ticket | null> {
  const [found] = await queries
    .select({ ticket: tickets, ...person })
    .from(tickets)
    .innerJoin(sessions, ofSession)
    .leftJoin(members, ofMember)
    .where(openTicket(codeHash, purpose, now));
  const member = found && memberOf(found);
  return found && isAllowed(member, purpose) ? ticketOf(found.ticket, member) : null;
}

/**
 * Uses a ticket: of any number of simultaneous requests, one gets it. Within a transaction its session cannot end before
 * what is made of the ticket is stored, so that it ends with it.
 */
export async function takeTicket(
  queries: Queries,
  codeHash: string,
  purpose: string,
  now: Date,
): Promise<Ticket | null> {
  const [open] = await queries
    .select({ codeHash: tickets.codeHash, ...person })
    .from(tickets)
    .innerJoin(sessions, ofSession)
    .leftJoin(members, ofMember)
    .where(openTicket(codeHash, purpose, now))
    .for('key share', { of: sessions });
  const member = open && memberOf(open);
  if (!open || !isAllowed(member, purpose)) return null;
  const [taken] = await queries.delete(tickets).where(eq(tickets.codeHash, codeHash)).returning();
  return taken ? ticketOf(taken, member) : null;
}

/** Ends every ticket of a customer, and every one by which the customer acts as another. */
export async function deleteTicketsOf(queries: Queries, owner: Owner): Promise<void> {
  await queries.delete(tickets).where(or(eq(tickets.customerId, owner), eq(tickets.actorId, owner)));
}
