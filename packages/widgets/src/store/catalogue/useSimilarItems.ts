import { useEffect, useMemo, useState } from 'react';
import { createFileLoader } from '@trade-area/core/kernel';
import { itemRow } from '@trade-area/core/store';
import type { ComputedItem } from '@trade-area/core/store';
import type { createTextIndex } from '@trade-area/core/textIndex';

/** The items that the index finds for a search. */
export interface SimilarItems {
  /** Slugs, the best first. */
  readonly slugs: readonly string[];
  /** The index is still being loaded: that nothing was found cannot be said yet. */
  readonly isLoading: boolean;
}

const none: readonly string[] = [];
const loadTextIndex = createFileLoader('textIndex', () => import('@trade-area/core/textIndex'));

/** The index of the portal's search over the items of the store; its code is loaded with the first search. */
export function useSimilarItems(items: readonly ComputedItem[], search: string): SimilarItems {
  const [create, setCreate] = useState<typeof createTextIndex>();
  const [hasFailed, setFailed] = useState(false);
  const isWanted = search !== '';
  useEffect(() => {
    if (!isWanted || create) return;
    let isMounted = true;
    loadTextIndex().then(
      (module) => isMounted && setCreate(() => module.createTextIndex),
      // The search goes on without it: items with the very words are found all the same.
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted, create]);
  const index = useMemo(
    () => (isWanted ? create?.(items.map(itemRow)) : undefined),
    [create, isWanted, items],
  );
  const slugs = useMemo(() => index?.search(search) ?? none, [index, search]);
  return { slugs, isLoading: isWanted && !create && !hasFailed };
}
