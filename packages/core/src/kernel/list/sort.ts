/** The sorted column of a list. */
export interface Sort<Column extends string = string> {
  readonly column: Column;
  readonly direction: 'asc' | 'desc';
}

/** The sort after a press on a heading: ascending, descending, none (ORD-45, PAY-28). */
export function nextSort<Column extends string>(
  current: Sort<Column> | null,
  column: Column,
): Sort<Column> | null {
  if (current?.column !== column) return { column, direction: 'asc' };
  return current.direction === 'asc' ? { column, direction: 'desc' } : null;
}

export interface WireSort<Property extends string> {
  readonly property: Property;
  readonly direction: 'ASC' | 'DESC';
}

/** The chosen property first, then the others of the list's own order; no property appears twice. */
export function sortedFirst<Property extends string>(
  property: Property,
  { direction }: Sort,
  others: readonly WireSort<Property>[],
): WireSort<Property>[] {
  const chosen = { property, direction: direction === 'asc' ? 'ASC' : 'DESC' } as const;
  return [chosen, ...others.filter((other) => other.property !== property)];
}
