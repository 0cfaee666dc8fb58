/** Milliseconds that count for the speed, and before which nothing is said. */
const window = 10_000;
const silence = 3_000;

export interface Rate {
  /** So many bytes of all files are there now. */
  note(bytes: number, at: number): void;
  /** Bytes a second over the last ten; null in the first three. */
  speed(at: number): number | null;
  /** Nothing is on its way: the next measurement starts from zero. */
  reset(): void;
}

/** Speed as a moving average, counted in bytes (P-UPLOAD). */
export function createRate(): Rate {
  let seen: { readonly bytes: number; readonly at: number }[] = [];
  return {
    note(bytes, at) {
      seen.push({ bytes, at });
      while (seen.length > 2 && (seen[1]?.at ?? at) < at - window) seen.shift();
    },
    speed(at) {
      const [first] = seen;
      const last = seen.at(-1);
      if (!first || !last || last.at - first.at < silence) return null;
      return Math.max(0, (last.bytes - first.bytes) / ((Math.max(at, last.at) - first.at) / 1000));
    },
    reset() {
      seen = [];
    },
  };
}
