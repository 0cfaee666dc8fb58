import { useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import { useShortcut } from './useShortcut.ts';

/**
 * Focuses the search of a list on `/`: anywhere on a React page; in a custom element only while the focus is inside it.
 *
 * @param root the element around the list.
 */
export function useSearchShortcut(root: RefObject<HTMLElement | null>): RefObject<HTMLInputElement | null> {
  const searchRef = useRef<HTMLInputElement>(null);
  useShortcut(
    '/',
    root,
    useCallback(() => searchRef.current?.focus(), []),
  );
  return searchRef;
}
