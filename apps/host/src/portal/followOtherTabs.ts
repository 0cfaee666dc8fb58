import type { Session } from '@trade-area/core/auth';
import { storageKeys } from '@trade-area/core/kernel';

/** What of the window is listened to; `document` says whether the page is seen. */
type View = Pick<Window, 'addEventListener' | 'removeEventListener' | 'requestAnimationFrame'> & {
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
};

/**
 * Looks whether another tab ended or changed the session whenever one may have: its storage event, and every return to
 * this tab (T-A10). A page that goes into the back-forward cache is covered before it leaves and shown again only when
 * it was looked at, so that after a log out Back shows nothing private, not even for one frame (T-E12).
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
