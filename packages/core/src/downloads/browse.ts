import { findFolder } from '../kernel/address/folders.ts';
import { folderSections } from './tree.ts';
import type { FolderSection, Library, LibraryFile, LibraryFolder } from './tree.ts';

export interface Breadcrumb {
  readonly path: string;
  /** '' = the root, which has the name of the library. */
  readonly title: string;
}

/** The content of a path (LIB-02 to LIB-04). */
export type OpenFolder =
  | { readonly kind: 'notFound'; readonly crumbs: readonly Breadcrumb[] }
  | {
      readonly kind: 'folder';
      readonly path: string;
      /** From the root to this folder. */
      readonly crumbs: readonly Breadcrumb[];
      /** Folder above; null at the root, where there is no arrow (LIB-18). */
      readonly above: string | null;
      /** Sections with folders, in their order; an empty one is left out (LIB-14). */
      readonly sections: readonly {
        readonly section: FolderSection;
        readonly folders: readonly LibraryFolder[];
      }[];
      readonly files: readonly LibraryFile[];
    };

const root: Breadcrumb = { path: '/', title: '' };

/** The folder at a path; one that climbs, or that is none, is not found, with the way to the root (LIB-16). */
export function openLibraryFolder({ folders }: Library, given: string): OpenFolder {
  const found = findFolder(folders, given);
  if (found.kind === 'notFound') return { kind: 'notFound', crumbs: [root] };
  const { path, content, way, above } = found;
  return {
    kind: 'folder',
    path,
    crumbs: way.map((each) => ({ path: each, title: folders.get(each)?.folder.title ?? '' })),
    above,
    sections: folderSections
      .map((section) => ({ section, folders: content.folders.filter((each) => each.section === section) }))
      .filter((each) => each.folders.length > 0),
    files: content.files,
  };
}

const mostFound = 200;

/** A letter as it is compared: without case and accent. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** The files and folders of a search, with the number of all that match. */
export interface FoundEntries {
  readonly folders: readonly LibraryFolder[];
  readonly files: readonly LibraryFile[];
  readonly count: number;
}

/** Files and folders below a path whose names have every word; of many, the first two hundred. */
export function searchLibrary({ folders }: Library, below: string, search: string): FoundEntries {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const prefix = below === '/' ? '/' : `${below}/`;
  const fits = ({ path, title }: { readonly path: string; readonly title: string }) => {
    if (!path.startsWith(prefix)) return false;
    const text = fold(`${title} ${path.slice(path.lastIndexOf('/') + 1)}`);
    return words.every((word) => text.includes(word));
  };
  if (words.length === 0) return { folders: [], files: [], count: 0 };
  const contents = [...folders.values()];
  const foundFolders = contents
    .map(({ folder }) => folder)
    .filter((folder) => folder.path !== '/' && fits(folder));
  const foundFiles = contents.flatMap(({ files }) => files.filter(fits));
  return {
    folders: foundFolders.slice(0, mostFound),
    files: foundFiles.slice(0, mostFound),
    count: foundFolders.length + foundFiles.length,
  };
}
