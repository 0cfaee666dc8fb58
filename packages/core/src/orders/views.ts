import type { SavedView } from '../contract/index.ts';
import { columnKeys } from './columns.ts';
import type { ColumnKey } from './columns.ts';
import { ordersPage } from './listAddress.ts';
import type { OrdersAddress } from './listAddress.ts';

const longestName = 60;
const longestSearch = 1_000;
const mostViews = 30;

/** Filters, sort and columns of the list page under a name; page numbers are not part of a view. */
export function makeView(
  name: string,
  address: OrdersAddress,
  columns: readonly ColumnKey[],
): { name: string; search: string; columns: string[] } {
  return { name: name.trim(), search: viewSearch(address), columns: [...columns] };
}

/** The address and columns of a view; columns of an older version that are gone are left out. */
export function readView(view: SavedView): { address: OrdersAddress; columns: readonly ColumnKey[] } {
  const { address } = ordersPage.parse(view.search);
  return { address, columns: columnKeys.filter((key) => view.columns.includes(key)) };
}

/** The view that the page shows now, if any. */
export function currentView(
  views: readonly SavedView[],
  address: OrdersAddress,
  columns: readonly ColumnKey[],
): SavedView | null {
  const search = viewSearch(address);
  const same = (view: SavedView) => {
    const read = readView(view);
    const shown =
      read.columns.length === columns.length && read.columns.every((key) => columns.includes(key));
    return shown && viewSearch(read.address) === search;
  };
  return views.find(same) ?? null;
}

export type ViewNameProblem = 'empty' | 'tooLong' | 'tooManyFilters' | 'full';

/** Why a view cannot be saved under this name; null when it can. A known name is replaced. */
export function viewNameProblem(
  name: string,
  views: readonly SavedView[],
  address: OrdersAddress,
): ViewNameProblem | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'empty';
  if (trimmed.length > longestName) return 'tooLong';
  if (viewSearch(address).length > longestSearch) return 'tooManyFilters';
  return views.length >= mostViews && !views.some((view) => view.name === trimmed) ? 'full' : null;
}

function viewSearch(address: OrdersAddress): string {
  const { goToPage, format } = ordersPage;
  return format(goToPage(goToPage(address, 'orders', 1), 'incomplete', 1));
}
