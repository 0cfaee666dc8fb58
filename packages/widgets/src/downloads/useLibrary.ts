import { useEffect, useMemo, useState } from 'react';
import { libraryTrees, marketingMaterials, technicalInfo, videoTutorials } from '@trade-area/core/contract';
import { readLibrary, readLibraryCopy, writeLibraryCopy } from '@trade-area/core/downloads';
import type { Library, LibraryTrees } from '@trade-area/core/downloads';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';

/** The libraries of a lab: everything, or one part of it (LIB-01). */
export type LibraryName = 'all' | 'marketing' | 'videos' | 'technical';

const oneTree = { marketing: marketingMaterials, videos: videoTutorials, technical: technicalInfo } as const;

/**
 * A library as folders, in the reader’s language: that of the last hour where this browser has one for the same customer
 * and language (LIB-15), else as the lab sends it. `retry` asks the lab in either case.
 */
export function useLibrary(name: LibraryName): Remote<Library> {
  const { storage, clock } = useSessionArea();
  const customer = useSessionState(({ phase, person }) => (phase === 'signedIn' ? (person?.code ?? '') : ''));
  const language = useLanguage();
  const [isRefreshed, setRefreshed] = useState(false);
  const copy = useMemo(
    () => readLibraryCopy({ storage, clock }, { customer, language }, name),
    [storage, clock, customer, language, name],
  );
  const remote = useTrees(name, language, copy === null || isRefreshed);
  const { data: sent, failure, asking, retry } = remote;
  const isFresh = sent !== undefined && failure === undefined && !asking;
  useEffect(() => {
    if (isFresh) writeLibraryCopy({ storage, clock }, { customer, language }, name, sent);
  }, [isFresh, sent, storage, clock, customer, language, name]);
  const trees = sent ?? copy ?? undefined;
  const data = useMemo(() => trees && readLibrary(trees, language), [trees, language]);
  return {
    data,
    failure,
    asking,
    retry: copy === null || isRefreshed ? retry : () => setRefreshed(true),
  };
}

/** The trees of a library as the lab sends them; `isAsked` false asks nothing. */
function useTrees(name: LibraryName, lang: string, isAsked: boolean): Remote<LibraryTrees> {
  const isAll = name === 'all';
  // The answer of a former language would be kept as that of this one.
  const options = { keepPrevious: false };
  const all = useRemote(libraryTrees, isAsked && isAll ? { query: { lang } } : null, options);
  const one = useRemote(
    isAll ? marketingMaterials : oneTree[name],
    isAsked && !isAll ? { query: { lang } } : null,
    options,
  );
  const data = useMemo((): LibraryTrees | undefined => {
    if (all.data) {
      const { download_hi, download_low, download_icon } = all.data.downloads_new.downloads;
      return { hi: download_hi, low: download_low, icon: download_icon };
    }
    const [hi] = one.data ? Object.values(one.data.downloads_new) : [];
    return one.data && { hi: hi ?? [] };
  }, [all.data, one.data]);
  const { failure, asking, retry } = isAll ? all : one;
  return { data, failure, asking, retry };
}
