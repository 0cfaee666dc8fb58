import type { CSSProperties, ReactElement } from 'react';
import type { Box, TurnedBox } from '@trade-area/core/geometry';
import type { ProjectItem } from '@trade-area/core/layout';
import type { Placement } from './SheetStage.tsx';
import type { Gesture } from './useSheetGestures.ts';

export interface SelectionFrameProps {
  readonly items: readonly ProjectItem[];
  /** The box that takes what is dragged. */
  readonly target: ProjectItem | undefined;
  readonly placement: Placement;
  readonly gesture: Gesture;
  /** The printed sheet, along which lines are drawn. */
  readonly sheetBox: Box;
}

const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w', 'turn'] as const;

/** Frames of what is chosen, with the handles of a single item, and the lines that a gesture snaps to. */
export function SelectionFrame(props: SelectionFrameProps): ReactElement {
  const { items, target, placement, gesture, sheetBox } = props;
  const { x, y, scale } = placement;
  const frame = (box: Box | TurnedBox): CSSProperties => ({
    left: x + box.x * scale,
    top: y + box.y * scale,
    width: box.w * scale,
    height: box.h * scale,
    ...('rot' in box ? { transform: `rotate(${box.rot}deg)` } : {}),
  });
  const [only] = items;
  const { area } = gesture;
  return (
    <div className="ta-book-frames" aria-hidden="true">
      {target && <span className="ta-book-frame ta-book-frame--target" style={frame(target)} />}
      {items.map((item) => (
        <span
          key={item.id}
          className="ta-book-frame"
          data-locked={item.lock || undefined}
          style={frame(item)}
        >
          {items.length === 1 &&
            item === only &&
            !item.lock &&
            handles.map((name) => <i key={name} className="ta-book-handle" data-handle={name} />)}
        </span>
      ))}
      {gesture.lines.map(({ direction, at }) => (
        <span
          key={`${direction} ${at}`}
          className={`ta-book-snap ta-book-snap--${direction}`}
          style={
            direction === 'vertical'
              ? { left: x + at * scale, top: y + sheetBox.y * scale, height: sheetBox.h * scale }
              : { top: y + at * scale, left: x + sheetBox.x * scale, width: sheetBox.w * scale }
          }
        />
      ))}
      {area && (
        <span
          className="ta-book-frame ta-book-frame--area"
          style={frame({
            x: Math.min(area[0].x, area[1].x),
            y: Math.min(area[0].y, area[1].y),
            w: Math.abs(area[0].x - area[1].x),
            h: Math.abs(area[0].y - area[1].y),
          })}
        />
      )}
    </div>
  );
}
