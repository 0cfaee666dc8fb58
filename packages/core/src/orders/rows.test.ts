import { describe, expect, it } from 'vitest';
import { row } from '../../test/orders.ts';
import { eventNames } from '../kernel/format/eventNames.ts';
import { orderPrice } from '../pricing/orderPrice.ts';
import {
  hasProgress,
  incompleteStatus,
  isDeletable,
  progressOf,
  unreadOf,
  unreadTotal,
  visibleRows,
} from './rows.ts';

describe('status cell of incomplete orders', () => {
  const blocked = { by_ftp: 1, blocked: 1 };
  it.each([
    ['ORD-26', { ...blocked, transfer_status: 0 }, 'sendFiles'],
    ['ORD-26', { ...blocked, transfer_status: '1' }, 'resumeUpload'],
    ['ORD-27', { ...blocked, transfer_status: 2 }, 'unknown'],
    ['ORD-48', { ...blocked, transfer_status: null }, 'unknown'],
    ['ORD-27', { by_ftp: 0, blocked: 1, transfer_status: 0 }, 'complete'],
    ['ORD-27', { by_ftp: 0, blocked: 0, transfer_status: 1 }, 'complete'],
    ['ORD-48', { by_ftp: 1, blocked: 0, transfer_status: 0 }, 'label'],
  ])('%s: %j is %s', (_id, given, kind) => {
    expect(incompleteStatus(row(given)).kind).toBe(kind);
  });
  it.each([
    [1, 'inProduction', false],
    [4, 'suspendedPdf', true],
    [5, 'suspendedPayment', true],
  ])('ORD-27, DEC-27: the label of status %d is its full name', (status, key, alert) => {
    expect(incompleteStatus(row({ by_ftp: 1, fm_status: status }))).toMatchObject({ label: { key, alert } });
  });
  it('ORD-43: in the list of suspended orders the label names the suspension', () => {
    expect(incompleteStatus(row({ by_ftp: 1, fm_status: 4 }), 2)).toMatchObject({
      label: { key: 'suspendedPdf', alert: true },
    });
  });
  it.each([
    ['ORD-30', 1, true],
    ['ORD-30', 0, false],
    ['ORD-30', null, false],
  ])('%s: blocked %j, deletable %s', (_id, blocks, expected) => {
    expect(isDeletable(row({ blocked: blocks }))).toBe(expected);
  });
});

describe('progress, 5% at least (CONST-07)', () => {
  it.each([
    ['ORD-28', { fm_status: 1, order_progress: 40 }, 'list', [40, 'info', 40]],
    ['ORD-28', { fm_status: 2, order_progress: 40 }, 'list', [100, 'good', 100]],
    ['ORD-28', { fm_status: 3, order_progress: 60 }, 'list', [60, 'bad', 60]],
    ['ORD-37', { fm_status: 1, is_onhold: 1, order_progress: 60 }, 'list', [60, 'bad', 60]],
    ['ORD-29', { order_progress: 3 }, 'list', [5, 'info', 3]],
    ['ORD-38', { order_progress: 3 }, 'dashboard', [3, 'info', 3]],
    ['ORD-38', { order_progress: 0 }, 'dashboard', [5, 'info', 0]],
    ['ORD-38', { order_progress: -7 }, 'dashboard', [5, 'info', 0]],
    ['ORD-38', { order_progress: 140 }, 'list', [100, 'info', 100]],
    ['ORD-29', { order_progress: null }, 'list', [5, 'info', 0]],
    ['ORD-28', { fm_status: 6, order_progress: 50 }, 'list', [50, 'info', 50]],
  ] as const)('%s: %j in %s', (_id, given, variant, expected) => {
    const { width, tone, value } = progressOf(row(given), variant);
    expect([width, tone, value]).toEqual(expected);
  });
});

it.each([
  [{ fm_status: 1, order_progress: 0 }, true],
  [{ fm_status: 6, order_progress: 0 }, true],
  [{ fm_status: 7, order_progress: 0 }, false],
  [{ fm_status: 7, order_progress: null }, false],
  [{ fm_status: 7, order_progress: 30 }, true],
  [{ fm_status: 9, order_progress: 0 }, false],
  [{ fm_status: 10, order_progress: 0, is_onhold: 1 }, true],
  [{ fm_status: 11, order_progress: 0 }, false],
])('an order that was withdrawn before any work has no bar (ORD-28): %j %s', (given, shown) =>
  expect(hasProgress(row(given))).toBe(shown),
);

describe('hidden rows', () => {
  const rows = [
    row({ commessa: 'a', is_onhold: 1, fm_status: 2 }),
    row({ commessa: 'b', is_onhold: 1 }),
    row({ commessa: 'c', fm_status: 2 }),
  ];
  it.each([
    ['ORD-22', 1, ['b', 'c']],
    ['ORD-44', 4, ['a', 'b', 'c']],
    ['ORD-44', null, ['a', 'b', 'c']],
  ] as const)('%s: filter %s', (_id, filter, expected) => {
    expect(visibleRows(rows, filter).map(({ commessa }) => commessa)).toEqual(expected);
  });
  it('a list that hides nothing is the same list', () => {
    const kept = rows.slice(1);
    expect(visibleRows(kept, 1)).toBe(kept);
  });
});

describe('names and date (ORD-50)', () => {
  it.each([
    [
      { user_label: 'Our day', name: 'N', sposa: 'A', sposo: 'B', date: '2026-06-01' },
      'Our day',
      '2026-06-01',
    ],
    [{ user_label: ' ', name: 'N', sposa: 'A', sposo: 'B' }, 'N', ''],
    [{ sposa: 'Anna', sposo: 'Bruno', date: '0000-00-00' }, 'Anna & Bruno', ''],
    [{ sposa: 'Anna', date: '2026-06-01 00:00:00' }, 'Anna', '2026-06-01'],
    [{ sposo: 'Bruno', date: 'Invalid Date' }, 'Bruno', ''],
    [undefined, '', ''],
  ])('%j', (event, names, date) => {
    expect(eventNames(row({ event }))).toEqual({ names, date });
  });
});

describe('unread messages', () => {
  const list = [
    { cod_order: 'A100', unread: 2 },
    { cod_order: 'A100', unread: null },
    { cod_order: 'B200', unread: null },
    { cod_order: 'C300', unread: 0 },
  ];
  it.each([
    ['DASH-12', { messages: { unread: 4 } }, 4],
    ['ORD-51', { messages: { unread: 0 } }, 3],
    ['ORD-51', {}, 3],
    ['ORD-51', { commessa: 'B200' }, 1],
    ['ORD-51', { commessa: 'C300' }, 0],
    ['ORD-51', { commessa: 'D400' }, 0],
  ])('%s: %j has %d', (_id, given, expected) => {
    expect(unreadOf(row(given), list)).toBe(expected);
  });
  it('DASH-14: the sum counts an entry without a count as one', () => {
    expect([unreadTotal(list), unreadTotal([])]).toEqual([4, 0]);
  });
});

it.each([
  ['DASH-13', { price: { price: '100', vat: '22', currency: { code: 'EUR' } } }, 12_200],
  ['ORD-49', { price: { total: 90 } }, 9_000],
  ['ORD-49', { price: { price: 0, vat: 0 } }, 0],
  ['ORD-49', { price: null }, undefined],
  ['ORD-49', { price: {} }, undefined],
])('%s: %j costs %s', (_id, given, expected) => {
  expect(orderPrice(row(given))?.amount).toBe(expected);
});
