import { readCaptions } from '../base/captions.ts';
import type { FileRow } from '../store/table.ts';
import type { ProductRow } from '../store/item.ts';
import type { Texts } from '../database/schema/shop.ts';
import type { LayoutTemplate } from './templates.ts';

/** Parts of the library; those of `documents.csv`. */
export const librarySections = [
  'price_list',
  'product_info',
  'marketing',
  'templates',
  'tutorials',
  'general',
] as const;
export type LibrarySection = (typeof librarySections)[number];

/** Where the bytes of a file come from. */
export type FileSource =
  | { readonly kind: 'document'; readonly documentId: string; readonly hash: string }
  | { readonly kind: 'product'; readonly row: FileRow; readonly product: ProductRow }
  | { readonly kind: 'photo'; readonly picture: string }
  | { readonly kind: 'prices'; readonly format: 'pdf' | 'csv' }
  | { readonly kind: 'template'; readonly template: LayoutTemplate }
  | { readonly kind: 'software'; readonly version: string; readonly isGuide: boolean };

/** A file that signed-in customers may have. */
export interface LibraryFile {
  /** For addresses, notes and ZIPs; one file has it. */
  readonly id: string;
  readonly section: LibrarySection;
  /** Folders from the section down, each a name. */
  readonly folder: readonly string[];
  readonly names: Texts;
  /** The name under which it is saved. */
  readonly filename: string;
  /** Resolution of a file that exists in two; `icon` is a small picture of one, `captions` are those of a film. */
  readonly variant: '' | 'low' | 'icon' | 'captions';
  /** Name of the icon that a list shows. */
  readonly icon: string;
  readonly isUpdated: boolean;
  /** Can be looked at, not only downloaded. */
  readonly isViewable: boolean;
  /** 0 = made when it is asked for. */
  readonly bytes: number;
  /** When the lab last changed it; null = it has no moment of its own. */
  readonly changedAt: Date | null;
  readonly source: FileSource;
}

/** The library: files, and folders that have none. */
export interface LibraryContent {
  readonly files: readonly LibraryFile[];
  readonly emptyFolders: readonly { readonly section: LibrarySection; readonly folder: readonly string[] }[];
}

/** The key of a file for the call (GW-23): its last part is the name under which it is saved. */
export const keyOfFile = ({ id, filename, source }: LibraryFile): string =>
  source.kind === 'template' ? id : `${id}/${filename}`;

const lowMark = /@(low|icon)(\.[^.]+)$/;

/**
 * `card@low.jpg` is the low resolution of `card.jpg`, `card@icon.jpg` the small picture of it; `film@it.vtt` are captions,
 * which keep their name.
 */
export function readVariant(filename: string): Pick<LibraryFile, 'filename' | 'variant'> {
  if (readCaptions(filename)) return { filename, variant: 'captions' };
  const read = lowMark.exec(filename);
  return read
    ? { filename: filename.replace(lowMark, '$2'), variant: read[1] as 'low' | 'icon' }
    : { filename, variant: '' };
}

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  zip: 'application/zip',
};

const endingOf = (filename: string) => filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();

/** The type of a file by its ending; an unknown one is only saved. */
export const typeOfFile = (filename: string): string =>
  types[endingOf(filename)] ?? 'application/octet-stream';

/** Name of the icon of a file by its ending. */
export function iconOfFile(filename: string): string {
  const [kind] = typeOfFile(filename).split('/');
  if (endingOf(filename) === 'pdf') return 'pdf';
  if (kind === 'image') return 'image';
  if (kind === 'video') return 'video';
  return ['csv', 'xlsx'].includes(endingOf(filename)) ? 'table' : 'file';
}
