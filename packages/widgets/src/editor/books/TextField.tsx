import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { Editor } from '@trade-area/core/editor';
import { pointsToMillimetres } from '@trade-area/core/geometry';
import { projectLimits, setText } from '@trade-area/core/layout';
import type { TextItem } from '@trade-area/core/layout';
import { useText } from '../../kit/text/engine.tsx';
import type { Placement } from './SheetStage.tsx';
import { bookEditorTexts } from './strings.ts';

export interface TextFieldProps {
  readonly editor: Editor;
  readonly item: TextItem;
  readonly placement: Placement;
  readonly onClose: () => void;
}

/** Smallest type of the field, pixels: what is typed can be read at any zoom. */
const leastType = 14;

/**
 * The field of a text, below its box: the box itself shows what is typed in the font that is printed, and breaks its lines
 * as the print does. Escape, or a press elsewhere, ends it; everything typed is one step.
 */
export function TextField({ editor, item, placement, onClose }: TextFieldProps): ReactElement {
  const t = useText(bookEditorTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = () => {
    editor.endGesture();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of the sheet are letters here.
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    end();
  };
  const { x, y, scale } = placement;
  return (
    <textarea
      ref={field}
      className="ta-book-text ta-input"
      aria-label={t('text')}
      dir="auto"
      maxLength={projectLimits.textCharacters}
      value={item.text}
      style={{
        left: x + item.x * scale,
        top: y + (item.y + item.h) * scale + 6,
        width: Math.max(160, item.w * scale),
        fontSize: Math.max(leastType, Math.min(28, pointsToMillimetres(item.pt) * scale)),
        textAlign: item.align,
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        editor.act('editText', (each) => setText(each, item.id, text), `text ${item.id}`);
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      onBlur={end}
    />
  );
}
