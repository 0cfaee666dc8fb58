import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { signIn } from '../fixtures/wire.ts';
import { unzip } from '../fixtures/zip.ts';

const schema = readFileSync(new URL('../fixtures/fatturapa.xsd', import.meta.url), 'utf8');
let lab: TestLab;
let token: string;
let codes: string[];
let credited: string;

beforeAll(async () => {
  lab = await startTestLab({ orders: 5_500 });
  ({ token } = await signIn(lab.base, 'it@studio.test'));
  const rows = await lab.query(
    `select distinct o.commessa, i.series from invoices i join orders o on o.id = i.order_id
     join customers c on c.id = i.customer_id where c.code = '1001' order by o.commessa`,
  );
  codes = [...new Set(rows.map(({ commessa = '' }) => commessa))];
  credited = rows.find(({ series }) => series === 'NC')?.['commessa'] ?? '';
});
afterAll(() => lab.stop());

/** The XML files of these orders, by name. */
async function documents(wanted: readonly string[]): Promise<Map<string, string>> {
  const response = await fetch(`${lab.base}/api/customer/invoices`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ codes: wanted }),
  });
  const files = [...unzip(Buffer.from(await response.arrayBuffer()))];
  return new Map(
    files.filter(([name]) => name.endsWith('.xml')).map(([name, bytes]) => [name, bytes.toString('utf8')]),
  );
}

async function complaints(files: ReadonlyMap<string, string>): Promise<string[]> {
  const xml = [...files].map(([fileName, contents]) => ({ fileName, contents }));
  return (await validateXML({ xml, schema: [schema] })).errors.map(({ rawMessage }) => rawMessage);
}

const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);
const cents = (text: string | undefined) => Math.round(Number(text) * 100);
const sum = (values: readonly string[]) => values.reduce((total, value) => total + cents(value), 0);

/** Errors that the exchange system finds beyond the schema, by the numbers of its published list. */
function refusals(xml: string): string[] {
  const one = (name: string) => valuesOf(xml, name)[0];
  const [quantities, prices, totals] = ['Quantita', 'PrezzoUnitario', 'PrezzoTotale'].map((name) =>
    valuesOf(xml, name),
  );
  const rates = valuesOf(xml, 'AliquotaIVA').map(Number);
  const natures = valuesOf(xml, 'Natura').length;
  const net = cents(one('ImponibileImporto'));
  const checks: readonly (readonly [string, boolean])[] = [
    [
      '00423 price times quantity',
      (totals ?? []).every(
        (total, index) => cents(total) === Math.round(Number(quantities?.[index]) * cents(prices?.[index])),
      ),
    ],
    ['00422 lines make the net', sum(totals ?? []) === net],
    ['00421 rate makes the tax', Math.abs((net * (rates.at(-1) ?? 0)) / 100 - cents(one('Imposta'))) <= 1],
    ['00400 no VAT without its reason', rates.filter((rate) => rate === 0).length === natures],
    [
      '00417 VAT number or fiscal code',
      valuesOf(xml, 'IdCodice').length > 2 || valuesOf(xml, 'CodiceFiscale').length > 1,
    ],
    [
      '00426 PEC with 0000000 only',
      one('PECDestinatario') === undefined || one('CodiceDestinatario') === '0000000',
    ],
    ['total', cents(one('ImportoTotaleDocumento')) === net + cents(one('Imposta'))],
    ['no negative amounts', !/>-\d/.test(xml)],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => name);
}

describe('the XML for the exchange system', () => {
  it('every document of the account conforms to the schema and the checks', async () => {
    const files = await documents(codes);
    expect(files.size).toBeGreaterThan(10);
    expect(await complaints(files)).toEqual([]);
    for (const xml of files.values()) expect(refusals(xml)).toEqual([]);
    const notes = [...files.values()].filter((xml) => xml.includes('<TipoDocumento>TD04<'));
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) expect(note).toMatch(/<DatiFattureCollegate>\s*<IdDocumento>\d{5}\/20\d\d</);
  });

  const customer = (more: Record<string, string>) =>
    `customer = customer || '${JSON.stringify(more).replaceAll("'", "''")}'`;
  const long = 'Società Cooperativa Fotografica “Lumière” & Figli – già Słoneczny € '.repeat(4);
  it.each([
    ['nothing at all', 'net = 0, vat = 0', ['<AliquotaIVA>22.00<', '<ImportoTotaleDocumento>0.00<']],
    ['ten million', 'net = 1000000000, vat = 220000000', ['<ImportoTotaleDocumento>12200000.00<']],
    ['no VAT', 'vat = 0, vat_rate = 0', ['<Natura>N2.1<', '<RiferimentoNormativo>']],
    [
      'a PEC and no code',
      customer({ recipientCode: '', pec: 'studio@pec.it' }),
      ['<CodiceDestinatario>0000000<', '<PECDestinatario>studio@pec.it<'],
    ],
    [
      'a code and a PEC',
      customer({ recipientCode: 'm5uxcr1', pec: 'studio@pec.it' }),
      ['<CodiceDestinatario>M5UXCR1<'],
    ],
    ['neither', customer({ recipientCode: '', pec: '' }), ['<CodiceDestinatario>0000000<']],
    [
      'nonsense in both',
      customer({ recipientCode: 'AB', pec: 'not a mail' }),
      ['<CodiceDestinatario>0000000<'],
    ],
    [
      'names of any length and letters',
      customer({ company: long, address: long, city: `L'Aquila <&> ${long}` }),
      ['&amp;', "L'Aquila &lt;"],
    ],
    [
      'a fiscal code alone',
      customer({ vat: '', fiscalCode: 'rss mra 80a01 h501u' }),
      ['<CodiceFiscale>RSSMRA80A01H501U<'],
    ],
    [
      'an address that is none',
      customer({ address: '', zip: 'x', city: '', state: 'Padova' }),
      ['<CAP>00000<', '<Indirizzo>-<'],
    ],
    [
      'bank transfer',
      "method = 'bank transfer'",
      ['<ModalitaPagamento>MP05<', '<IBAN>IT60X0542811101000000123456<'],
    ],
    ['no method', "method = ''", []],
  ])('%s', async (_what, change, expected) => {
    const [code = ''] = codes;
    const where = `order_id = (select id from orders where commessa = '${code}')`;
    const [before = {}] = await lab.query(`select id from invoices where ${where} and series = ''`);
    const id = before['id'];
    await lab.query(`create table if not exists kept as select * from invoices where false`);
    await lab.query(`insert into kept select * from invoices where id = ${id}`);
    const lines = /net =/.test(change);
    try {
      await lab.query(`update invoices set ${change} where id = ${id}`);
      if (lines)
        await lab.query(
          `update invoice_lines l set unit_price = i.net, net = i.net, quantity = 1 from invoices i where i.id = l.invoice_id and i.id = ${id}`,
        );
      const files = await documents([code]);
      const [xml = ''] = files.values();
      expect(await complaints(files)).toEqual([]);
      expect(refusals(xml)).toEqual([]);
      for (const part of expected) expect(xml).toContain(part);
    } finally {
      await lab.query(
        `update invoices i set net = k.net, vat = k.vat, vat_rate = k.vat_rate, customer = k.customer, method = k.method from kept k where k.id = i.id`,
      );
      if (lines)
        await lab.query(
          `update invoice_lines l set unit_price = i.net, net = i.net from invoices i where i.id = l.invoice_id and i.id = ${id}`,
        );
      await lab.query('drop table kept');
    }
  });

  it('an order without lines becomes one line: the order itself', async () => {
    await lab.query(
      `delete from invoice_lines where invoice_id in (select i.id from invoices i join orders o on o.id = i.order_id where o.commessa = '${credited}')`,
    );
    const files = await documents([credited]);
    expect(files.size).toBe(2);
    expect(await complaints(files)).toEqual([]);
    for (const xml of files.values())
      expect([refusals(xml), xml.includes(`<Descrizione>Ordine ${credited}<`)]).toEqual([[], true]);
  });

  it.each([
    [
      'another order of elements',
      (xml: string) => xml.replace(/(<Data>.*<\/Data>)(\s*)(<Numero>.*<\/Numero>)/, '$3$2$1'),
    ],
    ['a missing number', (xml: string) => xml.replace(/<Numero>.*<\/Numero>/, '')],
    ['a comma in an amount', (xml: string) => xml.replace(/(<Imposta>\d+)\./, '$1,')],
    ['a short recipient code', (xml: string) => xml.replace(/(<CodiceDestinatario>)\w/, '$1')],
    ['letters outside Latin-1', (xml: string) => xml.replace('<Denominazione>', '<Denominazione>Ł')],
    [
      'a nature that does not exist',
      (xml: string) => xml.replace(/(<\/AliquotaIVA>)/, '$1<Natura>N9</Natura>'),
    ],
    ['an unknown element', (xml: string) => xml.replace('<Sede>', '<Ort/><Sede>')],
  ])('the schema detects %s', async (_what, spoil) => {
    const [[name, xml] = ['', '']] = await documents(codes.slice(1, 2));
    expect(spoil(xml)).not.toBe(xml);
    expect(await complaints(new Map([[name, spoil(xml)]]))).not.toEqual([]);
  });
});

/** Processor milliseconds that this process, which also runs the lab, uses while no request is open. */
async function workWhileIdle(): Promise<number> {
  const before = process.cpuUsage();
  await new Promise((resolve) => setTimeout(resolve, 400));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

it('aborted ZIPs of thousands of invoices leave no work, no connection and no lock behind', async () => {
  const big = await signIn(lab.base, 'big@studio.test');
  const rows = await lab.query(
    `select o.commessa from invoices i join orders o on o.id = i.order_id join customers c on c.id = i.customer_id
     where c.code = '1023' limit 5000`,
  );
  expect(rows.length).toBeGreaterThan(2_000);
  const sockets = () => process.getActiveResourcesInfo().filter((name) => name.startsWith('TCP')).length;
  const before = sockets();
  const giveUp = async () => {
    const stop = new AbortController();
    const response = await fetch(`${lab.base}/api/customer/invoices`, {
      method: 'POST',
      headers: { authorization: `Bearer ${big.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ codes: rows.map(({ commessa }) => commessa) }),
      signal: stop.signal,
    });
    const reader = response.body?.getReader();
    for (let got = 0; got < 200_000; ) got += (await reader?.read())?.value?.length ?? 200_000;
    stop.abort();
  };
  await Promise.all([giveUp(), giveUp(), giveUp()]);
  await expect.poll(workWhileIdle, { timeout: 20_000 }).toBeLessThan(200);
  await expect.poll(sockets, { timeout: 20_000 }).toBeLessThanOrEqual(before + 2);
  expect((await documents(codes.slice(0, 1))).size).toBeGreaterThan(0);
});
