import type { Lab } from '../base/lab.ts';
import type { Owner } from '../base/owner.ts';
import { createListState } from '../lists/state.ts';
import type { ListState } from '../lists/state.ts';
import { countsOf } from './listTable.ts';

/** The state of one of a customer's two lists at this version. */
export function listState(
  { lists, database }: Pick<Lab, 'lists' | 'database'>,
  owner: Owner,
  incomplete: boolean,
  version: number,
): Promise<ListState> {
  return lists.getOrLoad(`orders ${owner} ${incomplete}`, version, async () =>
    createListState(await countsOf(database.queries, owner, incomplete)),
  );
}
