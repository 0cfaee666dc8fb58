import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * What a browser does when it loads a page, done for a page of the router: the scroll at the top, and the focus at the
 * beginning of the content. A change of the query (filters, pagers) is no change of page; after Back and Forward the
 * browser puts the scroll where it was.
 */
export function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (how !== 'POP' && hash === '') window.scrollTo(0, 0);
    // A form of the new page, or a dialog above it, has the focus already.
    if (document.activeElement?.closest('main, dialog')) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname, hash, how]);
}
