import type { Clock } from '../ports.ts';

/** No frame is drawn taller, in pixels. */
export const tallestFrame = 20_000;
/** Milliseconds between two changes: ten a second at most. */
const pause = 100;
/** Changes by one and the same amount, up or down, after which a frame is only answering our own change. */
const mostRounds = 5;
/** Changes without a rest between them, after which a frame is taken for one that answers our changes by others. */
const mostChanges = 20;
/** Milliseconds of silence after which such a frame gets its last height, once. */
const settling = 500;
/** Milliseconds of silence after which a height counts as new. */
const rest = 2_000;

/**
 * The height of a frame that tells it by itself (T-B3): a number of the page's size, ten changes a second at
 * most, the last one always; and a frame whose content follows its height, by steps of any size, does not chase it for ever.
 */
export function createFrameHeight(
  clock: Clock,
  apply: (height: number) => void,
): {
  readonly tell: (height: number) => void;
  readonly close: () => void;
} {
  let shown = 0;
  let step = 0;
  let rounds = 0;
  let next: number | null = null;
  let resting: (() => void) | null = null;
  /** Changes since the frame was silent. */
  let changes = 0;
  let heard = 0;
  let settle: (() => void) | null = null;
  let isSettled = false;

  function take(height: number): void {
    const by = Math.abs(height - shown);
    if (by === 0) return;
    rounds = by === step ? rounds + 1 : 1;
    step = by;
    if (rounds > mostRounds) return;
    changes += 1;
    if (changes > mostChanges) return settleAt(height);
    show(height);
  }

  function settleAt(height: number): void {
    if (isSettled) return;
    settle?.();
    settle = clock.after(settling, () => {
      settle = null;
      isSettled = true;
      show(height);
    });
  }

  function show(height: number): void {
    shown = height;
    apply(height);
    resting = clock.after(pause, () => {
      resting = null;
      const waiting = next;
      next = null;
      if (waiting !== null) take(waiting);
    });
  }
  return {
    tell(height) {
      if (!Number.isFinite(height) || height < 1) return;
      const whole = Math.min(Math.ceil(height), tallestFrame);
      const now = clock.now().getTime();
      if (now - heard >= rest) {
        changes = 0;
        isSettled = false;
      }
      heard = now;
      if (resting) next = whole;
      else take(whole);
    },
    close() {
      resting?.();
      settle?.();
      resting = null;
      settle = null;
      next = null;
    },
  };
}
