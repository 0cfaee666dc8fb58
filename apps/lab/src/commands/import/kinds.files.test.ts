import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../../test/databaseForTest.ts';
import { importerInto } from '../../../test/importerInto.ts';
import type { Importer } from '../../../test/importerInto.ts';
import { withImportedPictures } from '../../store/importedPictures.ts';
import { createPictures } from '../../store/pictures.ts';
import { presetsOf } from '../../store/table.ts';

/** Rules of countries, and the kinds that have files of their own beside their lines. */
let lab: Awaited<ReturnType<typeof databaseForTest>>;
let run: Importer['run'];
let folderWith: Importer['folderWith'];
const root = mkdtempSync(join(tmpdir(), 'ta-kinds-files-'));
beforeAll(async () => {
  lab = await databaseForTest();
  ({ run, folderWith } = importerInto(lab.database, root));
}, 120_000);
afterAll(async () => {
  await lab.stop();
  rmSync(root, { recursive: true, force: true });
});

const catalogue = 'slug,position,name,family\ngobook,1,Go Book,go\n';

describe('customers.csv', () => {
  const limitOf = async (code: string) =>
    (
      (await lab.database.queries.execute(
        `select credit_limit from customers where code = '${code}'`,
      )) as unknown as { rows: { credit_limit: number | null }[] }
    ).rows[0]?.credit_limit;
  const header = 'code,company,email,country';
  const line = 'K1,Foto Lecce,lecce@foto.example,IT';

  it('carries the credit limit, keeps it where the file says nothing, and takes it away for `none`', async () => {
    expect((await run({ 'customers.csv': `${header},credit_limit\n${line},"2500,5"\n` })).at(-1)).toBe(
      '1 change.',
    );
    expect(await limitOf('K1')).toBe(250_050);
    expect(await run({ 'customers.csv': `${header}\n${line}\n` })).toEqual(['0 changes.']);
    expect(await run({ 'customers.csv': `${header},credit_limit\n${line},2500.50\n` })).toEqual([
      '0 changes.',
    ]);
    expect(await run({ 'customers.csv': `${header},credit_limit\n${line},none\n` })).toEqual([
      "customers.csv: K1: changed credit_limit '2500.50' → 'none'",
      '1 change.',
    ]);
    expect(await limitOf('K1')).toBe(null);
    expect((await run({ 'customers.csv': `${header},credit_limit\n${line},much\n` }))[0]).toContain(
      "customers.csv, line 2, credit_limit: 'much' is no amount",
    );
  });
});

describe('countries.csv', () => {
  const header = 'country,area,language,currency,vat_rate\n';
  const people =
    'code,company,email,country\nD1,Foto Ulm,ulm@foto.example,DE\nD2,Foto Porto,p@foto.example,PT\n';
  const valuesOf = async (code: string) =>
    (
      (await lab.database.queries.execute(
        `select area, language, currency, vat_rate as vat from customers where code = '${code}'`,
      )) as unknown as { rows: unknown[] }
    ).rows;

  it('decides what a country implies for customers of the same folder and of later ones', async () => {
    const folder = {
      'countries.csv': `${header}DE,51,de,EUR,19\n*,101,en,GBP,0\n`,
      'customers.csv': people,
    };
    expect((await run(folder)).slice(-2)).toEqual([
      'Restart the lab: it reads countries.csv when it starts.',
      '4 changes.',
    ]);
    expect(await valuesOf('D1')).toEqual([{ area: '51', language: 'de', currency: 'EUR', vat: 19 }]);
    expect(await valuesOf('D2')).toEqual([{ area: '101', language: 'en', currency: 'GBP', vat: 0 }]);
    expect(await run(folder)).toEqual(['0 changes.']);
    expect(await run({ 'customers.csv': people })).toEqual(['0 changes.']);
    const changedRate = { 'countries.csv': `${header}DE,51,de,EUR,20\n` };
    expect(await run(changedRate)).toEqual([
      "countries.csv: DE: changed vat_rate '19' → '20'",
      'countries.csv: *: removed',
      'Restart the lab: it reads countries.csv when it starts.',
      '2 changes.',
    ]);
  });

  it('names what a country without a rule leaves open', async () => {
    expect(await run({ 'countries.csv': header })).toContain('1 change.');
    const lines = await run({
      'countries.csv': `${header}DE,51,de,EUR,19\n`,
      'customers.csv': 'code,company,email,country\nD3,Foto Vienna,v@foto.example,AT\n',
    });
    expect(lines.map((line) => line.replace(/\. Write.*/, ''))).toEqual([
      "customers.csv, line 2, area: '' is no area",
      "customers.csv, line 2, currency: '' has no price list",
      "customers.csv, line 2, vat_rate: '' is no rate",
      '3 mistakes. Nothing was changed.',
    ]);
  });

  it.each([
    ['XX,1,it,EUR,22', "country: 'XX' is no country"],
    ['IT,9,it,EUR,22', "area: '9' is unknown"],
    ['IT,1,pt,EUR,22', "language: 'pt' is unknown"],
    ['IT,1,it,CHF,22', "currency: 'CHF' is unknown"],
    ['IT,1,it,EUR,99', "vat_rate: '99' is no whole number"],
  ])('refuses %s', async (line, mistake) => {
    expect((await run({ 'countries.csv': `${header}${line}\n` }))[0]).toContain(mistake);
  });
});

describe('presets.csv', () => {
  const header = 'id,position,product,name,filter,filter_name_en\n';
  const one = `${header}101,1,gobook,Three in a row,2,Minimal\n`;
  const withDrawing = (svg: string) => {
    const folder = folderWith({ 'catalogue.csv': catalogue, 'presets.csv': one });
    mkdirSync(join(folder, 'presets'));
    writeFileSync(join(folder, 'presets', '101.svg'), svg);
    return folder;
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4"/></svg>';

  it('PRE-07: are shown with their drawings, which change and go with the file', async () => {
    expect(await run(withDrawing(svg))).toContain('presets.csv: 101: added');
    const [shown] = await presetsOf(lab.database.queries);
    expect(shown).toMatchObject({ id: '101', product: 'Go Book', slug: 'gobook', svg, filterId: '2' });
    expect(await run(withDrawing(`${svg}\n`))).toEqual(['0 changes.']);
    expect((await run(withDrawing(svg.replace('4 3', '8 6'))))[0]).toContain(
      'presets.csv: 101: changed drawing',
    );
    expect((await run({ 'presets.csv': one }))[0]).toContain('presets.csv: 101: changed drawing');
    expect(await run({ 'presets.csv': header })).toEqual(['presets.csv: 101: removed', '1 change.']);
    expect(await run({ 'presets.csv': one.replace('gobook', 'nowhere') })).toContain(
      "presets.csv, line 2, product: 'nowhere' is not in catalogue.csv. Write: a slug of the catalogue.",
    );
  });

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"></svg>',
    '<svg><image href="https://evil.example/x"/></svg>',
    '<svg><a href=javascript:alert(1)></a></svg>',
    '<svg><style>a{background:url(//evil.example)}</style></svg>',
    '<html></html>',
  ])('refuse the drawing %s', async (drawing) => {
    expect((await run(withDrawing(drawing)))[0]).toContain("'presets/101.svg' is no drawing");
  });
});

describe('pictures', () => {
  const webp = (text: string) => Buffer.concat([Buffer.from('RIFF0000WEBP', 'latin1'), Buffer.from(text)]);
  const folderOf = (files: Readonly<Record<string, Buffer>>) => {
    const folder = folderWith({});
    mkdirSync(join(folder, 'pictures'));
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, 'pictures', name), bytes);
    return folder;
  };
  const noFolder = createPictures(join(root, 'no-folder'));

  it('are served from the database beside those of the folder, at an address of their content', async () => {
    let passed = 0;
    const pictures = withImportedPictures(noFolder, lab.database.queries, () => passed);
    expect((await pictures.index()).views('gobook')).toEqual([]);
    expect(
      await run(folderOf({ 'gobook-foto-480.webp': webp('small'), 'gobook-foto-960.webp': webp('large') })),
    ).toEqual([
      'pictures: gobook-foto-480.webp: added',
      'pictures: gobook-foto-960.webp: added',
      '2 changes.',
    ]);
    // An import of another process is seen after a while.
    passed += 20_000;
    const before = (await pictures.index()).set('gobook', 'foto');
    expect(before.src).toMatch(/^\/pictures\/gobook-foto-480\.webp\?v=[0-9a-f]{10}$/);
    expect(await pictures.read('gobook-foto-960.webp')).toEqual(webp('large'));
    expect(await pictures.read('nothing-foto-960.webp')).toBeNull();

    expect(
      (await run(folderOf({ 'gobook-foto-480.webp': webp('other') }))).map((line) => line.split("'")[0]),
    ).toEqual([
      'pictures: gobook-foto-480.webp: changed content ',
      'pictures: gobook-foto-960.webp: removed',
      '2 changes.',
    ]);
    passed += 20_000;
    expect((await pictures.index()).set('gobook', 'foto').src).not.toBe(before.src);
    expect(await pictures.read('gobook-foto-960.webp')).toBeNull();
    expect(await run(folderOf({}))).toEqual(['pictures: gobook-foto-480.webp: removed', '1 change.']);
  });

  it('name each file that is none', async () => {
    const folder = folderOf({
      'gobook.jpg': webp(''),
      'gobook-foto-480.webp': Buffer.from('<svg onload="alert(1)">'),
      'gobook-foto-480.avif': webp(''),
    });
    symlinkSync('/etc/hostname', join(folder, 'pictures', 'link-foto-480.webp'));
    expect((await run(folder)).map((line) => line.replace(/\. Write.*/, ''))).toEqual([
      'pictures, gobook-foto-480.avif: is no picture of this format',
      'pictures, gobook-foto-480.webp: is no picture of this format',
      'pictures, gobook.jpg: is no file name of a picture',
      'pictures, link-foto-480.webp: is no file name of a picture',
      '4 mistakes. Nothing was changed.',
    ]);
  });
});
