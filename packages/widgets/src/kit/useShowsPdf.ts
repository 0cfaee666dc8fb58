import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the browser turns the pages of a PDF inside a page, by its own viewer. Those of phones and tablets have none, or
 * show the first page alone. False on a server, and in its first rendering in a browser.
 */
export function useShowsPdf(): boolean {
  return useSyncExternalStore(
    never,
    () => globalThis.navigator.pdfViewerEnabled && globalThis.matchMedia('(hover: hover)').matches,
    () => false,
  );
}
