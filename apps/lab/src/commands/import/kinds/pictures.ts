import { lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { productPictures as table } from '../../../database/schema/content.ts';
import { shorten, text } from '../column.ts';
import { hashOf, readFileOf, sizeOfFile } from '../importedFile.ts';
import type { Cells, ImportKind } from '../kind.ts';
import type { Mistake } from '../readFile.ts';

/** Folder of the pictures, beside the other files. */
const folderName = 'pictures';
const mostMegabytes = 5;
const fileName = /^[a-z0-9][a-z0-9_-]{0,79}-[a-z0-9_]{1,40}-\d{2,4}\.(webp|avif)$/;
const pathOf = (folder: string, { file = '' }: Cells) => join(folder, folderName, file);

/** Browsers go by the type that the name promises. */
const isPicture = (name: string, bytes: Buffer) =>
  name.endsWith('.webp')
    ? bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
    : /^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12));

/** Pictures of products, slides and presets: the files of a folder, each in one width and format. */
export const pictures: ImportKind = {
  file: folderName,
  columns: [text('file', { required: true })],
  derived: ['content'],
  key: ['file'],
  missing: 'remove',
  readRows(folder) {
    if (!lstatSync(join(folder, folderName), { throwIfNoEntry: false })?.isDirectory()) return null;
    const mistakes: Mistake[] = [];
    const names = readdirSync(join(folder, folderName)).filter((name) => !name.startsWith('.'));
    const rows = names.sort().map((file) => ({ place: shorten(file), cells: { file } }));
    for (const { place, cells } of rows) {
      const problem = problemOf(folder, cells);
      if (problem !== null) mistakes.push({ file: folderName, place, column: '', ...problem });
    }
    return { rows, mistakes };
  },
  complete: (all, { folder }) =>
    all.map((cells) => ({ ...cells, content: hashOf(readFileOf(pathOf(folder, cells))) })),
  async current({ queries }) {
    const rows = await queries
      .select({ file: table.name, content: table.hash })
      .from(table)
      .orderBy(asc(table.name));
    return rows;
  },
  async apply({ added, changed, gone }, { queries, folder }) {
    for (const cells of gone) await queries.delete(table).where(eq(table.name, cells['file'] ?? ''));
    for (const cells of [...added, ...changed.map(({ after }) => after)]) {
      const content = readFileOf(pathOf(folder, cells));
      const set = { content, hash: hashOf(content) };
      const row = { name: cells['file'] ?? '', ...set };
      await queries.insert(table).values(row).onConflictDoUpdate({ target: table.name, set });
    }
  },
  async exportFiles({ queries }, folder) {
    mkdirSync(join(folder, folderName));
    // One at a time: together they may be larger than the memory.
    for (const { name } of await queries.select({ name: table.name }).from(table)) {
      const [row] = await queries.select().from(table).where(eq(table.name, name));
      if (row) writeFileSync(join(folder, folderName, name), row.content);
    }
  },
};

function problemOf(
  folder: string,
  cells: { readonly file: string },
): Pick<Mistake, 'problem' | 'advice'> | null {
  const name = cells.file;
  const size = sizeOfFile(pathOf(folder, cells));
  if (!fileName.test(name) || size === null)
    return {
      problem: 'is no file name of a picture',
      advice: '<product>-<view>-<width>.webp or .avif, such as gobook-foto-960.webp',
    };
  if (size > mostMegabytes * 1_000_000)
    return { problem: `is larger than ${mostMegabytes} MB`, advice: 'a smaller file' };
  return isPicture(name, readFileOf(pathOf(folder, cells)))
    ? null
    : { problem: 'is no picture of this format', advice: 'a WebP or AVIF file, as the name says' };
}
