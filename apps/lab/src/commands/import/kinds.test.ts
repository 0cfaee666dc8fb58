import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../../test/databaseForTest.ts';
import { importerInto } from '../../../test/importerInto.ts';
import type { Importer } from '../../../test/importerInto.ts';
import { exportFolder } from './export.ts';

let lab: Awaited<ReturnType<typeof databaseForTest>>;
let run: Importer['run'];
const root = mkdtempSync(join(tmpdir(), 'ta-kinds-'));
beforeAll(async () => {
  lab = await databaseForTest();
  ({ run } = importerInto(lab.database, root));
}, 120_000);
afterAll(async () => {
  await lab.stop();
  rmSync(root, { recursive: true, force: true });
});

const catalogue = 'slug,position,name,family\ngobook,1,Go Book,go\n';
const lists = (...lines: string[]) => `list,valid_from,sizes,price\n${lines.join('\n')}\n`;
const company = (capital: number) =>
  JSON.stringify({
    ...{ name: 'Alba', address: 'Via Roma 1', privacyEmail: 'privacy@alba.example' },
    seller: {
      ...{ name: 'Alba', address: 'Via Roma 1', country: 'IT', vat: 'IT01234567897' },
      register: { office: 'CN', number: '1', capital },
    },
  });
const promotion = (customers: string) =>
  JSON.stringify([
    { id: '901', starts_at: '2026-11-20T00:00:00Z', ends_at: '2026-12-20T00:00:00Z', customers },
  ]);
/** `B7` stands before `a12` by code point, after it in most languages. */
const customers =
  'code,company,email,country,address,city,active\n' +
  'a12,"Foto  Alba, -10%",a@alba.example,IT,Via  Roma 1,Alba,yes\n' +
  'B7,Foto Torino,b@torino.example,IT,,,no\n';

describe('size-prices.csv', () => {
  it('names lists that no product and no family has', async () => {
    const file = lists('go,2026-01-01,20x20,9', 'gobook,2026-01-01,20x20,9', 'gp,2026-01-01,20x20,9');
    expect(await run({ 'catalogue.csv': catalogue, 'size-prices.csv': file })).toEqual([
      "size-prices.csv, line 4, list: 'gp' is no product and no family. Write: a slug or a family of catalogue.csv.",
      '1 mistake. Nothing was changed.',
    ]);
  });

  it('names a size that a list has twice, within a line and in two lines', async () => {
    const file = lists(
      'go,2026-01-01,20x20 20x30,9',
      'go,2026-01-01,30x20 20.0x30,12',
      'go,2027-01-01,20x20 20x20,9',
    );
    const lines = await run({ 'catalogue.csv': catalogue, 'size-prices.csv': file });
    expect(lines).toEqual([
      "size-prices.csv, line 3, sizes: '20.0x30' is in line 2 too. Write: each size once in a list.",
      "size-prices.csv, line 4, sizes: '20x20' is in line 4 too. Write: each size once in a list.",
      '2 mistakes. Nothing was changed.',
    ]);
  });

  it('of a list whose product is archived stays as it is', async () => {
    const queries = lab.database.queries;
    await run({
      'catalogue.csv': catalogue,
      'size-prices.csv': lists('gobook,2026-01-01,20x20,9', 'go,2026-01-01,20x20,9'),
    });
    const out = join(root, 'archived');
    await run({ 'catalogue.csv': 'slug,position,name,family\n' });
    await exportFolder(queries, out, () => undefined);
    expect(await run(out)).toEqual(['0 changes.']);
  });
});

describe('company.json', () => {
  it('takes the capital of a large company, to what an invoice can hold', async () => {
    expect(await run({ 'company.json': company(1_000_000_000) })).toContain('1 change.');
    expect(await run({ 'company.json': company(1_000_000_000) })).toEqual(['0 changes.']);
    const most = 9_999_999_999_999;
    expect(await run({ 'company.json': company(most) }, '--dry-run')).toContain(
      '1 change. Dry run: nothing was changed.',
    );
    expect((await run({ 'company.json': company(most + 1) }))[0]).toContain(
      `'${most + 1}' is no whole number. Write: a whole number from 0 to ${most}.`,
    );
  });
});

describe('customers.csv and promotions.json', () => {
  const files = { 'customers.csv': customers, 'promotions.json': promotion('B7 a12 B7') };

  it('imported again change nothing, whatever the blanks and the order of codes', async () => {
    expect((await run(files)).at(-1)).toBe('3 changes.');
    expect(await run(files)).toEqual(['0 changes.']);
    expect(await run({ 'promotions.json': promotion('a12  B7') })).toEqual(['0 changes.']);
    const out = join(root, 'again');
    await exportFolder(lab.database.queries, out, () => undefined);
    expect(await run(out)).toEqual(['0 changes.']);
  });

  it('names codes beside `all`', async () => {
    expect((await run({ 'promotions.json': promotion('all a12') }))[0]).toBe(
      "promotions.json, entry 1, customers: names codes beside 'all'. Write: all alone, or codes of customers.",
    );
  });

  it('--invite says who is invited, also in a dry run, and that nobody is without customers.csv', async () => {
    const jobs = async () => {
      const { rows } = (await lab.database.queries.execute(
        "select 1 from jobs where kind = 'mail.invitation'",
      )) as unknown as { rows: unknown[] };
      return rows.length;
    };
    expect(await run({ 'promotions.json': promotion('B7 a12') }, '--invite')).toEqual([
      'Nobody is invited: --invite needs customers.csv in the folder.',
      '0 changes.',
    ]);
    const more = `${customers.replace(',no', ',yes')}C1,Foto Cuneo,c@cuneo.example,IT,,,yes\nC2,Foto Bra,d@bra.example,IT,,,no\n`;
    const invited = [
      'customers.csv: B7: invitation to b@torino.example',
      'customers.csv: C1: invitation to c@cuneo.example',
      'customers.csv: a12: invitation to a@alba.example',
      '3 invitations.',
    ];
    const dry = await run({ 'customers.csv': more }, '--invite', '--dry-run');
    expect(dry.filter((line) => line.includes('invitation'))).toEqual(invited);
    expect(await jobs()).toBe(0);
    const real = await run({ 'customers.csv': more }, '--invite');
    expect(real.filter((line) => line.includes('invitation'))).toEqual(invited);
    expect(await jobs()).toBe(3);
    expect(await run({ 'customers.csv': more }, '--invite')).toEqual(['0 invitations.', '0 changes.']);
  });
});
