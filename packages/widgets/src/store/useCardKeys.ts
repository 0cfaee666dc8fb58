import { useCallback } from 'react';
import type { KeyboardEvent } from 'react';
import { tabbableIn } from '../ui/dom.ts';

/** Arrow keys move between cards, to the action at the same place (docs/look.md, Keyboard). */
export function useCardKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback((event) => {
    const { currentTarget: list, target, key } = event;
    if (!(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const cards = [...list.children].filter((card) => tabbableIn(card).length > 0);
    const at = cards.findIndex((card) => card.contains(target));
    const from = cards[at];
    if (!from) return;
    const to = cards[at + stepOf(key, cards, at)];
    if (!to || to === from) return;
    const linkSettings = tabbableIn(from);
    const next = tabbableIn(to);
    const place = linkSettings.findIndex((each) => each === target);
    event.preventDefault();
    next[Math.min(Math.max(place, 0), next.length - 1)]?.focus();
  }, []);
}

/** How many cards a key moves on: one, or as many as stand in a row. */
function stepOf(key: string, cards: readonly Element[], at: number): number {
  if (key === 'ArrowRight') return 1;
  if (key === 'ArrowLeft') return -1;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return 0;
  const top = cards[0]?.getBoundingClientRect().top;
  const next = cards.findIndex((card) => card.getBoundingClientRect().top !== top);
  const row = next < 1 ? cards.length : next;
  if (key === 'ArrowUp') return -Math.min(row, at);
  return Math.min(row, cards.length - 1 - at);
}
