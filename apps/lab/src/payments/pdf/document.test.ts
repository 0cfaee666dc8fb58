import { PDFDocument } from '@cantoo/pdf-lib';
import { demonstrationConfiguration } from '../../../demo/configuration.ts';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../invoiceTable.ts';
import { invoicePdf, writeInvoice } from './document.ts';
import { column, sheet, startPaper } from './paper.ts';
import type { Style } from './paper.ts';

const site = 'http://localhost';
const { seller } = demonstrationConfiguration({ portal: site, lab: site, demo: site });

type Change = Partial<Omit<Invoice, 'customer'>> & { readonly customer?: Partial<Invoice['customer']> };

function invoice(change: Change = {}): Invoice {
  return {
    id: 1,
    commessa: '2600276',
    series: '',
    year: 2026,
    number: 55,
    issued: '2026-05-03',
    currency: 'EUR',
    net: 10_900,
    vat: 2_398,
    vatRate: 2200,
    rate: 1_000_000,
    method: 'card',
    last4: '1111',
    paidOn: '2026-05-01',
    refersTo: 0,
    refersOn: null,
    names: 'Anna & Luca',
    lines: [{ description: 'Raw Book, 24x24 cm', quantity: 1, unitPrice: 10_900, net: 10_900 }],
    ...change,
    customer: {
      code: '1001',
      company: 'Studio Aurora',
      name: 'Giulia Zanetti',
      address: 'Via Garibaldi 8',
      zip: '35122',
      city: 'Padova',
      state: 'PD',
      country: 'IT',
      vat: 'IT09876543217',
      fiscalCode: '',
      language: 'it',
      pec: '',
      recipientCode: '',
      ...change.customer,
    },
  };
}

interface Printed {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Positions of the texts on a real page with its real fonts. */
async function printed(given: Invoice): Promise<Printed[]> {
  const paper = await startPaper({ title: '', author: '', language: 'en', day: given.issued });
  const all: Printed[] = [];
  const write = paper.text;
  paper.text = (words: string, x: number, y: number, style: Style = {}) => {
    const width = paper.width(words, style);
    const left = style.right ? x - width : x;
    if (words.trim() !== '')
      all.push({ page: paper.pages.indexOf(paper.page), text: words, left, right: left + width, y });
    write(words, x, y, style);
  };
  writeInvoice(paper, given, seller);
  return all;
}

const de = { language: 'de', country: 'DE', vat: 'DE123456788', city: 'München', state: 'Bayern' };
const cases: readonly (readonly [string, Change, readonly (string | RegExp)[]])[] = [
  [
    'Italy',
    {},
    [
      'Fattura 00055/2026',
      'Studio Aurora',
      '35122 Padova (PD)',
      'Italia',
      'IVA 22 %',
      /^132,98\s€$/,
      /Copia di cortesia/,
    ],
  ],
  ['Italy, not paid yet', { method: 'bank transfer', last4: '', paidOn: null }, [/Bonifico, da pagare/]],
  [
    'Germany, a credit note',
    {
      customer: de,
      series: 'NC',
      net: -10_800,
      vat: -2_052,
      vatRate: 1900,
      refersTo: 60,
      refersOn: '2026-05-03',
    },
    [
      'Rechnungskorrektur NC00055/2026',
      'Deutschland',
      'MwSt. 19 %',
      /^-128,52\s€$/,
      /Storno der Rechnung 00060 vom/,
      /erstattet am/,
    ],
  ],
  [
    'a credit note whose money goes back in three ways (DEC-24)',
    {
      series: 'NC',
      net: -10_000,
      vat: -2_200,
      paidOn: null,
      refersTo: 60,
      refersOn: '2026-05-03',
      loweredDue: true,
      refunds: [
        { way: 'card', last4: '4242', amount: 5_000, day: '2026-05-20' },
        { way: 'card', last4: '1111', amount: 1_000, day: null },
        { way: 'transfer', last4: '', amount: 2_000, day: null },
      ],
    },
    [
      /^50,00\s€ rimborsati sulla carta che termina con 4242 in data/,
      /^10,00\s€ saranno rimborsati sulla carta che termina con 1111/,
      /^20,00\s€ saranno rimborsati con bonifico/,
      /^42,00\s€ riducono l’importo da pagare/,
    ],
  ],
  [
    'a pro forma for Italy',
    { series: 'PF', number: 0, method: 'bank transfer', last4: '', paidOn: null },
    ['Pro forma 2600276', /non è una fattura/, /Bonifico, da pagare/, /^IBAN /],
  ],
  [
    'a pro forma for Germany',
    { customer: de, series: 'PF', number: 0, vat: 0, vatRate: 0 },
    ['Proforma 2600276', /ist keine Rechnung/, /Steuerschuldnerschaft/, /bezahlt am/],
  ],
  ['Germany, reverse charge', { customer: de, vat: 0, vatRate: 0 }, ['MwSt. 0 %', /Steuerschuldnerschaft/]],
  ['Germany, private', { customer: { ...de, vat: '' }, vat: 2_071, vatRate: 1900 }, [/\(OSS\)/]],
  [
    'Switzerland in francs',
    { customer: { ...de, country: 'CH' }, vat: 0, vatRate: 0, currency: 'CHF', rate: 1_040_000 },
    ['Schweiz', /Steuerfreie Ausfuhrlieferung/, /113,36\s€ zum Kurs 1,0400/, /CHF/],
  ],
  [
    'United States',
    {
      customer: { language: 'en', country: 'US', vat: '', zip: '66044', city: 'Lawrence', state: 'KS' },
      currency: 'USD',
      rate: 920_000,
      vat: 0,
      vatRate: 0,
    },
    [
      'Invoice 00055/2026',
      'Lawrence, KS 66044',
      'United States',
      /^Booked as 100\.28 €/,
      /Share capital 100,000\.00 €/,
      /Export outside the EU/,
      /at 0\.9200/,
      '05/03/2026',
      /Bassano del Grappa \(VI\), Italy$/,
    ],
  ],
  [
    'France',
    { customer: { language: 'fr', country: 'FR' }, vat: 2_180, vatRate: 2000 },
    ['Total TTC', /TVA du pays de destination/],
  ],
  [
    'Spain',
    { customer: { language: 'es', country: 'ES' }, vat: 2_289, vatRate: 2100 },
    ['Base imponible', 'España'],
  ],
  [
    'nothing at all',
    { net: 0, vat: 0, lines: [] },
    [/^0,00\s€$/, 'Questo documento non contiene righe.', 'IVA 22 %'],
  ],
  ['an order without lines', { lines: [] }, ['Ordine 2600276', /^132,98\s€$/]],
  [
    'ten million',
    {
      net: 1_000_000_000,
      vat: 220_000_000,
      lines: [{ description: 'Tutto', quantity: 100_000, unitPrice: 10_000, net: 1_000_000_000 }],
    },
    [/^10\.000\.000,00\s€$/, /^12\.200\.000,00\s€$/, '100.000'],
  ],
  [
    'long names',
    {
      names:
        'Maximiliane-Charlotte von Schönborn-Buchheim & Friedrich-Wilhelm Freiherr von und zu Guttenberg-Löwenstein',
      customer: {
        ...de,
        company: 'Fotografenmeisterinnengenossenschaft '.repeat(4),
        address: 'Donaudampfschiff'.repeat(9),
      },
    },
    [/Fotografenmeisterinnen/],
  ],
  [
    'letters of elsewhere',
    { customer: { company: 'Φωτογραφείο', name: 'Łukasz Żółć' } },
    ['Φωτογραφείο', 'Łukasz Żółć'],
  ],
];

const many = Array.from({ length: 40 }, (_, index) => ({
  description: `Storia Album ${index + 1}, Leineneinband, Titelprägung „Ilse & Jörg“, Schuber mit Band und Seidenpapier`,
  quantity: 1 + (index % 3),
  unitPrice: 12_345,
  net: 12_345 * (1 + (index % 3)),
}));

describe('an invoice as a PDF', () => {
  it.each(cases)('%s has the required texts', async (_what, change, expected) => {
    const texts = (await printed(invoice(change))).map(({ text }) => text);
    const says = (words: string | RegExp) =>
      texts.some((text) => (typeof words === 'string' ? text === words : words.test(text)));
    expect(expected.filter((words) => !says(words))).toEqual([]);
    expect(texts).toEqual(expect.arrayContaining([expect.stringContaining(seller.vat)]));
    expect(texts).toEqual(expect.arrayContaining([expect.stringContaining('REA VI-123456')]));
  });

  it.each([
    ...cases.map(([name, change]) => [name, change] as const),
    ['forty lines', { lines: many }] as const,
  ])('%s fits the page, and no texts overlap', async (_what, change) => {
    const all = await printed(invoice(change));
    const outside = all.filter(
      ({ left, right, y }) =>
        left < column.left - 0.5 || right > column.right + 0.5 || y < 30 || y > sheet.height - 30,
    );
    expect(outside.map(({ text }) => text)).toEqual([]);
    const meet = (one: Printed, other: Printed) =>
      one.page === other.page &&
      Math.abs(one.y - other.y) < 6 &&
      one.right > other.left &&
      other.right > one.left;
    const covered = all.filter((one, index) => all.slice(index + 1).some((other) => meet(one, other)));
    expect(covered.map(({ text }) => text)).toEqual([]);
  });

  it.each([
    ['an invoice', '', true],
    ['a credit note', 'NC', false],
  ])('%s by bank transfer names the lab’s account: %s %s', async (_what, series, named) => {
    const all = await printed(invoice({ series, method: 'bank transfer', last4: '' }));
    expect(all.some(({ text }) => text === `IBAN ${seller.iban}`)).toBe(named);
  });

  it('has the document number, the page number and the number of pages on every page', async () => {
    const all = await printed(invoice({ lines: many, customer: de }));
    const on = (page: number) => all.filter((one) => one.page === page).map(({ text }) => text);
    const last = Math.max(...all.map(({ page }) => page));
    expect(last).toBeGreaterThanOrEqual(1);
    for (let page = 0; page <= last; page += 1) {
      expect(on(page)).toContain('Rechnung 00055/2026');
      expect(on(page)).toContain(`Seite ${page + 1} von ${last + 1}`);
    }
    expect(on(last)).toContain('Gesamtbetrag');
  });

  it('gives the same bytes each time, with its title and language', async () => {
    const [one, two] = [await invoicePdf(invoice(), seller), await invoicePdf(invoice(), seller)];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
    const read = await PDFDocument.load(one, { updateMetadata: false });
    expect([read.getTitle(), read.getPageCount()]).toEqual(['Fattura 00055/2026', 1]);
  });
});
