import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps `--shell-head` at the visible height of the bars above the side menu, so that the menu ends at the lower edge
 * of the window while the bars scroll away (SHELL-21, "menu height adjustment").
 */
export function useStickyHead(layoutRef: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const head = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: bar } = head;
    if (!bar) return;
    const measure = () => {
      const { bottom, height } = bar.getBoundingClientRect();
      layoutRef.current?.style.setProperty('--shell-head', `${Math.round(Math.max(bottom, height))}px`);
      layoutRef.current?.style.setProperty('--shell-bar', `${Math.round(height)}px`);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(bar);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, [layoutRef]);
  return head;
}
