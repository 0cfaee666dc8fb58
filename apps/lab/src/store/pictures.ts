import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** One rendered view of a thing in every size and coding there is, as addresses without an origin. */
export interface PictureSet {
  /** The middle size as WebP; '' = there is no picture. */
  readonly src: string;
  /** `srcset` of the WebP files; '' when there is one size only. */
  readonly srcset: string;
  readonly avif: string;
}

export const noPicture: PictureSet = { src: '', srcset: '', avif: '' };

/** The pictures of the folder as they are now; a folder that is not there holds none. */
export interface Shelf {
  /** Views of a thing, the front first. */
  views(slug: string): readonly string[];
  set(slug: string, view: string): PictureSet;
  /** Name of the WebP file of this width, or the widest below it; '' when there is none. */
  file(slug: string, view: string, width: number): string;
  /** Hash that a file's address carries; undefined when there is no such file. */
  hashOf(name: string): string | undefined;
}

export interface Pictures {
  shelf(): Promise<Shelf>;
  /** Bytes of a file of the listing; null for any other name. */
  read(name: string): Promise<Buffer | null>;
}

const fileName = /^(.+)-([a-z0-9_]+)-(\d+)\.(webp|avif)$/;
const mainSize = 480;

/** `<slug>-<view>-<width>.<webp|avif>`. The listing is read again when the folder has changed. */
export function createPictures(folder: string): Pictures {
  let known: { readonly changed: number; readonly shelf: Promise<Shelf> } | undefined;
  const shelf = async () => {
    const changed = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (known?.changed !== changed) known = { changed, shelf: changed === 0 ? empty : read(folder) };
    return known.shelf;
  };
  return {
    shelf,
    async read(name) {
      return (await shelf()).hashOf(name) === undefined ? null : readFile(join(folder, name));
    },
  };
}

async function read(folder: string): Promise<Shelf> {
  const hashes = new Map<string, string>();
  for (const name of (await readdir(folder)).sort()) {
    if (!fileName.test(name)) continue;
    const bytes = await readFile(join(folder, name));
    hashes.set(name, createHash('sha256').update(bytes).digest('base64url').slice(0, 10));
  }
  return shelfOf(hashes);
}

/** File names and their hashes, made into sets. */
export function shelfOf(hashes: ReadonlyMap<string, string>): Shelf {
  const things = new Map<string, Map<string, { width: number; coding: string; address: string }[]>>();
  for (const [name, hash] of hashes) {
    const [, slug = '', view = '', width = '', coding = ''] = fileName.exec(name) ?? [];
    const views = things.get(slug) ?? new Map<string, { width: number; coding: string; address: string }[]>();
    things.set(slug, views);
    const files = views.get(view) ?? [];
    views.set(view, files);
    files.push({ width: Number(width), coding, address: `/pictures/${name}?v=${hash}` });
  }
  return {
    views: (slug) => [...(things.get(slug)?.keys() ?? [])].sort((a, b) => rank(a) - rank(b)),
    set(slug, view) {
      const files = things.get(slug)?.get(view) ?? [];
      const of = (coding: string) =>
        files.filter((file) => file.coding === coding).sort((a, b) => a.width - b.width);
      const webp = of('webp');
      const main = webp.find(({ width }) => width >= mainSize) ?? webp.at(-1);
      if (!main) return noPicture;
      return { src: main.address, srcset: webp.length > 1 ? srcset(webp) : '', avif: srcset(of('avif')) };
    },
    file(slug, view, width) {
      const webp = (things.get(slug)?.get(view) ?? []).filter(({ coding }) => coding === 'webp');
      const widths = webp.map((file) => file.width).filter((each) => each <= width);
      return widths.length > 0 ? `${slug}-${view}-${Math.max(...widths)}.webp` : '';
    },
    hashOf: (name) => hashes.get(name),
  };
}

/** CAT-ITEMS: the front is `foto`, the spine, open or in a room `foto_hover`. */
const order = [
  'foto',
  'front34',
  'front',
  'foto_hover',
  'hover',
  'spine',
  'open',
  'room',
  'stack',
  'detail',
  'top',
  'inbox',
];
const rank = (view: string) => (order.indexOf(view) + order.length + 1) % (order.length + 1);

const srcset = (files: readonly { readonly width: number; readonly address: string }[]) =>
  files.map(({ width, address }) => `${address} ${width}w`).join(', ');

const empty = Promise.resolve(shelfOf(new Map()));
