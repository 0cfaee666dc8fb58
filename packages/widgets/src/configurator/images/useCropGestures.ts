import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { useLatest } from '../../ui/useLatest.ts';

/** A gesture: shares of the frame that the image is moved to the right and down, and the factor of its size. */
export interface CropGesture {
  readonly right: number;
  readonly down: number;
  readonly scale: number;
}

const zoomStep = 1.1;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves and zooms what is in a frame: with one pointer, with two fingers, and with the wheel. */
export function useCropGestures(
  frame: RefObject<HTMLElement | null>,
  onGesture: (gesture: CropGesture) => void,
) {
  const fingers = useRef(new Map<number, Point>());
  const latest = useLatest(onGesture);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current({ right: 0, down: 0, scale: event.deltaY < 0 ? zoomStep : 1 / zoomStep });
    };
    // React listens passively to the wheel: the page would scroll as well.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, latest]);
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      const { clientWidth, clientHeight } = event.currentTarget;
      // Of two fingers each moves the middle by half.
      const part = other ? 2 : 1;
      const scale = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1;
      latest.current({
        right: (now.x - before.x) / clientWidth / part,
        down: (now.y - before.y) / clientHeight / part,
        scale,
      });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
