import { useCallback, useMemo } from 'react';
import { createEntryIndex } from '@trade-area/core/search';
import type { SearchEntry } from '@trade-area/core/search';

/** Finds entries; undefined while they are not known. The index is made once for the same entries. */
export function useEntryIndex(
  entries: readonly SearchEntry[] | undefined,
): (text: string) => readonly SearchEntry[] | undefined {
  const index = useMemo(() => entries && createEntryIndex(entries), [entries]);
  return useCallback((text) => index?.find(text), [index]);
}
