import { and, eq } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import type { Owner } from '../base/owner.ts';
import { write } from '../base/write.ts';
import type { Queries } from '../database/open.ts';
import { staffActions } from '../database/schema/production.ts';
import { cancelAsSeen } from './cancellationPlan.ts';
import { holdCart } from './cartTable.ts';

/**
 * Cancels an order for the lab, which decides where a customer cannot: its files may be at the lab, and the others keep
 * their promotion. The audit keeps its code.
 * @param seen the money that the person has confirmed (`seenCancellation`).
 * @throws conflict when it is in production, when recorded money has to be returned first, or when other money would move.
 */
export async function cancelAtDesk(
  lab: Lab,
  { owner, code }: { readonly owner: Owner; readonly code: string },
  { staffId, seen }: { readonly staffId: number; readonly seen: string },
): Promise<void> {
  const actor = { session: null, endpoint: { id: 'staff.cancel' }, usesReserve: true };
  await write(lab, actor, async (queries) => {
    const now = lab.clock.now();
    // Before the order, as every cancellation does: two of one checkout never wait for each other in a circle.
    await holdCart(queries, owner);
    const orderId = await cancelAsSeen(lab, queries, { owner, acting: false }, { code, seen, now });
    await queries
      .insert(staffActions)
      .values({ staffId, orderId, orderCode: code, action: 'cancel', at: now });
  });
}

/** Whether the desk has cancelled an order with this code. */
export async function isCancelledAtDesk(queries: Queries, code: string): Promise<boolean> {
  const rows = await queries
    .select({ id: staffActions.id })
    .from(staffActions)
    .where(and(eq(staffActions.orderCode, code), eq(staffActions.action, 'cancel')))
    .limit(1);
  return rows.length > 0;
}
