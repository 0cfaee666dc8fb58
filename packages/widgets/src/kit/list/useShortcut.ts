import { useContext, useEffect } from 'react';
import type { RefObject } from 'react';
import { SlotsAreNative } from '../Slot.tsx';

const typing = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable="true"]';

/**
 * Calls `act` when a single key is pressed outside text fields. In React anywhere on the page; in an element only
 * while the focus is inside `root`: the keys of a foreign page are its own. Not while a dialog is open.
 */
export function useShortcut(key: string, root: RefObject<HTMLElement | null>, act: () => void): void {
  const inElement = useContext(SlotsAreNative);
  useEffect(() => {
    const within = root.current;
    const target: EventTarget | null = inElement ? within : (within?.ownerDocument ?? null);
    const hear = (event: Event) => {
      const pressed = event as KeyboardEvent;
      if (pressed.key !== key || pressed.defaultPrevented) return;
      if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
      const at = event.composedPath()[0];
      if (at instanceof Element && at.closest(`${typing}, dialog`)) return;
      event.preventDefault();
      act();
    };
    target?.addEventListener('keydown', hear);
    return () => target?.removeEventListener('keydown', hear);
  }, [key, root, act, inElement]);
}
