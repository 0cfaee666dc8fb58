import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { documents as table } from '../../../database/schema/content.ts';
import { cellsOf, checked, flag, oneOf, shorten, slug, texts, textsOf, wholeNumber } from '../column.ts';
import type { Cells, ImportKind } from '../kind.ts';
import { hashOf, readFileOf, sizeOfFile } from '../importedFile.ts';
import { knownProducts } from './catalogue.ts';

/** Folder of the files, beside `documents.csv`. */
const folderName = 'documents';
/** They are in the database: a long film belongs elsewhere. */
const mostMegabytes = 20;
const endings = [
  'pdf',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'tif',
  'svg',
  'mp4',
  'webm',
  'vtt',
  'zip',
  'icc',
  'csv',
  'txt',
  'psd',
  'ai',
  'indd',
  'idml',
  'xlsx',
  'docx',
];
/** One file name, so that no other folder is read; `@low` and `@icon` mark the smaller forms of a picture, `@it` captions. */
const fileName = new RegExp(
  `^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ._()@-]{0,150}\\.(${endings.join('|')})$`,
  'u',
);

const pathOf = (folder: string, cells: Cells) => join(folder, folderName, cells['file'] ?? '');

/** Documents that customers download: of a product, or of the lab. */
export const documents: ImportKind = {
  file: 'documents.csv',
  columns: [
    slug('id'),
    wholeNumber('position', { required: true }),
    slug('product', {}),
    oneOf('section', ['price_list', 'product_info', 'marketing', 'templates', 'tutorials', 'general'], {
      required: true,
    }),
    checked('folder', (cell) =>
      /^[\p{L}\p{M}\p{N}_ -]+(\/[\p{L}\p{M}\p{N}_ -]+)*$/u.test(cell)
        ? { cell }
        : { problem: `'${shorten(cell)}' is no folder`, advice: 'names with / between them, or nothing' },
    ),
    ...texts('name', { longest: 200, required: true }),
    checked(
      'file',
      (cell) =>
        fileName.test(cell)
          ? { cell }
          : {
              problem: `'${shorten(cell)}' is no file name`,
              advice: `a file of ${folderName}/: ${endings.join(', ')}`,
            },
      { required: true },
    ),
    flag('updated'),
    flag('viewable'),
  ],
  derived: ['content'],
  key: ['id'],
  missing: 'remove',
  complete: (all, { folder }) =>
    all.map((cells) => ({ ...cells, content: hashOf(readFileOf(pathOf(folder, cells))) })),
  async current({ queries }) {
    // The content is left out: its hash shows whether it has changed.
    const rows = await queries.select(tableColumns).from(table).orderBy(asc(table.position), asc(table.id));
    return rows.map((row) => ({
      id: row.id,
      position: String(row.position),
      product: row.slug ?? '',
      section: row.section,
      folder: row.path,
      ...cellsOf(row.names, 'name'),
      file: row.filename,
      updated: row.isUpdated ? 'yes' : 'no',
      viewable: row.viewable ? 'yes' : 'no',
      content: row.hash,
    }));
  },
  async check(rows, context) {
    const { slugs } = await knownProducts(context);
    return rows.flatMap(({ place, cells }) => {
      const mistake = (column: string, problem: string, advice: string) => [
        { place, column, problem, advice },
      ];
      const product = cells['product'] ?? '';
      if (product !== '' && !slugs.has(product))
        return mistake(
          'product',
          `'${product}' is not in catalogue.csv`,
          'a slug of the catalogue, or nothing',
        );
      const size = sizeOfFile(pathOf(context.folder, cells));
      if (size === null)
        return mistake(
          'file',
          `'${cells['file']}' is not in ${folderName}/`,
          'the name of a file in that folder',
        );
      return size > mostMegabytes * 1_000_000
        ? mistake('file', `'${cells['file']}' is larger than ${mostMegabytes} MB`, 'a smaller file')
        : [];
    });
  },
  async apply({ added, changed, gone }, { queries, folder, clock }) {
    for (const cells of gone) await queries.delete(table).where(eq(table.id, cells['id'] ?? ''));
    const records = [...added.map((after) => ({ before: null, after })), ...changed];
    for (const { before, after: cells } of records) {
      const content = readFileOf(pathOf(folder, cells));
      const set = {
        position: Number(cells['position']),
        slug: cells['product'] || null,
        section: cells['section'] ?? '',
        path: cells['folder'] ?? '',
        names: textsOf(cells, 'name'),
        filename: cells['file'] ?? '',
        content,
        hash: hashOf(content),
        isUpdated: cells['updated'] === 'yes',
        viewable: cells['viewable'] === 'yes',
        ...(isUpdate(before, cells) ? { changedAt: clock.now() } : {}),
      };
      const row = { id: cells['id'] ?? '', ...set };
      await queries.insert(table).values(row).onConflictDoUpdate({ target: table.id, set });
    }
  },
  async exportFiles({ queries }, folder) {
    mkdirSync(join(folder, folderName));
    for (const { id } of await queries.select({ id: table.id }).from(table)) {
      const [row] = await queries.select().from(table).where(eq(table.id, id));
      if (row) writeFileSync(join(folder, folderName, row.filename), row.content);
    }
  },
};

/** Another content, or the mark of an update: another position or name tells a customer nothing new (DOC-19). */
const isUpdate = (before: Cells | null, after: Cells) =>
  before === null ||
  before['content'] !== after['content'] ||
  (before['updated'] !== 'yes' && after['updated'] === 'yes');

const tableColumns = {
  id: table.id,
  position: table.position,
  slug: table.slug,
  section: table.section,
  path: table.path,
  names: table.names,
  filename: table.filename,
  hash: table.hash,
  isUpdated: table.isUpdated,
  viewable: table.viewable,
};
