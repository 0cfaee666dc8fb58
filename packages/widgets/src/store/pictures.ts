import type { ComputedItem } from '@trade-area/core/store';
import type { PictureFile } from './Picture.tsx';

/** No picture: its place keeps its shape. */
export const noPicture: PictureFile = { src: '', srcset: '', avif: '' };

/** The picture that leads. */
export function frontOf(item: Pick<ComputedItem, 'foto' | 'foto_srcset' | 'foto_avif'>): PictureFile {
  return { src: item.foto, srcset: item.foto_srcset, avif: item.foto_avif };
}

/** The second picture; '' where it is the first once more. */
export function secondOf(
  item: Pick<ComputedItem, 'foto' | 'foto_hover' | 'foto_hover_srcset' | 'foto_hover_avif'>,
): PictureFile {
  if (item.foto_hover === item.foto) return noPicture;
  return { src: item.foto_hover, srcset: item.foto_hover_srcset, avif: item.foto_hover_avif };
}

/** CSS pixels of the files a lab keeps: of a product, and of a banner's wide view. */
const widths = { product: [480, 960], wide: [600, 1200] } as const;

/** A picture that the lab keeps under a name, in its two sizes and forms. */
export function labPicture(
  labOrigin: string,
  name: string,
  kind: keyof typeof widths = 'product',
): PictureFile {
  if (name === '') return noPicture;
  const address = (width: number, form: string) =>
    `${labOrigin}/pictures/${encodeURIComponent(name)}-${width}.${form}`;
  const set = (form: string) => widths[kind].map((width) => `${address(width, form)} ${width}w`).join(', ');
  return { src: address(widths[kind][1], 'webp'), srcset: set('webp'), avif: set('avif') };
}
