import type { ByteSource } from '../kernel/transport.ts';

/** A file costs more than it may: nothing more of it is looked at. */
export class Spent extends Error {
  override readonly name = 'Spent';
}

/** What looking at one file may cost: bytes that are read and unpacked, and names that are looked up. */
export const most = { read: 192_000_000, unpacked: 64_000_000, lookups: 300_000 };

export interface Meter {
  /** The same bytes, counted. */
  over(source: ByteSource): ByteSource;
  /** Bytes that may still be unpacked. */
  room(): number;
  unpack(bytes: number): void;
  lookUp(): void;
}

/** Counts what one file costs, and throws `Spent` when that is too much. */
export function createMeter(): Meter {
  const left = { ...most };
  const take = (what: keyof typeof most, amount: number) => {
    left[what] -= amount;
    if (left[what] < 0) throw new Spent();
  };
  return {
    over: (source) => ({
      size: source.size,
      async read(at, length) {
        take('read', Math.max(0, length));
        return source.read(at, length);
      },
    }),
    room() {
      take('unpacked', 1);
      return left.unpacked;
    },
    unpack: (bytes) => take('unpacked', bytes),
    lookUp: () => take('lookups', 1),
  };
}
