import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { usesOf } from '@trade-area/core/layout';
import type { PrintProject, ProjectSpread } from '@trade-area/core/layout';
import type { FileStore, LocalCopy } from '../../base/ports/fileStore.ts';
import type { Renderer } from '../../base/ports/renderer.ts';
import type { Database } from '../../database/open.ts';
import { JobFailure } from '../../jobs/definition.ts';
import type { JobContext, LastWrites } from '../../jobs/definition.ts';
import { namesOf } from './pages.ts';
import { endRun, noteProgress, printFilesOf, storePrintFiles } from './table.ts';
import type { PrintFile, PrintFileKind } from './table.ts';

/** An order that was made of a print project. */
export interface PrintOrder {
  readonly id: number;
  readonly customerId: number;
  /** Its number, as on its papers. */
  readonly code: string;
  /** The document as it was ordered. */
  readonly project: PrintProject;
  /** The word across the pages of its proof, in the customer's language. */
  readonly proofWord: string;
  readonly orderedAt: Date;
  /** The file of a photo of the document, as it was uploaded; null = it is gone. */
  readonly openPhoto: (photoId: string) => Promise<LocalCopy | null>;
}

export interface MakeFilesDependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly renderer: Renderer;
  /** Folder for files on their way. */
  readonly scratch: string;
  readonly now: () => Date;
}

/** A file that is whole in the store, and not noted yet. */
type MadeFile = Pick<PrintFile, 'id' | 'kind' | 'name' | 'sheet' | 'size' | 'sha256'>;

/**
 * Makes the print files of an order: the sheets one after the other, then the PDF and the proof. Each file is noted when
 * it is whole, and a run that follows a killed or cancelled one makes only what is not noted.
 */
export async function makeFiles(
  parts: MakeFilesDependencies,
  order: PrintOrder,
  context: JobContext,
): Promise<LastWrites | null> {
  const { database, scratch } = parts;
  const names = namesOf(order.project, order.code);
  const total = names.length + 2;
  const known = new Map(
    (await printFilesOf(database.queries, order.id)).map((file) => [`${file.kind} ${file.name}`, file]),
  );
  const has = (kind: PrintFileKind, name: string) => known.has(`${kind} ${name}`);
  // Its own for each run: what another lab still writes is never read.
  const folder = join(scratch, `print-${randomBytes(8).toString('hex')}`);
  await mkdir(folder, { recursive: true });
  try {
    let done = 0;
    const note = async (made: readonly MadeFile[]) => {
      const replaced = await context.write(async (queries) => {
        if (!(await noteProgress(queries, order.id, { done, total }))) return null;
        return storePrintFiles(queries, made.map(rowOf(parts, order)));
      });
      for (const file of made) known.set(`${file.kind} ${file.name}`, rowOf(parts, order)(file));
      for (const id of replaced ?? []) await parts.files.remove(id);
      return replaced !== null;
    };
    if (!(await note([]))) return null;
    for (const [index, { sheet, name }] of names.entries()) {
      context.signal.throwIfAborted();
      const made =
        has('sheet', name) && has('web', name)
          ? []
          : await makeSheetFiles(parts, order, { folder, sheet, name, number: index + 1 });
      done += 1;
      if (!(await note(made))) return null;
    }
    for (const kind of ['pdf', 'proof'] as const) {
      context.signal.throwIfAborted();
      const name = `${order.code}${kind === 'proof' ? '_proof' : ''}.pdf`;
      const sheets = names.flatMap((each) => {
        const jpeg = known.get(`sheet ${each.name}`);
        return jpeg ? [{ id: each.sheet.id, jpeg }] : [];
      });
      const made = has(kind, name) ? [] : [await makePdfFile(parts, order, { folder, kind, name, sheets })];
      done += 1;
      if (!(await note(made))) return null;
    }
    return (queries) => endRun(queries, order.id, { state: 'done', photo: '', at: parts.now() });
  } catch (error) {
    if (error instanceof PhotoFailure) {
      const { photo } = error;
      await context.write((queries) =>
        endRun(queries, order.id, { state: 'failed', photo, at: parts.now() }),
      );
    }
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A photo cannot be printed, which no further attempt changes. */
class PhotoFailure extends JobFailure {
  readonly photo: string;
  constructor(photo: string, detail: string) {
    super('file', detail, { permanent: true });
    this.photo = photo;
  }
}

const rowOf =
  ({ now }: MakeFilesDependencies, { id, customerId }: PrintOrder) =>
  (file: MadeFile): PrintFile => ({ ...file, orderId: id, customerId, madeAt: now() });

interface SheetFile {
  readonly folder: string;
  readonly sheet: ProjectSpread;
  readonly name: string;
  readonly number: number;
}

async function makeSheetFiles(
  parts: MakeFilesDependencies,
  order: PrintOrder,
  { folder, sheet, name, number }: SheetFile,
): Promise<MadeFile[]> {
  const copies: LocalCopy[] = [];
  const into = { print: join(folder, 'print.jpg'), web: join(folder, 'web.jpg') };
  try {
    const photos: Record<string, string> = {};
    for (const id of usesOf({ cover: null, spreads: [sheet] }).keys()) {
      const copy = await order.openPhoto(id);
      // A photo that is gone is named by the renderer, like a damaged one.
      if (!copy) continue;
      copies.push(copy);
      photos[id] = copy.path;
    }
    const outcome = await parts.renderer.sheet({ project: order.project, sheetId: sheet.id, photos, into });
    if (!outcome) throw new Error(`ta: sheet ${name} could not be rendered.`);
    if (outcome.photo) throw new PhotoFailure(outcome.photo.id, outcome.photo.reason);
    return [
      await store(parts, into.print, { kind: 'sheet', name, sheet: number }),
      await store(parts, into.web, { kind: 'web', name, sheet: number }),
    ];
  } finally {
    for (const copy of copies) await copy.release();
  }
}

interface PdfFile {
  readonly folder: string;
  readonly kind: 'pdf' | 'proof';
  readonly name: string;
  readonly sheets: readonly { readonly id: string; readonly jpeg: PrintFile }[];
}

async function makePdfFile(
  parts: MakeFilesDependencies,
  order: PrintOrder,
  { folder, kind, name, sheets: printed }: PdfFile,
): Promise<MadeFile> {
  const copies: LocalCopy[] = [];
  try {
    const sheets: { id: string; path: string }[] = [];
    for (const { id, jpeg } of printed) {
      const copy = await parts.files.openLocalCopy(jpeg.id, jpeg.size);
      copies.push(copy);
      sheets.push({ id, path: copy.path });
    }
    const into = join(folder, name);
    const isMade = await parts.renderer.pdf({
      project: order.project,
      title: order.code,
      // The same for every attempt, so that the file is the same, too.
      at: order.orderedAt,
      sheets,
      into,
      word: kind === 'proof' ? order.proofWord : null,
    });
    if (!isMade) throw new Error(`ta: ${name} could not be made.`);
    return await store(parts, into, { kind, name, sheet: 0 });
  } finally {
    for (const copy of copies) await copy.release();
  }
}

/** Moves a file into the store, under a name that no other attempt has, and counts and sums its bytes on the way. */
async function store(
  { files }: MakeFilesDependencies,
  path: string,
  file: Pick<MadeFile, 'kind' | 'name' | 'sheet'>,
): Promise<MadeFile> {
  const id = randomBytes(16).toString('base64url');
  const { size } = await stat(path);
  const hash = createHash('sha256');
  const writer = await files.open(id, 0);
  try {
    for await (const piece of createReadStream(path, { highWaterMark: 1_048_576 })) {
      hash.update(piece as Buffer);
      await writer.write(piece as Buffer);
    }
    await writer.sync();
  } finally {
    await writer.close();
  }
  await files.assemble(id, size);
  await files.finish(id);
  await rm(path);
  return { ...file, id, size, sha256: hash.digest('hex') };
}
