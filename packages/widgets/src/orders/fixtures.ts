import * as v from 'valibot';
import { orderRow } from '@trade-area/core/contract';
import type { OrderRow } from '@trade-area/core/contract';

const couples = [
  ['Ilse', 'Jörg'],
  ['Anna', 'Paolo'],
  ['Claire', 'Hugo'],
  ['Maeve', 'Rory'],
  ['Sofia', 'Mateo'],
  ['Greta', 'Emil'],
] as const;
const products = ['Young Book', 'Storia Album', 'Canvas Pro'] as const;

/** The fields a test gives for one order; the rest is made from its number. */
export type OrderChange = Partial<Omit<OrderRow, 'price' | 'event' | 'messages'>> & {
  readonly price?: Partial<NonNullable<OrderRow['price']>> | null;
  readonly event?: Partial<OrderRow['event']>;
  readonly messages?: Partial<OrderRow['messages']>;
};

/** A believable order, always the same for the same number, as it comes over the wire and through the contract. */
export function orderFixture(number: number, change: OrderChange = {}): OrderRow {
  const [sposa, sposo] = couples[number % couples.length] ?? couples[0];
  const event = { name: '', user_label: '', date: '2026-05-09', sposa, sposo, ...change.event };
  const price = { price: 100 + number, vat: 22, currency: { symbol: '€', code: 'EUR' }, ...change.price };
  return v.parse(orderRow, {
    commessa: String(2_600_000 + number),
    order_code: `TA-${number}`,
    article: products[number % products.length],
    order_date: `2026-10-${String(1 + (number % 28)).padStart(2, '0')}`,
    fm_status: 1,
    order_progress: 40,
    ...change,
    event,
    price: change.price === null ? null : price,
  });
}

/** So many orders, numbered from 1. */
export function orderFixtures(count: number, change: OrderChange = {}): OrderRow[] {
  return Array.from({ length: count }, (_, index) => orderFixture(index + 1, change));
}

/** An incomplete order: it waits for files unless `change` says otherwise. */
export function incompleteFixture(number: number, change: OrderChange = {}): OrderRow {
  return orderFixture(number, { by_ftp: true, blocked: true, transfer_status: 0, ...change });
}
