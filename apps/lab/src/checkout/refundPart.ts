import * as v from 'valibot';
import type { Lab } from '../base/lab.ts';
import { ownerOf } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { write } from '../base/write.ts';
import type { Queries } from '../database/open.ts';
import { handle, JobFailure } from '../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../jobs/definition.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { refundAt } from '../payments/refunds/refundAt.ts';
import {
  cancellationRefundById,
  chargeById,
  markCancellationRefunded,
  insertCancellationRefund,
  changeChargeState,
  refundedAmountOf,
} from './chargeTable.ts';
import type { CardCharge } from './chargeTable.ts';
import type { MovedShipping } from './moveShipping.ts';
import { keptShipping, queueReturnedPayment } from './returnedPayment.ts';
import type { KeptShipping } from './returnedPayment.ts';
import { queueSettling } from './settle.ts';

export const cancellationRefundJob: JobDefinition<{ refund: number; kept?: KeptShipping | undefined }> = {
  kind: 'checkout.refundPart',
  queue: 'upkeep',
  payload: v.object({ refund: v.number(), kept: v.optional(keptShipping) }),
  attempts: 40,
};

interface CancelledOrder {
  readonly code: string;
  /** Paid for it by the charge and not given back, in minor units: its price may have changed since. */
  readonly paid: number;
  /** The charge paid it alone, or all its other orders were cancelled before. */
  readonly isLast: boolean;
  /** That has moved to another order of the charge. */
  readonly shipping: MovedShipping | null;
}

/**
 * Refunds the part of a charge that has paid a cancelled order; the last order gets all that is left. Needs the transaction
 * that cancels the order and holds the cart: of two orders at once, one is the last.
 */
export async function refundOrder(
  queries: Queries,
  charge: CardCharge,
  { code, paid, isLast, shipping }: CancelledOrder,
  now: Date,
): Promise<void> {
  if (isLast) {
    const step = { from: ['settled'], to: 'refunding', reason: 'cancelled', now } as const;
    if (await changeChargeState(queries, charge.id, step))
      await queueSettling(queries, charge.id, { now, minutes: 0 });
    return;
  }
  // Held, so that a credit note of another of its orders is seen, or sees this refund.
  const held = await chargeById(queries, charge.id, true);
  const amount = Math.min(paid, charge.amount - (await refundedAmountOf(queries, charge.id)));
  if (held?.state !== 'settled' || amount <= 0) return;
  const refund = await insertCancellationRefund(queries, ownerOf(charge), {
    chargeId: charge.id,
    orderCode: code,
    amount,
    createdAt: now,
  });
  const kept =
    shipping && shipping.kept > 0 ? { order: shipping.order.code, amount: shipping.kept } : undefined;
  await enqueue(queries, cancellationRefundJob, { key: String(refund), payload: { refund, kept }, at: now });
}

export function cancellationRefundJobs(lab: Lab): JobHandler[] {
  return [
    handle(cancellationRefundJob, async ({ refund: id, kept }) => {
      const refund = await cancellationRefundById(lab.database.queries, id);
      const charge = refund && (await chargeById(lab.database.queries, refund.chargeId));
      if (!charge || refund.state !== 'refunding') return null;
      const wish = { key: `order ${id}`, amount: refund.amount };
      // The money of a cancelled order is owed whatever the provider says: its job is retried until it is given back.
      if ((await refundAt(lab, charge.charge, wish)) === 'declined')
        throw new JobFailure('refundDeclined', '');
      const now = lab.clock.now();
      await write(
        lab,
        { session: null, endpoint: { id: 'checkout.refundPart' }, usesReserve: true },
        (queries) => finish(queries, ownerOf(charge), { id, charge: charge.id, kept, now }),
      );
      return null;
    }),
  ];
}

async function finish(
  queries: Queries,
  owner: Owner,
  {
    id,
    charge,
    kept,
    now,
  }: {
    readonly id: number;
    readonly charge: number;
    readonly kept: KeptShipping | undefined;
    readonly now: Date;
  },
): Promise<void> {
  if (await markCancellationRefunded(queries, owner, id))
    await queueReturnedPayment(queries, { charge, refund: id, kept }, now);
}
