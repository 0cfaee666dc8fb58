import { readLibraryNode } from '../contract/index.ts';
import type { LibraryNode } from '../contract/index.ts';
import { normalisePath } from '../kernel/address/folders.ts';
import type { LibraryTrees } from './libraryCopy.ts';

/** The section of a folder in its parent, in the order shown (LIB-04, LIB-14); files come last. */
export const folderSections = ['folders', 'seasonal', 'genre'] as const;
export type FolderSection = (typeof folderSections)[number];

/** A way to get a file. `quality` names its resolution (LIB-10), '' = it has one; then the ending is its name. */
export interface FileVariant {
  readonly quality: 'hi' | 'low' | '';
  /** `PDF`. */
  readonly ending: string;
  readonly href: string;
  /** Of the file for the call, '' = it has the address alone. */
  readonly key: string;
}

/** How a file is looked at before it is downloaded (LIB-07); null = not at all. */
export type PreviewKind = 'image' | 'video' | 'document' | null;

export interface LibraryFile {
  /** `/Seasonal/card.jpg`. */
  readonly path: string;
  readonly name: string;
  /** The name in the reader’s language. */
  readonly title: string;
  /** For the log of what was opened; '' = the lab keeps none. */
  readonly id: string;
  /** Bytes; 0 = not known. */
  readonly size: number;
  readonly preview: PreviewKind;
  /** Address for looking at it, '' = none. */
  readonly href: string;
  /** Address of a small picture of it, '' = none. */
  readonly icon: string;
  /** High resolution first; one where the other is missing (LIB-18). */
  readonly variants: readonly FileVariant[];
  /** Of a film, each in another language. */
  readonly captions: readonly FilmCaptions[];
}

/** Captions of a film: WebVTT. */
export interface FilmCaptions {
  /** ISO 639 code. */
  readonly language: string;
  readonly href: string;
}

export interface LibraryFolder {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly section: FolderSection;
  /** Folders that are styled in a way of their own (LIB-05). */
  readonly accent: 'pinkMania' | 'christmas' | '';
  /** Files in it and in the folders below. */
  readonly count: number;
}

/** A library, by the paths of its folders. */
export interface Library {
  readonly folders: ReadonlyMap<string, FolderContent>;
}
export interface FolderContent {
  readonly folder: LibraryFolder;
  readonly folders: readonly LibraryFolder[];
  readonly files: readonly LibraryFile[];
}

/** No library of a lab is deeper; a tree that is, is cut there. */
const deepest = 24;
const images = /\.(jpe?g|png|gif|svg|webp|avif)$/i;
const videos = /\.(mp4|m4v|webm)$/i;
/** Files of which the documents name the resolution (LIB-10). */
const withResolution = /\.(jpe?g|tiff?|png|mp4)$/i;

interface MutableFolder {
  readonly folder: Omit<LibraryFolder, 'count'>;
  readonly folders: Map<string, MutableFolder>;
  readonly files: Map<string, LibraryFile>;
}

/** One tree of the wire, or the three parallel ones as one: files are matched by folder, base name and ending (LIB-10). */
export function readLibrary({ hi, low = [], icon = [] }: LibraryTrees, locale = 'en'): Library {
  const root = createFolder('/', '', '', 'folders');
  addNodes(root, hi, 'hi');
  addNodes(root, low, 'low');
  addNodes(root, icon, 'icon');
  const folders = new Map<string, FolderContent>();
  const order = new Intl.Collator(locale, { numeric: true });
  finish(root, folders, order);
  return { folders };
}

function createFolder(path: string, name: string, title: string, section: FolderSection): MutableFolder {
  const folder = { path, name, title: title || name, section, accent: accentOf(name) };
  return { folder, folders: new Map(), files: new Map() };
}

function accentOf(name: string): LibraryFolder['accent'] {
  const plain = name.trim().toUpperCase();
  if (plain === 'PINK MANIA') return 'pinkMania';
  return plain === 'CHRISTMAS' ? 'christmas' : '';
}

/** Adds the nodes of a tree, level by level: a recursion would be as deep as the sender likes. */
function addNodes(root: MutableFolder, nodes: readonly LibraryNode[], tree: 'hi' | 'low' | 'icon'): void {
  let level = nodes.map((node) => ({ node, parent: root }));
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) {
    const next: typeof level = [];
    for (const { node, parent } of level) {
      const name = safeName(node.name);
      if (name === null) continue;
      const path = `${parent.folder.path === '/' ? '' : parent.folder.path}/${name}`;
      if (node.type.trim().toLowerCase() !== 'folder') {
        parent.files.set(name, withVariant(parent.files.get(name) ?? createFile(path, name), node, tree));
        continue;
      }
      // Icons alone make no folder: there is nothing to download in it.
      const known = parent.folders.get(name);
      if (!known && tree === 'icon') continue;
      const folder = known ?? createFolder(path, name, node.title, sectionOf(node.special));
      parent.folders.set(name, folder);
      for (const element of node.elements) {
        const child = readLibraryNode(element);
        if (child) next.push({ node: child, parent: folder });
      }
    }
    level = next;
  }
}

/** One segment of a path; null for a name that climbs, has parts, or hides something (LIB-16). */
function safeName(given: string): string | null {
  const name = given.trim();
  if (name === '' || name === '.' || name.includes('/')) return null;
  return normalisePath(name) === `/${name}` ? name : null;
}

const sectionOf = (special: string): FolderSection =>
  folderSections.find((section) => special.trim().toLowerCase().startsWith(section)) ?? 'folders';

function createFile(path: string, name: string): LibraryFile {
  const preview = images.test(name)
    ? 'image'
    : videos.test(name)
      ? 'video'
      : /\.pdf$/i.test(name)
        ? 'document'
        : null;
  return {
    path,
    name,
    title: name,
    id: '',
    size: 0,
    preview,
    href: '',
    icon: '',
    variants: [],
    captions: [],
  };
}

function withVariant(file: LibraryFile, node: LibraryNode, tree: 'hi' | 'low' | 'icon'): LibraryFile {
  if (tree === 'icon') return { ...file, icon: node.url || file.icon };
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toUpperCase() ?? '';
  const listed = node.actions.filter(({ url_download }) => url_download !== '');
  const downloads = listed.filter(({ type }) => !['view', 'icon', 'captions'].includes(kindOf(type)));
  const captions = listed
    .filter(({ type }) => kindOf(type) === 'captions')
    .map(({ label, url_download }): FilmCaptions => ({ language: kindOf(label), href: url_download }));
  const given =
    downloads.length > 0 ? downloads : node.url === '' ? [] : [{ type: '', url_download: node.url, key: '' }];
  const added = given.map(({ type, url_download, key }): FileVariant => {
    const named = kindOf(type);
    const quality = named === 'hi' || named === 'low' ? named : tree === 'low' ? 'low' : 'hi';
    return { quality: withResolution.test(file.name) ? quality : '', ending, href: url_download, key };
  });
  const variants = [...file.variants, ...added].toSorted((one, other) => rank(one) - rank(other));
  const viewed = listed.find(({ type }) => kindOf(type) === 'view')?.url_download ?? node.url;
  return {
    ...file,
    title: node.title || file.title,
    id: file.id || node.id_file,
    size: file.size || node.size,
    href: file.href || viewed,
    icon: file.icon || (listed.find(({ type }) => kindOf(type) === 'icon')?.url_download ?? ''),
    variants: variants.filter(
      (variant, index) => variants.findIndex(({ quality }) => quality === variant.quality) === index,
    ),
    captions: [...file.captions, ...captions],
  };
}

const kindOf = (type: string) => type.trim().toLowerCase();
const rank = ({ quality }: FileVariant) => (quality === 'low' ? 1 : 0);

/** Sorts each folder naturally by name (LIB-14), and counts. @returns the files below. */
function finish(at: MutableFolder, into: Map<string, FolderContent>, order: Intl.Collator): number {
  let count = at.files.size;
  const folders: LibraryFolder[] = [];
  for (const below of at.folders.values()) {
    const files = finish(below, into, order);
    count += files;
    folders.push({ ...below.folder, count: files });
  }
  const byTitle = (one: { readonly title: string }, other: { readonly title: string }) =>
    order.compare(one.title, other.title);
  into.set(at.folder.path, {
    folder: { ...at.folder, count },
    folders: folders.toSorted(byTitle),
    files: [...at.files.values()].toSorted(byTitle),
  });
  return count;
}
