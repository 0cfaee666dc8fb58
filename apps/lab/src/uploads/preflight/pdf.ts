import { readFile } from 'node:fs/promises';
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import type { Finding } from '@trade-area/core/contract';
import type { Asked } from '@trade-area/core/preflight';

/** Larger ones are not opened here: their author is told to send pictures. */
const largest = 200 * 1_048_576;
const points = (millimetres: number) => (millimetres / 25.4) * 72;
/** 0.2 mm. */
const slack = points(0.2);

const blocks = (code: string, values: Finding['values'] = {}): Finding => ({
  code,
  level: 'block',
  values,
  fix: '',
});

/** Row "PDF" of the table: locked, number of pages, boxes. Fonts and the pictures inside are looked at by people. */
export async function inspectPdf(path: string, size: number, { slot }: Asked): Promise<Finding[]> {
  if (size > largest) return [blocks('pdfLarge', { megabytes: Math.round(largest / 1_048_576) })];
  let document: PDFDocument;
  let pages: number;
  try {
    document = await PDFDocument.load(await readFile(path), { updateMetadata: false });
    pages = document.getPageCount();
  } catch (error) {
    return [blocks(error instanceof EncryptedPDFError ? 'pdfLocked' : 'damaged')];
  }
  if (pages === 0) return [blocks('damaged')];
  if (pages !== 1) return [blocks('pdfPages', { pages })];
  const page = document.getPage(0);
  if (!slot) return [];
  const media = page.getMediaBox();
  const trim = page.getTrimBox();
  const fits = (box: { width: number; height: number }, margin: number) =>
    Math.abs(box.width - points(slot.w_mm + 2 * margin)) <= slack &&
    Math.abs(box.height - points(slot.h_mm + 2 * margin)) <= slack;
  if (fits(media, slot.bleed_mm) || (fits(trim, 0) && fits(page.getBleedBox(), slot.bleed_mm)))
    return [{ code: 'pdfByHand', level: 'note', values: {}, fix: '' }];
  if (fits(media, 0)) return [{ code: 'pdfNoBleed', level: 'warn', values: {}, fix: 'mirrorBleed' }];
  const millimetres = (value: number) => Math.round((value / 72) * 254) / 10;
  return [
    blocks('pdfSize', {
      width: millimetres(media.width),
      height: millimetres(media.height),
      wantedWidth: slot.w_mm + 2 * slot.bleed_mm,
      wantedHeight: slot.h_mm + 2 * slot.bleed_mm,
    }),
  ];
}
