import type { Lab } from '../base/lab.ts';
import type { Owner } from '../base/owner.ts';
import { countsOf } from './listTable.ts';
import type { ListState } from './page.ts';

/** The state of one of a customer's two lists at this version. */
export function listState(
  { lists, database }: Pick<Lab, 'lists' | 'database'>,
  owner: Owner,
  incomplete: boolean,
  version: number,
): Promise<ListState> {
  return lists.of(`orders ${owner} ${incomplete}`, version, async () => ({
    counts: await countsOf(database.queries, owner, incomplete),
    matches: new Map(),
    days: new Map(),
  }));
}
