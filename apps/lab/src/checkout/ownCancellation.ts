import { cancelOrder } from '@trade-area/core/contract';
import type { OrderCancellation, readCancellation } from '@trade-area/core/contract';
import { writeOnce } from '../base/idempotency.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { cancelAsSeen, planCancellation, seenCancellation } from './cancellationPlan.ts';
import type { Cancellation } from './cancellationPlan.ts';
import { holdCart } from './cartTable.ts';

/** The money of a cancellation, for the question before it. */
export async function showCancellation({
  lab,
  session,
  body,
}: Call<typeof readCancellation, Session>): Promise<AnswerInput<typeof readCancellation>> {
  const { owner, acting } = session;
  const plan = await planCancellation(lab.database.queries, { owner, code: body.cod_order });
  const { refund, last4, due, shipping, currency, origin } = plan;
  return {
    obstacle: obstacleOf(plan, acting),
    ...{ refund, last4, due, currency, origin },
    shipping: shipping && { amount: shipping.amount, to: shipping.to },
    seen: seenCancellation(plan),
  };
}

/**
 * Cancels an order of the customer before its production begins, also one whose files the lab has; one that waits for its
 * files is deleted in its frame as well (ORD-30). Its money goes the way of the desk's cancellation (docs/decisions/0016).
 */
export async function cancelOwnOrder({
  lab,
  session,
  body,
  key,
}: Call<typeof cancelOrder, Session>): Promise<AnswerInput<typeof cancelOrder>> {
  const { owner, acting } = session;
  return writeOnce(lab, { session, endpoint: cancelOrder, key, content: body }, async (queries) => {
    await holdCart(queries, owner);
    await cancelAsSeen(lab, queries, session, {
      code: body.cod_order,
      seen: body.seen,
      isAllowed: (plan) => obstacleOf(plan, acting) === '',
      now: lab.clock.now(),
    });
    return { success: true };
  });
}

/**
 * The reason for which the lab alone can cancel an order; '' = there is none. The others of its checkout keep a promotion
 * that they miss without it only when the lab decides so, as a person who acts as the customer.
 */
function obstacleOf(
  { obstacle, isReprint, paidElsewhere, promoted }: Cancellation,
  acting: boolean,
): OrderCancellation['obstacle'] {
  if (obstacle !== null) return obstacle;
  if (isReprint) return 'production';
  if (paidElsewhere > 0) return 'received';
  return promoted.length > 0 && !acting ? 'promotion' : '';
}
