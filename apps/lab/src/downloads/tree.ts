import type { Language } from '@trade-area/core/contract';
import { readCaptions } from '../base/captions.ts';
import { keyOfFile, typeOfFile } from './libraryFile.ts';
import type { LibraryContent, LibraryFile, LibrarySection } from './libraryFile.ts';
import { lessonsFolder, productsFolder, sectionFolders } from './texts.ts';

/** An entry of the wire (LIB-11). */
export interface TreeNode {
  readonly name: string;
  readonly title: string;
  readonly type: 'folder' | 'file';
  readonly special: string;
  readonly path: string;
  readonly url: string;
  readonly id_file: string;
  readonly size: number;
  readonly actions: {
    readonly label: string;
    readonly type: string;
    readonly url_download: string;
    readonly key: string;
  }[];
  readonly elements: TreeNode[];
}

export interface TreeReader {
  readonly language: Language;
  /** The address of a file; with `save` it is saved, else shown. */
  readonly addressOf: (file: LibraryFile, save: boolean) => string;
}

/** A folder with a prefix belongs to a section of its own (LIB-09): `seasonal_CHRISTMAS`. */
const specialPrefix = /^(seasonal|genre)_(.+)$/i;

/** A part of the library as a tree; each file once, with an action for each of its resolutions. */
export function treeOf(
  content: LibraryContent,
  sections: readonly LibrarySection[],
  reader: TreeReader,
): TreeNode[] {
  return buildTree(chosen(content, sections), reader);
}

/** The whole library, a folder for each part, as the three parallel trees (LIB-09). */
export function parallelTrees(content: LibraryContent, reader: TreeReader) {
  const all = chosen(content, [...Object.keys(sectionFolders), 'general'] as LibrarySection[]);
  const filed: LibraryContent = {
    files: all.files.map((file) => ({ ...file, folder: [folderOf(file.section).name, ...file.folder] })),
    emptyFolders: all.emptyFolders.map((empty) => ({
      ...empty,
      folder: [folderOf(empty.section).name, ...empty.folder],
    })),
  };
  const only = (...variants: readonly LibraryFile['variant'][]): LibraryContent => ({
    files: filed.files.filter((file) => variants.includes(file.variant)),
    emptyFolders: [],
  });
  return {
    download_icon: buildTree(only('icon'), reader),
    download_hi: buildTree({ ...only('', 'captions'), emptyFolders: filed.emptyFolders }, reader),
    download_low: buildTree(only('low'), reader),
  };
}

const folderOf = (section: LibrarySection) =>
  sectionFolders[section === 'general' ? 'product_info' : section];

function chosen(
  { files, emptyFolders }: LibraryContent,
  sections: readonly LibrarySection[],
): LibraryContent {
  const isChosen = ({ section }: { readonly section: LibrarySection }) => sections.includes(section);
  return { files: files.filter(isChosen), emptyFolders: emptyFolders.filter(isChosen) };
}

interface Folder {
  readonly node: TreeNode;
  readonly folders: Map<string, Folder>;
  readonly files: Map<string, TreeNode>;
}

function buildTree({ files, emptyFolders }: LibraryContent, reader: TreeReader): TreeNode[] {
  const root = createFolder('', '', reader.language);
  for (const { folder } of emptyFolders) folderAt(root, folder, reader.language);
  for (const file of files.filter(({ variant }) => variant !== 'captions')) {
    const at = folderAt(root, file.folder, reader.language);
    const known = at.files.get(file.filename);
    if (known) {
      known.actions.push(...actionsOf(file, reader, true));
      continue;
    }
    const node: TreeNode = {
      name: file.filename,
      title: titleOf(file, reader.language),
      type: 'file',
      special: '',
      path: `${at.node.path}/${file.filename}`,
      url: file.isViewable ? reader.addressOf(file, false) : '',
      id_file: file.id,
      size: file.bytes,
      actions: actionsOf(file, reader, file.variant !== ''),
      elements: [],
    };
    at.files.set(file.filename, node);
    at.node.elements.push(node);
  }
  // Afterwards: captions may be listed before their film.
  for (const file of files.filter(({ variant }) => variant === 'captions'))
    addCaptions(folderAt(root, file.folder, reader.language), file, reader);
  return root.node.elements;
}

/** Captions are an action of their film; without it they are left out. */
function addCaptions({ files }: Folder, file: LibraryFile, { addressOf }: TreeReader): void {
  const captions = readCaptions(file.filename);
  const film = [...files.values()].find(
    ({ name }) =>
      typeOfFile(name).startsWith('video/') && name.slice(0, name.lastIndexOf('.')) === captions?.film,
  );
  if (!film || !captions) return;
  const { language } = captions;
  film.actions.push({ label: language, type: 'captions', url_download: addressOf(file, false), key: '' });
}

const titleOf = ({ names, filename }: LibraryFile, language: Language) =>
  names[language] || names.en || filename;

/** High resolution where there is another one, and the ending of a file that has one (LIB-10). */
function actionsOf(file: LibraryFile, reader: TreeReader, isVariant: boolean): TreeNode['actions'] {
  if (file.variant === 'icon')
    return [{ label: '', type: 'icon', url_download: reader.addressOf(file, false), key: '' }];
  const ending = file.filename.slice(file.filename.lastIndexOf('.') + 1);
  const hasResolution = /^(jpe?g|tiff?|png|mp4)$/i.test(ending);
  const quality = file.variant === 'low' ? 'low' : 'hi';
  const view = { label: '', type: 'view', url_download: reader.addressOf(file, false), key: '' };
  return [
    {
      label: hasResolution ? `${quality}-res` : `Download ${ending.toUpperCase()}`,
      type: hasResolution ? quality : 'download',
      url_download: reader.addressOf(file, true),
      key: keyOfFile(file),
    },
    ...(file.isViewable && !isVariant ? [view] : []),
  ];
}

function folderAt(root: Folder, names: readonly string[], language: Language): Folder {
  let at = root;
  for (const given of names) {
    const [, special = '', rest = ''] = specialPrefix.exec(given) ?? [];
    const name = rest === '' ? given : rest;
    const known = at.folders.get(name);
    if (known) {
      at = known;
      continue;
    }
    const created = createFolder(name, `${at.node.path}/${name}`, language, special.toLowerCase());
    at.folders.set(name, created);
    at.node.elements.push(created.node);
    at = created;
  }
  return at;
}

/** Folders with a title of their own in each language. */
const namedFolders = [productsFolder, lessonsFolder, ...Object.values(sectionFolders)];

function createFolder(name: string, path: string, language: Language, special = ''): Folder {
  const known = namedFolders.find((each) => each.name === name);
  const node: TreeNode = {
    name,
    title: known?.titles[language] ?? name,
    type: 'folder',
    special,
    path,
    url: '',
    id_file: '',
    size: 0,
    actions: [],
    elements: [],
  };
  return { node, folders: new Map(), files: new Map() };
}
