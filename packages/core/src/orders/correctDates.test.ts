import { describe, expect, it } from 'vitest';
import { ordersPage } from './listAddress.ts';
import type { TableAddress } from './listAddress.ts';

const { correctDates } = ordersPage;
const emptyTable = ordersPage.tables.orders.empty;

const today = '2026-11-20';
const address = (orders: Partial<TableAddress>, incomplete: Partial<TableAddress> = {}) => ({
  orders: { ...emptyTable, ...orders },
  incomplete: { ...emptyTable, ...incomplete },
});

describe('dates of the address are moved within their bounds (ORD-10, CONST-08)', () => {
  it('gives the same object when all is well', () => {
    const given = address({ status: 3, shippingFrom: '2026-01-01' });
    expect(correctDates(given, today)).toEqual({ address: given, corrections: [] });
    expect(correctDates(given, today).address).toBe(given);
  });

  it.each([
    ['a day in the future becomes today', { shippingTo: '2027-01-01' }, { shippingTo: today }],
    [
      'a day before five years back becomes their 1 January',
      { shippingFrom: '1999-05-05' },
      { shippingFrom: '2021-01-01' },
    ],
    [
      'a range the wrong way round ends where it began',
      { shippingFrom: '2026-05-05', shippingTo: '2026-04-04' },
      { shippingFrom: '2026-04-04', shippingTo: '2026-04-04' },
    ],
  ])('%s', (_name, given, expected) => {
    const { address: corrected, corrections } = correctDates(address({ status: 3, ...given }), today);
    expect(corrected.orders).toEqual({ ...emptyTable, status: 3, ...expected });
    expect(corrections).toHaveLength(1);
    expect(corrections[0]?.table).toBe('orders');
  });

  it('keeps the tables apart (ORD-35)', () => {
    const given = address({ search: 'Ilse' }, { from: '2027-01-01' });
    const { address: corrected, corrections } = correctDates(given, today);
    expect(corrected.orders).toBe(given.orders);
    expect(corrected.incomplete.from).toBe(today);
    expect(corrections).toEqual([{ table: 'incomplete', from: today, to: today }]);
  });
});
