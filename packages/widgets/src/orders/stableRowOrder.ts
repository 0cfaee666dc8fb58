import type { OrderRow } from '@trade-area/core/contract';

/**
 * Rows of a live refresh in the order that is on the screen: content may change, positions may not. The rows shown keep
 * their order and number, each in its newest form; a row that is not in the answer stays as it was.
 * null when places are the same anyway.
 */
export function keepRowOrder(
  shown: readonly OrderRow[],
  fresh: readonly OrderRow[],
): readonly OrderRow[] | null {
  const same =
    shown.length === fresh.length && shown.every((row, index) => row.commessa === fresh[index]?.commessa);
  if (same) return null;
  const newest = new Map(fresh.map((row) => [row.commessa, row]));
  return shown.map((row) => newest.get(row.commessa) ?? row);
}
