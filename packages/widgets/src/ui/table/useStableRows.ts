import { useState } from 'react';

interface StableRows<Row> {
  readonly rows: readonly Row[];
  /** Keys of the rows, in their order. */
  readonly keys: readonly string[];
}

/**
 * Keeps the earlier object of a row that came again with the same content, so that its memoised cells stay.
 * A refresh that brings fifty new objects and one change draws one row.
 */
export function useStableRows<Row extends object>(
  given: readonly Row[],
  rowKey: (row: Row) => string,
  equal: (before: Row, now: Row) => boolean,
): StableRows<Row> {
  const [known, setKnown] = useState({ given, rows: given, keys: given.map(rowKey) });
  if (known.given === given) return known;
  const before = new Map(known.rows.map((row, index) => [known.keys[index], row]));
  const keys = given.map(rowKey);
  const rows = given.map((row, index) => {
    const old = before.get(keys[index]);
    return old && equal(old, row) ? old : row;
  });
  const next = { given, rows, keys };
  setKnown(next);
  return next;
}
