import { readFile } from 'node:fs/promises';
import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { PDFImage, PDFEmbeddedPage } from '@cantoo/pdf-lib';
import type { ExpectedSlot } from '@trade-area/core/contract';
import type { PdfBox, PdfSheet } from '@trade-area/core/preflight';
import sharp from 'sharp';
import { embedFonts, withoutControls } from '../../base/fonts.ts';
import { renderPage } from './poppler.ts';

/** A file to make a thumbnail of. */
export interface Preview {
  readonly path: string;
}
/** A page of a customer's PDF to make a picture of. */
export interface PdfPage {
  readonly path: string;
  readonly bytes: number;
  /** From 1. */
  readonly page: number;
  readonly sheet: PdfSheet | null;
}
export type Picture = Pick<ProofSheet, 'picture' | 'kind'>;
export interface Proof {
  readonly title: string;
  readonly sheets: readonly ProofSheet[];
}
export interface ProofSheet {
  /** JPEG, or a PDF of one page; null = there is no picture of it. */
  readonly picture: Uint8Array | null;
  readonly kind: 'jpeg' | 'pdf';
  readonly slot: Pick<ExpectedSlot, 'w_mm' | 'h_mm' | 'bleed_mm'>;
  /** Caption lines. */
  readonly lines: readonly string[];
}

/** Long side of a proof's picture. */
const previewPixels = 1_600;
/** A4 landscape and its margin, in points. */
const [pageWidth, pageHeight, margin] = [841.89, 595.28, 36];
const lineHeight = 13;
const red = rgb(0.8, 0.1, 0.35);

/** A small sRGB preview of the printed file. */
export async function previewOf({ path }: Preview): Promise<Uint8Array> {
  return sharp(path, { sequentialRead: true })
    .autoOrient()
    .resize({ width: previewPixels, height: previewPixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** One page for each sheet of an order, in the order of printing, with a red line where it is cut. */
export async function proofOf({ title, sheets }: Proof): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(withoutControls(title));
  const fonts = await embedFonts(document);
  for (const [index, { picture, kind, slot, lines }] of sheets.entries()) {
    const page = document.addPage([pageWidth, pageHeight]);
    const text = (line: string, x: number, y: number, font = fonts.plain, size = 9) =>
      page.drawText(fonts.printable(line), { x, y, size, font });
    text(title, margin, pageHeight - margin, fonts.bold, 11);
    text(`${index + 1} / ${sheets.length}`, pageWidth - margin - 50, pageHeight - margin);
    const low = margin + lines.length * lineHeight + 8;
    const available = { width: pageWidth - 2 * margin, height: pageHeight - margin - 18 - low };
    const [across, down] = [slot.w_mm + 2 * slot.bleed_mm, slot.h_mm + 2 * slot.bleed_mm];
    const image = await embedded(document, picture, kind);
    const lies = image !== null && image.width > image.height !== across > down;
    const [wide, high] = lies ? [down, across] : [across, down];
    const scale = Math.min(available.width / wide, available.height / high);
    const box = { x: margin, y: low, width: wide * scale, height: high * scale };
    if (image?.kind === 'image') page.drawImage(image.embedded, box);
    if (image?.kind === 'page') page.drawPage(image.embedded, box);
    const cut = slot.bleed_mm * scale;
    page.drawRectangle({ ...box, borderColor: rgb(0.6, 0.6, 0.6), borderWidth: 0.4 });
    page.drawRectangle({
      x: box.x + cut,
      y: box.y + cut,
      width: box.width - 2 * cut,
      height: box.height - 2 * cut,
      borderColor: red,
      borderWidth: 0.6,
    });
    for (const [line, caption] of lines.entries())
      text(caption, margin, margin + (lines.length - 1 - line) * lineHeight);
  }
  return document.save();
}

type Embedded = { readonly width: number; readonly height: number } & (
  | { readonly kind: 'image'; readonly embedded: PDFImage }
  | { readonly kind: 'page'; readonly embedded: PDFEmbeddedPage }
);

/** An unreadable picture leaves its frame empty: the caption names the file. */
async function embedded(
  document: PDFDocument,
  picture: Uint8Array | null,
  kind: ProofSheet['kind'],
): Promise<Embedded | null> {
  if (!picture) return null;
  try {
    if (kind === 'jpeg') {
      const image = await document.embedJpg(picture);
      return { kind: 'image', embedded: image, width: image.width, height: image.height };
    }
    const [page] = await document.embedPdf(picture, [0]);
    return page ? { kind: 'page', embedded: page, width: page.width, height: page.height } : null;
  } catch {
    return null;
  }
}

/** A larger PDF is not split for a proof. */
const smallPdf = 20 * 1_048_576;

/**
 * A page cropped to its bleed: rendered where poppler-utils are installed, else a PDF of this page alone, or no picture
 * when the file is too large.
 */
export async function pdfPageOf({ path, bytes, page, sheet }: PdfPage): Promise<Picture> {
  // Printer's marks are cropped. A rotated page is shown whole, because its boxes are given unrotated.
  const part = sheet && !sheet.sideways && sheet.bleed && sheet.trim ? sheet.bleed : null;
  const renderedPage = await renderPage(path, page, previewPixels);
  if (renderedPage)
    return {
      kind: 'jpeg',
      picture: part && sheet ? await partOf(renderedPage, sheet.media, part) : renderedPage,
    };
  if (bytes > smallPdf) return { kind: 'pdf', picture: null };
  const source = await PDFDocument.load(await readFile(path), { updateMetadata: false });
  const alone = await PDFDocument.create();
  const [copied] = await alone.copyPages(source, [page - 1]);
  if (!copied) return { kind: 'pdf', picture: null };
  if (part) {
    const [x = 0, y = 0, width = 0, height = 0] = part.map((millimetres) => (millimetres / 25.4) * 72);
    copied.setMediaBox(x, y, width, height);
  }
  alone.addPage(copied);
  return { kind: 'pdf', picture: await alone.save() };
}

/** The part of a rendered page inside a box. PDF coordinates start at the bottom. */
async function partOf(drawn: Uint8Array, media: PdfBox, part: PdfBox): Promise<Uint8Array> {
  const { width = 0, height = 0 } = await sharp(drawn).metadata();
  const scale = width / media[2];
  const left = Math.max(0, Math.round((part[0] - media[0]) * scale));
  const top = Math.max(0, Math.round((media[1] + media[3] - part[1] - part[3]) * scale));
  const box = {
    left,
    top,
    width: Math.min(width - left, Math.round(part[2] * scale)),
    height: Math.min(height - top, Math.round(part[3] * scale)),
  };
  return sharp(drawn).extract(box).jpeg({ quality: 82 }).toBuffer();
}
