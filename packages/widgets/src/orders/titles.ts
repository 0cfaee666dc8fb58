import type { ColumnKey } from '@trade-area/core/orders';

/** The text that heads each column. */
export const columnTitles = {
  code: 'columnCode',
  article: 'columnArticle',
  names: 'columnNames',
  date: 'columnDate',
  shipping_date: 'columnShipping',
  price: 'columnPrice',
  status: 'columnStatus',
  progress: 'columnProgress',
  delete: 'columnDelete',
} as const satisfies Readonly<Record<ColumnKey, string>>;

/** `names`, then `code`, then the rest as the table has it: orders are people. */
export function moveNameColumnsFirst(columns: readonly ColumnKey[]): readonly ColumnKey[] {
  const first: readonly ColumnKey[] = ['names', 'code'];
  return [...first.filter((key) => columns.includes(key)), ...columns.filter((key) => !first.includes(key))];
}
