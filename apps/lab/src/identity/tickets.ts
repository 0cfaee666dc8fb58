import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { tickets } from '../database/schema/sessions.ts';
import { ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

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
}

const ticketOf = (row: typeof tickets.$inferSelect): Ticket => ({
  owner: ownerOf(row),
  actorId: row.actorId,
  acting: row.actorId !== row.customerId,
  orderCode: row.orderCode,
  origin: row.origin,
  sessionHash: row.sessionHash,
});

const openTicket = (codeHash: string, purpose: string, now: Date) =>
  and(eq(tickets.codeHash, codeHash), eq(tickets.purpose, purpose), gt(tickets.expiresAt, now));

/** Reads a ticket without using it: the frame page needs the origin to answer to. */
export async function findTicket(
  queries: Queries,
  codeHash: string,
  purpose: string,
  now: Date,
): Promise<Ticket | null> {
  const [found] = await queries
    .select()
    .from(tickets)
    .where(openTicket(codeHash, purpose, now));
  return found ? ticketOf(found) : null;
}

/** Uses a ticket: of any number of simultaneous requests, one gets it. */
export async function takeTicket(
  queries: Queries,
  codeHash: string,
  purpose: string,
  now: Date,
): Promise<Ticket | null> {
  const [taken] = await queries
    .delete(tickets)
    .where(openTicket(codeHash, purpose, now))
    .returning();
  return taken ? ticketOf(taken) : null;
}
