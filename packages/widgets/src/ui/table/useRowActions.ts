import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { isModifiedClick } from '../dom.ts';
import { toggleRow } from './selection.ts';
import type { DataTableProps } from './table.ts';
import { rowOf } from './useRowFocus.ts';

const interactive =
  'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable="true"]';
const typing = 'input:not([type="checkbox"]), select, textarea, [contenteditable="true"]';

type Given<Row extends object> = Pick<DataTableProps<Row>, 'selection' | 'rowHref' | 'onRowOpen'> & {
  readonly rows: readonly Row[];
  readonly keys: readonly string[];
  readonly moveTo: (index: number) => void;
};

/** Presses and keys of all rows, handled once at the table body. */
export function useRowActions<Row extends object>(given: Given<Row>) {
  const { rows, keys, selection, rowHref, onRowOpen, moveTo } = given;
  const anchor = useRef<string | undefined>(undefined);

  const toggle = (index: number, run: boolean) => {
    const key = keys[index];
    if (!selection || key === undefined) return;
    selection.onSelect(toggleRow(keys, selection.selected, key, run ? anchor.current : undefined));
    anchor.current = key;
  };
  /** Opens elsewhere by the link itself, so that the browser decides what "elsewhere" is. */
  const follow = (element: HTMLElement, event: MouseEvent | undefined) => {
    const link = element.querySelector<HTMLElement>('[data-row-link]');
    const { ctrlKey = false, metaKey = false, shiftKey = false } = event ?? {};
    const view = element.ownerDocument.defaultView;
    link?.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        composed: true,
        view,
        ctrlKey,
        metaKey,
        shiftKey,
      }),
    );
  };
  const open = (index: number, element: HTMLElement, event?: MouseEvent) => {
    const row = rows[index];
    if (!row) return;
    if (rowHref?.(row) !== undefined) follow(element, event);
    else if (!rowHref) onRowOpen?.(row);
  };

  const onClick = (event: MouseEvent) => {
    const at = rowOf(event.target);
    if (!at || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('[data-box]')) return toggle(at.index, event.shiftKey);
    const row = rows[at.index];
    if (event.target.closest('[data-row-link]')) {
      if (!row || !onRowOpen || isModifiedClick(event)) return;
      event.preventDefault();
      onRowOpen(row);
    } else if (!event.target.closest(interactive) && !marksText(at.element)) {
      open(at.index, at.element, event);
    }
  };
  /** The middle button on a row does what it does on a link. */
  const onAuxClick = (event: MouseEvent) => {
    const at = rowOf(event.target);
    const row = at && rows[at.index];
    if (!at || !row || event.button !== 1 || (event.target as Element).closest(interactive)) return;
    const href = rowHref?.(row);
    if (href !== undefined) at.element.ownerDocument.defaultView?.open(href, '_blank', 'noopener');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rowOf(event.target);
    if (!at || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element;
    if (target.matches(typing)) return;
    const onRow = target === at.element;
    const to = { ArrowDown: at.index + 1, j: at.index + 1, ArrowUp: at.index - 1, k: at.index - 1 }[
      event.key
    ];
    if (to !== undefined) {
      event.preventDefault();
      if (event.shiftKey && onRow && rows[to] && selection) extend(at.index, to);
      moveTo(to);
    } else if (onRow && (event.key === 'Home' || event.key === 'End')) {
      event.preventDefault();
      moveTo(event.key === 'Home' ? 0 : rows.length - 1);
    } else if (onRow && event.key === 'Enter') {
      event.preventDefault();
      open(at.index, at.element);
    } else if (onRow && event.key === ' ' && selection) {
      event.preventDefault();
      toggle(at.index, event.shiftKey);
    }
  };
  /** Shift with an arrow key chooses both the row left and the row reached. */
  const extend = (from: number, to: number) => {
    const both = [keys[from], keys[to]].filter((key) => key !== undefined);
    selection?.onSelect(new Set([...selection.selected, ...both]));
    anchor.current = keys[to];
  };
  return { onClick, onAuxClick, onKeyDown };
}

/** Someone is marking text in this row to copy it: that is no press. */
function marksText(row: HTMLElement): boolean {
  const selection = row.ownerDocument.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
}
