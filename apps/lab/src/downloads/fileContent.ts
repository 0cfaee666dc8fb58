import { createHash } from 'node:crypto';
import type { Language } from '@trade-area/core/contract';
import sharp from 'sharp';
import type { Lab } from '../base/lab.ts';
import { fileKind } from '../store/fileKinds.ts';
import { photoOf } from '../store/photo.ts';
import { listPriceOf } from '../store/table.ts';
import { typeOfFile } from './libraryFile.ts';
import type { LibraryFile } from './libraryFile.ts';
import { completePriceList } from './priceLists.ts';
import { standInGuide, standInPart } from './standIn.ts';
import { readDocument } from './table.ts';
import { writeTemplate } from './templates.ts';

/** The customer for whom a file is made. */
export interface FileReader {
  readonly language: Language;
  /** The code of a price list. */
  readonly currency: string;
}

/** The bytes of a file, any part of which can be read by itself. */
export interface FileContent {
  readonly type: string;
  readonly size: number;
  /** Another for every other content of the file, so that a part of it is joined to none but its own. */
  readonly version: string;
  /** From a byte, so many; null = the file has vanished. */
  readonly read: (from: number, length: number) => Promise<Buffer | null>;
}

/** Opens a file; null = it has vanished from the place where its bytes are. */
export async function openContent(
  lab: Lab,
  file: LibraryFile,
  reader: FileReader,
): Promise<FileContent | null> {
  const { source, filename, bytes } = file;
  const type = typeOfFile(filename);
  switch (source.kind) {
    case 'document':
      return {
        type,
        size: bytes,
        version: source.hash.slice(0, 32),
        read: async (from, length) =>
          (await readDocument(lab.database.queries, source.documentId, { from, length })) ?? null,
      };
    case 'software':
      return source.isGuide
        ? wholeContent(type, standInGuide(filename, source.version, bytes))
        : {
            type: 'application/octet-stream',
            size: bytes,
            version: versionOf(`${filename} ${source.version} ${bytes}`),
            read: async (from, length) =>
              standInPart({ filename, version: source.version, size: bytes }, { from, length }),
          };
    case 'prices':
      return wholeContent(type, await completePriceList(lab, source.format, reader));
    case 'template':
      return wholeContent(type, await writeTemplate(source.template, reader.language));
    case 'photo': {
      const picture = await lab.pictures.read(source.picture);
      return picture && wholeContent(type, await sharp(picture).jpeg({ quality: 90 }).toBuffer());
    }
    case 'product':
      return productContent(lab, source, reader);
  }
}

async function productContent(
  lab: Lab,
  { row, product }: Extract<LibraryFile['source'], { kind: 'product' }>,
  { language, currency }: FileReader,
): Promise<FileContent | null> {
  const kind = fileKind(row.kind);
  if (!kind) return null;
  const { queries } = lab.database;
  const bytes = kind.write({
    product,
    price: await listPriceOf(queries, product.slug, currency, lab.prices.today()),
    prices: await lab.prices.sizeLists(queries),
    currency,
    language,
    labName: lab.config.portal.company.name,
    photo: await photoOf(lab, product.slug),
  });
  return wholeContent(kind.type, bytes);
}

const wholeContent = (type: string, bytes: Buffer): FileContent => ({
  type,
  size: bytes.length,
  version: versionOf(bytes),
  read: async (from, length) => bytes.subarray(from, from + length),
});

const versionOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

const partBytes = 262_144;

/** A range of a file as a stream, a part at a time; it fails when the file vanishes on the way. */
export function streamContent(
  content: FileContent,
  { from, end }: { readonly from: number; readonly end: number },
): ReadableStream<Uint8Array> {
  let at = from;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (at >= end) return controller.close();
        const part = await content.read(at, Math.min(partBytes, end - at));
        if (!part || part.length === 0) return controller.error(new Error('ta: a file ended early'));
        at += part.length;
        controller.enqueue(new Uint8Array(part));
      },
    },
    { highWaterMark: 0 },
  );
}
