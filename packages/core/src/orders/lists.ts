import type { OrderRow } from '../contract/index.ts';

/** The list an order belongs to, as the portal's address; where its page leads back to (DET-03, DET-14). */
export function listPathOf(order: Pick<OrderRow, 'fm_status' | 'blocked'>): string {
  if (order.blocked) return '/ta/';
  return `/ta/orders-list?status=${order.fm_status === 2 ? 3 : 1}`;
}
