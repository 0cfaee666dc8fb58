import { expect, it } from 'vitest';
import { demonstrationConfiguration } from '../../../demo/configuration.ts';
import type { Invoice } from '../invoiceTable.ts';
import { fatturaXml } from './xml.ts';

const sites = { portal: 'http://localhost:1', lab: 'http://localhost:2', demo: 'http://localhost:3' };
const { seller } = demonstrationConfiguration(sites);
const invoice: Invoice = {
  ...{ id: 1, commessa: '1', series: '', year: 2026, number: 7, issued: '2026-05-03', currency: 'EUR' },
  ...{ net: 0, vat: 0, vatRate: 2200, rate: 1_000_000, method: 'card', last4: '', paidOn: null },
  ...{ refersTo: 0, refersOn: null, names: 'Anna', lines: [] },
  customer: {
    ...{ code: '1', company: 'Studio', name: 'Anna', address: 'Via Roma 1', zip: '36061', city: 'Bassano' },
    ...{
      state: 'VI',
      country: 'IT',
      vat: 'IT01234567890',
      fiscalCode: '',
      language: 'it',
      pec: '',
      recipientCode: '',
    },
  },
};
const line = (net: number, quantity = 1) => ({
  description: 'Riga',
  quantity,
  unitPrice: net / quantity,
  net,
});
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => Number(text));

it.each([
  ['an invoice with a discount', '', 1_000_000, [line(20_000, 4), line(1_500), line(-4_300), line(950)]],
  ['a credit note of it', 'NC', 1_000_000, [line(-20_000, 4), line(-1_500), line(4_300), line(-950)]],
  [
    'another currency, whose lines are rounded',
    '',
    913_337,
    [line(333), line(333), line(333, 3), line(-100)],
  ],
])('DEC-24 the lines of %s sum to its net, each with its VAT', (_what, series, rate, lines) => {
  const net = lines.reduce((sum, each) => sum + each.net, 0);
  const xml = fatturaXml({ ...invoice, series, rate, lines, net, vat: Math.round(net * 0.22) }, seller);
  const totals = all(xml, 'PrezzoTotale');
  const sum = totals.reduce((total, each) => total + Math.round(each * 100), 0);
  expect(sum).toBe(Math.round((all(xml, 'ImponibileImporto')[0] ?? 0) * 100));
  expect(totals.filter((each) => each < 0)).toHaveLength(1);
  const [units, quantities] = [all(xml, 'PrezzoUnitario'), all(xml, 'Quantita')];
  expect(units.map((unit, index) => Math.round(unit * (quantities[index] ?? 0) * 100))).toEqual(
    totals.map((total) => Math.round(total * 100)),
  );
  expect(all(xml, 'AliquotaIVA')).toHaveLength(lines.length + 1);
});
