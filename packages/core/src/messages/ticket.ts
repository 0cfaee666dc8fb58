import type { OrderDetail } from '../contract/index.ts';

const window = 14;

export interface TicketWindow {
  /** ISO date of the delivery, or of the shipping where the lab records no deliveries; '' before the delivery. */
  readonly from: string;
  /** ISO date of the last day; '' before the delivery, which the two weeks begin with. */
  readonly until: string;
  /** The two weeks are over; a claim may still be sent (MSG-18). */
  readonly over: boolean;
}

/** MSG-17: trouble tickets are for delivered orders, damage within two weeks of the receipt; null for any other. */
export function ticketWindow(
  order: Pick<OrderDetail, 'fm_status' | 'delivered_date' | 'shipping_date' | 'order_date'>,
  today: string,
): TicketWindow | null {
  if (order.fm_status !== 2) return null;
  if (order.delivered_date === '') return { from: '', until: '', over: false };
  const from = order.delivered_date || order.shipping_date || order.order_date;
  const start = Date.parse(`${from}T00:00:00Z`);
  if (Number.isNaN(start)) return null;
  const until = new Date(start + window * 86_400_000).toISOString().slice(0, 10);
  return { from, until, over: today > until };
}
