import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { useLatest } from '../../ui/useLatest.ts';

/** Pixels of the page from the top left of the element. */
interface Position {
  readonly x: number;
  readonly y: number;
}

/** One step of a gesture: a move in pixels of the page, and a factor about a position. */
export interface PictureGesture {
  readonly by: Position;
  readonly factor: number;
  readonly about: Position;
}

const still: Position = { x: 0, y: 0 };
/** Factor of a wheel’s turn by a pixel: a notch of a mouse is a hundred of them, a trackpad sends a few. */
const wheelStep = 0.0016;
/** Milliseconds without a turn after which a wheel’s gesture has ended. */
const wheelPause = 350;

/**
 * Moves and zooms a picture: one pointer drags, two fingers pinch about their middle, the wheel zooms about the pointer.
 * @param onEnd the gesture is over: what it did is one step.
 */
export function usePictureGestures(
  frame: RefObject<HTMLElement | null>,
  onGesture: (gesture: PictureGesture) => void,
  onEnd: () => void,
) {
  const fingers = useRef(new Map<number, Position>());
  const wheelEnd = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest(onGesture);
  const ended = useLatest(onEnd);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      // Lines and pages are told by few mice: their pixels are those of usual settings.
      const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : event.deltaMode === 1 ? 33 : 300);
      latest.current({ by: still, factor: Math.exp(-pixels * wheelStep), about: positionIn(element, event) });
      clearTimeout(wheelEnd.current);
      wheelEnd.current = setTimeout(() => ended.current(), wheelPause);
    };
    // React listens passively to the wheel: the page would scroll as well.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      clearTimeout(wheelEnd.current);
      element.removeEventListener('wheel', onWheel);
    };
  }, [frame, latest, ended]);
  const lift = (event: PointerEvent) => {
    if (fingers.current.delete(event.pointerId) && fingers.current.size === 0) ended.current();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || fingers.current.size >= 2) return;
      if (fingers.current.size === 0) {
        // A turn of the wheel just before is a gesture of its own.
        clearTimeout(wheelEnd.current);
        ended.current();
      }
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, positionIn(event.currentTarget, event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = positionIn(event.currentTarget, event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      const by = { x: now.x - before.x, y: now.y - before.y };
      if (!other) return latest.current({ by, factor: 1, about: now });
      // Of two fingers each moves the middle by half.
      latest.current({
        by: { x: by.x / 2, y: by.y / 2 },
        factor: distance(now, other) / Math.max(1, distance(before, other)),
        about: { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 },
      });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

function positionIn(
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
): Position {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const distance = (a: Position, b: Position) => Math.hypot(a.x - b.x, a.y - b.y);
