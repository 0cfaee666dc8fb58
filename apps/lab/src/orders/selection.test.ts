import { orderListRequest } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { completeSort, selectionOf } from './selection.ts';

const select = (list: 'inprocess' | 'last', query: Record<string, unknown>) =>
  selectionOf(list, parse(orderListRequest, { query }));

describe('status filter', () => {
  it.each([
    ['ORD-20 filter 1 covers every running status', 1, [1, 3, 4, 5], false],
    ['ORD-43 filter 2 covers the suspended statuses', 2, [3, 4, 5], false],
    ['ORD-20 filter 3 covers shipped orders', 3, [2], false],
    ['ORD-46 filter 4 covers orders on hold, whatever their status', 4, null, true],
    ['ORD-20 no filter covers every status', undefined, null, false],
  ])('%s', (_rule, status, statuses, onHold) => {
    expect(select('inprocess', { status })).toMatchObject({ statuses, onHold });
  });

  it('ORD-22, ORD-44 an order on hold that is delivered is not in progress', () => {
    expect(select('inprocess', { status: 1 }).statuses).not.toContain(2);
  });
});

describe('dates', () => {
  const dates = {
    from: '2026-01-01',
    to: '2026-02-01',
    shipping_from: '2026-01-05',
    shipping_to: '2026-01-09',
  };
  it.each([
    ['ORD-03 shipped orders have a shipping range', 'inprocess', 3, '2026-01-05'],
    ['ORD-03 other orders ignore it', 'inprocess', 1, ''],
    ['ORD-47 incomplete orders have none', 'last', 3, ''],
  ] as const)('%s', (_rule, list, status, shippingFrom) => {
    expect(select(list, { ...dates, status })).toMatchObject({
      shippingFrom,
      from: '2026-01-01',
      to: '2026-02-01',
    });
  });
});

describe('sort', () => {
  const ascending = (key: string) => ({ key, isDescending: false });
  const descending = (key: string) => ({ key, isDescending: true });
  const ask = (property: 'code' | 'type' | 'status' | 'date' | 'price', direction: 'ASC' | 'DESC') => ({
    property,
    direction,
  });
  it.each([
    ['ORD-13, ORD-36 the default sort', [], [descending('status'), descending('date')]],
    [
      'ORD-12 a chosen column',
      [ask('price', 'DESC')],
      [descending('price'), ascending('status'), descending('date')],
    ],
    [
      'ORD-12 as the portal sends it',
      [ask('type', 'ASC'), ask('status', 'ASC'), ask('date', 'DESC')],
      [ascending('type'), ascending('status'), descending('date')],
    ],
    ['ORD-14 by date alone', [ask('date', 'DESC')], [descending('date')]],
    [
      'a key named twice counts once',
      [ask('status', 'DESC'), ask('status', 'ASC')],
      [descending('status'), descending('date')],
    ],
    ['keys after a code have no effect', [ask('code', 'ASC'), ask('price', 'ASC')], [ascending('code')]],
  ])('%s', (_rule, given, expected) => {
    expect(completeSort(given)).toEqual(expected);
  });
});
