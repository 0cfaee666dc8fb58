import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../../test/databaseForTest.ts';
import { seededRandom } from '../../../test/diskRecord.ts';
import { csvLine } from '../../base/csv.ts';
import { exportFolder } from './export.ts';
import { importFolder, readImportOptions } from './import.ts';

const root = mkdtempSync(join(tmpdir(), 'ta-round-trip-'));
const clock = { now: () => new Date('2026-11-22T12:00:00Z') };
let first: Awaited<ReturnType<typeof databaseForTest>>;
let second: Awaited<ReturnType<typeof databaseForTest>>;
beforeAll(async () => {
  first = await databaseForTest();
  second = await databaseForTest();
}, 120_000);
afterAll(async () => {
  await first.stop();
  await second.stop();
  rmSync(root, { recursive: true, force: true });
});

type Lab = typeof first;
async function importInto(lab: Lab, folder: string): Promise<string[]> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  await importFolder(lab.database, readImportOptions([folder]), { clock, print });
  return lines;
}
async function exportOf(lab: Lab): Promise<string> {
  const folder = mkdtempSync(join(root, 'export-'));
  await exportFolder(lab.database.queries, folder, () => undefined);
  return folder;
}
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name)).toString('base64')]),
  );

/** Lines of a file and, some of them left out, the same file later: what is left out is archived or removed. */
function makeFolders(seed: number): readonly [string, string] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const parts = [
    'a',
    'Ä',
    '"',
    "'",
    ',',
    ';',
    '=1+1',
    '-3',
    '@x',
    '+',
    ' ',
    '\n',
    '\t',
    '<p>',
    '€',
    '0012',
    '１',
  ];
  const anyText = () =>
    Array.from({ length: 1 + below(6) }, () => pick(parts))
      .join('')
      .trim() || 'x';
  const flag = () => pick(['yes', 'no', '']);
  const slugs = Array.from({ length: 5 }, (_none, index) => `p${seed}-${index}`);
  const products = slugs.map((slug, index) => [
    slug,
    `${index}`,
    anyText(),
    pick(['go', 'fine', '']),
    anyText(),
    flag(),
  ]);
  const prices = slugs.flatMap((slug) =>
    pick([[], ['EUR'], ['EUR', 'GBP']]).map((currency) => [
      slug,
      currency,
      pick(['2026-01-01', '2027-02-03']),
      `${below(900)}.${10 + below(90)}`,
    ]),
  );
  const sizes = slugs.slice(below(5)).map((slug) => [slug, '2026-01-01', '20x20 20x30', `${below(90)}.00`]);
  const promotions = [0, 1, 2].map((index) => ({
    id: `m${seed}-${index}`,
    starts_at: '2026-11-20T00:00:00+01:00',
    ends_at: '2026-12-20T00:00:00Z',
    customers: 'all',
    subject_en: anyText(),
  }));
  const presets = [0, 1, 2].map((index) => [
    `r${seed}-${index}`,
    `${index}`,
    pick(slugs),
    anyText(),
    '1',
    anyText(),
  ]);
  const countries = ['IT', 'DE', '*'].map((country) => [
    country,
    pick(['1', '51', '']),
    'en',
    'EUR',
    `${below(31)}`,
  ]);
  const pictures = slugs.map((slug) => [`${slug}-foto-480.webp`]);
  const news = [1, 2, 3].map((id) => [`${id}`, '2026-11-20', anyText(), anyText()]);
  const write = (keep: <Row>(rows: readonly Row[]) => readonly Row[]) => {
    const folder = mkdtempSync(join(root, 'made-'));
    const csv = (file: string, header: string, rows: readonly (readonly string[])[]) =>
      writeFileSync(
        join(folder, file),
        [header.split(','), ...keep(rows)].map((row) => csvLine(row)).join(''),
      );
    csv('catalogue.csv', 'slug,position,name,family,description_en,is_test', products);
    csv('prices.csv', 'product,currency,valid_from,price', prices);
    csv('size-prices.csv', 'list,valid_from,sizes,price', sizes);
    csv('presets.csv', 'id,position,product,name,filter,filter_name_en', presets);
    csv('countries.csv', 'country,area,language,currency,vat_rate', countries);
    mkdirSync(join(folder, 'presets'));
    writeFileSync(join(folder, 'presets', `r${seed}-0.svg`), `<svg><title>${below(9)}</title></svg>`);
    mkdirSync(join(folder, 'pictures'));
    for (const [name] of keep(pictures))
      writeFileSync(join(folder, 'pictures', name ?? ''), `RIFF0000WEBP${below(9)}`);
    csv('news.csv', 'id,day,title_en,text_en', news);
    csv('faq.csv', 'id,position,topic,question_en,answer_en', [['q', '1', 't', anyText(), anyText()]]);
    csv('layout-help.csv', 'id,position,way,block,title_en,text_en,link,platform', [
      ['l', '1', 'graphisoftware', 'downloads', anyText(), anyText(), '/ta/documents', pick(['mac', ''])],
    ]);
    csv('layout-styles.csv', 'id,position,name_en,images', [
      ['s', '1', anyText(), pick(['', '10:15', '10:15-25  20:30'])],
    ]);
    csv('layout-sizes.csv', 'size,position,inches', [['20x30', '1', pick(['', '8x12'])]]);
    writeFileSync(join(folder, 'promotions.json'), JSON.stringify(keep(promotions)));
    return folder;
  };
  return [write((rows) => rows), write((rows) => rows.filter(() => random() < 0.7))];
}

async function archivedIn(lab: Lab): Promise<number> {
  const { rows } = (await lab.database.queries.execute(
    'select count(*)::int as count from products where is_archived',
  )) as unknown as { rows: { count: number }[] };
  return rows[0]?.count ?? 0;
}

describe('export', () => {
  it('then import is the identity, for archived products and promotions too', async () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const [before, after] = makeFolders(seed);
      expect((await importInto(first, before)).at(-1)).toMatch(/^\d+ changes?\.$/);
      expect((await importInto(first, after)).at(-1)).toMatch(/^\d+ changes?\.$/);
      const exported = await exportOf(first);
      expect(await importInto(first, exported)).toEqual(['0 changes.']);
      await second.database.queries.execute(
        'truncate products, promotions, slides, news, faq, layout_items, layout_styles, layout_sizes, lab_texts, size_prices, product_pictures, imported_settings cascade',
      );
      expect((await importInto(second, exported)).at(-1)).toMatch(/^\d+ changes?\.$/);
      expect(filesOf(await exportOf(second))).toEqual(filesOf(exported));
    }
    expect(await archivedIn(first)).toBeGreaterThan(5);
    expect(await archivedIn(second)).toBe(await archivedIn(first));
  }, 120_000);
});
