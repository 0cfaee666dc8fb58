import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { paymentRow } from '../contract/index.ts';
import { documentNumber, eventNames, formatMoney, nextSort } from '../kernel/index.ts';
import {
  bookedAmount,
  datesOfYear,
  methodKey,
  movementKey,
  paidAmount,
  paymentDates,
  paymentOrderBy,
  paymentsPage,
  paymentYears,
  toPaymentRequest,
  yearOfDates,
} from './index.ts';
import type { PaymentSortColumn } from './index.ts';

const today = '2026-11-21';
const { empty: emptyPayments, change, isFiltered, correctDates } = paymentsPage.tables.payments;
const row = (more: Record<string, unknown> = {}) =>
  parse(paymentRow, { price: { currency: {} }, dati_pagamento: {}, ...more });

describe('address, PAY-01', () => {
  it.each([
    '',
    'ref=2600169',
    'status=3&search=Anna+%26+Luca&article=Go+Book&from=2026-01-01&to=2026-02-01&sort=price&sd=desc&page=4',
  ])('%j is read and written the same', (query) => {
    const { problems, address } = paymentsPage.parse(query);
    expect(problems).toEqual([]);
    expect(paymentsPage.format(address)).toBe(query);
  });

  it.each([
    ['status=4', 'status', 'unknownValue'],
    ['from=2026-02-30', 'from', 'notADate'],
    ['to=yesterday', 'to', 'notADate'],
    ['page=0', 'page', 'notAPage'],
    ['sort=names', 'sort', 'unknownValue'],
    ['sort=code&sd=up', 'sd', 'unknownValue'],
    [`ref=${'1'.repeat(41)}`, 'ref', 'tooLong'],
  ])('%j is refused and said', (query, parameter, problem) => {
    expect(paymentsPage.parse(query).problems).toEqual([{ parameter, problem }]);
  });

  it('PAY-06 a filter begins at page 1', () => {
    expect(change({ ...emptyPayments, page: 7 }, { article: 'x' }).page).toBe(1);
  });

  it('only filters narrow', () => {
    expect(isFiltered({ ...emptyPayments, page: 2, sort: { column: 'code', direction: 'asc' } })).toBe(false);
    for (const filter of [{ ref: '1' }, { state: 1 }, { from: today }, { search: 'a' }] as const)
      expect(isFiltered({ ...emptyPayments, ...filter })).toBe(true);
  });

  it('PAY-28 a heading sorts up, down, not at all', () => {
    const up = nextSort<PaymentSortColumn>(null, 'price');
    const down = nextSort(up, 'price');
    expect([up?.direction, down?.direction, nextSort(down, 'price')]).toEqual(['asc', 'desc', null]);
  });
});

describe('dates', () => {
  it.each([
    ['PAY-05 one year back to today', '', '', '2025-11-21', today],
    ['a chosen end takes the beginning along', '', '2025-03-01', '2025-03-01', '2025-03-01'],
    ['CONST-08 five years and no more', '2010-01-01', '', '2021-01-01', today],
    ['nothing of tomorrow', '2027-01-01', '2028-01-01', today, today],
    ['the wrong way round', '2026-05-02', '2026-05-01', '2026-05-01', '2026-05-01'],
  ])('%s', (_rule, from, to, first, last) => {
    const dates = paymentDates({ from, to }, today);
    expect([dates.from.value, dates.to.value]).toEqual([first, last]);
    expect(dates.from.value >= dates.from.min && dates.to.value <= dates.to.max).toBe(true);
  });

  it('CONST-20 29 February is 28 February a year before', () => {
    expect(paymentDates({ from: '', to: '' }, '2028-02-29').from.value).toBe('2027-02-28');
  });

  it('PAY-04 the current year and the three before', () => {
    expect(paymentYears(today)).toEqual(['2026', '2025', '2024', '2023']);
  });

  it.each([
    ['2026', '2026-01-01', today],
    ['2024', '2024-01-01', '2024-12-31'],
    ['', '', ''],
  ])('PAY-19 the year %s is %s to %s', (year, from, to) => {
    expect(datesOfYear(year, today)).toEqual({ from, to });
    expect(yearOfDates({ from, to }, today)).toBe(year);
  });

  it('PAY-19 an edited date is no year any more', () => {
    expect(yearOfDates({ from: '2024-01-02', to: '2024-12-31' }, today)).toBe('');
  });

  it('says what it moved by another address', () => {
    const wrong = { ...emptyPayments, from: '2010-01-01' };
    expect(correctDates(wrong, today).address).toMatchObject({ from: '2021-01-01', to: '' });
    expect(correctDates(emptyPayments, today).address).toBe(emptyPayments);
  });
});

describe('request, PAY-11', () => {
  it.each([
    ['PAY-26 the default range is sent', {}, { from: '2025-11-21', to: today }],
    ['PAY-26 an order is looked for everywhere', { ref: '2600169' }, { cod_order_ref: '2600169' }],
    [
      'an order within chosen days',
      { ref: '1', from: '2026-01-01' },
      { from: '2026-01-01', to: today, cod_order_ref: '1' },
    ],
    [
      'everything',
      { search: ' Anna ', article: 'Go Book', state: 2 as const, from: '2026-01-01', to: '2026-02-01' },
      { from: '2026-01-01', to: '2026-02-01', search: 'Anna', type: 'Go Book', status: 2 },
    ],
  ])('%s', (_rule, change, query) => {
    expect(toPaymentRequest({ ...emptyPayments, ...change }, today).query).toEqual(query);
  });

  it.each([
    [null, ['shipped_date DESC', 'date DESC']],
    [{ column: 'article', direction: 'asc' } as const, ['type ASC', 'shipped_date DESC', 'date DESC']],
    [{ column: 'date', direction: 'asc' } as const, ['date ASC', 'shipped_date DESC']],
    [{ column: 'shipping_date', direction: 'asc' } as const, ['shipped_date ASC', 'date DESC']],
  ])('PAY-09 sort %j', (sort, expected) => {
    const sent = paymentOrderBy(sort) ?? [];
    expect(sent.map(({ property, direction }) => `${property} ${direction}`)).toEqual(expected);
  });
});

describe('rows', () => {
  const price = (given: Record<string, unknown>) =>
    row({ price: { currency: { code: 'EUR', symbol: '€' }, ...given } });
  const shown = (amount: ReturnType<typeof paidAmount>) => (amount ? formatMoney(amount) : null);

  it.each([
    ['PAY-08 the lab’s own currency', price({ price: 91.5, total: 91.5 }), '91,50 €'],
    [
      'PAY-08 the foreign amount, if there is one',
      row({
        price: { price: 180.32, currency: { code: 'USD', symbol: '$' } },
        dati_pagamento: { importo_in_valuta: 196 },
      }),
      '196.00 $',
    ],
    ['a refund is negative', price({ price: -3806.4 }), '-3.806,40 €'],
    ['zero is a price', price({ price: 0 }), '0,00 €'],
    ['ten million', price({ price: 10_000_000 }), '10.000.000,00 €'],
    ['only a total', price({ total: 5 }), '5,00 €'],
    ['no amount at all', price({}), null],
  ])('%s', (_rule, given, text) => {
    expect(shown(paidAmount(given))).toBe(text);
  });

  it('names what was booked only where it differs', () => {
    const dollars = {
      price: { total: 180.32, currency: { code: 'USD' } },
      dati_pagamento: { importo_in_valuta: 196 },
      book_currency: 'EUR',
    };
    expect(shown(bookedAmount(row(dollars)))).toBe('180,32 €');
    expect(bookedAmount(price({ total: 5 }))).toBeNull();
  });

  it.each([
    ['227', '00227'],
    ['123456', '123456'],
    ['', ''],
    ['A-7', 'A-7'],
  ])('PAY-12 document %j is %j', (number, expected) => {
    expect(documentNumber(number)).toBe(expected);
  });

  it.each([
    ['card', 'card'],
    ['bank transfer', 'transfer'],
    ['on account', 'account'],
    ['paypal', 'paypal'],
    ['cash', 'cash'],
    ['constructor', 'other'],
  ])('method %s is %s', (method, key) => {
    expect(methodKey(method)).toBe(key);
  });

  it.each([
    ['a payment that the lab took back', -5, 'reversal', 'reversal'],
    ['a credit note over an unpaid amount', -5, 'credit', 'credit'],
    ['a refund', -5, 'refund', 'refund'],
    ['a negative amount of another lab', -5, '', 'refund'],
    ['a payment', 5, 'payment', null],
    ['an amount that is said to be a refund', 5, 'refund', null],
  ])('DEC-24 the word of %s', (_what, total, movement, key) => {
    expect(movementKey(row({ price: { price: total, total }, movement }))).toBe(key);
  });

  it('ORD-50 label, name, couple', () => {
    const event = { user_label: '', name: '', sposa: 'Anna', sposo: '', date: '2026-05-01 00:00:00' };
    expect(eventNames(row({ event }))).toEqual({ names: 'Anna', date: '2026-05-01' });
    expect(eventNames(row({ event: { ...event, name: 'Newborn' } })).names).toBe('Newborn');
    expect(eventNames(row({ event: { ...event, name: 'Newborn', user_label: 'Rush' } })).names).toBe('Rush');
  });
});
