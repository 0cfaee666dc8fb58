import { paymentsPerPage } from '@trade-area/core/contract';
import type { listPayments } from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import { pageNumber } from '../lists/pageNumber.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { listState } from '../orders/listState.ts';
import { readPage } from '../lists/page.ts';
import { paymentList } from './list.ts';
import { paymentRowOf } from './row.ts';
import { selectionOf } from './selection.ts';
import { paymentsById } from './table.ts';

/** One page of the payments (GW-43). */
export async function listPaymentsPage({
  lab,
  session,
  path,
  body,
}: Call<typeof listPayments, Session>): Promise<AnswerInput<typeof listPayments>> {
  const { queries } = lab.database;
  const version = await lab.versions.current(session.owner);
  const state = await listState(lab, session.owner, false, version);
  const { ids, page, pages, total } = await readPage(
    paymentList,
    { queries, owner: session.owner, selection: selectionOf(body), state },
    { page: pageNumber(path['page']), perPage: paymentsPerPage },
  );
  const rows = await paymentsById(queries, session.owner, ids);
  return {
    orders: rows.map(paymentRowOf),
    page,
    pages,
    total_record_amount: total,
    types_list: [...new Set(state.counts.map(({ article }) => article))].sort(),
  };
}
