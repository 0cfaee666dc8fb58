import type { ByteSource } from '../kernel/transport.ts';
import type { PdfBox, PdfFacts, PdfSheet } from './facts.ts';
import { boxOf, isSideways, mostSheets } from './pdfBox.ts';
import { openPdf } from './pdfFile.ts';
import type { PdfFile } from './pdfFile.ts';
import { isDictionary, isList, PdfFault } from './pdfValues.ts';
import type { PdfDictionary, PdfValue } from './pdfValues.ts';

const mostNodes = 20_000;

/** How many pages a PDF has and how large they are. Throws when that cannot be made out. */
export async function readPdf(source: ByteSource): Promise<{ pages: number; pdf: PdfFacts }> {
  const file = await openPdf(source);
  if (file.trailer.has('Encrypt')) return { pages: 0, pdf: { locked: true, sheets: [] } };
  const sheets: PdfSheet[] = [];
  let pages = 0;
  for await (const line of pagesIn(file)) {
    pages += 1;
    if (sheets.length < mostSheets) sheets.push(await sheetOf(file, line));
  }
  return { pages, pdf: { locked: false, sheets } };
}

/** Every page, followed by the nodes above it. Throws when the tree cannot be followed. */
export async function* pagesIn(file: PdfFile): AsyncGenerator<readonly PdfDictionary[]> {
  const root = await file.resolve(file.trailer.get('Root'));
  const top = isDictionary(root) ? await file.resolve(root.get('Pages')) : null;
  if (!isDictionary(top)) throw new PdfFault();
  let nodes = 0;
  async function* visit(
    node: PdfDictionary,
    above: readonly PdfDictionary[],
  ): AsyncGenerator<readonly PdfDictionary[]> {
    nodes += 1;
    if (nodes > mostNodes || above.length > 40) throw new PdfFault();
    const line = [node, ...above];
    const kids = await file.resolve(node.get('Kids'));
    if (!isList(kids)) {
      yield line;
      return;
    }
    for (const kid of kids) {
      const next = await file.resolve(kid);
      if (isDictionary(next)) yield* visit(next, line);
    }
  }
  yield* visit(top, []);
}

/** A page by its own entries and, for what is handed down, those above it (ISO 32000-1, 7.7.3.4). */
export async function sheetOf(file: PdfFile, line: readonly PdfDictionary[]): Promise<PdfSheet> {
  const own = (key: string) => line[0]?.get(key);
  const media = await readBox(file, inheritedValue(line, 'MediaBox'));
  if (!media) throw new PdfFault();
  const turn = await file.resolve(inheritedValue(line, 'Rotate'));
  return {
    media,
    trim: await readBox(file, own('TrimBox')),
    bleed: await readBox(file, own('BleedBox')),
    sideways: typeof turn === 'number' && isSideways(turn),
  };
}

/** A property of a page, or else of the nearest node above it. */
export const inheritedValue = (line: readonly PdfDictionary[], key: string): PdfValue | undefined =>
  line.find((node) => node.has(key))?.get(key);

async function readBox(file: PdfFile, value: PdfValue | undefined): Promise<PdfBox | null> {
  const list = await file.resolve(value);
  if (!isList(list) || list.length !== 4) return null;
  const corners: number[] = [];
  for (const each of list) {
    const corner = await file.resolve(each);
    if (typeof corner !== 'number') return null;
    corners.push(corner);
  }
  return boxOf(corners);
}
