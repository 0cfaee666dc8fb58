import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { PageTitle } from '../layout/PageTitle.tsx';

/**
 * What a browser does when it loads a page, done for a page of the router: title, place of the scroll, and the focus at
 * the beginning of the content. A change of the query (filters, pagers) is no change of page.
 */
export function Root() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    const focused = document.activeElement;
    // A form of the new page, or a dialog above it, has the focus already.
    if (focused?.closest('main, dialog')) return;
    main?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <PageTitle />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
