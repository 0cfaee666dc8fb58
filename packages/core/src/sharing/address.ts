import type { ChosenTag } from '../contract/index.ts';
import { readQuery, writeQuery } from '../kernel/address/query.ts';
import { isSameTag } from './photos.ts';

/** The pages (ROUTE-13). */
export const sharePath = '/ta/share-foto-album';
export const galleryPath = '/ta/share-foto-album-list';

/** The address of the gallery; its parameters are ours. */
export interface GalleryAddress {
  /** From 1. */
  readonly page: number;
  readonly tags: readonly ChosenTag[];
}

const lastPage = 1_000_000;
const mostTags = 20;

/** Anything that is no page is the first one; tags that cannot be read are left out. */
export function parseGalleryAddress(query: string): GalleryAddress {
  const { page = '1', tags = '' } = readQuery(query, ['page', 'tags']);
  return {
    page: /^\d{1,7}$/.test(page) ? Math.min(Math.max(1, Number(page)), lastPage) : 1,
    tags: tags
      .split(',')
      .flatMap((pair): ChosenTag[] => {
        const [categoria = '', valore = '', more] = pair.split(':').map((part) => decode(part));
        return categoria !== '' && valore !== '' && more === undefined ? [{ categoria, valore }] : [];
      })
      .filter((tag, index, all) => all.findIndex((other) => isSameTag(tag, other)) === index)
      .slice(0, mostTags),
  };
}

/** Path and query; page 1 is left out. */
export function formatGalleryAddress({ page, tags }: GalleryAddress): string {
  const pairs = tags.map(
    ({ categoria, valore }) => `${encodeURIComponent(categoria)}:${encodeURIComponent(valore)}`,
  );
  const query = writeQuery({ page: page > 1 ? page : '', tags: pairs.join(',') });
  return query === '' ? galleryPath : `${galleryPath}?${query}`;
}

/** '' for what is no encoded text. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
