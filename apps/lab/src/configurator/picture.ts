import type { Lab } from '../base/lab.ts';
import { picturesOf } from '../store/item.ts';
import type { ProductRow } from '../store/item.ts';

/** Drawn where a product has no picture. */
export const noPicturePath = '/pictures/none.svg';

/** Finds the picture of a quote; never ''. */
export type QuotePictures = (product: Pick<ProductRow, 'slug' | 'name'>) => string;

/** The addresses of the pictures of quotes at this moment. Asks the database: never called inside a transaction. */
export async function quotePicturesOf(lab: Pick<Lab, 'config' | 'pictures'>): Promise<QuotePictures> {
  const { portal } = lab.config;
  const pictures = await lab.pictures.index();
  return (product) =>
    picturesOf(product, { pictures, portal })[0].src || `${portal.labOrigin}${noPicturePath}`;
}
