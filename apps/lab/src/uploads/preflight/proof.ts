import { readFile } from 'node:fs/promises';
import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { PDFImage, PDFEmbeddedPage } from '@cantoo/pdf-lib';
import type { ExpectedSlot } from '@trade-area/core/contract';
import sharp from 'sharp';
import { embedFonts } from '../../payments/pdf/fonts.ts';

/** A file of which a small picture is wanted. */
export interface Preview {
  readonly path: string;
}
export interface Proof {
  readonly title: string;
  readonly sheets: readonly ProofSheet[];
}
export interface ProofSheet {
  /** JPEG, or a PDF of one page; null = there is no picture of it. */
  readonly picture: Uint8Array | null;
  readonly kind: 'jpeg' | 'pdf';
  readonly slot: Pick<ExpectedSlot, 'w_mm' | 'h_mm' | 'bleed_mm'>;
  /** Lines below it. */
  readonly lines: readonly string[];
}

/** Long side of a proof's picture. */
const shown = 1_600;
/** A4 lying, points, and the margin around. */
const [pageWidth, pageHeight, margin] = [841.89, 595.28, 36];
const lineHeight = 13;
const red = rgb(0.8, 0.1, 0.35);

/** What is printed, small, in sRGB. */
export async function previewOf({ path }: Preview): Promise<Uint8Array> {
  return sharp(path, { sequentialRead: true })
    .autoOrient()
    .resize({ width: shown, height: shown, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** One page for each sheet of an order, in the order of printing, with a red line where it is cut. */
export async function proofOf({ title, sheets }: Proof): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  const fonts = await embedFonts(document);
  for (const [index, { picture, kind, slot, lines }] of sheets.entries()) {
    const page = document.addPage([pageWidth, pageHeight]);
    const text = (line: string, x: number, y: number, font = fonts.plain, size = 9) =>
      page.drawText(fonts.printable(line), { x, y, size, font });
    text(title, margin, pageHeight - margin, fonts.bold, 11);
    text(`${index + 1} / ${sheets.length}`, pageWidth - margin - 50, pageHeight - margin);
    const low = margin + lines.length * lineHeight + 8;
    const room = { width: pageWidth - 2 * margin, height: pageHeight - margin - 18 - low };
    const [across, down] = [slot.w_mm + 2 * slot.bleed_mm, slot.h_mm + 2 * slot.bleed_mm];
    const image = await embedded(document, picture, kind);
    const lies = image !== null && image.width > image.height !== across > down;
    const [wide, high] = lies ? [down, across] : [across, down];
    const scale = Math.min(room.width / wide, room.height / high);
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
    for (const [line, words] of lines.entries())
      text(words, margin, margin + (lines.length - 1 - line) * lineHeight);
  }
  return document.save();
}

type Embedded = { readonly width: number; readonly height: number } & (
  | { readonly kind: 'image'; readonly embedded: PDFImage }
  | { readonly kind: 'page'; readonly embedded: PDFEmbeddedPage }
);

/** A picture that cannot be read leaves its frame empty: the words below say which file it is. */
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

/** A PDF of the customer's for the proof; null when it is too large to be embedded. */
export const smallPdf = async (path: string, bytes: number): Promise<Uint8Array | null> =>
  bytes > 20 * 1_048_576 ? null : readFile(path);
