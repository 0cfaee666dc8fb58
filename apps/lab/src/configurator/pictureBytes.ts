import { buffer } from 'node:stream/consumers';
import type { Lab } from '../base/lab.ts';
import { pictureSubject, posterSubject } from '../store/item.ts';
import type { ProductRow } from '../store/item.ts';
import { picturedChoice } from '../store/posters.ts';
import { posterOf } from './poster.ts';
import type { QuoteRecord } from './quoteTable.ts';

/** The picture of a quote for a document. */
export interface PictureBytes {
  readonly bytes: Buffer;
  /** It shows all that was configured, not only the product, or its material and color. */
  readonly isConfigured: boolean;
}

/**
 * The picture that `quotePicturesOf` has the address of, as a file: its own, else the product in its material and color,
 * else as the store shows it, about `width` pixels wide. null = there is none.
 */
export async function quotePictureBytes(
  lab: Lab,
  product: Pick<ProductRow, 'slug' | 'name'>,
  { picture, pictureSize, fields }: Pick<QuoteRecord, 'picture' | 'pictureSize' | 'fields'>,
  width: number,
): Promise<PictureBytes | null> {
  const stored =
    picture === null || pictureSize === null ? null : await lab.uploads.blobs.read(picture, pictureSize);
  if (stored) return { bytes: await buffer(stored), isConfigured: true };
  const posters = await lab.posters.index();
  const colored = posterSubject(product, posters);
  const choice = picturedChoice(posters, colored, fields);
  const poster = choice && (await posterOf(lab, colored, choice));
  if (poster && poster !== 'gone') return { bytes: await poster.draw(), isConfigured: false };
  const pictures = await lab.pictures.index();
  const subject = pictureSubject(product, pictures);
  const [front = ''] = pictures.views(subject);
  const file = pictures.file(subject, front, width);
  const bytes = file === '' ? null : await lab.pictures.read(file);
  return bytes && { bytes, isConfigured: false };
}
