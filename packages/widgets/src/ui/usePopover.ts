import { useCallback, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { restoreFocus, isEventWithin, hasFocusWithin } from './dom.ts';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect.ts';

const gap = 4;
const edge = 8;

/** Stands the panel under its button, above it when there is more room there, inside the window in any case. */
function place(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const at = button.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const width = panel.offsetWidth;
  const below = innerHeight - at.bottom - gap - edge;
  const above = at.top - gap - edge;
  const upwards = panel.scrollHeight > below && above > below;
  const left = align === 'end' ? at.right - width : at.left;
  panel.style.setProperty('max-height', `${Math.max(120, upwards ? above : below)}px`);
  panel.style.setProperty('min-width', `${at.width}px`);
  panel.style.setProperty('left', `${Math.max(edge, Math.min(left, innerWidth - width - edge))}px`);
  panel.style.setProperty('top', `${upwards ? at.top - gap - panel.offsetHeight : at.bottom + gap}px`);
}

/** A panel in the top layer beside its button: opens, follows the button, closes by Escape or a press elsewhere. */
export function usePopover(align: 'start' | 'end') {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  /** Closes; `returning` gives the focus back to the button (Escape, a choice), not after a press elsewhere. */
  const close = useCallback((returning: boolean) => {
    if (returning) restoreFocus(buttonRef.current);
    setOpen(false);
  }, []);

  useIsomorphicLayoutEffect(() => {
    const panel = panelRef.current;
    const button = buttonRef.current;
    if (!open || !panel || !button) return;
    panel.showPopover?.();
    place(panel, button, align);
    const page = panel.ownerDocument;
    const follow = (event: Event) => {
      if (!isEventWithin(event, panel)) place(panel, button, align);
    };
    const onPress = (event: Event) => {
      if (!isEventWithin(event, panel) && !isEventWithin(event, button)) close(hasFocusWithin(panel));
    };
    const view = page.defaultView ?? window;
    page.addEventListener('pointerdown', onPress, true);
    view.addEventListener('scroll', follow, { capture: true, passive: true });
    view.addEventListener('resize', follow);
    return () => {
      page.removeEventListener('pointerdown', onPress, true);
      view.removeEventListener('scroll', follow, true);
      view.removeEventListener('resize', follow);
      if (panel.isConnected) panel.hidePopover?.();
    };
  }, [open, align, close]);

  const onEscape = useCallback(
    (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Also keeps the Escape from the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close(true);
    },
    [close],
  );

  return { open, setOpen, close, buttonRef, panelRef, onEscape };
}
