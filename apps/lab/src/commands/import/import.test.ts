// Long because one demonstration is exported, and one empty lab filled, for all of these cases.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoreItem } from '@trade-area/core/contract';
import { databaseForTest } from '../../../test/databaseForTest.ts';
import { labForTest } from '../../../test/labForTest.ts';
import { ownerOf } from '../../base/owner.ts';
import { customers } from '../../database/schema/customers.ts';
import { runningPromotions } from '../../promotions/table.ts';
import { listPublicItems } from '../../store/api.ts';
import { exportFolder } from './export.ts';
import { importFolder, readImportOptions } from './import.ts';

let demonstration: Awaited<ReturnType<typeof labForTest>>;
let real: Awaited<ReturnType<typeof databaseForTest>>;
const root = mkdtempSync(join(tmpdir(), 'ta-import-'));
const exported = join(root, 'demonstration');
const clock = { now: () => new Date('2026-11-22T12:00:00Z') };
beforeAll(async () => {
  demonstration = await labForTest();
  real = await databaseForTest();
  await exportFolder(demonstration.lab.database.queries, exported, () => undefined);
  // The demonstration's customers stay: promotions go to all instead.
  rmSync(join(exported, 'customers.csv'));
  const promotions = join(exported, 'promotions.json');
  writeFileSync(
    promotions,
    readFileSync(promotions, 'utf8').replace(/"customers": ".*"/g, '"customers": "all"'),
  );
  writeFileSync(join(exported, 'company.json'), JSON.stringify(company));
}, 180_000);
afterAll(async () => {
  await demonstration.stop();
  await real.stop();
  rmSync(root, { recursive: true, force: true });
});

const company = {
  name: 'Fotolab Alba S.r.l.',
  address: 'Via Roma 1, 12051 Alba (CN), Italy',
  taxNumbers: 'P.IVA IT01234567897',
  privacyEmail: 'privacy@alba.example',
  seller: { name: 'Fotolab Alba S.r.l.', address: 'Via Roma 1', country: 'IT', vat: 'IT01234567897' },
};

async function run(folder: string, ...args: string[]) {
  const lines: string[] = [];
  const options = readImportOptions([folder, ...args]);
  const code = await importFolder(real.database, options, {
    clock,
    print: (line) => void lines.push(line),
    countries: demonstration.lab.config.countries,
  });
  return { code, lines, last: lines.at(-1) ?? '' };
}

/** A folder with one file. */
function folderWith(file: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(join(root, 'folder-'));
  writeFileSync(join(folder, file), content);
  return folder;
}

/** The demonstration's file with another content. */
function changed(file: string, change: (content: string) => string): string {
  return folderWith(file, change(readFileSync(join(exported, file), 'utf8')));
}

/** The cards of a visitor's store, as they travel. */
async function cards(database: typeof real.database, query: { lang: string; currency: string }) {
  return (await listPublicItems({ ...demonstration.lab, database }, query)) as readonly StoreItem[];
}

describe('import', () => {
  it('DEC-25: fills an empty lab with the demonstration’s cards, and changes nothing the second time', async () => {
    const dry = await run(exported, '--dry-run');
    expect(dry.code).toBe(0);
    expect(dry.lines).toContain('catalogue.csv: weddingbook: added');
    expect(dry.last).toMatch(/^\d+ changes\. Dry run: nothing was changed\.$/);
    expect(await cards(real.database, { lang: 'en', currency: 'EUR' })).toEqual([]);

    const first = await run(exported);
    expect(first).toMatchObject({ code: 0 });
    for (const query of [
      { lang: 'en', currency: 'EUR' },
      { lang: 'de', currency: 'GBP' },
    ]) {
      const wanted = await cards(demonstration.lab.database, query);
      expect(wanted.length).toBeGreaterThan(50);
      expect(await cards(real.database, query)).toEqual(wanted);
    }
    expect(await run(exported)).toEqual({ code: 0, lines: ['0 changes.'], last: '0 changes.' });
    const again = join(root, 'again');
    await exportFolder(real.database.queries, again, () => undefined);
    for (const file of ['catalogue.csv', 'prices.csv', 'promotions.json', 'sliders.csv', 'news.csv'])
      expect(readFileSync(join(again, file), 'utf8')).toBe(readFileSync(join(exported, file), 'utf8'));
  });

  it('names each change, and archives what the file no longer has', async () => {
    const folder = changed('catalogue.csv', (content) =>
      content.replace(',Go Book,', ',Go Book XL,').replace(/^weddingbook-copy,.*\r\n/m, ''),
    );
    const { lines } = await run(folder);
    expect(lines).toEqual([
      "catalogue.csv: gobook: changed name 'Go Book' → 'Go Book XL'",
      'catalogue.csv: weddingbook-copy: archived',
      '2 changes.',
    ]);
    const shown = await cards(real.database, { lang: 'en', currency: 'EUR' });
    expect(shown.map(({ slug }) => slug)).not.toContain('weddingbook-copy');
    expect(shown.find(({ slug }) => slug === 'gobook')?.nome).toBe('Go Book XL');

    expect((await run(exported)).lines).toEqual([
      'catalogue.csv: weddingbook-copy: added',
      "catalogue.csv: gobook: changed name 'Go Book XL' → 'Go Book'",
      '2 changes.',
    ]);
    expect(await cards(real.database, { lang: 'en', currency: 'EUR' })).toEqual(
      await cards(demonstration.lab.database, { lang: 'en', currency: 'EUR' }),
    );
  });

  it('names each mistake with its place, and writes nothing', async () => {
    const catalogue =
      'slug;position;name;buy;has_page\ngobook;1;Go Book;CP 22;ja\nGo Book;x;;fly;yes\ngobook;2;Again;;yes\n';
    const folder = folderWith('catalogue.csv', catalogue);
    writeFileSync(
      join(folder, 'prices.csv'),
      'product,currency,valid_from,price\ngobook,EUR,2026-13-01,"1.290,00"\n',
    );
    const { code, lines } = await run(folder);
    expect(code).toBe(1);
    expect(lines).toEqual([
      "catalogue.csv, line 2, has_page: 'ja' is unknown. Write: yes, no.",
      "catalogue.csv, line 3, slug: 'Go Book' is no identifier. Write: small letters, digits, - and _, such as gobook-mini.",
      "catalogue.csv, line 3, position: 'x' is no whole number. Write: a whole number from 0 to 1000000.",
      'catalogue.csv, line 3, name: is empty. Write: fill it in.',
      "catalogue.csv, line 3, buy: 'fly' leads to no editor. Write: CP 10, CR 5, or child: CP 10 / CD gobook (docs/catalogue.md).",
      "catalogue.csv, line 4, slug: 'gobook' is in line 2 too. Write: keep one of the two.",
      "prices.csv, line 2, valid_from: '2026-13-01' is no day. Write: year-month-day: 2026-11-20.",
      "prices.csv, line 2, price: '1.290,00' is no amount. Write: digits and two decimals, without thousands separators: 1290.00.",
      '8 mistakes. Nothing was changed.',
    ]);
    expect(await run(exported)).toMatchObject({ last: '0 changes.' });
  });

  it.each([
    [
      'an unknown column',
      'catalogue.csv',
      'slug,position,name,colour\na,1,A,red\n',
      'colour: is no column of this file',
    ],
    ['a missing column', 'catalogue.csv', 'slug,name\na,A\n', 'position: is missing'],
    [
      'an unquoted delimiter',
      'catalogue.csv',
      'slug,position,name\na,1,A, B\n',
      'line 2: has 4 cells, the header 3',
    ],
    [
      'another encoding',
      'catalogue.csv',
      Buffer.from('slug,position,name\na,1,Caf\xe9\n', 'latin1'),
      'is not in UTF-8',
    ],
    ['an open quote', 'catalogue.csv', 'slug,position,name\na,1,"A\n', 'cannot be read'],
    [
      'a product that is unknown',
      'prices.csv',
      'product,currency,valid_from,price\nnone,EUR,2026-01-01,1\n',
      "'none' is not in catalogue.csv",
    ],
    [
      'half of the pages',
      'size-prices.csv',
      'list,valid_from,sizes,price,pages_least\ngo,2026-01-01,20x20,9,20\n',
      'pages_least: is given without the others',
    ],
    ['broken JSON', 'company.json', '{', 'company.json: cannot be read'],
    [
      'a company without tax data',
      'company.json',
      JSON.stringify({ ...company, seller: { name: 'A' } }),
      'seller.address: is missing',
    ],
    [
      'a customer without country',
      'customers.csv',
      'code,company,email,country\n1,A,a@b.example,XX\n',
      "'XX' is no country",
    ],
    [
      'an area that must be chosen',
      'customers.csv',
      'code,company,email,country\n1,A,a@b.example,PT\n',
      "'' is no area",
    ],
    [
      'two customers with one address',
      'customers.csv',
      'code,company,email,country\n1,A,a@b.example,IT\n2,B,A@b.example,IT\n',
      'is in line 2 too',
    ],
    [
      'a promotion that ends before it begins',
      'promotions.json',
      JSON.stringify([{ id: '1', starts_at: '2026-11-20T00:00:00Z', ends_at: '2026-11-19T00:00:00Z' }]),
      'ends_at: is not after starts_at',
    ],
    [
      'a moment without a time zone',
      'promotions.json',
      JSON.stringify([{ id: '1', starts_at: '2026-11-20', ends_at: '2026-11-29' }]),
      "'2026-11-20' is no moment",
    ],
    [
      'an unknown benefit',
      'promotions.json',
      JSON.stringify([
        { id: '1', starts_at: '2026-11-20T00:00Z', ends_at: '2026-11-29T00:00Z', rule: { gift: {} } },
      ]),
      "'gift' is no benefit",
    ],
    [
      'a promotion of an unknown customer',
      'promotions.json',
      JSON.stringify([
        { id: '1', starts_at: '2026-11-20T00:00Z', ends_at: '2026-11-29T00:00Z', customers: '99999' },
      ]),
      "'99999' is no customer",
    ],
    [
      'a link that runs a script',
      'sliders.csv',
      'id,position,place,link,picture,name_en\na,1,menu,javascript:alert(1),gobook,A\n',
      'is no address',
    ],
    [
      'a file of another folder',
      'documents.csv',
      'id,position,section,name_en,file\na,1,general,A,../secret.pdf\n',
      'is no file name',
    ],
  ])('refuses %s', async (_name, file, content, message) => {
    const { code, lines } = await run(folderWith(file, content));
    expect(lines.join('\n')).toContain(message);
    expect(code).toBe(1);
  });

  it('a price counts from its day on', async () => {
    const lines = (day: string) =>
      `product,currency,valid_from,price\ngobook,EUR,2026-01-01,49\ngobook,EUR,${day},55.50\n`;
    expect((await run(folderWith('prices.csv', lines('2026-12-01')))).code).toBe(0);
    const priceAt = async (now: string) => {
      const prices = { ...demonstration.lab.prices, today: () => now.slice(0, 10) };
      const lab = { ...demonstration.lab, database: real.database, prices };
      const shown = (await listPublicItems(
        { ...lab, config: { ...lab.config, visitorPrices: { show: 'trade', factor: 1, families: [] } } },
        { currency: 'EUR' },
      )) as readonly StoreItem[];
      return shown.find(({ slug }) => slug === 'gobook')?.prezzo_da;
    };
    expect(await priceAt('2025-12-31')).toBeNull();
    expect(await priceAt('2026-11-30')).toBe(49);
    expect(await priceAt('2026-12-01')).toBe(55.5);
    await run(exported);
  });
});

describe('import of customers', () => {
  const header = 'code;company;email;country;city;vat_number;active\n';
  const file = `${header}2001;Foto Alba;Alba@Studio.example;IT;Alba;IT01234567897;\n2002;"=HYPERLINK(""x"")";b@studio.example;US;;;no\n`;

  it('adds accounts that follow from the country, invites each once, and changes only what the file names', async () => {
    const folder = folderWith('customers.csv', file);
    expect((await run(folder)).last).toBe('2 changes.');
    expect((await run(folder)).last).toBe('0 changes.');
    const jobs = async () =>
      (
        (await real.database.queries.execute(
          "select kind, payload from jobs where kind = 'mail.invitation'",
        )) as unknown as { rows: unknown[] }
      ).rows.length;
    expect(await jobs()).toBe(0);
    expect((await run(folder, '--invite')).code).toBe(0);
    expect(await jobs()).toBe(1);
    await real.database.queries.execute('delete from jobs');
    await run(folder, '--invite');
    expect(await jobs()).toBe(0);

    const moved = folderWith(
      'customers.csv',
      `${header}2001;Foto Alba;alba@studio.example;IT;Torino;IT01234567897;\n`,
    );
    expect((await run(moved)).lines).toEqual([
      "customers.csv: 2001: changed city 'Alba' → 'Torino'",
      '1 change.',
    ]);
    const out = join(root, 'customers');
    await exportFolder(real.database.queries, out, () => undefined);
    const written = readFileSync(join(out, 'customers.csv'), 'utf8');
    expect(written).toContain(
      '2001,Foto Alba,,,alba@studio.example,IT,1,it,EUR,,,Torino,,IT01234567897,22,none,yes',
    );
    expect(written).toContain(`2002,"'=HYPERLINK(""x"")",,,b@studio.example,US,100,en,USD,,,,,,0,none,no`);
    expect((await run(folderWith('customers.csv', written))).last).toBe('0 changes.');
  });
});

describe('import of contents', () => {
  it('adds, changes and removes questions and texts', async () => {
    const folder = folderWith(
      'faq.csv',
      'id,position,topic,question_en,answer_en\nproof,1,files,"Do I get a proof?",<p>Yes.</p>\nformat,2,files,Formats?,PDF\n',
    );
    writeFileSync(join(folder, 'texts.csv'), 'key,en,it\nstore.lead,Welcome,Benvenuti\n');
    expect((await run(folder)).lines).toEqual([
      'faq.csv: proof: added',
      'faq.csv: format: added',
      'texts.csv: store.lead: added',
      // The terms of the demonstration, which this file does not name.
      'texts.csv: terms.sale: removed',
      '4 changes.',
    ]);
    writeFileSync(
      join(folder, 'faq.csv'),
      'id,position,topic,question_en,answer_en\nproof,1,files,"Do I get a proof?",<p>Always.</p>\n',
    );
    expect((await run(folder)).lines).toEqual([
      "faq.csv: proof: changed answer_en '<p>Yes.</p>' → '<p>Always.</p>'",
      'faq.csv: format: removed',
      '2 changes.',
    ]);
    expect((await run(folder)).last).toBe('0 changes.');
  });

  it('stores documents with their files, and sees a file that was changed', async () => {
    const folder = folderWith(
      'documents.csv',
      'id,position,product,section,name_en,file\nterms,1,,general,Terms,terms.pdf\ncare,2,gobook,product_info,Care,care.pdf\n',
    );
    expect((await run(folder)).lines[0]).toBe(
      "documents.csv, line 2, file: 'terms.pdf' is not in documents/. Write: the name of a file in that folder.",
    );
    mkdirSync(join(folder, 'documents'));
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff]);
    for (const name of ['terms.pdf', 'care.pdf']) writeFileSync(join(folder, 'documents', name), bytes);
    expect((await run(folder)).last).toBe('2 changes.');
    expect((await run(folder)).last).toBe('0 changes.');
    writeFileSync(join(folder, 'documents', 'terms.pdf'), 'other');
    expect((await run(folder)).lines[0]).toContain("documents.csv: terms: changed content '");
    const out = mkdtempSync(join(root, 'documents-'));
    await exportFolder(real.database.queries, out, () => undefined);
    expect(readFileSync(join(out, 'documents', 'care.pdf'))).toEqual(bytes);
    expect(readFileSync(join(out, 'documents', 'terms.pdf'), 'utf8')).toBe('other');
  });

  it.each(['file', 'folder'])('reads no document through a link: the %s', async (linked) => {
    const folder = folderWith(
      'documents.csv',
      'id,position,product,section,name_en,file\nkeys,9,,general,Keys,keys.txt\n',
    );
    const elsewhere = folderWith('keys.txt', 'a secret of this machine');
    if (linked === 'folder') symlinkSync(elsewhere, join(folder, 'documents'));
    else {
      mkdirSync(join(folder, 'documents'));
      symlinkSync(join(elsewhere, 'keys.txt'), join(folder, 'documents', 'keys.txt'));
    }
    const { code, lines } = await run(folder);
    expect(code).not.toBe(0);
    expect(lines[0]).toBe(
      "documents.csv, line 2, file: 'keys.txt' is not in documents/. Write: the name of a file in that folder.",
    );
  });

  it('refuses a page of a product that is on another site', async () => {
    const folder = folderWith('catalogue.csv', 'slug,position,name,info_path\na,1,A,//evil.example/page\n');
    const { code, lines } = await run(folder, '--dry-run');
    expect(code).not.toBe(0);
    expect(lines[0]).toContain("info_path: '//evil.example/page' is no path");
  });

  it('a promotion for all is everybody’s, and one that is no longer in the file nobody’s', async () => {
    const running = async () => {
      const [customer] = await real.database.queries
        .select({ customerId: customers.id })
        .from(customers)
        .limit(1);
      if (!customer) throw new Error('no customer');
      return (await runningPromotions(real.database.queries, ownerOf(customer), clock.now())).map(
        ({ id }) => id,
      );
    };
    expect(await running()).toContain('901');
    const folder = changed('promotions.json', (content) =>
      JSON.stringify((JSON.parse(content) as { id: string }[]).filter(({ id }) => id !== '901')),
    );
    expect((await run(folder)).lines).toEqual(['promotions.json: 901: archived', '1 change.']);
    expect(await running()).not.toContain('901');
    expect(await running()).toContain('902');
  });
});

describe('arguments of import', () => {
  it.each([
    [[], 'needs a folder'],
    [['/nowhere/at/all'], 'There is no folder'],
    [[tmpdir(), '--force'], "does not know '--force'"],
  ])('%j is refused', (args, message) => expect(() => readImportOptions(args)).toThrow(message));

  it('a folder without files is refused', async () => {
    await expect(run(mkdtempSync(join(root, 'empty-')))).rejects.toThrow('none of the files');
  });
});
