import { formatMoney, formatShortDate, localeFor } from '@trade-area/core/kernel';
import type { Seller } from '../../base/configuration.ts';
import { localityLines } from '../../base/localityLines.ts';
import { paddedNumber } from '../invoice/number.ts';
import type { Invoice } from '../invoiceTable.ts';
import { bookCurrency } from '../row.ts';
import { vatCase } from '../invoice/vat.ts';
import { column, sheet, startPaper } from './paper.ts';
import type { Paper } from './paper.ts';
import { refundLines } from './refundLines.ts';
import { invoiceTexts, interpolate } from './invoiceTexts.ts';
import type { InvoiceTexts } from './invoiceTexts.ts';

/** The series of documents that say what is to be paid, and are no invoice. */
export const proFormaSeries = 'PF';
/** Height of the footer. */
const bottom = 96;

interface Sheet {
  readonly paper: Paper;
  readonly invoice: Invoice;
  readonly seller: Seller;
  readonly texts: InvoiceTexts;
  readonly date: (iso: string) => string;
  /** Formats an amount, by default in the invoice's currency. */
  readonly money: (minor: number, currency?: string) => string;
  /** A whole number with separators. */
  readonly count: (value: number) => string;
  /** Exchange rate with four decimals. */
  readonly rate: (millionths: number) => string;
  /** ISO code to the country's name in the customer's language. */
  readonly country: (code: string) => string;
  /** The title of the document, with its number and year. */
  readonly title: string;
}

/** One document as a PDF; the same document always gives the same bytes. */
export async function invoicePdf(invoice: Invoice, seller: Seller): Promise<Uint8Array> {
  const texts = invoiceTexts(invoice.customer.language);
  const title = titleOf(invoice, texts);
  const about = { title, author: seller.name, language: texts.language, day: invoice.issued };
  const paper = await startPaper(about);
  writeInvoice(paper, invoice, seller);
  return paper.document.save({ useObjectStreams: true, updateFieldAppearances: false });
}

/** A document in English has a decimal point in every currency; elsewhere the format of the currency (DEC-16). */
function amountText(minor: number, currency: string, locale: string): string {
  const text = formatMoney({ amount: minor, currency, symbol: '' }, locale);
  if (currency !== 'EUR' || !locale.startsWith('en')) return text;
  return text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}

function titleOf(invoice: Invoice, texts: InvoiceTexts): string {
  if (invoice.series === proFormaSeries) return `${texts.proForma} ${invoice.commessa}`;
  const kind = invoice.series === '' ? texts.invoice : texts.creditNote;
  return `${kind} ${invoice.series}${paddedNumber(invoice.number)}/${invoice.year}`;
}

/** Draws the content of the pages. */
export function writeInvoice(paper: Paper, invoice: Invoice, seller: Seller): void {
  const texts = invoiceTexts(invoice.customer.language);
  const locale = localeFor(texts.language, { country: invoice.customer.country, area: '' });
  // Area 100 writes dates with the month first, like its screens (I18N-12).
  const american = ['US', 'CA'].includes(invoice.customer.country);
  const rates = new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const integer = new Intl.NumberFormat(locale);
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const written: Sheet = {
    paper,
    invoice,
    seller,
    texts,
    title: titleOf(invoice, texts),
    date: (iso) => formatShortDate(iso, locale, american ? '100' : ''),
    money: (minor, currency = invoice.currency) => amountText(minor, currency, locale),
    count: (value) => integer.format(value),
    rate: (millionths) => rates.format(millionths / 1_000_000),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  };
  let y = head(written);
  y = body(written, y);
  y = totals(written, y);
  closing(written, y);
  footers(written);
}

/** Draws lab and title, customer and facts. @returns the position where the lines begin. */
function head({ paper, invoice, seller, texts, title, date, country }: Sheet): number {
  const top = sheet.height - sheet.margin;
  const abroad = invoice.customer.country !== seller.country;
  paper.text(seller.name, column.left, top - 12, { size: 15, bold: true });
  const from = [
    seller.address,
    `${seller.zip} ${seller.city} (${seller.province})${abroad ? `, ${country(seller.country)}` : ''}`,
    `${texts.vatNumber} ${seller.vat}`,
  ];
  from.forEach((line, index) => paper.text(line, column.left, top - 28 - index * 12, { quiet: true }));
  paper.text(title, column.right, top - 12, { size: 15, bold: true, right: true });
  const facts: [string, string][] = [
    [texts.date, date(invoice.issued)],
    [texts.order, invoice.commessa],
    [texts.customerCode, invoice.customer.code],
  ];
  facts.forEach(([label, value], index) => {
    const y = top - 28 - index * 12;
    paper.text(value, column.right, y, { right: true });
    paper.text(label, column.right - 96, y, { quiet: true, right: true });
  });

  let y = top - 92;
  paper.text(texts.billTo, column.left, y, { size: 8, quiet: true });
  const { customer } = invoice;
  const block: [string, boolean][] = [
    [customer.company, true],
    [customer.name === customer.company ? '' : customer.name, false],
    [customer.address, false],
    ...localityLines(customer).map((line): [string, boolean] => [line, false]),
    [country(customer.country), false],
    [customer.vat === '' ? '' : `${texts.vatNumber} ${customer.vat}`, false],
    [customer.fiscalCode === '' ? '' : `${texts.fiscalCode} ${customer.fiscalCode}`, false],
  ];
  for (const [text, bold] of block)
    for (const line of text === '' ? [] : paper.lines(text, 300, { bold, size: bold ? 11 : 9 })) {
      y -= bold ? 15 : 12;
      paper.text(line, column.left, y, { bold, size: bold ? 11 : 9 });
    }
  if (invoice.refersTo !== 0) {
    const of = { number: paddedNumber(invoice.refersTo), date: date(invoice.refersOn ?? '') };
    y -= 22;
    paper.text(interpolate(texts.refersTo, of), column.left, y, { bold: true });
  }
  return y - 30;
}

const edges = { quantity: 338, unitPrice: 418, vat: 462, amount: column.right } as const;

function heading({ paper, texts }: Sheet, y: number): number {
  const style = { size: 8, quiet: true } as const;
  paper.text(texts.description, column.left, y, style);
  paper.text(texts.quantity, edges.quantity, y, { ...style, right: true });
  paper.text(texts.unitPrice, edges.unitPrice, y, { ...style, right: true });
  paper.text(interpolate(texts.vat, { rate: '' }).trim(), edges.vat, y, { ...style, right: true });
  paper.text(texts.amount, edges.amount, y, { ...style, right: true });
  paper.rule(y - 6);
  return y - 20;
}

/** The lines, over as many pages as they need. */
function body(written: Sheet, start: number): number {
  const { paper, invoice, texts, money, count } = written;
  let y = heading(written, start);
  if (invoice.names !== '') {
    for (const line of paper.lines(invoice.names, 280, { quiet: true })) {
      paper.text(line, column.left, y, { quiet: true });
      y -= 13;
    }
  }
  const { net: all, commessa } = invoice;
  // A charge without lines is listed as one line for the order, as in the XML; without a charge there are no lines.
  const orderLine = { description: `${texts.order} ${commessa}`, quantity: 1, unitPrice: all, net: all };
  const lines = invoice.lines.length === 0 && all !== 0 ? [orderLine] : invoice.lines;
  if (lines.length === 0) {
    paper.text(texts.noLines, column.left, y, { quiet: true });
    y -= 16;
  }
  const percent = percentOf(written);
  for (const { description, quantity, unitPrice, net } of lines) {
    const parts = paper.lines(description, 240);
    if (y - parts.length * 12 < bottom + 20) y = turn(written);
    parts.forEach((part, index) => paper.text(part, column.left, y - index * 12));
    paper.text(count(quantity), edges.quantity, y, { right: true });
    paper.text(money(unitPrice), edges.unitPrice, y, { right: true });
    paper.text(percent, edges.vat, y, { right: true });
    paper.text(money(net), edges.amount, y, { right: true });
    y -= Math.max(1, parts.length) * 12 + 5;
  }
  paper.rule(y + 4);
  return y - 14;
}

/** Starts a page, which repeats number and customer in case it is found alone. */
function turn(written: Sheet): number {
  const { paper, texts, title, seller } = written;
  paper.text(texts.continued, column.right, bottom, { size: 8, quiet: true, right: true });
  paper.turn();
  const top = sheet.height - sheet.margin - 12;
  paper.text(seller.name, column.left, top, { quiet: true });
  paper.text(title, column.right, top, { bold: true, right: true });
  return heading(written, top - 30);
}

function totals(written: Sheet, start: number): number {
  const { paper, invoice, texts, money, rate: rateText } = written;
  let y = start < bottom + 110 ? turn(written) : start;
  const percent = percentOf(written);
  const rows: [string, string, boolean][] = [
    [texts.net, money(invoice.net), false],
    [interpolate(texts.vat, { rate: percent }), money(invoice.vat), false],
    [texts.total, money(invoice.net + invoice.vat), true],
  ];
  for (const [label, value, bold] of rows) {
    if (bold) {
      paper.rule(y + 12, 340);
      y -= 4;
    }
    const size = bold ? 12 : 9;
    paper.text(label, 340, y, { bold, size });
    paper.text(value, column.right, y, { bold, size, right: true });
    y -= 15;
  }
  if (invoice.currency !== bookCurrency) {
    const booked = Math.round(((invoice.net + invoice.vat) * invoice.rate) / 1_000_000);
    const amount = money(booked, bookCurrency);
    paper.text(interpolate(texts.booked, { amount, rate: rateText(invoice.rate) }), column.right, y, {
      size: 8,
      quiet: true,
      right: true,
    });
    y -= 15;
  }
  return y - 12;
}

/** The rate of the document, which each of its lines has: `22 %`. */
function percentOf({ invoice, texts }: Pick<Sheet, 'invoice' | 'texts'>): string {
  return `${String(vatOf(invoice).rate / 100).replace('.', texts.language === 'en' ? '.' : ',')} %`;
}

function vatOf({ customer, net, vat, vatRate }: Invoice) {
  return vatCase({
    country: customer.country,
    vatNumber: customer.vat,
    net,
    vat,
    customerRate: vatRate / 100,
  });
}

/** Draws the reason of the VAT, and the payment. */
function closing({ paper, invoice, seller, texts, date, money }: Sheet, start: number): void {
  let y = start;
  const { reason } = vatOf(invoice);
  // The reason of domestic VAT names the electronic invoice, of which a pro forma is no copy.
  const statement =
    invoice.series !== proFormaSeries
      ? texts.reasons[reason]
      : `${texts.proFormaNote}${reason === 'domestic' ? '' : ` ${texts.reasons[reason]}`}`;
  for (const line of paper.lines(statement, column.right - column.left, { size: 8.5 })) {
    paper.text(line, column.left, y, { size: 8.5 });
    y -= 12;
  }
  const ways = refundLines(invoice, { language: texts.language, date, money });
  ways.forEach((line, index) => paper.text(line, column.left, y - 6 - index * 12, { size: 8.5 }));
  if (ways.length > 0) return;
  const parts = [
    texts.methods[invoice.method] ?? invoice.method,
    invoice.last4 === '' ? '' : interpolate(texts.cardEnding, { last4: invoice.last4 }),
    invoice.paidOn === null
      ? invoice.series !== 'NC' && invoice.net + invoice.vat > 0
        ? texts.due
        : ''
      : interpolate(invoice.series === 'NC' ? texts.refundedOn : texts.paidOn, {
          date: date(invoice.paidOn),
        }),
  ].filter(Boolean);
  if (parts.length > 0)
    paper.text(`${texts.payment}: ${parts.join(', ')}`, column.left, y - 6, { size: 8.5 });
  // Bank details to pay to; a refund needs none.
  if (
    invoice.series !== 'NC' &&
    ['bank transfer', 'on account'].includes(invoice.method) &&
    seller.iban !== ''
  )
    paper.text(`IBAN ${seller.iban}`, column.left, y - 18, { size: 8.5, quiet: true });
}

/** The lab's tax data and the page's number at the foot of every page. */
function footers({ paper, seller, texts, country, money }: Sheet): void {
  const { register } = seller;
  const facts = [
    `${seller.name} · ${seller.address} · ${seller.zip} ${seller.city} (${seller.province}), ${country(seller.country)}`,
    [
      `${texts.vatNumber} ${seller.vat}`,
      `${texts.fiscalCode} ${seller.fiscalCode}`,
      register.number === '' ? '' : `REA ${register.office}-${register.number}`,
      register.capital === 0 ? '' : `${texts.capital} ${money(register.capital, bookCurrency)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    `${seller.email} · ${seller.phone}`,
  ];
  paper.pages.forEach((page, index) => {
    paper.page = page;
    paper.rule(82);
    facts.forEach((line, row) => paper.text(line, column.left, 68 - row * 11, { size: 7.5, quiet: true }));
    const of = { page: String(index + 1), pages: String(paper.pages.length) };
    paper.text(interpolate(texts.page, of), column.right, 46, { size: 7.5, quiet: true, right: true });
  });
}
