import type { ReactElement } from 'react';
import { readingOrder } from '@trade-area/core/editor';
import type { Editor, EditorState } from '@trade-area/core/editor';
import type { ProjectItem, ProjectSpread } from '@trade-area/core/layout';
import { useItemName } from './useItemName.ts';

export interface ItemListProps {
  readonly editor: Editor;
  readonly state: EditorState;
  readonly sheet: ProjectSpread;
  readonly label: string;
  readonly onOpen: (item: ProjectItem) => void;
}

/** Every item of a sheet as a button, unseen: by it the keyboard and screen readers reach what the canvas shows. */
export function ItemList({ editor, state, sheet, label, onOpen }: ItemListProps): ReactElement {
  const nameOf = useItemName(state.project);
  return (
    <ul className="ta-hidden" aria-label={label}>
      {readingOrder(sheet.items).map((item) => (
        <li key={item.id}>
          <button
            type="button"
            aria-pressed={state.selected.includes(item.id)}
            // The first key already means the item that has the focus.
            onFocus={() => {
              if (!state.selected.includes(item.id)) editor.select([item.id]);
            }}
            onClick={() => onOpen(item)}
          >
            {nameOf(item)}
          </button>
        </li>
      ))}
    </ul>
  );
}
