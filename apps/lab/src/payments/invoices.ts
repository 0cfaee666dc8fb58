import type { downloadInvoice, downloadInvoices, invoiceExists } from '@trade-area/core/contract';
import { mostInvoices } from '@trade-area/core/contract';
import { invalid, notFound } from '../base/errors.ts';
import type { Owner, Session } from '../base/owner.ts';
import type { AnswerInput, Call, FileAnswer } from '../base/route.ts';
import type { Lab } from '../base/lab.ts';
import { documentIds, documentsById, invoicedCodes } from './invoiceTable.ts';
import type { Invoice } from './invoiceTable.ts';
import { invoiceFiles } from './files.ts';
import { zipStream } from '../files/zipStream.ts';
import type { ZipEntry } from '../files/zipStream.ts';

/** Whether orders have an invoice (GW-39, PAY-12). */
export async function findInvoices({
  lab,
  session,
  body,
}: Call<typeof invoiceExists, Session>): Promise<AnswerInput<typeof invoiceExists>> {
  const codes = [...(body.cod_order ? [body.cod_order] : []), ...codesOf(body.codes_list ?? '')];
  if (codes.length === 0) throw invalid({ cod_order: 'cod_order or codes_list is needed' });
  const existing = await invoicedCodes(lab.database.queries, session.owner, codes);
  return { success: existing.length > 0, existing_invoices: existing };
}

/** Reads a list, a JSON list as text, or codes separated by commas. */
function codesOf(given: string | readonly (string | number)[]): string[] {
  if (typeof given !== 'string') return cleanCodes(given);
  const text = given.trim();
  if (text === '') return [];
  let list: unknown[] = text.split(',');
  if (text.startsWith('[')) {
    try {
      list = JSON.parse(text) as unknown[];
    } catch {
      throw invalid({ codes_list: 'not a list' });
    }
  }
  return cleanCodes(list);
}

function cleanCodes(list: readonly unknown[]): string[] {
  const codes = list.map((code) =>
    typeof code === 'string' || typeof code === 'number' ? String(code).trim() : '',
  );
  if (codes.length > mostInvoices) throw invalid({ codes_list: `at most ${mostInvoices} codes` });
  return codes.filter((code) => code !== '' && code.length <= 40);
}

/** Downloads the documents of one order as a ZIP (GW-40, DET-07). */
export async function downloadOrderInvoice({
  lab,
  session,
  query,
}: Call<typeof downloadInvoice, Session>): Promise<FileAnswer> {
  return zipDocuments(lab, session.owner, [query.nome], `invoice-${query.nome.replace(/[^\w-]/g, '')}.zip`);
}

export async function downloadManyInvoices({
  lab,
  session,
  body,
}: Call<typeof downloadInvoices, Session>): Promise<FileAnswer> {
  return zipDocuments(lab, session.owner, body.codes, 'invoices.zip');
}

/** Documents per batch. */
const batchSize = 50;

async function zipDocuments(
  lab: Lab,
  owner: Owner,
  codes: readonly string[],
  name: string,
): Promise<FileAnswer> {
  const { queries } = lab.database;
  const ids = await documentIds(queries, owner, codes);
  if (ids.length === 0) throw notFound();
  const files = invoiceFiles(lab.config);
  let batch: { readonly from: number; readonly invoices: readonly Invoice[] } = { from: 0, invoices: [] };
  const entriesAt = async (index: number): Promise<readonly ZipEntry[]> => {
    if (index >= batch.from + batch.invoices.length)
      batch = {
        from: index,
        invoices: await documentsById(queries, owner, ids.slice(index, index + batchSize)),
      };
    const invoice = batch.invoices[index - batch.from];
    return invoice ? files(invoice) : [];
  };
  return { type: 'application/zip', name, body: zipStream(ids.length, entriesAt) };
}
