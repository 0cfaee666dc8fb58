import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  changed,
  clock,
  exported,
  folderWith,
  real,
  root,
  runImport,
  prepareImportFolders,
} from '../../../test/importFolders.ts';
import { ownerOf } from '../../base/owner.ts';
import { documents } from '../../database/schema/content.ts';
import { customers } from '../../database/schema/customers.ts';
import { runningPromotions } from '../../promotions/table.ts';
import { exportFolder } from './export.ts';
import { readImportOptions } from './import.ts';

/** Customers, contents and documents. */
prepareImportFolders();

// A lab that has been filled before.
beforeAll(() => runImport(exported), 180_000);

describe('import of customers', () => {
  const header = 'code;company;email;country;city;vat_number;active\n';
  const file = `${header}2001;Foto Alba;Alba@Studio.example;IT;Alba;IT01234567897;\n2002;"=HYPERLINK(""x"")";b@studio.example;US;;;no\n`;

  it('adds accounts that follow from the country, invites each once, and changes only what the file names', async () => {
    const folder = folderWith('customers.csv', file);
    expect((await runImport(folder)).last).toBe('2 changes.');
    expect((await runImport(folder)).last).toBe('0 changes.');
    const jobs = async () =>
      (
        (await real.database.queries.execute(
          "select kind, payload from jobs where kind = 'mail.invitation'",
        )) as unknown as { rows: unknown[] }
      ).rows.length;
    expect(await jobs()).toBe(0);
    expect((await runImport(folder, '--invite')).code).toBe(0);
    expect(await jobs()).toBe(1);
    await real.database.queries.execute('delete from jobs');
    await runImport(folder, '--invite');
    expect(await jobs()).toBe(0);

    const moved = folderWith(
      'customers.csv',
      `${header}2001;Foto Alba;alba@studio.example;IT;Torino;IT01234567897;\n`,
    );
    expect((await runImport(moved)).lines).toEqual([
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
    expect((await runImport(folderWith('customers.csv', written))).last).toBe('0 changes.');
  });
});

describe('import of contents', () => {
  it('adds, changes and removes questions and texts', async () => {
    // The questions of the demonstration, which the file does not name.
    const former = readFileSync(join(exported, 'faq.csv'), 'utf8')
      .split('\n')
      .flatMap((line) => /^[a-z-]+(?=,\d+,)/.exec(line) ?? []);
    expect(former.length).toBeGreaterThan(20);
    const folder = folderWith(
      'faq.csv',
      'id,position,topic,question_en,answer_en\nproof,1,files,"Do I get a proof?",<p>Yes.</p>\nformat,2,files,Formats?,PDF\n',
    );
    writeFileSync(join(folder, 'texts.csv'), 'key,en,it\nstore.lead,Welcome,Benvenuti\n');
    expect((await runImport(folder)).lines).toEqual([
      'faq.csv: proof: added',
      'faq.csv: format: added',
      ...former.map((id) => `faq.csv: ${id}: removed`),
      'texts.csv: store.lead: added',
      // The policy and the terms of the demonstration, which this file does not name.
      'texts.csv: help.policy: removed',
      'texts.csv: terms.sale: removed',
      `${former.length + 5} changes.`,
    ]);
    writeFileSync(
      join(folder, 'faq.csv'),
      'id,position,topic,question_en,answer_en\nproof,1,files,"Do I get a proof?",<p>Always.</p>\n',
    );
    expect((await runImport(folder)).lines).toEqual([
      "faq.csv: proof: changed answer_en '<p>Yes.</p>' → '<p>Always.</p>'",
      'faq.csv: format: removed',
      '2 changes.',
    ]);
    expect((await runImport(folder)).last).toBe('0 changes.');
  });

  it('reads the layout help, and refuses recommendations that contradict each other', async () => {
    const folder = folderWith(
      'layout-styles.csv',
      'id,position,name_en,images\nstudio,1,Studio,10:15-25 10:20\n',
    );
    expect((await runImport(folder)).lines[0]).toBe(
      'layout-styles.csv, line 2, images: names 10 pages twice. Write: each page count once.',
    );
    writeFileSync(
      join(folder, 'layout-styles.csv'),
      'id,position,name_en,images\nstudio,1,Studio,10:25-15\n',
    );
    expect((await runImport(folder)).lines[0]).toContain("images: '25-15' is no range");
    writeFileSync(
      join(folder, 'layout-styles.csv'),
      'id,position,name_en,images\nstudio,1,Studio,10:15-25 20:30-40\n',
    );
    writeFileSync(join(folder, 'layout-sizes.csv'), 'size,position\n20,1\n');
    writeFileSync(
      join(folder, 'layout-help.csv'),
      'id,position,way,block,title_en,link\nmac,1,graphisoftware,downloads,For Mac,javascript:alert(1)\n',
    );
    const { lines } = await runImport(folder);
    expect(lines[0]).toContain("layout-help.csv, line 2, link: 'javascript:alert(1)' is no address");
    expect(lines[1]).toContain("layout-sizes.csv, line 2, size: '20' is no size");
    writeFileSync(join(folder, 'layout-sizes.csv'), 'size,position,inches\n20x30,1,8x12\n');
    writeFileSync(
      join(folder, 'layout-help.csv'),
      'id,position,way,block,title_en,link,platform\nmac,1,graphisoftware,downloads,For Mac,/ta/documents,mac\n',
    );
    expect((await runImport(folder)).last).toMatch(/^\d+ changes\.$/);
    expect((await runImport(folder)).last).toBe('0 changes.');
    const { rows } = (await real.database.queries.execute('select images from layout_styles')) as unknown as {
      rows: { images: unknown }[];
    };
    expect(rows).toEqual([
      {
        images: [
          { pages: 10, least: 15, most: 25 },
          { pages: 20, least: 30, most: 40 },
        ],
      },
    ]);
  });

  it('stores documents with their files, and sees a file that was changed', async () => {
    // The documents of the demonstration, which the file does not name.
    const former =
      readFileSync(join(exported, 'documents.csv'), 'utf8').match(/^[a-z][a-z0-9-]*,\d+,/gm) ?? [];
    expect(former.length).toBeGreaterThan(0);
    const folder = folderWith(
      'documents.csv',
      'id,position,product,section,name_en,file\nterms,1,,general,Terms,terms.pdf\ncare,2,gobook,product_info,Care,care.pdf\n',
    );
    expect((await runImport(folder)).lines[0]).toBe(
      "documents.csv, line 2, file: 'terms.pdf' is not in documents/. Write: the name of a file in that folder.",
    );
    mkdirSync(join(folder, 'documents'));
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff]);
    for (const name of ['terms.pdf', 'care.pdf']) writeFileSync(join(folder, 'documents', name), bytes);
    expect((await runImport(folder)).last).toBe(`${former.length + 2} changes.`);
    expect((await runImport(folder)).last).toBe('0 changes.');
    const changedAt = async () =>
      Object.fromEntries(
        (await real.database.queries.select().from(documents)).map((row) => [
          row.id,
          row.changedAt.getTime(),
        ]),
      );
    const first = clock.now().getTime();
    expect(await changedAt()).toEqual({ terms: first, care: first });
    clock.advance(1_000);
    writeFileSync(join(folder, 'documents', 'terms.pdf'), 'other');
    expect((await runImport(folder)).lines[0]).toContain("documents.csv: terms: changed content '");
    // DOC-19: customers who opened it before are told; the other document is as it was.
    expect(await changedAt()).toEqual({ terms: first + 1_000, care: first });
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
    const { code, lines } = await runImport(folder);
    expect(code).not.toBe(0);
    expect(lines[0]).toBe(
      "documents.csv, line 2, file: 'keys.txt' is not in documents/. Write: the name of a file in that folder.",
    );
  });

  it('refuses a page of a product that is on another site', async () => {
    const folder = folderWith('catalogue.csv', 'slug,position,name,info_path\na,1,A,//evil.example/page\n');
    const { code, lines } = await runImport(folder, '--dry-run');
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
    expect((await runImport(folder)).lines).toEqual(['promotions.json: 901: archived', '1 change.']);
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
    await expect(runImport(mkdtempSync(join(root, 'empty-')))).rejects.toThrow('none of the files');
  });
});
