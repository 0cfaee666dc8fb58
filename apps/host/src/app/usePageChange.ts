import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Does for a page of the router what browsers do for a document: scrolls to the top and puts the focus at the beginning
 * of the content. A change of the query (filters, pagers) is no change of page; after Back and Forward the browser
 * restores the scroll.
 */
export function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType !== 'POP' && hash === '') window.scrollTo(0, 0);
    // A form of the new page, or a dialog above it, has the focus already.
    if (document.activeElement?.closest('main, dialog')) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname, hash, navigationType]);
}
