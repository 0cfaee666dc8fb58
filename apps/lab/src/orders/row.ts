import type { OrderPictures } from './pictures.ts';
import type { StoredOrder } from './table.ts';

const symbols: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$', CAD: 'CAD', AUD: 'AUD' };

/** Minor to major units, which the wire uses for amounts. */
const major = (minor: number | null) => (minor === null ? null : minor / 100);

/** A stored order in the wire's format (ORD-15). */
export function orderRowOf(order: StoredOrder, pictureOf: OrderPictures) {
  return {
    commessa: order.commessa,
    order_code: order.order_code,
    article: order.article,
    event: {
      name: order.event_name,
      user_label: order.user_label,
      date: order.event_date ?? '',
      sposa: order.bride,
      sposo: order.groom,
    },
    order_date: order.order_date,
    shipping_date: order.shipping_date ?? '',
    delivered_date: order.delivered_date,
    price:
      order.price === null
        ? null
        : {
            total: major(order.price + (order.vat ?? 0)),
            price: major(order.price),
            vat: major(order.vat),
            amount_to_pay: major(order.amount_to_pay),
            payment_data: order.payment_data,
            currency: { symbol: symbols[order.currency] ?? order.currency, code: order.currency },
          },
    status: order.status,
    fm_status: order.fm_status,
    phase_main: order.phase_main,
    transfer_status: order.transfer_status,
    by_ftp: order.by_ftp,
    blocked: order.blocked,
    is_onhold: order.on_hold ? 1 : 0,
    order_progress: order.progress,
    messages: { unread: order.unread, open_question: order.open_question },
    files: order.files ?? { chosen: 0, missing: 0, names: [] },
    picture: pictureOf(order),
    ships_with: order.ships_with ?? '',
    list_file: order.list_file,
    tipo: order.tipo,
    book_type: order.book_type,
    collection: order.collection,
    collections_value: order.collections_value,
  };
}
