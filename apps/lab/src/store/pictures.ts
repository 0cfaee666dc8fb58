import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { array, object, optional, parse, string } from 'valibot';
import type { PictureIndex, Pictures, PictureSet } from '../base/ports/pictures.ts';

export const noPicture: PictureSet = { src: '', srcset: '', avif: '' };

const fileName = /^(.+)-([a-z0-9_]+)-(\d+)\.(webp|avif)$/;
const mainSize = 480;

/** `<slug>-<view>-<width>.<webp|avif>`. The listing is read again when the folder has changed. */
export function createPictures(folder: string): Pictures {
  let cachedIndex: { readonly changed: number; readonly index: Promise<PictureIndex> } | undefined;
  const index = async () => {
    const changed = await stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (cachedIndex?.changed !== changed)
      cachedIndex = { changed, index: changed === 0 ? empty : read(folder) };
    return cachedIndex.index;
  };
  return {
    index,
    async read(name) {
      return (await index()).hashOf(name) === undefined ? null : readFile(join(folder, name));
    },
  };
}

async function read(folder: string): Promise<PictureIndex> {
  const hashes = new Map<string, string>();
  for (const name of (await readdir(folder)).sort()) {
    if (!fileName.test(name)) continue;
    const bytes = await readFile(join(folder, name));
    hashes.set(name, createHash('sha256').update(bytes).digest('base64url').slice(0, 10));
  }
  return indexOf(hashes, await readNames(folder));
}

/** Names of the views of second pictures, from the index that is written with them; empty without one. */
async function readNames(folder: string): Promise<Map<string, string>> {
  try {
    const { pictures } = parse(namesFile, JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
    return new Map(pictures.flatMap(({ slug, view, shows }) => (shows ? [[`${slug}-${view}`, shows]] : [])));
  } catch {
    return new Map();
  }
}

const namesFile = object({
  pictures: array(object({ slug: string(), view: string(), shows: optional(string()) })),
});

/** File names and their hashes, made into sets. */
export function indexOf(
  hashes: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string> = new Map(),
): PictureIndex {
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
    hashes,
    names,
    nameOf: (slug, view) =>
      names.get(`${slug}-${view}`) ?? (view === 'foto' ? 'front' : view === 'foto_hover' ? '' : view),
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

/** The views of an item (CAT-ITEMS): the front is `foto`; the spine, the side, the open book or the room is `foto_hover`. */
const order = [
  'foto',
  'front34',
  'front',
  'foto_hover',
  'hover',
  'open',
  'spine',
  'side',
  'room',
  'stack',
  'detail',
  'top',
  'inbox',
  'swatches',
];
const rank = (view: string) => (order.indexOf(view) + order.length + 1) % (order.length + 1);

const srcset = (files: readonly { readonly width: number; readonly address: string }[]) =>
  files.map(({ width, address }) => `${address} ${width}w`).join(', ');

const empty = Promise.resolve(indexOf(new Map()));
