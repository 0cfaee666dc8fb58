import type { OrderRow } from '../contract/index.ts';
import { writeQuery } from '../kernel/address/query.ts';

/** The couple, as both windows are told (EMB-18). */
function couple({ event }: OrderRow) {
  return { sposa: event.sposa, sposo: event.sposo, data_matrimonio: event.date };
}

/**
 * Address of the upload window (EMB-02, ORD-33); `ticket` is a single-use one for `upload` and stands where the
 * documents have the session's token (DEC-01).
 */
export function uploaderAddress(labOrigin: string, order: OrderRow, ticket: string): string {
  const { list_file, tipo, book_type, collection } = order;
  const shared = { order_code: order.commessa, list_file, ...couple(order), tipo, book_type, collection };
  return `${labOrigin}/embed/uploader?${writeQuery({ ...shared, ta_token: ticket })}`;
}

/** Address of the change-method window (EMB-03, EMB-17); `ticket` is a single-use one for `change-method`. */
export function changeMethodAddress(labOrigin: string, order: OrderRow, ticket: string): string {
  const query = {
    by_ftp: order.by_ftp ? 1 : 0,
    ta_token: ticket,
    order_code: order.commessa,
    ...couple(order),
    tipo: order.tipo,
  };
  return `${labOrigin}/embed/change-method?${writeQuery(query)}`;
}

/** 'Change method' is offered for incomplete orders that are blocked (EMB-17). */
export function canChangeMethod(order: Pick<OrderRow, 'blocked'>): boolean {
  return order.blocked;
}
