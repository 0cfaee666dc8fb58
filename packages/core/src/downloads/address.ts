import { normalisePath } from '../kernel/address/folders.ts';
import { readQuery, writeQuery } from '../kernel/address/query.ts';

/** Tabs of the documents page, each the value of `filter` (DOC-01). */
export const documentTabs = ['price_list', 'product_info', 'templates', 'graphisoftware'] as const;
export type DocumentTab = (typeof documentTabs)[number];

/** The tab that an address opens; an unknown one opens the first. */
export function parseDocumentTab(query: string): DocumentTab {
  const { filter } = readQuery(query, ['filter']);
  return documentTabs.find((tab) => tab === filter) ?? 'price_list';
}

export function formatDocumentTab(tab: DocumentTab): string {
  return tab === 'price_list' ? '/ta/documents' : `/ta/documents?${writeQuery({ filter: tab })}`;
}

/** The address of a library: folder and search. `search` is ours. */
export interface LibraryAddress {
  /** `/` = the root (LIB-02). What is no path stays as it is, and is not found (LIB-16). */
  readonly path: string;
  readonly search: string;
}

const longestSearch = 100;

export function parseLibraryAddress(query: string): LibraryAddress {
  const { path = '/', search = '' } = readQuery(query, ['path', 'search']);
  return { path: normalisePath(path) ?? path, search: search.slice(0, longestSearch) };
}

/** The query without `?`; '' = the root. */
export function formatLibraryAddress({ path, search }: Partial<LibraryAddress>): string {
  return writeQuery({ path: path === '/' ? '' : path, search });
}
