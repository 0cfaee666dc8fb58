import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { LayoutAddress } from '@trade-area/core/help';

/**
 * Leads to what the address names inside the section that is drawn: an answer is opened, and it or the heading of the
 * part gets the focus. A section that has just opened without an item gets the focus at its own heading.
 */
export function useLinkedPart({ way, item }: LayoutAddress, root: RefObject<HTMLElement | null>): void {
  const isDrawn = useRef(false);
  useEffect(() => {
    const section = root.current;
    const wasDrawn = isDrawn.current;
    isDrawn.current = true;
    if (way === '' || !section) return;
    const part = item === '' ? section : section.querySelector<HTMLElement>(`[data-part="${item}"]`);
    if (!part) return;
    // A gallery brings its own focus, and gives it back when it is closed.
    if (wasDrawn && (item === '' || part.querySelector('[aria-haspopup="dialog"]'))) return;
    const answer = part.matches('.ta-help__question') ? part.querySelector('details') : null;
    if (answer) answer.open = true;
    const target = part.querySelector<HTMLElement>(answer ? 'summary' : '[data-heading]') ?? part;
    part.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  }, [way, item, root]);
}
