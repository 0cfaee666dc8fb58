import { createStore } from 'zustand/vanilla';
import type { Clock } from '../kernel/ports.ts';

/** Milliseconds each slide is shown (SHELL-29). */
export const slideTime = 5_000;

/** Why a carousel is paused (SHELL-17, SHELL-29); `person` is a press on pause. */
export type PauseReason = 'hover' | 'focus' | 'reducedMotion' | 'hidden' | 'person';

export interface CarouselState {
  /** From 0; 0 when there is nothing. */
  readonly index: number;
  readonly count: number;
  readonly playing: boolean;
}

export interface Carousel {
  readonly store: {
    getState(): CarouselState;
    getInitialState(): CarouselState;
    subscribe(listener: (state: CarouselState, before: CarouselState) => void): () => void;
  };
  /** Another number of slides; the present one stays when it still exists. */
  setCount(count: number): void;
  /** At once, without a movement; past an end it begins at the other. The timer of the slide restarts. */
  show(index: number): void;
  next(): void;
  previous(): void;
  pause(reason: PauseReason): void;
  resume(reason: PauseReason): void;
  /** Takes the timer away. */
  close(): void;
}

/** Slides that change every five seconds while there is more than one and nothing says to stand still. */
export function createCarousel(clock: Clock, count = 0): Carousel {
  const reasons = new Set<PauseReason>();
  const store = createStore<CarouselState>()(() => ({ index: 0, count: whole(count), playing: false }));
  let cancel: (() => void) | null = null;

  function schedule(): void {
    cancel?.();
    const { count } = store.getState();
    const playing = count > 1 && reasons.size === 0;
    if (playing !== store.getState().playing) store.setState({ playing });
    cancel = playing ? clock.after(slideTime, () => show(store.getState().index + 1)) : null;
  }
  function show(index: number): void {
    const { count } = store.getState();
    if (count > 0 && Number.isFinite(index))
      store.setState({ index: ((Math.trunc(index) % count) + count) % count });
    schedule();
  }
  schedule();

  return {
    store,
    setCount(next) {
      const count = whole(next);
      if (count === store.getState().count) return;
      store.setState({ count, index: Math.min(store.getState().index, Math.max(0, count - 1)) });
      schedule();
    },
    show,
    next: () => show(store.getState().index + 1),
    previous: () => show(store.getState().index - 1),
    pause(reason) {
      if (reasons.has(reason)) return;
      reasons.add(reason);
      schedule();
    },
    resume(reason) {
      if (reasons.delete(reason)) schedule();
    },
    close() {
      cancel?.();
      cancel = null;
    },
  };
}

/** CSS pixels: the viewport less header, notice and a margin of 20, never below 0 (SHELL-16). */
export function carouselHeight(viewport: number, header: number, notice: number): number {
  return Math.max(0, viewport - header - notice - 20);
}

function whole(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0;
}
