import type { LabConfiguration } from '../base/configuration.ts';
import { fatturaXml, fatturaName } from './fattura/xml.ts';
import type { Invoice } from './invoiceTable.ts';
import { paddedNumber } from './invoice/number.ts';
import { invoicePdf } from './pdf/document.ts';
import { invoiceTexts } from './pdf/invoiceTexts.ts';
import type { ZipEntry } from '../files/zipStream.ts';

/** The files of one document: the PDF, and for a customer in Italy the XML of the exchange system. */
export function invoiceFiles(config: LabConfiguration): (invoice: Invoice) => Promise<readonly ZipEntry[]> {
  const { seller } = config;
  return async (invoice) => {
    const texts = invoiceTexts(invoice.customer.language);
    const kind = invoice.series === '' ? texts.fileInvoice : texts.fileCreditNote;
    const name = `${kind}-${invoice.year}-${invoice.series}${paddedNumber(invoice.number)}`;
    const pdf = { name: `${name}.pdf`, bytes: await invoicePdf(invoice, seller), day: invoice.issued };
    if (invoice.customer.country !== 'IT') return [pdf];
    const xml = Buffer.from(fatturaXml(invoice, seller), 'utf8');
    return [pdf, { name: fatturaName(invoice, seller), bytes: xml, day: invoice.issued }];
  };
}
