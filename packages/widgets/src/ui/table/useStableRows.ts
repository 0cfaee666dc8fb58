import { useRef } from 'react';

/**
 * Keeps the earlier object of a row that came again with the same content, so that its memoised cells stay.
 * A refresh that brings fifty new objects and one change draws one row.
 */
export function useStableRows<Row extends object>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  equal: (before: Row, now: Row) => boolean,
): readonly Row[] {
  const known = useRef<{ given: readonly Row[]; kept: readonly Row[] }>({ given: [], kept: [] });
  // A cache of pure values: drawing twice with the same rows gives the same answer.
  if (known.current.given !== rows) {
    const before = new Map(known.current.kept.map((row) => [rowKey(row), row]));
    const kept = rows.map((row) => {
      const old = before.get(rowKey(row));
      return old && equal(old, row) ? old : row;
    });
    known.current = { given: rows, kept };
  }
  return known.current.kept;
}
