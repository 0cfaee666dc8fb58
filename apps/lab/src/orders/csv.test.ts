import { describe, expect, it } from 'vitest';
import { csvCells } from './csv.ts';
import { csvLine, csvNumber } from '../base/csv.ts';
import type { StoredOrder } from './table.ts';

describe('CSV', () => {
  it.each([
    ['plain texts are not quoted', ['a', 'b'], 'a,b\r\n'],
    ['RFC 4180: comma and quote', ['a,b', 'say "x"'], '"a,b","say ""x"""\r\n'],
    ['RFC 4180: line break', ['a\r\nb'], '"a\r\nb"\r\n'],
    ['a formula is defused', ['=HYPERLINK("x")'], '"\'=HYPERLINK(""x"")"\r\n'],
    [
      '+, @, a tab and leading white space are defused too',
      ['+1', '@a', '\t=1', ' =1'],
      '"\'+1","\'@a","\'\t=1","\' =1"\r\n',
    ],
    [
      'T-C4: a formula behind a separator of another country is defused, where a spreadsheet splits the cell',
      ['Anna;=1+1', 'x;"=1+1;y', 'a\t@b', 'a,\n-cmd', 'x; y'],
      '"Anna;\'=1+1","x;\'""=1+1;y","a\t\'@b","a,\n\'-cmd","x; y"\r\n',
    ],
    [
      'T-C4: full-width signs are formulas too',
      ['＝1', '＋1', '－a', '＠a'],
      '"\'＝1","\'＋1","\'－a","\'＠a"\r\n',
    ],
    [
      'T-C4: a sign behind what no spreadsheet shows',
      ['\u200b=1', '\ufeff=1', '\u00a0=1', '\u0000=1'],
      '"\'\u200b=1","\'\ufeff=1","\'\u00a0=1","\'\u0000=1"\r\n',
    ],
    ['a minus before text is defused', ['-a'], '"\'-a"\r\n'],
    ['a negative amount stays a number', ['-12.50'], '-12.50\r\n'],
    ['a name with an apostrophe', ["O'Brien"], '"O\'Brien"\r\n'],
  ])('%s', (_rule, cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});

describe('DEC-26: the form that spreadsheets of Italy, France, Germany and Spain open', () => {
  it.each([
    [['a', 'b,c', 'd;e'], 'a;"b,c";"d;e"\r\n'],
    [['1234,50', '-12,50', '1234.50'], '1234,50;-12,50;1234.50\r\n'],
    [['=1+1', 'x;=1+1'], '"\'=1+1";"x;\'=1+1"\r\n'],
  ])('%j', (cells, line) => expect(csvLine(cells, 'semicolon')).toBe(line));

  it.each([
    [123_450, 'semicolon', 2, '1234,50'],
    [123_450, 'comma', 2, '1234.50'],
    [-5, 'semicolon', 2, '-0,05'],
    [1_234_567, 'semicolon', 6, '1,234567'],
  ] as const)('%d in the form %s', (minor, form, digits, text) =>
    expect(csvNumber(minor, form, digits)).toBe(text),
  );

  it('a price has a decimal comma, a day stays as every spreadsheet reads it', () => {
    const order = { price: 10_000, vat: 2_200, order_date: '2026-11-20' } as StoredOrder;
    const columns = [
      { key: 'price', title: 'Price' },
      { key: 'order_date', title: 'Ordered' },
    ] as const;
    const cells = (form: 'comma' | 'semicolon') =>
      csvCells(order, [...columns], { labels: {}, statusFilter: null, form });
    expect([cells('semicolon'), cells('comma')]).toEqual([
      ['122,00', '2026-11-20'],
      ['122.00', '2026-11-20'],
    ]);
  });
});

describe('status labels are those of the list', () => {
  const labels = {
    inProduction: 'Working',
    suspendedPdf: 'Stopped',
    suspendedPayment: 'Unpaid',
    toPay: 'To pay',
    'onHold.toPay': 'Waits (to pay)',
    onHold: 'Waits',
  };
  it.each([
    ['ORD-19 suspended is grouped', { fm_status: 4 }, null, 'Working'],
    ['ORD-19 suspended for payment is grouped', { fm_status: 5 }, null, 'Working'],
    ['DEC-27 an incomplete order by its full name', { fm_status: 4, incomplete: true }, null, 'Stopped'],
    ['ORD-25 phase in filter 1', { phase_main: 248 }, 1, 'To pay'],
    ['ORD-25 no phase elsewhere', { phase_main: 248 }, null, 'Working'],
    ['ORD-24 on hold with its phase', { phase_main: 480, on_hold: true }, null, 'Waits (to pay)'],
    ['ORD-24 on hold without', { on_hold: true, fm_status: 3 }, 2, 'Waits'],
    ['a status without a label is shown as its number', { fm_status: 2 }, 3, '2'],
  ] as const)('%s', (_rule, given, statusFilter, word) => {
    const order = { fm_status: 1, phase_main: null, on_hold: false, ...given } as StoredOrder;
    expect(
      csvCells(order, [{ key: 'status', title: 'Status' }], { labels, statusFilter, form: 'comma' }),
    ).toEqual([word]);
  });
});
