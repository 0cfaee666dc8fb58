import { existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { presets as table } from '../../../database/schema/store.ts';
import { cellsOf, list, slug, text, texts, textsOf, wholeNumber } from '../column.ts';
import { hashOf, readFileOf, sizeOfFile } from '../importedFile.ts';
import type { Cells, ImportKind } from '../kind.ts';
import { knownProducts } from './catalogue.ts';

/** Folder of the drawings, beside `presets.csv`: `<id>.svg`. */
const folderName = 'presets';
const mostBytes = 200_000;
const pathOf = (folder: string, { id = '' }: Cells) => join(folder, folderName, `${id}.svg`);

/** A drawing goes into pages as it is: it may neither run a script nor load anything. */
const isDrawing = (svg: string) =>
  /^<svg[\s>]/.test(svg) &&
  !/<(script|foreignobject|iframe|!entity|!doctype)|\son\w+\s*=|javascript:|href\s*=\s*["']?(?!["']?#)|url\(\s*["']?(?!#)/i.test(
    svg,
  );

/** '' = no drawing. */
const drawingOf = (folder: string, cells: Cells): string =>
  existsSync(pathOf(folder, cells)) ? readFileOf(pathOf(folder, cells)).toString('utf8').trim() : '';

/** Presets of products, each with a drawing of its own where there is one (PRE-07). */
export const presets: ImportKind = {
  file: 'presets.csv',
  columns: [
    slug('id'),
    wholeNumber('position', { required: true }),
    slug('product'),
    text('name', { required: true }),
    list('choices', /^[A-Za-z]\w{0,39}=[\w.-]{1,60}$/, 'options with their values: Size=30x30 Pages=40'),
    slug('filter'),
    ...texts('filter_name', { longest: 100, required: true }),
  ],
  derived: ['drawing'],
  key: ['id'],
  missing: 'remove',
  complete: (all, { folder }) =>
    all.map((cells) => ({ ...cells, drawing: hashOf(drawingOf(folder, cells)) })),
  async current({ queries }) {
    const rows = await queries.select().from(table).orderBy(asc(table.position), asc(table.id));
    return rows.map((row) => ({
      id: row.id,
      position: String(row.position),
      product: row.slug,
      name: row.name,
      choices: row.choices,
      filter: row.filterId,
      ...cellsOf(row.filterNames, 'filter_name'),
      drawing: hashOf(row.svg),
    }));
  },
  async check(rows, context) {
    const { slugs } = await knownProducts(context);
    return rows.flatMap(({ place, cells }) => {
      const mistake = (column: string, problem: string, advice: string) => [
        { place, column, problem, advice },
      ];
      if (!slugs.has(cells['product'] ?? ''))
        return mistake('product', `'${cells['product']}' is not in catalogue.csv`, 'a slug of the catalogue');
      const path = pathOf(context.folder, cells);
      if (!lstatSync(path, { throwIfNoEntry: false })) return [];
      const size = sizeOfFile(path);
      if (size === null || size > mostBytes || !isDrawing(drawingOf(context.folder, cells)))
        return mistake(
          'id',
          `'${folderName}/${cells['id']}.svg' is no drawing`,
          `an SVG file of at most ${mostBytes / 1_000} kB, without scripts and without addresses`,
        );
      return [];
    });
  },
  async apply({ added, changed, gone }, { queries, folder }) {
    for (const cells of gone) await queries.delete(table).where(eq(table.id, cells['id'] ?? ''));
    for (const cells of [...added, ...changed.map(({ after }) => after)]) {
      const set = {
        position: Number(cells['position']),
        name: cells['name'] ?? '',
        choices: cells['choices'] ?? '',
        slug: cells['product'] ?? '',
        svg: drawingOf(folder, cells),
        filterId: cells['filter'] ?? '',
        filterNames: textsOf(cells, 'filter_name'),
      };
      const row = { id: cells['id'] ?? '', ...set };
      await queries.insert(table).values(row).onConflictDoUpdate({ target: table.id, set });
    }
  },
  async exportFiles({ queries }, folder) {
    mkdirSync(join(folder, folderName));
    for (const { id, svg } of await queries.select({ id: table.id, svg: table.svg }).from(table))
      if (svg !== '') writeFileSync(pathOf(folder, { id }), svg);
  },
};
