import { orderListRequest } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { completeSort, selectionOf } from './selection.ts';

const select = (list: 'inprocess' | 'last', query: Record<string, unknown>) =>
  selectionOf(list, parse(orderListRequest, { query }));

describe('status filter', () => {
  it.each([
    ['ORD-20 1 is everything that runs', 1, [1, 3, 4, 5], false],
    ['ORD-43 2 is the suspended ones', 2, [3, 4, 5], false],
    ['ORD-20 3 is shipped', 3, [2], false],
    ['ORD-46 4 is on hold whatever the status', 4, null, true],
    ['ORD-20 without one, every status', undefined, null, false],
  ])('%s', (_rule, status, statuses, onHold) => {
    expect(select('inprocess', { status })).toMatchObject({ statuses, onHold });
  });

  it('ORD-22, ORD-44 what is on hold and delivered is not in progress', () => {
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
    ['ORD-03 others drop it', 'inprocess', 1, ''],
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
  const up = (key: string) => ({ key, isDescending: false });
  const isDescending = (key: string) => ({ key, isDescending: true });
  const ask = (property: 'code' | 'type' | 'status' | 'date' | 'price', direction: 'ASC' | 'DESC') => ({
    property,
    direction,
  });
  it.each([
    ['ORD-13, ORD-36 nothing chosen', [], [isDescending('status'), isDescending('date')]],
    [
      'ORD-12 a chosen column',
      [ask('price', 'DESC')],
      [isDescending('price'), up('status'), isDescending('date')],
    ],
    [
      'ORD-12 as the portal sends it',
      [ask('type', 'ASC'), ask('status', 'ASC'), ask('date', 'DESC')],
      [up('type'), up('status'), isDescending('date')],
    ],
    ['ORD-14 by date alone', [ask('date', 'DESC')], [isDescending('date')]],
    [
      'a key named twice counts once',
      [ask('status', 'DESC'), ask('status', 'ASC')],
      [isDescending('status'), isDescending('date')],
    ],
    ['behind a code nothing decides', [ask('code', 'ASC'), ask('price', 'ASC')], [up('code')]],
  ])('%s', (_rule, given, expected) => {
    expect(completeSort(given)).toEqual(expected);
  });
});
