import { useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { activeElementBeside } from '../dom.ts';
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect.ts';

/** Rows of a table body in order. */
export function rowsIn(body: HTMLElement | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>(':scope > tr[data-index]') ?? [])];
}

/** The row an event happened in, and its index. */
export function rowOf(target: EventTarget | null): { element: HTMLElement; index: number } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
  return element ? { element, index: Number(element.dataset.index) } : undefined;
}

/**
 * Which row Tab stops at, and the focus when rows change places: nodes are reused by position, so after every
 * change the focus is carried to the row with the same key. When that row has gone, the row in its place takes the
 * focus as a whole, never one of its buttons: a key meant for one order must not act on another.
 */
export function useRowFocus(bodyRef: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const [stopKey, setStopKey] = useState<string | undefined>(undefined);
  const focusedRow = useRef<{ key: string; index: number } | null>(null);
  const stop = Math.max(0, stopKey === undefined ? 0 : keys.indexOf(stopKey));

  useIsomorphicLayoutEffect(() => {
    const body = bodyRef.current;
    const was = focusedRow.current;
    if (!body || !was) return;
    const focused = activeElementBeside(body);
    // Nothing focused although we hold it: the control went away with the change.
    const active = focused === body.ownerDocument.body ? null : focused;
    if (active && (!body.contains(active) || keys[was.index] === was.key)) return;
    const from = rowOf(active)?.element;
    const to = keys.indexOf(was.key);
    const rows = rowsIn(body);
    const target = rows[to < 0 ? Math.min(was.index, rows.length - 1) : to];
    if (!target) return;
    const inside = to < 0 || !from || from === active ? undefined : sameControl(active, from, target);
    (inside ?? target).focus({ preventScroll: true });
  }, [keys, bodyRef]);

  const onFocus = (event: FocusEvent) => {
    const at = rowOf(event.target);
    const key = at && keys[at.index];
    if (!at || key === undefined) return;
    focusedRow.current = { key, index: at.index };
    setStopKey(key);
  };
  // Decided a moment later: a row that is taken away while it has the focus also loses it, and then the effect above
  // must still know which one it was; and a window left for another one keeps its focus.
  const onBlur = () => {
    const was = focusedRow.current;
    queueMicrotask(() => {
      const body = bodyRef.current;
      if (focusedRow.current === was && !(body && body.contains(activeElementBeside(body))))
        focusedRow.current = null;
    });
  };
  const moveTo = (index: number) => {
    const rows = rowsIn(bodyRef.current);
    rows[Math.max(0, Math.min(index, rows.length - 1))]?.focus();
  };
  return { stop, onFocus, onBlur, moveTo };
}

/** The control of `target` at the position that `active` has in `from`. */
function sameControl(
  active: Element | null,
  from: HTMLElement,
  target: HTMLElement,
): HTMLElement | undefined {
  const controls = 'a, button, input, select, textarea, summary';
  const index = active ? [...from.querySelectorAll(controls)].indexOf(active) : -1;
  return [...target.querySelectorAll<HTMLElement>(controls)][index];
}
