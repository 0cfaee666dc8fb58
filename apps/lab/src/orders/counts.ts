import type { OrderListRequest, ordersCounts } from '@trade-area/core/contract';
import { dateWindow } from '@trade-area/core/kernel';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { dayAtLab } from '../base/workingDays.ts';
import { sum } from '../lists/sum.ts';
import { orderList } from './list.ts';
import { listState } from './listState.ts';
import { selectionOf } from './selection.ts';

/** The sizes of both lists by status filter, each as long as the list that its view opens (DEC-22). */
export async function countOrders({
  lab,
  session: { owner },
}: Call<typeof ordersCounts, Session>): Promise<AnswerInput<typeof ordersCounts>> {
  const { queries } = lab.database;
  const version = await lab.versions.current(owner);
  const [incomplete, state] = await Promise.all([
    listState(lab, owner, true, version),
    listState(lab, owner, false, version),
  ]);
  const sizeOf = async (query: OrderListRequest['query']) => {
    const selection = selectionOf('inprocess', { order_by: [], query });
    return (await orderList.find({ queries, owner, selection, state }, false)).total;
  };
  // Shipped orders are listed by their shipping date, by default of two years (ORD-04, ORD-39).
  const { from, to } = dateWindow(dayAtLab(lab.clock.now(), lab.config.calendar));
  const [in_progress, suspended, shipped, on_hold, inprocess] = await Promise.all([
    sizeOf({ status: 1 }),
    sizeOf({ status: 2 }),
    sizeOf({ status: 3, shipping_from: from.value, shipping_to: to.value }),
    sizeOf({ status: 4 }),
    sizeOf({}),
  ]);
  return {
    incomplete: sum(incomplete.counts.map(({ orders }) => orders)),
    in_progress,
    suspended,
    shipped,
    on_hold,
    inprocess,
  };
}
