import { and, asc, count, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { PrivacyProblem, PrivacyState } from '@trade-area/core/contract';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import { customers } from '../../database/schema/customers.ts';
import { privacyParts, privacyRequests } from '../../database/schema/privacy.ts';
import { staff } from '../../database/schema/production.ts';
import { isOpenOrder } from '../../base/openOrder.ts';
import { ownedBy } from '../../base/owner.ts';
import type { Owner } from '../../base/owner.ts';

export type StoredRequest = typeof privacyRequests.$inferSelect;
export type StoredPart = typeof privacyParts.$inferSelect;

const openStates: PrivacyState[] = ['waiting', 'running'];

export async function requestsOf(
  queries: Queries,
  owner: Owner,
  most: number,
): Promise<readonly StoredRequest[]> {
  return queries
    .select()
    .from(privacyRequests)
    .where(ownedBy(privacyRequests.customerId, owner))
    .orderBy(desc(privacyRequests.id))
    .limit(most);
}

/** A request, for jobs and the desk. */
export async function requestById(queries: Queries, id: number): Promise<StoredRequest | undefined> {
  const [found] = await queries.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockRequest(queries: Queries, id: number): Promise<StoredRequest | undefined> {
  const [found] = await queries
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.id, id))
    .for('update');
  return found;
}

/** The id of the new request, or of the one of its kind that is open already. The account is locked meanwhile. */
export async function insertRequest(
  queries: Queries,
  row: typeof privacyRequests.$inferInsert,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const [open] = await queries
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.customerId, row.customerId),
        eq(privacyRequests.kind, row.kind),
        eq(privacyRequests.orderCode, row.orderCode ?? ''),
        inArray(privacyRequests.state, openStates),
      ),
    );
  if (open) return { id: open.id, isNew: false };
  const [added] = await queries.insert(privacyRequests).values(row).returning({ id: privacyRequests.id });
  if (!added) throw new Error('ta: a privacy request was not stored');
  return { id: added.id, isNew: true };
}

export async function changeRequest(
  queries: Queries,
  id: number,
  change: Partial<typeof privacyRequests.$inferInsert>,
): Promise<void> {
  await queries.update(privacyRequests).set(change).where(eq(privacyRequests.id, id));
}

/** The export that a link opens, with the customer's code; undefined when the link has ended. */
export async function requestOfLink(
  queries: Queries,
  linkHash: string,
  now: Date,
): Promise<{ readonly request: StoredRequest; readonly code: string } | undefined> {
  const [found] = await queries
    .select({ request: privacyRequests, code: customers.code })
    .from(privacyRequests)
    .innerJoin(customers, eq(customers.id, privacyRequests.customerId))
    .where(
      and(
        eq(privacyRequests.linkHash, linkHash),
        eq(privacyRequests.state, 'done'),
        gt(privacyRequests.linkEndsAt, now),
        gt(privacyRequests.endsAt, now),
      ),
    );
  return found;
}

/**
 * Why a customer, or one order, cannot be erased now: an order is not finished, or is being printed again, or money is owed
 * or under way.
 * @param orderId the one order that matters; null = all of the customer's.
 */
export async function erasureProblem(
  queries: Queries,
  owner: Owner,
  orderId: number | null,
): Promise<PrivacyProblem> {
  const ofOrder = orderId === null ? sql`` : sql`and o.id = ${orderId}`;
  const isWhole = orderId === null;
  const [found] = await rowsOf<{ open: boolean; owed: boolean }>(
    queries,
    sql`select
      exists (select from orders o where o.customer_id = ${owner} ${ofOrder} and (${isOpenOrder('o')}
        or exists (select from reprints r join orders p on p.id = r.order_id
          where r.original_id = o.id and ${isOpenOrder('p')}))) as open,
      exists (select from orders o where o.customer_id = ${owner} ${ofOrder}
        and o.fm_status = 2 and o.amount_to_pay > 0)
      or (${isWhole} and (
        exists (select from card_charges h where h.customer_id = ${owner}
          and h.state in ('pending', 'challenged', 'charged', 'refunding'))
        or exists (select from card_refunds f where f.customer_id = ${owner} and f.state = 'refunding')
        or exists (select from refunds r where r.customer_id = ${owner} and r.state = 'announced'))) as owed`,
  );
  if (found?.open) return 'openOrders';
  return found?.owed ? 'moneyOwed' : '';
}

export async function insertParts(
  queries: Queries,
  rows: readonly (typeof privacyParts.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await queries.insert(privacyParts).values([...rows]);
}

export async function deleteParts(queries: Queries, requestId: number): Promise<void> {
  await queries.delete(privacyParts).where(eq(privacyParts.requestId, requestId));
}

/** The entries of an export after one of them, in their order. */
export async function partsAfter(
  queries: Queries,
  requestId: number,
  after: number,
  most: number,
): Promise<readonly StoredPart[]> {
  return queries
    .select()
    .from(privacyParts)
    .where(and(eq(privacyParts.requestId, requestId), gt(privacyParts.id, after)))
    .orderBy(asc(privacyParts.id))
    .limit(most);
}

/**
 * Ends the exports of a customer with their contents, one that a job still makes too.
 * @param but the id of one that stays.
 */
export async function endExports(queries: Queries, owner: Owner, but = 0): Promise<void> {
  const ended = await queries
    .update(privacyRequests)
    .set({ state: 'expired', linkHash: '' })
    .where(
      ownedBy(
        privacyRequests.customerId,
        owner,
        and(
          eq(privacyRequests.kind, 'export'),
          inArray(privacyRequests.state, ['running', 'done']),
          ne(privacyRequests.id, but),
        ),
      ),
    )
    .returning({ id: privacyRequests.id });
  for (const { id } of ended) await deleteParts(queries, id);
}

export interface DeskRequest {
  readonly request: StoredRequest;
  /** Of the customer; the company is '' once it is erased. */
  readonly code: string;
  readonly company: string;
  /** Full name of the member of staff who decided; '' = none did. */
  readonly decidedBy: string;
}

/** Requests for erasure, for the desk: those that wait first, the oldest of them first; then the newest. */
export async function requestsForDesk(
  queries: Queries,
  { page, length }: { readonly page: number; readonly length: number },
): Promise<{ readonly requests: readonly DeskRequest[]; readonly more: boolean }> {
  const isWaiting = sql`${privacyRequests.state} = 'waiting'`;
  const rows = await queries
    .select({
      request: privacyRequests,
      code: customers.code,
      company: sql<string>`${customers.company} ->> 'name'`,
      decidedBy: sql<string>`trim(coalesce(${staff.name}, '') || ' ' || coalesce(${staff.surname}, ''))`,
    })
    .from(privacyRequests)
    .innerJoin(customers, eq(customers.id, privacyRequests.customerId))
    .leftJoin(staff, eq(staff.id, privacyRequests.staffId))
    .where(ne(privacyRequests.kind, 'export'))
    .orderBy(
      sql`${isWaiting} desc`,
      sql`case when ${isWaiting} then ${privacyRequests.id} end`,
      desc(privacyRequests.id),
    )
    .limit(length + 1)
    .offset((page - 1) * length);
  return { requests: rows.slice(0, length), more: rows.length > length };
}

/** Requests that wait for the desk. */
export async function waitingRequestCount(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(privacyRequests)
    .where(eq(privacyRequests.state, 'waiting'));
  return row?.count ?? 0;
}
