import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the person asked their device for less movement; false on a server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = globalThis.matchMedia(reducedMotion);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => globalThis.matchMedia(reducedMotion).matches,
    () => false,
  );
}

/** Whether something of `ref` is in the window and the page itself is seen; true until that is known. */
export function useIsVisible(ref: RefObject<Element | null>): boolean {
  const [inWindow, setInWindow] = useState(true);
  const [pageSeen, setPageSeen] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watch = new IntersectionObserver((entries) => setInWindow(entries.at(-1)?.isIntersecting ?? true));
    watch.observe(element);
    const page = element.ownerDocument;
    const updateVisibility = () => setPageSeen(page.visibilityState === 'visible');
    updateVisibility();
    page.addEventListener('visibilitychange', updateVisibility);
    return () => {
      watch.disconnect();
      page.removeEventListener('visibilitychange', updateVisibility);
    };
  }, [ref]);
  return inWindow && pageSeen;
}
