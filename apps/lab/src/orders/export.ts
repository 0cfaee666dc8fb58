import type { exportOrders } from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import type { Call } from '../base/route.ts';
import { csvCells } from './csv.ts';
import { csvLine, byteOrderMark } from '../base/csv.ts';
import { listState } from './listState.ts';
import { readAll } from '../lists/page.ts';
import { orderList } from './list.ts';
import { selectionOf } from './selection.ts';
import { ordersById } from './table.ts';

/** Exports the orders that the filters match, or the chosen codes among them, in the order of the list. */
export async function exportCsv({ lab, session, body }: Call<typeof exportOrders, Session>): Promise<string> {
  const { queries } = lab.database;
  const selection = selectionOf(body.list, body.request, body.codes ?? null);
  const version = await lab.versions.current(session.owner);
  const state = await listState(lab, session.owner, selection.incomplete, version);
  const { form = 'comma' } = body;
  const texts = { labels: body.labels ?? {}, statusFilter: body.request.query.status ?? null, form };
  const titles = body.columns.map(({ title }) => title);
  const lines = [byteOrderMark, csvLine(titles, form)];
  for await (const ids of readAll(orderList, { queries, owner: session.owner, selection, state }))
    for (const order of await ordersById(queries, session.owner, ids))
      lines.push(csvLine(csvCells(order, body.columns, texts), form));
  return lines.join('');
}
