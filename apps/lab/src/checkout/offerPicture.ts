import { buffer } from 'node:stream/consumers';
import type { PDFImage } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Lab } from '../base/lab.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import { pictureSubject } from '../store/item.ts';
import type { ProductRow } from '../store/item.ts';
import type { Paper } from '../payments/pdf/paper.ts';

/** Pixels of the longer side: 240 points at 288 dpi. */
const longestSide = 960;

/** A picture embedded into a document. */
export interface OfferPicture {
  readonly image: PDFImage;
  /** It shows the product as the store does, not what was configured. */
  readonly isExample: boolean;
}

/**
 * The picture of what was configured, embedded into a document; without one the product's. null = there is none, or it
 * cannot be read: an offer is made all the same.
 */
export async function pictureIn(
  lab: Lab,
  paper: Paper,
  product: Pick<ProductRow, 'slug' | 'name'>,
  record: Pick<QuoteRecord, 'picture' | 'pictureSize'>,
): Promise<OfferPicture | null> {
  try {
    const own = await configured(lab, record);
    const bytes = own ?? (await poster(lab, product));
    if (!bytes) return null;
    const jpeg = await sharp(bytes)
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84 })
      .toBuffer();
    return { image: await paper.document.embedJpg(jpeg), isExample: own === null };
  } catch {
    lab.log('warn', 'offer without its picture', { product: product.slug });
    return null;
  }
}

async function configured(
  { uploads }: Pick<Lab, 'uploads'>,
  { picture, pictureSize }: Pick<QuoteRecord, 'picture' | 'pictureSize'>,
): Promise<Buffer | null> {
  if (picture === null || pictureSize === null) return null;
  const stored = await uploads.blobs.read(picture, pictureSize);
  return stored ? buffer(stored) : null;
}

async function poster(lab: Pick<Lab, 'pictures'>, product: Pick<ProductRow, 'slug' | 'name'>) {
  const pictures = await lab.pictures.index();
  const subject = pictureSubject(product, pictures);
  const [front = ''] = pictures.views(subject);
  const file = pictures.file(subject, front, longestSide);
  return file === '' ? null : lab.pictures.read(file);
}
