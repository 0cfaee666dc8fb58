import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { ProductionStep } from '@trade-area/core/contract';
import { pagesField } from '@trade-area/core/pricing';
import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import type { Company, Invoicing } from '../database/schema/customers.ts';
import { invoices } from '../database/schema/payments.ts';
import { orderDetails, orderSteps } from '../database/schema/production.ts';
import { quotes } from '../database/schema/quotes.ts';
import { projects } from '../database/schema/store.ts';
import { uploads, uploadSets } from '../database/schema/uploads.ts';
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

/** Uuid of the print project that an order was made of; '' = of none, or it was deleted. */
export async function printProjectOf(queries: Queries, owner: Owner, code: string): Promise<string> {
  const [found] = await queries
    .select({ uuid: projects.uuid })
    .from(quotes)
    .innerJoin(projects, and(eq(projects.uuid, quotes.printUuid), eq(projects.customerId, quotes.customerId)))
    .where(ownedBy(quotes.customerId, owner, and(eq(quotes.orderCode, code), eq(quotes.isOrdered, true))));
  return found?.uuid ?? '';
}

/** The pages that an order's files fill: as they were sent or are asked for, else as they were configured; 0 = none. */
export async function pagesOf(
  queries: Queries,
  owner: Owner,
  order: { readonly id: number; readonly commessa: string },
): Promise<number> {
  const [set] = await queries
    .select({ pages: uploadSets.pages })
    .from(uploadSets)
    .where(eq(uploadSets.orderId, order.id));
  if (set) return set.pages;
  const [quote] = await queries
    .select({ fields: quotes.fields })
    .from(quotes)
    .where(
      ownedBy(
        quotes.customerId,
        owner,
        and(eq(quotes.orderCode, order.commessa), eq(quotes.isOrdered, true)),
      ),
    );
  const pages = quote?.fields.find(({ name }) => name === pagesField);
  return pages && 'numberValue' in pages ? pages.numberValue : 0;
}

/** Files that an order's page names at most. */
const mostFiles = 60;

/** The files of an order that the lab has, by their names; of many the first. */
export async function receivedFiles(queries: Queries, owner: Owner, orderId: number) {
  const whole = ownedBy(
    uploads.customerId,
    owner,
    and(
      eq(uploads.orderId, orderId),
      eq(uploads.folder, ''),
      isNull(uploads.removedAt),
      inArray(uploads.state, ['arrived', 'checked']),
    ),
  );
  const [[all], files] = await Promise.all([
    queries.select({ total: count() }).from(uploads).where(whole),
    queries
      .select({ id: uploads.id, name: uploads.name, size: uploads.size, thumbnail: uploads.thumbnail })
      .from(uploads)
      .where(whole)
      .orderBy(asc(uploads.name), asc(uploads.id))
      .limit(mostFiles),
  ]);
  return { total: all?.total ?? 0, files };
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
