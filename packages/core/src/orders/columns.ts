import type { StatusFilter } from '../contract/orderStatus.ts';

export const columnKeys = [
  'code',
  'article',
  'names',
  'date',
  'shipping_date',
  'price',
  'status',
  'progress',
  'delete',
] as const;
/** `code` order code with badge, `article` product types, `date` order date. */
export type ColumnKey = (typeof columnKeys)[number];

/** The tables: home and list page show the same `incomplete`; `production` and `shipped` are the home's. */
export type TableKind = 'incomplete' | 'production' | 'shipped' | 'orders';

/** Columns whose header sorts, in the list page's tables (ORD-40). */
export const sortableColumns = ['code', 'article', 'date', 'shipping_date', 'price', 'status'] as const;
export type SortColumn = (typeof sortableColumns)[number];

/** The columns a table has, in order (DASH-04, DASH-06, DASH-27, ORD-40). */
export function columnsOf(
  table: TableKind,
  {
    status = null,
    progress = table === 'production',
  }: { status?: StatusFilter | null; progress?: boolean } = {},
): readonly ColumnKey[] {
  const shared: readonly ColumnKey[] = ['code', 'article', 'names', 'date'];
  switch (table) {
    case 'incomplete':
      return [...shared, 'price', 'status', 'delete'];
    case 'production':
    case 'shipped':
      return progress ? [...shared, 'price', 'progress'] : [...shared, 'price'];
    case 'orders':
      return [
        ...shared,
        ...(status === 3 ? (['shipping_date'] as const) : []),
        'price',
        'status',
        'progress',
      ];
  }
}

/** Of the table's columns those the person chose, in the table's order; the order code is always shown. */
export function chosenColumns(
  available: readonly ColumnKey[],
  chosen: readonly string[] | null,
): readonly ColumnKey[] {
  if (chosen === null || chosen.length === 0) return available;
  return available.filter((column) => column === 'code' || chosen.includes(column));
}

type ExportColumn =
  | 'code'
  | 'article'
  | 'names'
  | 'event_date'
  | 'order_date'
  | 'shipping_date'
  | 'price'
  | 'currency'
  | 'status'
  | 'progress';

const exported: Readonly<Record<ColumnKey, readonly ExportColumn[]>> = {
  code: ['code'],
  article: ['article'],
  names: ['names', 'event_date'],
  date: ['order_date'],
  shipping_date: ['shipping_date'],
  price: ['price', 'currency'],
  status: ['status'],
  progress: ['progress'],
  delete: [],
};

/** The columns of the CSV for the columns on screen. */
export function exportColumnsFor(columns: readonly ColumnKey[]): readonly ExportColumn[] {
  return columns.flatMap((column) => exported[column]);
}

/** As many orders as one export takes. */
export const mostSelected = 1_000;
