import { paymentsPerPage } from '@trade-area/core/contract';
import type { listPayments } from '@trade-area/core/contract';
import { invalid } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { listState } from '../orders/memory.ts';
import { pageOf } from './page.ts';
import { paymentRowOf } from './row.ts';
import { selectionOf } from './selection.ts';
import { paymentsById } from './table.ts';

/** GW-43. */
export async function list({
  lab,
  session,
  path,
  body,
}: Call<typeof listPayments, Session>): Promise<AnswerInput<typeof listPayments>> {
  const { queries } = lab.database;
  const version = await lab.versions.current(session.owner);
  const state = await listState(lab, session.owner, false, version);
  const { ids, page, pages, total } = await pageOf(queries, session.owner, selectionOf(body), state, {
    page: pageNumber(path['page']),
    perPage: paymentsPerPage,
  });
  const rows = await paymentsById(queries, session.owner, ids);
  return {
    orders: rows.map(paymentRowOf),
    page,
    pages,
    total_record_amount: total,
    types_list: [...new Set(state.counts.map(({ article }) => article))].sort(),
  };
}

/** 1 when absent; digits only, so a number that no list reaches is simply past the last page. */
function pageNumber(given: string | undefined): number {
  if (given === undefined) return 1;
  if (!/^\d{1,15}$/.test(given) || Number(given) < 1) throw invalid({ page: 'a whole number from 1' });
  return Number(given);
}
