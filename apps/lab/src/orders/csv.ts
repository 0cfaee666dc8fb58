import type { BodyOf, CsvForm, exportOrders } from '@trade-area/core/contract';
import { statusLabel, statusName } from '@trade-area/core/contract';
import type { StatusFilter } from '@trade-area/core/contract';
import { csvNumber } from '../base/csv.ts';
import type { StoredOrder } from './table.ts';

type Request = BodyOf<typeof exportOrders>;
type Column = Request['columns'][number]['key'];

/** Labels in the reader's language, and the list that is exported. */
export interface CsvTexts {
  /** Keys are the names of `statusName`; a status without a label is shown as its number. */
  readonly labels: Readonly<Record<string, string>>;
  readonly statusFilter: StatusFilter | null;
  readonly form: CsvForm;
}

export function csvCells(order: StoredOrder, columns: Request['columns'], texts: CsvTexts): string[] {
  return columns.map(({ key }) => read[key](order, texts));
}

const read: Readonly<Record<Column, (order: StoredOrder, texts: CsvTexts) => string>> = {
  code: (order) => order.commessa,
  article: (order) => order.article,
  // ORD-50: the label, else the event's name, else the couple.
  names: (order) =>
    order.user_label || order.event_name || [order.bride, order.groom].filter(Boolean).join(' & '),
  event_date: (order) => order.event_date ?? '',
  order_date: (order) => order.order_date,
  shipping_date: (order) => order.shipping_date ?? '',
  price: (order, { form }) => (order.price === null ? '' : csvNumber(order.price + (order.vat ?? 0), form)),
  currency: (order) => (order.price === null ? '' : order.currency),
  status: (order, { labels, statusFilter }) => {
    const { fm_status, phase_main, on_hold, delivered_date, incomplete } = order;
    const label = statusLabel(
      { fm_status, phase_main, is_onhold: on_hold ? 1 : 0, delivered_date },
      { list: !incomplete, statusFilter },
    );
    return labels[statusName(label)] ?? String(fm_status);
  },
  progress: (order) => String(order.fm_status === 2 ? 100 : order.progress),
};
