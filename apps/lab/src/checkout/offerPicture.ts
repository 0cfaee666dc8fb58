import type { PDFImage } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Lab } from '../base/lab.ts';
import { quotePictureBytes } from '../configurator/pictureBytes.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import type { ProductRow } from '../store/item.ts';
import type { Paper } from '../payments/pdf/paper.ts';

/** Pixels of the longer side: 240 points at 288 dpi. */
const longestSide = 960;

/** A picture embedded into a document. */
export interface OfferPicture {
  readonly image: PDFImage;
  /** It shows the product as the store does, or with its material and color alone, not all that was configured. */
  readonly isExample: boolean;
}

/**
 * The picture of what was configured, embedded into a document. null = there is none, or it cannot be read: an offer is
 * made all the same.
 */
export async function pictureIn(
  lab: Lab,
  paper: Paper,
  product: Pick<ProductRow, 'slug' | 'name'>,
  record: Pick<QuoteRecord, 'picture' | 'pictureSize' | 'fields'>,
): Promise<OfferPicture | null> {
  try {
    const picture = await quotePictureBytes(lab, product, record, longestSide);
    if (!picture) return null;
    const jpeg = await sharp(picture.bytes)
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84 })
      .toBuffer();
    return { image: await paper.document.embedJpg(jpeg), isExample: !picture.isConfigured };
  } catch {
    lab.log('warn', 'offer without its picture', { product: product.slug });
    return null;
  }
}
