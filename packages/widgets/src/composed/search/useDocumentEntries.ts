import { useMemo } from 'react';
import { documentLists } from '@trade-area/core/contract';
import { formatDocumentTab, formatLibraryAddress, lastPart } from '@trade-area/core/downloads';
import type { DocumentTab, Library } from '@trade-area/core/downloads';
import type { SearchEntry } from '@trade-area/core/search';
import { useLibrary } from '../../downloads/useLibrary.ts';
import { useLanguage } from '../../kit/text/engine.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import type { Entries } from './useProductEntries.ts';

/** Files of one library in the index: those of a larger one are found by their folders, and by the library's own search. */
const mostFiles = 2_000;

const pages = {
  marketing: '/ta/marketing-materials',
  videos: '/ta/video-tutorials',
  technical: '/ta/tecnical-info',
} as const;

/**
 * Price lists, technical information, and the files and folders of the libraries, in the reader's language. `failure` is
 * that of a part: the others are found all the same.
 */
export function useDocumentEntries(): Entries {
  const lang = useLanguage();
  const lists = useRemote(documentLists, { query: { lang } });
  const marketing = useLibrary('marketing');
  const videos = useLibrary('videos');
  const technical = useLibrary('technical');
  const sources = [lists, marketing, videos, technical];
  // One that fails leaves the others: they are found once each of the four has answered or failed.
  const isSettled = sources.every(({ data, failure }) => data !== undefined || failure !== undefined);
  const documents = lists.data;
  const data = useMemo(() => {
    if (!isSettled) return undefined;
    return [
      ...(['price_list', 'product_info'] as const).flatMap((tab) =>
        (documents?.[tab] ?? []).map((entry) => documentEntry(tab, entry)),
      ),
      ...libraryEntries('marketing', marketing.data),
      ...libraryEntries('videos', videos.data),
      ...libraryEntries('technical', technical.data),
    ];
  }, [isSettled, documents, marketing.data, videos.data, technical.data]);
  const failed = sources.filter((source) => source.failure !== undefined && source.data === undefined);
  return {
    data,
    failure: failed[0]?.failure,
    asking: sources.some(({ asking }) => asking),
    retry: () => failed.forEach(({ retry }) => retry()),
  };
}

interface ListedDocument {
  readonly id_file: string;
  readonly name: string;
  readonly filename: string;
  readonly key: string;
}

function documentEntry(tab: DocumentTab, { id_file, name, filename, key }: ListedDocument): SearchEntry {
  const file = filename || lastPart(key);
  return {
    kind: 'document',
    id: `${tab} ${id_file || file}`,
    title: name || file,
    detail: name ? file : '',
    href: formatDocumentTab(tab),
  };
}

function libraryEntries(name: keyof typeof pages, library: Library | undefined): readonly SearchEntry[] {
  const addressOf = (path: string) => {
    const query = formatLibraryAddress({ path });
    return query === '' ? pages[name] : `${pages[name]}?${query}`;
  };
  const contents = [...(library?.folders.values() ?? [])];
  const files = contents.flatMap(({ folder, files: own }) =>
    own.map((file): SearchEntry => ({
      kind: 'document',
      id: `${name} ${file.path}`,
      title: file.title,
      detail: folder.title,
      href: addressOf(folder.path),
      words: file.name,
    })),
  );
  return [
    ...contents
      .filter(({ folder }) => folder.path !== '/')
      .map(({ folder }): SearchEntry => ({
        kind: 'document',
        id: `${name} ${folder.path}`,
        title: folder.title,
        detail: '',
        href: addressOf(folder.path),
        words: folder.name,
      })),
    ...files.slice(0, mostFiles),
  ];
}
