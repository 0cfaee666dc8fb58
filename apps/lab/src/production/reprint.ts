import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LabMoment } from '../base/labMoment.ts';
import { conflict, invalid } from '../base/errors.ts';
import type { Queries } from '../database/open.ts';
import { reprints } from '../database/schema/reprints.ts';
import { uploadSets } from '../database/schema/uploads.ts';
import { addressesOf, addSteps, detailOf } from '../orders/detailTable.ts';
import { insertCopy } from '../orders/reorder.ts';
import { reprintOf, reprintReasons } from '../orders/reprintTable.ts';
import { hasDeletedPrints } from '../print/render/orderPrints.ts';
import { hasDeletedFiles, setOf } from '../uploads/setTable.ts';
import type { DeliveryNote } from './deliveryNote.ts';
import type { StaffOrder } from './orderTable.ts';

/** Orders that were shipped, and those that came back. */
const claimable = [2, 6, 8, 12];

/** Whether an order can be printed again without charge. */
export const isClaimable = ({ incomplete, fmStatus }: Pick<StaffOrder, 'incomplete' | 'fmStatus'>): boolean =>
  !incomplete && claimable.includes(fmStatus);

/**
 * Creates the free order that prints a claimed one again: with its files, its options and its addresses, in production at
 * once. The files stay those of the claimed order; the new order's list of print files names them.
 * @throws conflict for an order that was not shipped, or whose files were deleted; invalid for `reprintReason` and `pieces`.
 */
export async function createReprint(
  queries: Queries,
  order: StaffOrder,
  given: { readonly reason: string; readonly pieces: string },
  { staffId, now, today }: LabMoment & { readonly staffId: number },
): Promise<void> {
  if (!isClaimable(order)) throw conflict('This order was not shipped.');
  const reason = reprintReasons.find((each) => each === given.reason);
  if (!reason) throw invalid({ reprintReason: reprintReasons.join(', ') });
  const pieces = given.pieces.trim();
  if (pieces === '' || pieces.length > 500) throw invalid({ pieces: '1 to 500 characters' });
  const set = await setOf(queries, order.id);
  if (hasDeletedFiles(set) || (await hasDeletedPrints(queries, order.id)))
    throw conflict('The files of this order were deleted.');
  const { id: orderId } = await insertCopy(queries, order.owner, {
    code: order.customer,
    id: order.id,
    today,
    change: {
      incomplete: false,
      blocked: false,
      status: 1,
      price: 0,
      vat: 0,
      listPrice: 0,
      amountToPay: 0,
      progress: 5,
    },
  });
  await queries.insert(reprints).values({
    orderId,
    customerId: order.owner,
    originalId: order.id,
    reason,
    pieces,
    staffId,
    at: now,
  });
  await addSteps(queries, order.owner, orderId, ['received'], now);
  if (!set?.manifest || set.sentAt === null) return;
  const { pages, profile, manifest } = set;
  await queries
    .insert(uploadSets)
    .values({ orderId, pages, profile, manifest, folder: randomUUID(), sentAt: now });
}

/** Whether an order is free of charge because it prints another one again. */
export async function isReprint(queries: Queries, { id }: Pick<StaffOrder, 'id'>): Promise<boolean> {
  const rows = await queries.select({ id: reprints.orderId }).from(reprints).where(eq(reprints.orderId, id));
  return rows.length > 0;
}

/** The delivery note of a reprint that was shipped; undefined for any other order. */
export async function deliveryNoteOf(queries: Queries, order: StaffOrder): Promise<DeliveryNote | undefined> {
  const original = await reprintOf(queries, order.owner, order.id);
  if (!original || order.shipped === '') return undefined;
  const detail = await detailOf(queries, order.owner, order.id);
  const { company } = await addressesOf(queries, order.owner);
  const { code, article, names, customer, language, shipped } = order;
  return {
    ...{ code, article, names, customer, language, day: shipped },
    original: original.code,
    pieces: original.pieces,
    // A neutral parcel names the lab nowhere, so its note goes to the studio.
    address: (detail?.isNeutral ? null : detail?.otherAddress) ?? detail?.shippingAddress ?? company,
  };
}
