import { sharingTerms } from '@trade-area/core/contract';
import type { SharingTerms } from '@trade-area/core/contract';
import { useLanguage } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';

/** The terms in the reader's language; asked for when `isWanted`. */
export function useTerms(isWanted = true): Remote<SharingTerms> {
  const lang = useLanguage();
  return useRemote(sharingTerms, isWanted ? { query: { lang } } : null);
}
