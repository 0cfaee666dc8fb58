import type { exportOrders } from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import type { Call } from '../base/route.ts';
import { csvCells } from './csv.ts';
import { csvLine, csvStart } from '../base/csv.ts';
import { listState } from './memory.ts';
import { pageOf } from './page.ts';
import { selectionOf } from './selection.ts';
import { ordersById } from './table.ts';

const atOnce = 1_000;

/** Exactly what the filters match, or of it the chosen codes, in the order of the list. */
export async function exportCsv({ lab, session, body }: Call<typeof exportOrders, Session>): Promise<string> {
  const { queries } = lab.database;
  const selection = selectionOf(body.list, body.request, body.codes ?? null);
  const version = await lab.versions.current(session.owner);
  const state = await listState(lab, session.owner, selection.incomplete, version);
  const words = { labels: body.labels ?? {}, statusFilter: body.request.query.status ?? null };
  const lines = [csvStart, csvLine(body.columns.map(({ title }) => title))];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const found = await pageOf(queries, session.owner, selection, state, {
      page,
      perPage: atOnce,
      whole: true,
    });
    pages = found.pages;
    for (const order of await ordersById(queries, session.owner, found.ids))
      lines.push(csvLine(csvCells(order, body.columns, words)));
  }
  return lines.join('');
}
