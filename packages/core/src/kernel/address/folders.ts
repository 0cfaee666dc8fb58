/** One entry of a library: `path` is its folder's or its own, both occur. */
export interface FolderEntry {
  readonly path: string;
  readonly name: string;
  readonly filename?: string;
  /** `folder`; anything else is a file. */
  readonly type: string;
}

export interface Folder<Entry> {
  /** Normalised, `/` for the root. */
  readonly path: string;
  readonly name: string;
  /** The library's entry; null for a folder known only from the paths of its contents. */
  readonly entry: Entry | null;
}

/** The content of a path (PROD-09, PROD-19, LIB-16). */
export type FolderView<Entry> =
  | { readonly kind: 'notFound'; readonly crumbs: readonly Crumb[] }
  | {
      readonly kind: 'folder';
      readonly path: string;
      /** From the root, which has the name '', to this folder. */
      readonly crumbs: readonly Crumb[];
      /** Path of the folder above; null at the root. */
      readonly above: string | null;
      readonly folders: readonly Folder<Entry>[];
      readonly files: readonly Entry[];
    };
export interface Crumb {
  readonly path: string;
  readonly name: string;
}

/** A path that names one of the folders of a library, or none (LIB-16). */
export type FoundFolder<Content> =
  | { readonly kind: 'notFound' }
  | {
      readonly kind: 'folder';
      /** Normalised, `/` for the root. */
      readonly path: string;
      readonly content: Content;
      /** Paths of the folders on the way, from the root to this one. */
      readonly way: readonly string[];
      /** Path of the folder above; null at the root (LIB-18). */
      readonly above: string | null;
    };

const longest = 1_000;

/** A path as `/a/b`: empty and `.` segments are left out; null for one that climbs, hides something or is too long. */
export function normalisePath(value: string): string | null {
  if (value.length > longest || /[\\\p{Cc}]/u.test(value)) return null;
  const segments = value.split('/').map((segment) => segment.trim());
  if (segments.includes('..')) return null;
  return `/${segments.filter((segment) => segment !== '' && segment !== '.').join('/')}`;
}

/** The folder at a path, among those of a library by their normalised paths. A path that climbs names none. */
export function findFolder<Content>(
  folders: ReadonlyMap<string, Content>,
  given: string,
): FoundFolder<Content> {
  const path = normalisePath(given);
  const content = path === null ? undefined : folders.get(path);
  if (path === null || content === undefined) return { kind: 'notFound' };
  const above = path === '/' ? null : parentOf(path);
  return { kind: 'folder', path, content, way: ['/', ...ancestors(path)], above };
}

/**
 * The folder at `path` of a flat library, folders first, both in natural order of their names (LIB-04, LIB-14). An
 * unknown path and one that is none are not found, with the way back to the root. An entry whose own path climbs is
 * left out.
 */
export function openFolder<Entry extends FolderEntry>(
  entries: readonly Entry[],
  path: string,
  locale = 'en',
): FolderView<Entry> {
  const root: Crumb = { path: '/', name: '' };
  const order = new Intl.Collator(locale, { numeric: true });
  const folders = new Map<string, Folder<Entry>>([['/', { ...root, entry: null }]]);
  const files: { readonly parent: string; readonly name: string; readonly entry: Entry }[] = [];
  for (const entry of entries) {
    const location = splitPath(entry);
    if (location === null) continue;
    const isFolder = entry.type.trim().toLowerCase() === 'folder';
    for (const above of ancestors(location.parent)) {
      if (!folders.has(above)) folders.set(above, { path: above, name: lastOf(above), entry: null });
    }
    if (isFolder) folders.set(location.path, { path: location.path, name: lastOf(location.path), entry });
    else files.push({ parent: location.parent, name: location.name, entry });
  }
  const found = findFolder(folders, path);
  if (found.kind === 'notFound') return { kind: 'notFound', crumbs: [root] };
  const { path: folderPath, way, above } = found;
  return {
    kind: 'folder',
    path: folderPath,
    crumbs: way.map((each) => ({ path: each, name: lastOf(each) })),
    above,
    folders: [...folders.values()]
      .filter((folder) => folder.path !== '/' && parentOf(folder.path) === folderPath)
      .sort((a, b) => order.compare(a.name, b.name)),
    files: files
      .filter(({ parent }) => parent === folderPath)
      .sort((a, b) => order.compare(a.name, b.name))
      .map(({ entry }) => entry),
  };
}

/** The folder of an entry; its path may end with its own name, or be the folder that holds it. */
function splitPath(entry: FolderEntry): { path: string; parent: string; name: string } | null {
  const entryPath = normalisePath(entry.path);
  const name = (entry.name || (entry.filename ?? '')).trim();
  if (entryPath === null) return null;
  const isFolder = entry.type.trim().toLowerCase() === 'folder';
  const own =
    entryPath !== '/' && [entry.name, entry.filename ?? ''].some((each) => each.trim() === lastOf(entryPath));
  if (own || name === '') {
    return entryPath === '/'
      ? null
      : { path: entryPath, parent: parentOf(entryPath), name: name || lastOf(entryPath) };
  }
  const segment = isFolder ? normalisePath(name.replaceAll('/', ' ')) : `/${name}`;
  if (segment === null || segment === '/') return null;
  return { path: entryPath === '/' ? segment : entryPath + segment, parent: entryPath, name };
}

/** Every folder on the way from the root, which is left out, to and with this one. */
function ancestors(path: string): string[] {
  const segments = path.split('/').slice(1);
  if (path === '/') return [];
  return segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`);
}

function parentOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end <= 0 ? '/' : path.slice(0, end);
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
