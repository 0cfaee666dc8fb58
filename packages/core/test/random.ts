/** Same seed, same numbers (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability: number) => next() < probability,
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
    shuffled<T>(from: readonly T[]): T[] {
      const remaining = [...from];
      return Array.from(
        { length: remaining.length },
        () => remaining.splice(below(remaining.length), 1)[0] as T,
      );
    },
  };
}
export type Seeded = ReturnType<typeof seeded>;
