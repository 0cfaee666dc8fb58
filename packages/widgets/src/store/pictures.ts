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

const widths = [480, 960];

/** A picture that the lab keeps under a name, in its two sizes and forms. */
export function labPicture(labOrigin: string, name: string): PictureFile {
  if (name === '') return noPicture;
  const address = (width: number, form: string) =>
    `${labOrigin}/pictures/${encodeURIComponent(name)}-${width}.${form}`;
  const set = (form: string) => widths.map((width) => `${address(width, form)} ${width}w`).join(', ');
  return { src: address(960, 'webp'), srcset: set('webp'), avif: set('avif') };
}
