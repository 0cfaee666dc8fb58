import { describe, expect, it } from 'vitest';
import { row } from '../../test/orders.ts';
import { phaseOf, statusKeys, statusLabel, toneOf, waitingReason } from './orderStatus.ts';

const label = (given: Record<string, unknown>, context: Parameters<typeof statusLabel>[1]) => {
  const { key, phaseKey, alert } = statusLabel(row(given), context);
  return [key, phaseKey, alert];
};

describe('statusLabel outside lists', () => {
  it.each(statusKeys.map((key, index) => [index + 1, key] as const))(
    'ORD-17, ORD-19, CONST-17: %d is %s',
    (status, key) => {
      expect(label({ fm_status: status }, { list: false })[0]).toBe(key);
    },
  );
  it.each([0, 13, -1, 'x', null])('ORD-17: %j is unknown', (status) => {
    expect(label({ fm_status: status }, { list: false })).toEqual(['unknown', null, false]);
  });
});

describe('statusLabel in lists', () => {
  it.each([
    ['ORD-18, ORD-42', 1, null, 'inProduction', false],
    ['ORD-18, ORD-21', 3, null, 'inProduction', true],
    ['ORD-18, ORD-21', 4, 1, 'inProduction', true],
    ['ORD-18, ORD-21', 5, 3, 'inProduction', true],
    ['ORD-43', 3, 2, 'suspended', true],
    ['ORD-43', 4, 2, 'suspendedPdf', true],
    ['ORD-43', 5, 2, 'suspendedPayment', true],
    ['ORD-18', 2, 3, 'delivered', false],
    ['ORD-18', 6, null, 'returned', false],
    ['ORD-18', 12, null, 'returnedBack', false],
  ] as const)('%s: status %d, filter %s', (_id, status, statusFilter, key, alert) => {
    expect(label({ fm_status: status }, { list: true, statusFilter })).toEqual([key, null, alert]);
  });

  it.each([
    ['the delivery is not recorded yet', '', 'shipped'],
    ['the delivery is recorded', '2026-11-02', 'delivered'],
    ['the lab records no deliveries', null, 'delivered'],
  ])('ORD-17: status 2 while %s', (_id, delivered_date, key) => {
    expect(label({ fm_status: 2, delivered_date }, { list: true, statusFilter: 3 })[0]).toBe(key);
    expect(label({ fm_status: 6, delivered_date }, { list: false })[0]).toBe('returned');
  });

  it.each([
    ['ORD-25 phase in filter 1', { phase_main: 248 }, 1, ['toPay', null, false]],
    ['ORD-25 phase only there', { phase_main: 248 }, null, ['inProduction', null, false]],
    ['ORD-25 phase only there', { phase_main: 248, fm_status: 3 }, 2, ['suspended', null, true]],
    ['ORD-25 no phase', { phase_main: 7 }, 1, ['inProduction', null, false]],
    ['ORD-24 on hold with phase', { phase_main: 28, is_onhold: 1 }, 1, ['onHold', 'pdfSent', false]],
    ['ORD-24 on hold without', { is_onhold: 1, fm_status: 4 }, 4, ['onHold', null, true]],
    [
      'ORD-46 on hold wins',
      { is_onhold: 1, fm_status: 3, phase_main: 490 },
      2,
      ['onHold', 'inDelivery', true],
    ],
    ['ORD-24 2 is not on hold', { is_onhold: 2 }, 1, ['inProduction', null, false]],
  ] as const)('%s', (_id, given, statusFilter, expected) => {
    expect(label(given, { list: true, statusFilter })).toEqual(expected);
  });
});

const asked = { messages: { unread: 0, open_question: true } };
const unread = { messages: { unread: 1 } };

describe('what an order waits for, beside its status (ORD-21, ORD-24)', () => {
  it.each([
    [{ fm_status: 1 }, null],
    [{ fm_status: 1, ...asked }, null],
    [{ fm_status: 2, ...asked }, null],
    [{ fm_status: 3 }, null],
    [{ fm_status: 3, ...asked }, 'answer'],
    [{ fm_status: 4, ...unread }, 'answer'],
    [{ fm_status: 5 }, 'payment'],
    [{ fm_status: 1, is_onhold: 1 }, null],
    [{ fm_status: 1, is_onhold: 1, ...asked }, 'answer'],
    [{ fm_status: 5, is_onhold: 1, ...asked }, 'payment'],
    [{ fm_status: 1, is_onhold: 1, phase_main: 248 }, 'payment'],
    [{ fm_status: 2, is_onhold: 1, ...asked }, null],
    [{ fm_status: 7, is_onhold: 1, ...asked }, null],
  ])('%j: %s', (given, reason) => {
    expect(waitingReason(row(given))).toBe(reason);
  });
});

it.each([
  [248, 'toPay'],
  [480, 'toPay'],
  [28, 'pdfSent'],
  [490, 'inDelivery'],
  [496, 'inDelivery'],
  ['490', 'inDelivery'],
  [0, null],
  [null, null],
  [247, null],
])('ORD-23: phase %j is %s', (phase, expected) => {
  expect(phaseOf(row({ phase_main: phase }))).toBe(expected);
});

it.each([
  [1, 0, 'info'],
  [2, 0, 'good'],
  [3, 0, 'bad'],
  [5, 0, 'bad'],
  [6, 0, 'neutral'],
  [1, 1, 'bad'],
  [2, 1, 'bad'],
])('ORD-28, ORD-37: status %d, on hold %d is %s', (status, hold, tone) => {
  expect(toneOf(row({ fm_status: status, is_onhold: hold }))).toBe(tone);
});
