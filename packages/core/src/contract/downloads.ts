import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, fileBytes, flag, listOf, rowsOf, text } from './wire.ts';

/** A tile of the documents page (DOC-04). `name`, `size` and the addresses are ours. */
const documentEntry = v.object({
  filename: text,
  /** Address of a picture, or the name of a kind: `pdf`, `table`, `image`. */
  icon: text,
  id_file: text,
  /** Key of the file for {@link libraryFile}; '' = there is the high resolution alone. */
  key: text,
  /** Key of its high resolution, '' without one (DOC-17). */
  key_high: text,
  is_updated: flag,
  /** The customer has opened the file (DOC-19). */
  exist_view_download: flag,
  name: text,
  /** Bytes; 0 = made when it is asked for. */
  size: count,
  /** Addresses that need no header, valid for at least twelve hours; '' = only {@link libraryFile} has the file. */
  url: text,
  url_high: text,
});
export type DocumentEntry = v.InferOutput<typeof documentEntry>;

/**
 * An action of a file (LIB-06): `hi`, `low`, `view`, `icon`; any other type is a download. Ours are the type `captions`,
 * WebVTT of a film in the language that its label is the code of, and `key`: that of the file for {@link libraryFile},
 * '' = it has the address alone.
 */
const fileAction = v.object({ label: text, type: text, url_download: text, key: text });

/**
 * A folder or a file of a library (LIB-09, LIB-11). `id_file`, `title`, `size`, and `path` of a folder are ours.
 * {@link readLibraryNode} reads the elements: one at a time, because a tree may be as deep as its sender likes.
 */
const libraryNode = v.object({
  name: text,
  /** `folder` or `file`. */
  type: text,
  /** `seasonal` or `genre`, with which it may begin: the section of a folder (LIB-04). */
  special: text,
  /** From the root to the entry itself. */
  path: text,
  /** Address for looking at it. */
  url: text,
  id_file: text,
  /** The name in the reader’s language. */
  title: text,
  /** Bytes; 0 = made when it is asked for. */
  size: count,
  actions: listOf(fileAction),
  /** Of a folder, each of this shape. */
  elements: listOf(v.unknown()),
});
export type LibraryNode = v.InferOutput<typeof libraryNode>;

/** An element of a folder; null = it is none. */
export function readLibraryNode(value: unknown): LibraryNode | null {
  const read = v.safeParse(libraryNode, value);
  return read.success ? read.output : null;
}

const tree = listOf(libraryNode);

export const libraryTrees = endpoint({
  id: 'downloads.all',
  method: 'GET',
  path: '/api/customer/download',
  summary: 'The whole library as three parallel trees: previews, high and low resolution.',
  cites: ['GW-18', 'LIB-09', 'DOC-23'],
  query: v.object({ lang: v.optional(v.string()) }),
  answer: v.object({
    downloads_new: v.object({
      downloads: v.object({ download_icon: tree, download_hi: tree, download_low: tree }),
    }),
  }),
});

/** Groups of options within each other, each key `group_option`; at the end the names of files (DOC-08). */
export type TemplateTree = string | readonly unknown[] | { readonly [key: string]: TemplateTree };

export const layoutTemplates = endpoint({
  id: 'downloads.templates',
  method: 'GET',
  path: '/api/customer/templates',
  summary:
    'The layout templates as a tree of options by language: keys such as `product_Wedding Book`, keys of files at the end.',
  cites: ['GW-19', 'DOC-08', 'DOC-25'],
  answer: v.object({ downloads_new: v.object({ templates: v.record(v.string(), v.unknown()) }) }),
});

export const documentLists = endpoint({
  id: 'downloads.documents',
  method: 'GET',
  path: '/api/customer/documents-list',
  summary: 'Price lists and technical information, in the order in which they are shown.',
  cites: ['GW-20', 'DOC-04', 'DOC-16', 'I18N-08'],
  query: v.object({ lang: v.optional(v.string()) }),
  answer: v.object({ price_list: rowsOf(documentEntry), product_info: rowsOf(documentEntry) }),
});

/** A library of its own (GW-21): the answer has one tree, under the name of the call. */
const library = <Id extends string, Name extends string>(id: Id, name: Name, what: string) =>
  endpoint({
    id: `downloads.${id}`,
    method: 'GET',
    path: `/api/customer/${name}`,
    summary: `${what} in folders.`,
    cites: ['GW-21', 'LIB-01', 'LIB-11'],
    query: v.object({ lang: v.optional(v.string()) }),
    answer: v.object({ downloads_new: v.record(v.string(), tree) }),
  });
export const marketingMaterials = library('marketing', 'marketing-materials', 'Marketing materials');
export const videoTutorials = library('videos', 'video-tutorial', 'Video tutorials');
export const technicalInfo = library('technical', 'tecnical-info', 'Technical information');

export const libraryVideo = endpoint({
  id: 'downloads.video',
  method: 'GET',
  path: '/api/customer/video-tutorial/{+path}',
  answerType: 'file',
  summary: 'A file of the video tutorials by its path.',
  cites: ['GW-22', 'LIB-17'],
  answer: fileBytes,
});

export const libraryFile = endpoint({
  id: 'downloads.file',
  method: 'GET',
  path: '/api/customer/download/{+key}',
  answerType: 'file',
  summary: 'A file of the library by its key, whose last part is the name under which it is saved.',
  cites: ['GW-23', 'DOC-17'],
  query: v.object({ lang: v.optional(v.string()) }),
  answer: fileBytes,
});

/** Files that one ZIP may have. */
export const mostArchived = 500;
/** Bytes that they may have together: a browser keeps a ZIP in memory until it is complete. */
export const mostArchivedBytes = 200_000_000;

export const libraryArchive = endpoint({
  id: 'downloads.archive',
  method: 'POST',
  path: '/api/customer/download-archive',
  effect: 'read',
  answerType: 'file',
  summary:
    'Several files of the library as one ZIP, in their folders. Ids that are not in the library are left out.',
  cites: ['ours', 'LIB-01'],
  query: v.object({ lang: v.optional(v.string()) }),
  body: v.object({
    ids: v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
      v.minLength(1),
      v.maxLength(mostArchived),
    ),
  }),
  answer: fileBytes,
});

const softwareFile = v.object({
  /** `MAC`, `PC` or `GUIDE`. */
  piattaforma: text,
  versione: text,
  /** `full`: the one that is current. Any other word: an older one. */
  type: text,
  nomeFile: text,
  /** Bytes. */
  size: count,
  /** The file without the helper script (DOC-11). */
  url: text,
});
export type SoftwareFile = v.InferOutput<typeof softwareFile>;

export const softwareList = endpoint({
  id: 'downloads.softwareList',
  method: 'GET',
  path: '/api/customer/software',
  summary: 'The design software that the lab offers, the current versions first.',
  cites: ['ours', 'DOC-10'],
  answer: v.object({ files: rowsOf(softwareFile) }),
});

export const softwareDownload = endpoint({
  id: 'downloads.software',
  method: 'POST',
  via: 'direct',
  path: '/scripts/software_download',
  access: 'public',
  effect: 'read',
  encoding: 'form',
  answerType: 'file',
  summary:
    'A file of the design software, as a form of the portal asks for it: `ta_token` is a ticket for `software`. Also answers a session.',
  cites: ['GW-25', 'DOC-11', 'DEC-01'],
  body: v.object({
    cod_fot: v.optional(v.string()),
    piattaforma: v.pipe(v.string(), v.maxLength(20)),
    versione: v.pipe(v.string(), v.maxLength(20)),
    type: v.optional(v.pipe(v.string(), v.maxLength(20))),
    nomeFile: v.pipe(v.string(), v.maxLength(200)),
    inter: v.optional(v.string()),
    ta_token: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  answer: fileBytes,
});
