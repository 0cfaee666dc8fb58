import { asc, eq } from 'drizzle-orm';
import { layoutBlocks, layoutWays } from '@trade-area/core/contract';
import {
  layoutItems as itemsTable,
  layoutSizes as sizesTable,
  layoutStyles as stylesTable,
} from '../../../database/schema/layoutHelp.ts';
import type { RecommendedImages } from '../../../database/schema/layoutHelp.ts';
import {
  cellsOf,
  checked,
  link,
  list,
  oneOf,
  shorten,
  slug,
  texts,
  textsOf,
  wholeNumber,
  wordsOf,
} from '../column.ts';
import type { Column } from '../column.ts';
import type { Cells, Changes, ImportKind } from '../kind.ts';

const addedAndChanged = ({ added, changed }: Changes): readonly Cells[] => [
  ...added,
  ...changed.map(({ after }) => after),
];
const position = wholeNumber('position', { required: true });

/** Cards, requirements, questions, tips and downloads of the layout help. */
export const layoutItems: ImportKind = {
  file: 'layout-help.csv',
  columns: [
    slug('id'),
    position,
    oneOf('way', layoutWays, { required: true }),
    oneOf('block', layoutBlocks, { required: true }),
    ...texts('title', { longest: 1_000, required: true }),
    ...texts('text'),
    link('link'),
    ...texts('note', { longest: 200 }),
    oneOf('platform', ['mac', 'pc']),
  ],
  key: ['id'],
  missing: 'remove',
  async current({ queries }) {
    const rows = await queries
      .select()
      .from(itemsTable)
      .orderBy(asc(itemsTable.position), asc(itemsTable.id));
    return rows.map((row) => ({
      id: row.id,
      position: String(row.position),
      way: row.way,
      block: row.block,
      ...cellsOf(row.titles, 'title'),
      ...cellsOf(row.texts, 'text'),
      link: row.link,
      ...cellsOf(row.notes, 'note'),
      platform: row.platform,
    }));
  },
  async apply(changes, { queries }) {
    for (const cells of changes.gone)
      await queries.delete(itemsTable).where(eq(itemsTable.id, cells['id'] ?? ''));
    for (const cells of addedAndChanged(changes)) {
      const set = {
        position: Number(cells['position']),
        way: cells['way'] ?? '',
        block: cells['block'] ?? '',
        titles: textsOf(cells, 'title'),
        texts: textsOf(cells, 'text'),
        link: cells['link'] ?? '',
        notes: textsOf(cells, 'note'),
        platform: cells['platform'] ?? '',
      };
      const row = { id: cells['id'] ?? '', ...set };
      await queries.insert(itemsTable).values(row).onConflictDoUpdate({ target: itemsTable.id, set });
    }
  },
};

/** `20:30` or `20:30-40`: for 20 pages 30 images, or 30 to 40. */
const recommendation = /^(\d{1,4}):(\d{1,4})(?:-(\d{1,4}))?$/;

function readImages(cell: string): readonly RecommendedImages[] {
  return wordsOf(cell).map((word) => {
    const [, pages, least, most = least] = recommendation.exec(word) ?? [];
    return { pages: Number(pages), least: Number(least), most: Number(most) };
  });
}

const writeImages = (images: readonly RecommendedImages[]) =>
  images.map(({ pages, least, most }) => `${pages}:${least === most ? least : `${least}-${most}`}`).join(' ');

/** The forms of the list, and what no form shows: a page count named twice, a range that ends before it begins. */
const images: Column = {
  ...list('images', recommendation, 'pages:images, such as 10:15 20:30-40'),
  read(cell) {
    const read = list('images', recommendation, 'pages:images, such as 10:15 20:30-40').read(cell);
    if (!('cell' in read)) return read;
    const rows = readImages(read.cell);
    const doubled = rows.find(({ pages }, index) => rows.findIndex((row) => row.pages === pages) !== index);
    if (doubled) return { problem: `names ${doubled.pages} pages twice`, advice: 'each page count once' };
    const reversed = rows.find(({ least, most }) => least > most);
    return reversed
      ? { problem: `'${reversed.least}-${reversed.most}' is no range`, advice: 'the smaller number first' }
      : { cell: writeImages(rows) };
  },
};

/** Graphic styles of the design service, with the recommended numbers of images. */
export const layoutStyles: ImportKind = {
  file: 'layout-styles.csv',
  columns: [
    slug('id'),
    position,
    ...texts('name', { longest: 200, required: true }),
    ...texts('lead', { longest: 2_000 }),
    ...texts('credit', { longest: 2_000 }),
    ...texts('format', { longest: 200 }),
    images,
  ],
  key: ['id'],
  missing: 'remove',
  async current({ queries }) {
    const rows = await queries
      .select()
      .from(stylesTable)
      .orderBy(asc(stylesTable.position), asc(stylesTable.id));
    return rows.map((row) => ({
      id: row.id,
      position: String(row.position),
      ...cellsOf(row.names, 'name'),
      ...cellsOf(row.leads, 'lead'),
      ...cellsOf(row.credits, 'credit'),
      ...cellsOf(row.formats, 'format'),
      images: writeImages(row.images),
    }));
  },
  async apply(changes, { queries }) {
    for (const cells of changes.gone)
      await queries.delete(stylesTable).where(eq(stylesTable.id, cells['id'] ?? ''));
    for (const cells of addedAndChanged(changes)) {
      const set = {
        position: Number(cells['position']),
        names: textsOf(cells, 'name'),
        leads: textsOf(cells, 'lead'),
        credits: textsOf(cells, 'credit'),
        formats: textsOf(cells, 'format'),
        images: readImages(cells['images'] ?? ''),
      };
      const row = { id: cells['id'] ?? '', ...set };
      await queries.insert(stylesTable).values(row).onConflictDoUpdate({ target: stylesTable.id, set });
    }
  },
};

const measures = (name: string, options: { readonly required?: true } = {}) =>
  checked(
    name,
    (cell) =>
      /^[1-9]\d{0,2}(\.\d{1,2})?x[1-9]\d{0,2}(\.\d{1,2})?$/.test(cell)
        ? { cell }
        : { problem: `'${shorten(cell)}' is no size`, advice: 'width x height, such as 20x30' },
    options,
  );

/** Sizes of templates; the orientation follows from width and height. */
export const layoutSizes: ImportKind = {
  file: 'layout-sizes.csv',
  columns: [measures('size', { required: true }), position, measures('inches')],
  key: ['size'],
  missing: 'remove',
  async current({ queries }) {
    const rows = await queries
      .select()
      .from(sizesTable)
      .orderBy(asc(sizesTable.position), asc(sizesTable.size));
    return rows.map(({ size, inches, ...row }) => ({ size, position: String(row.position), inches }));
  },
  async apply(changes, { queries }) {
    for (const cells of changes.gone)
      await queries.delete(sizesTable).where(eq(sizesTable.size, cells['size'] ?? ''));
    for (const cells of addedAndChanged(changes)) {
      const set = { position: Number(cells['position']), inches: cells['inches'] ?? '' };
      const row = { size: cells['size'] ?? '', ...set };
      await queries.insert(sizesTable).values(row).onConflictDoUpdate({ target: sizesTable.size, set });
    }
  },
};
