import { PDFDocument, PDFName, PDFRawStream, PDFString, degrees, rgb } from '@cantoo/pdf-lib';
import type { PDFImage, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import type { Box } from '@trade-area/core/geometry';
import sharp from 'sharp';
import { embedFonts, withoutControls } from '../../base/fonts.ts';
import type { PageBoxes } from './pages.ts';

/** A sheet of a PDF. */
export interface PdfSheet {
  /** The whole sheet with its bleed, in sRGB with its profile. */
  readonly jpeg: Uint8Array;
  /** Of the sheet, millimetres. */
  readonly bleed: Box;
  readonly pages: readonly PageBoxes[];
}

export interface PdfOptions {
  readonly title: string;
  /** Noted as its date; the same sheets and date give the same file. */
  readonly at: Date;
}

/** The condition that the output intent names: that of the lab's printers is sRGB, which is no printing press (P-FILE). */
export const condition = 'sRGB IEC61966-2.1';
/** Points of a length in millimetres. */
export const points = (millimetres: number) => (millimetres / 25.4) * 72;

/**
 * Print PDF: a page for each sheet, or for each page of a bound book, with its boxes. Pictures carry their profile
 * (ICCBased) as the output intent does, since a reader ignores the profile inside of a JPEG.
 */
export async function printPdf(sheets: readonly PdfSheet[], options: PdfOptions): Promise<Uint8Array> {
  const { document, profile } = await begin(sheets, options);
  const images: PDFImage[] = [];
  for (const sheet of sheets) {
    // Both pages of a bound spread show one picture: each page's media box cuts its half.
    const image = await document.embedJpg(sheet.jpeg);
    images.push(image);
    for (const boxes of sheet.pages) addPage(document, image, sheet, boxes);
  }
  await finish(document, images, profile);
  return document.save();
}

/** Proof: the same pages as they are after the cut, in small pictures, with a word across each. */
export async function proofPdf(
  sheets: readonly PdfSheet[],
  { word, ...options }: PdfOptions & { readonly word: string },
): Promise<Uint8Array> {
  const { document, profile } = await begin(sheets, options);
  const fonts = await embedFonts(document);
  const text = fonts.printable(word);
  const images: PDFImage[] = [];
  for (const sheet of sheets) {
    const image = await document.embedJpg(sheet.jpeg);
    images.push(image);
    for (const boxes of sheet.pages) {
      const page = addPage(document, image, sheet, boxes);
      const { x, y, width, height } = page.getTrimBox();
      page.setCropBox(x, y, width, height);
      const angle = Math.atan2(height, width);
      // Across the middle of the page, over two thirds of its diagonal.
      const size = (Math.hypot(width, height) * (2 / 3)) / Math.max(1, fonts.bold.widthOfTextAtSize(text, 1));
      const half = { along: fonts.bold.widthOfTextAtSize(text, size) / 2, up: size * 0.35 };
      page.drawText(text, {
        x: x + width / 2 - half.along * Math.cos(angle) + half.up * Math.sin(angle),
        y: y + height / 2 - half.along * Math.sin(angle) - half.up * Math.cos(angle),
        size,
        font: fonts.bold,
        // Seen on white paper and on dark photos.
        color: rgb(0.55, 0.55, 0.55),
        opacity: 0.5,
        rotate: degrees((angle * 180) / Math.PI),
      });
    }
  }
  await finish(document, images, profile);
  return document.save();
}

async function begin(sheets: readonly PdfSheet[], { title, at }: PdfOptions) {
  const [first] = sheets;
  const icc = first && (await sharp(first.jpeg).metadata()).icc;
  if (!icc) throw new Error('ta: a PDF is made of at least one picture with its profile.');
  const document = await PDFDocument.create();
  document.setTitle(withoutControls(title));
  document.setProducer('Trade Area');
  document.setCreator('Trade Area');
  document.setCreationDate(at);
  document.setModificationDate(at);
  const { context } = document;
  const profile = context.register(context.flateStream(icc, { N: 3, Alternate: 'DeviceRGB' }));
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFA1', DestOutputProfile: profile });
  intent.set(PDFName.of('OutputConditionIdentifier'), PDFString.of(condition));
  intent.set(PDFName.of('Info'), PDFString.of(condition));
  document.catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
  return { document, profile };
}

function addPage(
  document: PDFDocument,
  image: PDFImage,
  { bleed }: PdfSheet,
  { media, trim }: PageBoxes,
): PDFPage {
  const page = document.addPage([points(media.w), points(media.h)]);
  page.setBleedBox(0, 0, points(media.w), points(media.h));
  page.setTrimBox(
    points(trim.x - media.x),
    // A PDF counts from below.
    points(media.y + media.h - trim.y - trim.h),
    points(trim.w),
    points(trim.h),
  );
  page.drawImage(image, {
    x: points(bleed.x - media.x),
    y: points(media.y + media.h - bleed.y - bleed.h),
    width: points(bleed.w),
    height: points(bleed.h),
  });
  return page;
}

/** Writes the pictures into the document, and gives each the profile. */
async function finish(document: PDFDocument, images: readonly PDFImage[], profile: PDFRef): Promise<void> {
  await document.flush();
  for (const { ref } of images) {
    const image = document.context.lookup(ref);
    if (!(image instanceof PDFRawStream)) throw new Error('ta: a picture was not written into its PDF.');
    image.dict.set(PDFName.of('ColorSpace'), document.context.obj([PDFName.of('ICCBased'), profile]));
  }
}
