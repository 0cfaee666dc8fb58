import { randomInt } from 'node:crypto';
import { reorder } from '@trade-area/core/contract';
import { eq } from 'drizzle-orm';
import { labMoment } from '../base/labMoment.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { orderDetails } from '../database/schema/production.ts';
import { conflict, notFound } from '../base/errors.ts';
import { writeOnce } from '../base/idempotency.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner, Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { canReorder } from './detail.ts';
import { reprintOf } from './reprintTable.ts';
import { orderByCode } from './table.ts';

/** Creates an incomplete order of the same product for the same people, without files and without a price. */
export async function repeatOrder({
  lab,
  session,
  body,
  key,
}: Call<typeof reorder, Session>): Promise<AnswerInput<typeof reorder>> {
  const { owner } = session;
  return writeOnce(lab, { session, endpoint: reorder, key, content: body }, async (queries) => {
    const order = await orderByCode(queries, owner, body.cod_order);
    if (!order) throw notFound();
    // An order of the print editor asks for no files: its project is ordered again.
    if (order.quoted?.isPrint || !canReorder(order) || (await reprintOf(queries, owner, order.id)))
      throw conflict('This order cannot be ordered again.');
    const { today } = labMoment(lab);
    const copy = await insertCopy(queries, owner, {
      code: session.code,
      id: order.id,
      today,
      placedBy: session.member?.name ?? '',
    });
    return { cod_order: copy.commessa };
  });
}

/**
 * A new order of the same product for the same people, under a number of its own.
 * @param copied.code the customer's. @param copied.placedBy the person of the studio; '' = the owner, or the lab.
 * @param copied.change fields that differ from those of a new, incomplete order.
 */
export async function insertCopy(
  queries: Queries,
  owner: Owner,
  {
    code,
    id,
    today,
    placedBy = '',
    change = {},
  }: {
    readonly code: string;
    readonly id: number;
    readonly today: string;
    readonly placedBy?: string;
    readonly change?: Partial<typeof orders.$inferInsert>;
  },
): Promise<{ readonly id: number; readonly commessa: string }> {
  const [first] = await queries
    .select()
    .from(orders)
    .where(ownedBy(orders.customerId, owner, eq(orders.id, id)));
  if (!first) throw notFound();
  for (;;) {
    const commessa = String(randomInt(30_000_000, 90_000_000));
    const { id: _id, ...kept } = first;
    const [row] = await queries
      .insert(orders)
      .values({
        ...kept,
        commessa,
        orderCode: `${code}-${commessa}`,
        incomplete: true,
        orderDate: today,
        shippingDate: null,
        price: null,
        vat: null,
        amountToPay: null,
        listPrice: null,
        paymentData: '',
        status: 0,
        fmStatus: 1,
        phaseMain: null,
        transferStatus: 0,
        byFtp: true,
        blocked: true,
        onHold: false,
        progress: 0,
        shipmentCode: '',
        search: kept.search.replaceAll(first.commessa, commessa),
        ...change,
      })
      .onConflictDoNothing()
      .returning({ id: orders.id });
    if (!row) continue;
    await copyDetail(queries, owner, { from: id, to: row.id, placedBy });
    return { id: row.id, commessa };
  }
}

async function copyDetail(
  queries: Queries,
  owner: Owner,
  { from, to, placedBy }: { readonly from: number; readonly to: number; readonly placedBy: string },
): Promise<void> {
  const [detail] = await queries
    .select()
    .from(orderDetails)
    .where(ownedBy(orderDetails.customerId, owner, eq(orderDetails.orderId, from)));
  if (!detail) return;
  const {
    bookId,
    articleId,
    productId,
    projectId,
    options,
    orderType,
    shippingAddress,
    otherAddress,
    isNeutral,
    isPickup,
  } = detail;
  await queries.insert(orderDetails).values({
    orderId: to,
    customerId: owner,
    bookId,
    articleId,
    productId,
    projectId,
    options,
    orderType,
    shippingAddress,
    otherAddress,
    isNeutral,
    isPickup,
    placedBy,
  });
}
