import { useEffect, useState } from 'react';
import { activeElement } from '../ui/dom.ts';

/** Milliseconds after the last field was left: the way from one field to the next, or to the button, is over. */
const calmAfter = 800;
const notTyped = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

function isTypedInto(element: Element | null): boolean {
  if (element instanceof HTMLInputElement) return !notTyped.includes(element.type) && !element.readOnly;
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  return element instanceof HTMLElement && element.isContentEditable;
}

/** Whether a field of the page is focused, or was a moment ago: nothing is to open over it by itself. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(() =>
    typeof document === 'undefined' ? false : isTypedInto(activeElement()),
  );
  useEffect(() => {
    const page = globalThis.document;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateTyping = () => {
      clearTimeout(timer);
      if (isTypedInto(activeElement())) setTyping(true);
      else timer = setTimeout(() => setTyping(isTypedInto(activeElement())), calmAfter);
    };
    const events = ['focusin', 'focusout', 'pointerdown', 'pointerup', 'keydown'] as const;
    updateTyping();
    for (const name of events) page.addEventListener(name, updateTyping, true);
    return () => {
      clearTimeout(timer);
      for (const name of events) page.removeEventListener(name, updateTyping, true);
    };
  }, []);
  return typing;
}
