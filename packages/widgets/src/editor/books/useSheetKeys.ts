import type { KeyboardEvent } from 'react';
import { nudge } from '@trade-area/core/editor';
import type { Editor, EditorState } from '@trade-area/core/editor';
import type { Point } from '@trade-area/core/geometry';
import { moveItems, pasteItems, removeItems, reorderItem, sheetsOf } from '@trade-area/core/layout';
import type { ProjectItem, ProjectSpread } from '@trade-area/core/layout';
import { isTyping } from '../workspace/useWorkspace.ts';

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Items that were copied, for this page: they are pasted on any spread of any book that it opens. */
let copied: readonly ProjectItem[] = [];
/** Millimetres between a copy and its original on the same spread. */
const pasteShift = 5;

export interface SheetKeyOptions {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly sheet: ProjectSpread;
  /** Opens an item: its crop, or its text. */
  readonly onOpen: (item: ProjectItem) => void;
}

/** Keys of a sheet: everything that a pointer does with its items. Returns the handlers of the element that has the focus. */
export function useSheetKeys({ editor, state, sheet, onOpen }: SheetKeyOptions) {
  const { selected, project } = state;
  const chosen = sheet.items.filter(({ id }) => selected.includes(id));
  const paste = (items: readonly ProjectItem[], by: number) =>
    editor.act('pasteItems', (each) => {
      const [next, ids] = pasteItems(each, sheet.id, items, { x: by, y: by });
      editor.select(ids);
      return next;
    });
  const withControl = (key: string): boolean => {
    if (key === 'a') editor.select(sheet.items.map(({ id }) => id));
    else if ((key === 'c' || key === 'x') && chosen.length > 0) {
      copied = chosen;
      if (key === 'x') editor.act('removeItems', (each) => removeItems(each, selected));
    } else if (key === 'v' && copied.length > 0) {
      const isHere = copied.some(({ id }) => sheet.items.some((item) => item.id === id));
      paste(copied, isHere ? pasteShift : 0);
    } else if (key === 'd' && chosen.length > 0) paste(chosen, pasteShift);
    else return false;
    return true;
  };
  const walk = (step: 1 | -1) => {
    const all = sheetsOf(project);
    const next = all[all.findIndex(({ id }) => id === sheet.id) + step];
    if (next) editor.show(next.id);
  };
  const press = (event: KeyboardEvent<HTMLElement>): boolean => {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey) return !event.altKey && withControl(key.toLowerCase());
    if (event.altKey) return false;
    const arrow = arrows[key];
    const [first] = chosen;
    if (arrow && first) {
      const by = shiftKey ? nudge.far : nudge.usual;
      editor.act(
        'moveItems',
        (each) => moveItems(each, selected, { x: arrow.x * by, y: arrow.y * by }),
        `nudge ${selected.join(' ')}`,
      );
    } else if ((key === 'Delete' || key === 'Backspace') && first)
      editor.act('removeItems', (each) => removeItems(each, selected));
    else if (key === 'Enter' && first) onOpen(first);
    else if (key === 'Escape' && first) editor.select([]);
    else if (key === 'PageUp' || key === 'PageDown') walk(key === 'PageUp' ? -1 : 1);
    else if ((key === ']' || key === '}') && first)
      editor.act('reorderItems', (each) => reorderItem(each, first.id, shiftKey ? 'front' : 'forward'));
    else if ((key === '[' || key === '{') && first)
      editor.act('reorderItems', (each) => reorderItem(each, first.id, shiftKey ? 'back' : 'backward'));
    else return false;
    return true;
  };
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (isTyping(event.target) || event.defaultPrevented) return;
      if (press(event)) event.preventDefault();
    },
    onKeyUp(event: KeyboardEvent<HTMLElement>) {
      if (arrows[event.key]) editor.endGesture();
    },
  };
}
