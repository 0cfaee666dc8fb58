import { readFile } from 'node:fs/promises';
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import type { PDFArray, PDFPage } from '@cantoo/pdf-lib';
import type { ByteSource } from '@trade-area/core/kernel';
import { boxOf, judge, largestPdf, isSideways, mostSheets, readPdfColours } from '@trade-area/core/preflight';
import type { JudgeOptions, FileFacts, PdfSheet } from '@trade-area/core/preflight';
import sharp from 'sharp';
import type { InspectionOutcome } from './inspect.ts';
import { readContents, renderPage } from './poppler.ts';

/**
 * Row "PDF" of the table in docs/print.md: the page boxes, the colours in use, and where poppler-utils are installed,
 * the images and fonts.
 */
export async function inspectPdf(
  path: string,
  {
    facts: early,
    asked,
    thumbnailPixels,
    source,
  }: {
    readonly facts: FileFacts;
    readonly asked: JudgeOptions;
    readonly thumbnailPixels: number;
    /** The same file in pieces. */
    readonly source: ByteSource;
  },
): Promise<InspectionOutcome> {
  const facts = early.bytes > largestPdf ? early : { ...early, ...(await sheetsOf(path)) };
  const isUnreadable = !facts.pdf || facts.pdf.locked || facts.pages === 0;
  if (isUnreadable) return { facts, findings: judge(facts, asked), thumbnail: null };
  const colours = (await coloursOf(source)) ?? (await coloursOf(await repaired(path, facts.bytes)));
  const contents = await readContents(path);
  const rendered = await renderPage(path, 1, thumbnailPixels);
  return {
    facts,
    findings: judge(facts, asked, { complete: true, deviation: null, bareSides: [], contents, colours }),
    thumbnail: rendered && (await sharp(rendered).webp({ quality: 78 }).toBuffer()),
  };
}

const coloursOf = (source: ByteSource | null) => source && readPdfColours(source, () => performance.now());

/** A larger PDF is not rewritten only to be inspected. */
const smallPdf = 20 * 1_048_576;

/** The file rewritten by pdf-lib with complete tables; null when the file is too large for that. */
async function repaired(path: string, size: number): Promise<ByteSource | null> {
  if (size > smallPdf) return null;
  try {
    const document = await PDFDocument.load(await readFile(path), { updateMetadata: false });
    const bytes = await document.save();
    return { size: bytes.length, read: (at, length) => Promise.resolve(bytes.subarray(at, at + length)) };
  } catch {
    return null;
  }
}

/** The pages as pdf-lib reads them, which also repairs. An unreadable file has none. */
async function sheetsOf(path: string): Promise<Pick<FileFacts, 'pages' | 'pdf'>> {
  try {
    const document = await PDFDocument.load(await readFile(path), { updateMetadata: false });
    const pages = document.getPages();
    return {
      pages: pages.length,
      pdf: { locked: false, sheets: pages.slice(0, mostSheets).map(sheetOf) },
    };
  } catch (error) {
    return { pages: 0, pdf: { locked: error instanceof EncryptedPDFError, sheets: [] } };
  }
}

function sheetOf(page: PDFPage): PdfSheet {
  const box = (found: PDFArray | undefined) => {
    if (!found) return null;
    const { x, y, width, height } = found.asRectangle();
    return boxOf([x, y, x + width, y + height]);
  };
  return {
    media: box(page.node.MediaBox()) ?? [0, 0, 0, 0],
    trim: box(page.node.TrimBox()),
    bleed: box(page.node.BleedBox()),
    sideways: isSideways(page.getRotation().angle),
  };
}
