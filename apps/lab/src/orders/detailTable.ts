import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { ProductionStep } from '@trade-area/core/contract';
import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import type { Company, Invoicing } from '../database/schema/customers.ts';
import { invoices } from '../database/schema/payments.ts';
import { orderDetails, orderSteps } from '../database/schema/production.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

export type StoredDetail = typeof orderDetails.$inferSelect;

export interface DoneStep {
  readonly step: ProductionStep;
  readonly at: Date;
}

export async function detailOf(
  queries: Queries,
  owner: Owner,
  orderId: number,
): Promise<StoredDetail | undefined> {
  const [found] = await queries
    .select()
    .from(orderDetails)
    .where(ownedBy(orderDetails.customerId, owner, eq(orderDetails.orderId, orderId)));
  return found;
}

export async function stepsOf(queries: Queries, owner: Owner, orderId: number): Promise<DoneStep[]> {
  const rows = await queries
    .select({ step: orderSteps.step, at: orderSteps.at })
    .from(orderSteps)
    .where(ownedBy(orderSteps.customerId, owner, eq(orderSteps.orderId, orderId)))
    .orderBy(asc(orderSteps.at), asc(orderSteps.id));
  return rows as DoneStep[];
}

/** Number of the order's invoice, '' without one (DET-08). */
export async function invoiceNumberOf(queries: Queries, owner: Owner, orderId: number): Promise<string> {
  const [found] = await queries
    .select({ number: invoices.number })
    .from(invoices)
    .where(ownedBy(invoices.customerId, owner, and(eq(invoices.orderId, orderId), eq(invoices.series, ''))))
    .orderBy(desc(invoices.id))
    .limit(1);
  return found ? String(found.number) : '';
}

/** The fields of the customer that an order's page shows. */
export async function addressesOf(
  queries: Queries,
  owner: Owner,
): Promise<{ readonly company: Company; readonly invoicing: Invoicing[] }> {
  const [found] = await queries
    .select({ company: customers.company, invoicing: customers.invoicing })
    .from(customers)
    .where(ownedBy(customers.id, owner));
  if (!found) throw new Error('an order without its customer');
  return found;
}

/** The row to write to, created with the defaults when it is missing. */
export async function ensureDetail(queries: Queries, owner: Owner, orderId: number): Promise<void> {
  await queries.insert(orderDetails).values({ orderId, customerId: owner }).onConflictDoNothing();
}

export async function changeDetail(
  queries: Queries,
  owner: Owner,
  orderId: number,
  change: Partial<typeof orderDetails.$inferInsert>,
): Promise<void> {
  await ensureDetail(queries, owner, orderId);
  await queries
    .update(orderDetails)
    .set(change)
    .where(ownedBy(orderDetails.customerId, owner, eq(orderDetails.orderId, orderId)));
}

/** Records steps as done now; a step that was recorded before keeps its date. */
export async function addSteps(
  queries: Queries,
  owner: Owner,
  orderId: number,
  steps: readonly ProductionStep[],
  at: Date,
): Promise<void> {
  if (steps.length === 0) return;
  await queries
    .insert(orderSteps)
    .values(steps.map((step) => ({ customerId: owner, orderId, step, at })))
    .onConflictDoNothing();
}

export async function removeSteps(
  queries: Queries,
  owner: Owner,
  orderId: number,
  steps: readonly ProductionStep[],
): Promise<void> {
  if (steps.length === 0) return;
  await queries
    .delete(orderSteps)
    .where(
      ownedBy(
        orderSteps.customerId,
        owner,
        and(eq(orderSteps.orderId, orderId), inArray(orderSteps.step, [...steps])),
      ),
    );
}
