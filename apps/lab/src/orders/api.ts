import { ordersPerPage } from '@trade-area/core/contract';
import type { ordersIncomplete, ordersInProcess } from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import { pageNumber } from '../lists/pageNumber.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { listState } from './listState.ts';
import { readPage } from '../lists/page.ts';
import { orderList } from './list.ts';
import { orderPicturesOf } from './pictures.ts';
import { orderRowOf } from './row.ts';
import { selectionOf } from './selection.ts';
import type { ListName } from './selection.ts';
import { ordersById } from './table.ts';

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
  const pictureOf = await orderPicturesOf(lab, rows);
  return {
    orders: rows.map((row) => orderRowOf(row, pictureOf)),
    page,
    pages,
    total,
    types_list: [...new Set(state.counts.map(({ article }) => article))].sort(),
  };
}
