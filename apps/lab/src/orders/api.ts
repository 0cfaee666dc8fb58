import { deleteOrder, ordersPerPage } from '@trade-area/core/contract';
import type { ordersIncomplete, ordersInProcess } from '@trade-area/core/contract';
import { hashToken } from '../identity/tokens.ts';
import { takeTicket } from '../identity/tickets.ts';
import { notAllowed, notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import { pageNumber } from '../lists/pageNumber.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { listState } from './listState.ts';
import { readPage } from '../lists/page.ts';
import { orderList } from './list.ts';
import { orderRowOf } from './row.ts';
import { selectionOf } from './selection.ts';
import type { ListName } from './selection.ts';
import { orderByCode, ordersById, removeOrder } from './table.ts';

type ListAnswer = AnswerInput<typeof ordersInProcess>;
type ListCall = Pick<Call<typeof ordersInProcess, Session>, 'lab' | 'session' | 'path' | 'body'>;

export const listInProcess = (call: Call<typeof ordersInProcess, Session>) => list('inprocess', call);
export const listIncomplete = (call: Call<typeof ordersIncomplete, Session>) => list('last', call);

/** One page of the orders in process or of the incomplete ones (GW-02, GW-03). */
async function list(name: ListName, { lab, session, path, body }: ListCall): Promise<ListAnswer> {
  const { queries } = lab.database;
  const selection = selectionOf(name, body);
  const version = await lab.versions.current(session.owner);
  const state = await listState(lab, session.owner, selection.incomplete, version);
  const { ids, page, pages, total } = await readPage(
    orderList,
    { queries, owner: session.owner, selection, state },
    { page: pageNumber(path['page']), perPage: ordersPerPage },
  );
  const rows = await ordersById(queries, session.owner, ids);
  return {
    orders: rows.map(orderRowOf),
    page,
    pages,
    total,
    types_list: [...new Set(state.counts.map(({ article }) => article))].sort(),
  };
}

/** Deletes a blocked incomplete order (ORD-30). Its ticket names customer and order (DEC-07). */
export async function deleteBlockedOrder({
  lab,
  body,
}: Call<typeof deleteOrder, Session | null>): Promise<AnswerInput<typeof deleteOrder>> {
  const now = lab.clock.now();
  const codeHash = hashToken(body.ta_token);
  const ticket = await write(lab, { session: null, endpoint: deleteOrder }, (queries) =>
    takeTicket(queries, codeHash, 'delete-order', now),
  );
  if (!ticket) throw notAllowed('This link has expired or was already used. Open the window again.');
  if (ticket.orderCode !== body.order_code) throw notFound();
  await write(lab, { session: ticket, endpoint: deleteOrder }, async (queries) => {
    const order = await orderByCode(queries, ticket.owner, body.order_code);
    if (!order) throw notFound();
    if (!order.incomplete || !order.blocked)
      throw notAllowed('Only incomplete orders waiting for files can be deleted.');
    await removeOrder(queries, ticket.owner, order.id, now);
  });
  return { success: true };
}
