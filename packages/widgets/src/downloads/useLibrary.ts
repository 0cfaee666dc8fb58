import { useMemo } from 'react';
import { libraryTrees, marketingMaterials, technicalInfo, videoTutorials } from '@trade-area/core/contract';
import type { LibraryNode } from '@trade-area/core/contract';
import { readLibrary } from '@trade-area/core/downloads';
import type { Library } from '@trade-area/core/downloads';
import { useLanguage } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';

/** The libraries of a lab: everything, or one part of it (LIB-01). */
export type LibraryName = 'all' | 'marketing' | 'videos' | 'technical';

const oneTree = { marketing: marketingMaterials, videos: videoTutorials, technical: technicalInfo } as const;

/**
 * A library as folders, in the reader’s language. It stays in memory while the page is open (LIB-15), and `retry` asks for
 * it again.
 */
export function useLibrary(name: LibraryName): Remote<Library> {
  const lang = useLanguage();
  const isAll = name === 'all';
  const all = useRemote(libraryTrees, isAll ? { query: { lang } } : null);
  const one = useRemote(isAll ? marketingMaterials : oneTree[name], isAll ? null : { query: { lang } });
  const trees = useMemo((): Trees | undefined => {
    if (all.data) {
      const { download_hi, download_low, download_icon } = all.data.downloads_new.downloads;
      return { hi: download_hi, low: download_low, icon: download_icon };
    }
    const [hi] = one.data ? Object.values(one.data.downloads_new) : [];
    return one.data && { hi: hi ?? [] };
  }, [all.data, one.data]);
  const data = useMemo(() => trees && readLibrary(trees, lang), [trees, lang]);
  const { failure, asking, retry } = isAll ? all : one;
  return { data, failure, asking, retry };
}

interface Trees {
  readonly hi: readonly LibraryNode[];
  readonly low?: readonly LibraryNode[];
  readonly icon?: readonly LibraryNode[];
}
