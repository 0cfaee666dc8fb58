import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StoreItem } from '@trade-area/core/contract';
import {
  changed,
  company,
  demonstration,
  exported,
  folderWith,
  real,
  root,
  runImport,
  prepareImportFolders,
} from '../../../test/importFolders.ts';
import { listPublicItems } from '../../store/api.ts';
import { exportFolder } from './export.ts';

/** The catalogue, its prices, and every mistake in a file. */
prepareImportFolders();

/** The cards of a visitor's store, as they travel. */
async function cards(database: typeof real.database, query: { lang: string; currency: string }) {
  return (await listPublicItems({ ...demonstration.lab, database }, query)) as readonly StoreItem[];
}

describe('import', () => {
  it('DEC-25: fills an empty lab with the demonstration’s cards, and changes nothing the second time', async () => {
    const dry = await runImport(exported, '--dry-run');
    expect(dry.code).toBe(0);
    expect(dry.lines).toContain('catalogue.csv: weddingbook: added');
    expect(dry.last).toMatch(/^\d+ changes\. Dry run: nothing was changed\.$/);
    expect(await cards(real.database, { lang: 'en', currency: 'EUR' })).toEqual([]);

    const first = await runImport(exported);
    expect(first).toMatchObject({ code: 0 });
    for (const query of [
      { lang: 'en', currency: 'EUR' },
      { lang: 'de', currency: 'GBP' },
    ]) {
      const wanted = await cards(demonstration.lab.database, query);
      expect(wanted.length).toBeGreaterThan(50);
      expect(await cards(real.database, query)).toEqual(wanted);
    }
    expect(await runImport(exported)).toEqual({ code: 0, lines: ['0 changes.'], last: '0 changes.' });
    const again = join(root, 'again');
    await exportFolder(real.database.queries, again, () => undefined);
    for (const file of ['catalogue.csv', 'prices.csv', 'promotions.json', 'sliders.csv', 'news.csv'])
      expect(readFileSync(join(again, file), 'utf8')).toBe(readFileSync(join(exported, file), 'utf8'));
  });

  it('names each change, and archives what the file no longer has', async () => {
    const folder = changed('catalogue.csv', (content) =>
      content.replace(',Go Book,', ',Go Book XL,').replace(/^weddingbook-copy,.*\r\n/m, ''),
    );
    const { lines } = await runImport(folder);
    expect(lines).toEqual([
      "catalogue.csv: gobook: changed name 'Go Book' → 'Go Book XL'",
      'catalogue.csv: weddingbook-copy: archived',
      '2 changes.',
    ]);
    const shown = await cards(real.database, { lang: 'en', currency: 'EUR' });
    expect(shown.map(({ slug }) => slug)).not.toContain('weddingbook-copy');
    expect(shown.find(({ slug }) => slug === 'gobook')?.nome).toBe('Go Book XL');

    expect((await runImport(exported)).lines).toEqual([
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
    const { code, lines } = await runImport(folder);
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
    expect(await runImport(exported)).toMatchObject({ last: '0 changes.' });
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
    const { code, lines } = await runImport(folderWith(file, content));
    expect(lines.join('\n')).toContain(message);
    expect(code).toBe(1);
  });

  it('a price counts from its day on', async () => {
    const lines = (day: string) =>
      `product,currency,valid_from,price\ngobook,EUR,2026-01-01,49\ngobook,EUR,${day},55.50\n`;
    expect((await runImport(folderWith('prices.csv', lines('2026-12-01')))).code).toBe(0);
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
    await runImport(exported);
  });
});
