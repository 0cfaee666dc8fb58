import type { Session } from '@trade-area/core/auth';
import { storageKeys } from '@trade-area/core/kernel';

/** The part of the window that is listened to; `document` tells whether the page is visible. */
type View = Pick<Window, 'addEventListener' | 'removeEventListener' | 'requestAnimationFrame'> & {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
};

/**
 * Checks the session whenever another tab may have ended or changed it: after a storage event, and on every return to
 * this tab (T-A10). A page is covered before it enters the back-forward cache and uncovered only after the check, so
 * that Back shows nothing private after a sign-out, not even for one frame (T-E12).
 * @returns the function that ends it.
 */
export function followOtherTabs(
  view: View,
  session: Pick<Session, 'recheck'>,
  cover: (covered: boolean) => void,
): () => void {
  const recheck = () => session.recheck();
  const onStorage = (event: StorageEvent) => {
    // A null key is a cleared storage.
    if (event.key === null || event.key === storageKeys.token) recheck();
  };
  const onVisible = () => {
    if (view.document.visibilityState === 'visible') recheck();
  };
  const onHide = (event: PageTransitionEvent) => {
    if (event.persisted) cover(true);
  };
  const onShow = (event: PageTransitionEvent) => {
    recheck();
    if (event.persisted) view.requestAnimationFrame(() => cover(false));
  };

  view.addEventListener('storage', onStorage);
  view.addEventListener('focus', recheck);
  view.addEventListener('pagehide', onHide);
  view.addEventListener('pageshow', onShow);
  view.document.addEventListener('visibilitychange', onVisible);
  return () => {
    view.removeEventListener('storage', onStorage);
    view.removeEventListener('focus', recheck);
    view.removeEventListener('pagehide', onHide);
    view.removeEventListener('pageshow', onShow);
    view.document.removeEventListener('visibilitychange', onVisible);
  };
}
