import type { OrderRow } from '@trade-area/core/contract';

/** Whether two rows of one order show the same: plain data of the wire, equal in every field and its fields. */
export function sameOrder(before: OrderRow, now: OrderRow): boolean {
  return before === now || sameValue(before, now);
}

function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => sameValue(Reflect.get(a, name), Reflect.get(b, name)))
  );
}
