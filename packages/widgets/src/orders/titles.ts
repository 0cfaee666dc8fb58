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
