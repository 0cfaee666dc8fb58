import type { CsvForm } from '@trade-area/core/contract';
import { byteOrderMark, csvLine, csvNumber } from '../../base/csv.ts';
import type { LabConfiguration } from '../../base/configuration.ts';
import type { Queries } from '../../database/open.ts';
import { invoiceFiles } from '../files.ts';
import { paddedNumber } from '../invoice/number.ts';
import { documentsOfAll } from '../invoiceTable.ts';
import type { Invoice } from '../invoiceTable.ts';
import { bookCurrency } from '../row.ts';
import { zipStream } from '../../files/zipStream.ts';
import type { ZipEntry } from '../../files/zipStream.ts';
import { idsOfPeriod, paidOf } from './accountsTable.ts';
import type { Period } from './accountsTable.ts';

/** Documents per batch: memory does not grow with the period. */
const batchSize = 50;

/** Columns of the file, in English: a program reads them. */
const columns = [
  'document',
  'type',
  'date',
  'refers_to',
  'order',
  'customer',
  'company',
  'country',
  'vat_number',
  'currency',
  'net',
  'vat_rate',
  'vat',
  'gross',
  'paid',
  'paid_on',
  'exchange_rate',
  `gross_${bookCurrency}`,
] as const;

/** A document of one rate of VAT is one line; credit notes are negative. */
function lineOf(document: Invoice, paid: number, form: CsvForm): string {
  const major = (minor: number) => csvNumber(minor, form);
  const { series, year, number, customer, net, vat } = document;
  const gross = net + vat;
  const cells: Readonly<Record<(typeof columns)[number], string>> = {
    document: `${series}${paddedNumber(number)}/${year}`,
    type: series === 'NC' ? 'TD04' : 'TD01',
    date: document.issued,
    refers_to:
      document.refersTo === 0
        ? ''
        : `${paddedNumber(document.refersTo)}/${(document.refersOn ?? '').slice(0, 4)}`,
    order: document.commessa,
    customer: customer.code,
    company: customer.company,
    country: customer.country,
    vat_number: customer.vat,
    currency: document.currency,
    net: major(net),
    vat_rate: major(document.vatRate),
    vat: major(vat),
    gross: major(gross),
    paid: major(paid),
    paid_on: document.paidOn ?? '',
    exchange_rate: csvNumber(document.rate, form, 6),
    [`gross_${bookCurrency}` as const]: major(Math.round((gross * document.rate) / 1_000_000)),
  };
  return csvLine(
    columns.map((name) => cells[name]),
    form,
  );
}

/** The documents of a period as a CSV file, a batch at a time. */
export async function accountsCsv(
  queries: Queries,
  period: Period,
  form: CsvForm,
): Promise<ReadableStream<Uint8Array>> {
  const ids = await idsOfPeriod(queries, period);
  const encoder = new TextEncoder();
  let from = 0;
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(byteOrderMark + csvLine(columns, form))),
      async pull(controller) {
        const batch = ids.slice(from, from + batchSize);
        if (batch.length === 0) return controller.close();
        from += batchSize;
        const [documents, paid] = [await documentsOfAll(queries, batch), await paidOf(queries, batch)];
        const lines = documents.map((document) => lineOf(document, paid.get(document.id) ?? 0, form));
        controller.enqueue(encoder.encode(lines.join('')));
      },
    },
    { highWaterMark: 0 },
  );
}

/** The PDF of each document of a period, and the XML of each for a customer in Italy, as a ZIP. */
export async function accountsZip(
  queries: Queries,
  config: LabConfiguration,
  period: Period,
): Promise<ReadableStream<Uint8Array>> {
  const ids = await idsOfPeriod(queries, period);
  const files = invoiceFiles(config);
  let batch: { readonly from: number; readonly documents: readonly Invoice[] } = { from: 0, documents: [] };
  return zipStream(ids.length, async (index): Promise<readonly ZipEntry[]> => {
    if (index >= batch.from + batch.documents.length)
      batch = { from: index, documents: await documentsOfAll(queries, ids.slice(index, index + batchSize)) };
    const document = batch.documents[index - batch.from];
    if (!document) return [];
    // Customers read their documents in five languages, so that two could have one name.
    const folder = document.series === 'NC' ? 'credit-notes' : 'invoices';
    const entries = await files(document);
    return entries.map((entry) => ({ ...entry, name: `${folder}/${entry.name}` }));
  });
}
