import type { Queries } from '../database/open.ts';
import type { Owner } from '../base/owner.ts';
import type { ListState } from './page.ts';
import { isCounted } from './runs.ts';
import type { Run } from './runs.ts';
import type { Selection } from './selection.ts';
import { daysOf } from './listTable.ts';

/**
 * Where a place deep in a run begins: on which day, and how many orders into it. Known when the run is ordered by
 * date; null otherwise.
 */
export async function findDay(
  queries: Queries,
  owner: Owner,
  selection: Selection,
  state: ListState,
  run: Run,
  from: number,
): Promise<{ readonly day: string; readonly offset: number } | null> {
  const ordered = selection.sort.find(({ key }) => key !== 'status' || run.status === undefined);
  if (!isCounted(selection) || selection.article || run.article !== undefined || ordered?.key !== 'date')
    return null;
  const statuses = run.status === undefined ? selection.statuses : [run.status];
  const key = JSON.stringify([statuses, selection.onHold]);
  const asked =
    state.days.get(key) ?? daysOf(queries, owner, selection.incomplete, statuses, selection.onHold);
  state.days.set(key, asked);
  asked.catch(() => state.days.delete(key));
  const days = await asked;
  let left = from;
  for (let index = 0; index < days.length; index += 1) {
    const day = days[ordered.down ? days.length - 1 - index : index];
    if (!day) break;
    if (left < day.orders) return { day: day.day, offset: left };
    left -= day.orders;
  }
  return null;
}
