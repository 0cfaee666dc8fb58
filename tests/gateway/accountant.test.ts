import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { validateXML } from 'xmllint-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { unzip } from '../fixtures/zip.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';

/** Documents of all customers for the accountant. */
const schema = readFileSync(new URL('../fixtures/fatturapa.xsd', import.meta.url), 'utf8');
const ship = (desk: DeskForms, code: string) =>
  desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });

describe('the documents of a period', () => {
  let lab: TestLab;
  let admin: DeskForms;
  let desk: DeskForms;
  const period = 'from=2020-01-01&to=2999-12-31';
  beforeAll(async () => {
    lab = await startTestLab();
    admin = deskForms(lab.base, await signInAtDesk(lab.base, 'admin@lab.test'));
    desk = deskForms(lab.base, await signInAtDesk(lab.base));
  });
  afterAll(() => lab.stop());

  const recent = new Date(Date.now() - 12 * 86_400_000).toISOString().slice(0, 10);
  const list = async () =>
    parse(await (await admin.get(`accounts/documents.csv?${period}`)).text(), {
      bom: true,
      columns: true,
    }) as unknown as Record<string, string>[];

  it('are a list with number, customer, VAT and money, a line for each, credit notes negative', async () => {
    const [{ code = '' } = {}] =
      await lab.query(`select o.commessa as code from orders o join customers c on c.id = o.customer_id
      where c.email = 'it@studio.test' and not o.incomplete and o.fm_status = 1 and o.price > 2000 order by o.id limit 1`);
    await lab.query(
      `delete from payments where order_id in (select id from orders where commessa = '${code}')`,
    );
    await lab.query(
      `update orders set amount_to_pay = list_price, payment_data = '' where commessa = '${code}'`,
    );
    await ship(desk, code);
    await desk.act(code, 'paid', { amount: '10.00' });
    await desk.act(code, 'returned');
    const rows = await list();
    const stored = await lab.query(
      `select count(*)::int as count, sum(net + vat)::float8 as gross from invoices`,
    );
    expect(rows.length).toBe(Number(stored[0]?.['count']));
    const sum = rows.reduce((total, { gross }) => total + Math.round(Number(gross) * 100), 0);
    expect(sum).toBe(Number(stored[0]?.['gross']));
    const [order] = await lab.query(
      `select price::int as net, vat::int as vat from orders where commessa = '${code}'`,
    );
    const [net, vat] = [Number(order?.['net']), Number(order?.['vat'])];
    const major = (minor: number) => (minor / 100).toFixed(2);
    const own = rows.filter((row) => row['order'] === code);
    expect(own).toMatchObject([
      {
        type: 'TD01',
        customer: '1001',
        company: 'Studio Aurora',
        country: 'IT',
        currency: 'EUR',
        net: major(net),
        vat_rate: '22.00',
        vat: major(vat),
        gross: major(net + vat),
        paid: '10.00',
      },
      { type: 'TD04', net: major(-net), vat: major(-vat), paid: '0.00', refers_to: own[0]?.['document'] },
    ]);
    for (const row of rows) expect(row['document']).toMatch(/^(NC)?\d{5}\/20\d\d$/);
    expect(new Set(rows.map((row) => row['document'])).size).toBe(rows.length);
  });

  it('DEC-26: are offered as the spreadsheet of the desk’s language opens them, with the English form beside it', async () => {
    const read = async (form: string) => {
      const file = await (await admin.get(`accounts/documents.csv?${period}&form=${form}`)).text();
      const delimiter = form === 'semicolon' ? ';' : ',';
      return parse(file, { bom: true, columns: true, delimiter }) as unknown as Record<string, string>[];
    };
    const [english, european] = [await read('comma'), await read('semicolon')];
    expect(english).toEqual(await list());
    const numbers = ['net', 'vat_rate', 'vat', 'gross', 'paid', 'exchange_rate', 'gross_EUR'];
    expect(european).toEqual(
      english.map((row) => ({
        ...row,
        ...Object.fromEntries(numbers.map((name) => [name, (row[name] ?? '').replace('.', ',')])),
      })),
    );
    expect(european[0]?.['exchange_rate']).toMatch(/^\d+,\d{6}$/);
    const forms = async (language: string) => {
      const page = await admin.page(`accounts?lang=${language}`);
      const buttons = [...page.matchAll(/<button[^>]*name="form"[^>]*>/g)];
      return buttons.map(([button]) => /value="(\w+)"/.exec(button)?.[1]);
    };
    expect(await forms('en')).toEqual(['comma']);
    expect(await forms('it')).toEqual(['semicolon', 'comma']);
  });

  it('are a ZIP of their PDFs, and for Italy of FatturaPA files that conform to the schema', async () => {
    const answer = await admin.get(`accounts/documents.zip?from=${recent}&to=2999-12-31`);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = [...unzip(Buffer.from(await answer.arrayBuffer()))];
    const rows = (await list()).filter(({ date = '' }) => date >= recent);
    expect(rows.some(({ type }) => type === 'TD04')).toBe(true);
    expect(files.filter(([name]) => name.endsWith('.pdf'))).toHaveLength(rows.length);
    const xmls = files.filter(([name]) => name.endsWith('.xml'));
    expect(xmls).toHaveLength(rows.filter(({ country }) => country === 'IT').length);
    expect(new Set(files.map(([name]) => name)).size).toBe(files.length);
    const xml = xmls.map(([fileName, bytes]) => ({ fileName, contents: bytes.toString('utf8') }));
    expect((await validateXML({ xml, schema: [schema] })).errors).toEqual([]);
    expect(
      xmls
        .filter(([name]) => name.startsWith('credit-notes/'))
        .map(([, bytes]) => /TD04/.test(String(bytes))),
    ).not.toContain(false);
  });

  it('need two days in order, hold only what is in between, and are the administrator’s alone', async () => {
    for (const wrong of [
      '',
      'from=2026-02-31&to=2026-03-01',
      'from=2026-03-02&to=2026-03-01',
      "from='&to=x",
    ]) {
      const answer = await admin.get(`accounts/documents.csv?${wrong}`);
      expect([answer.status, (await answer.text()).includes('role="alert"')]).toEqual([422, true]);
    }
    const empty = await (await admin.get('accounts/documents.csv?from=2001-01-01&to=2001-12-31')).text();
    expect(empty.trim().split('\r\n')).toHaveLength(1);
    expect(await admin.page('')).toContain('/staff/accounts');
    expect(await desk.page('')).not.toContain('/staff/accounts');
    for (const path of ['accounts', `accounts/documents.csv?${period}`, `accounts/documents.zip?${period}`]) {
      expect((await desk.get(path)).status).toBe(404);
      expect((await deskForms(lab.base, '').get(path)).status).toBe(303);
    }
  });
});
