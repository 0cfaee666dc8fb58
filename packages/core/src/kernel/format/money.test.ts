import { describe, expect, it } from 'vitest';
import { formatMoney, fromWire } from './money.ts';

const wire = (
  price: number | null,
  vat: number | null,
  code = 'EUR',
  symbol = '',
  total: number | null = null,
) => ({
  price,
  vat,
  total,
  currency: { symbol, code },
});

describe('fromWire', () => {
  it.each([
    ['DASH-13', wire(100, 22), 12_200],
    ['DASH-13', wire(0.1, 0.2), 30],
    ['DASH-13 rounds once', wire(10.004, 2.201), 1_221],
    ['DEC-16', wire(1.005, 0), 101],
    ['DEC-16', wire(-1.005, 0), -101],
    ['ORD-49 zero is a price', wire(0, 0), 0],
    ['ORD-49 no vat', wire(80, null), 8_000],
    ['ORD-49 total', wire(null, 22, 'EUR', '', 122), 12_200],
    ['DEC-16', wire(1_234_567.89, 0), 123_456_789],
  ])('%s', (_id, given, amount) => {
    expect(fromWire(given)?.amount).toBe(amount);
  });
  it.each([
    ['ORD-49', null],
    ['ORD-49', wire(null, null)],
    ['ORD-49', wire(null, 5)],
    ['not finite', wire(Number.NaN, 0)],
    ['not finite', wire(Number.POSITIVE_INFINITY, 0)],
    ['beyond exact', wire(1e15, 0)],
  ])('%s: no price', (_id, given) => {
    expect(fromWire(given)).toBeNull();
  });
  it.each([
    ['PROMO-34', 'GBR', '', 'GBP'],
    ['symbol alone', '', '€', 'EUR'],
    ['symbol alone', '', '£', 'GBP'],
    ['a code as symbol', '', 'CAD', 'CAD'],
    ['a dollar of unknown country', '', '$', ''],
    ['lower case', 'usd', '$', 'USD'],
  ])('%s: code %j, symbol %j is %j', (_id, code, symbol, currency) => {
    expect(fromWire(wire(1, 0, code, symbol))?.currency).toBe(currency);
  });
});

describe('formatMoney (I18N2-10: by the currency, whatever the language)', () => {
  const money = (amount: number, currency: string, symbol = '') => ({ amount, currency, symbol });
  it.each([
    ['PROMO-29', money(123_450, 'EUR'), 'en', '1.234,50 €'],
    ['PROMO-28', money(123_450, 'USD'), 'de', '1,234.50 $'],
    ['PROMO-34', money(123_450, 'GBP'), 'it', '1,234.50 £'],
    ['PROMO-35', money(123_450, 'CAD'), 'en', '1,234.50 CAD'],
    ['PROMO-35', money(123_450, 'AUD'), 'fr', '1,234.50 AUD'],
    ['PROMO-27', money(5, 'EUR'), 'en', '0,05 €'],
    ['PROMO-27', money(0, 'USD'), 'en', '0.00 $'],
    ['PROMO-27', money(-123_456_789, 'EUR'), 'en', '-1.234.567,89 €'],
    ['ORD-49', money(100, '', '$'), 'it', '1.00 $'],
    ['DEC-16', money(123_450, 'CHF'), 'de', '1.234,50 CHF'],
    ['DEC-16', money(123_450, 'JPY'), 'en', '¥1,234.50'],
    ['DEC-16', money(123_450, '', 'zł'), 'de', '1.234,50 zł'],
    ['DEC-16', money(123_450, ''), 'de', '1.234,50'],
    ['no such code', money(123_450, 'E!', 'x'), 'de', '1,234.50 x'],
    ['no such code', money(123_450, 'E!'), 'de', '1,234.50 E!'],
  ])('%s: %j in %s', (_id, given, locale, expected) => {
    expect(formatMoney(given, locale).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
