import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isSamePage } from '../portal/samePage.ts';

/**
 * On navigation, scrolls to the top and moves focus to `main`. Query changes, and other
 * addresses of the same page, are ignored; on Back and Forward the
 * browser restores the scroll position.
 */
export function useScrollAndFocusReset(): void {
  const { pathname, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType !== 'POP' && isSamePage(state)) return;
    if (navigationType !== 'POP' && hash === '') window.scrollTo(0, 0);
    // A form of the new page, or a dialog above it, has the focus already.
    if (document.activeElement?.closest('main, dialog')) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname, hash, state, navigationType]);
}
