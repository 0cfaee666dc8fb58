import type { ByteSource } from '../kernel/transport.ts';

/** A file costs more than it may: nothing more of it is looked at. */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded';
}

/** The budget for examining one file: bytes that are read and unpacked, and milliseconds. */
const most = { read: 192_000_000, unpacked: 64_000_000, milliseconds: 6_000 };
/** Operations after which the clock is looked at. */
const between = 1_024;

export interface Meter {
  /** The same bytes, counted. */
  over(source: ByteSource): ByteSource;
  /** Bytes that may still be unpacked. */
  remainingBytes(): number;
  unpack(bytes: number): void;
  /** One operation more. */
  step(): void;
}

/** Counts what one file costs, and throws `BudgetExceeded` when that is too much. `now` tells milliseconds. */
export function createMeter(now: () => number): Meter {
  const end = now() + most.milliseconds;
  let { read, unpacked } = most;
  let steps = 0;
  const assertWithinBudget = () => {
    if (read < 0 || unpacked <= 0 || now() > end) throw new BudgetExceeded();
  };
  return {
    over: (source) => ({
      size: source.size,
      async read(at, length) {
        read -= Math.max(0, length);
        assertWithinBudget();
        return source.read(at, length);
      },
    }),
    remainingBytes() {
      assertWithinBudget();
      return unpacked;
    },
    unpack(bytes) {
      unpacked -= bytes;
    },
    step() {
      steps += 1;
      if (steps % between === 0) assertWithinBudget();
    },
  };
}
