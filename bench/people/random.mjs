/** Numbers from 0 to 1, the same for the same seed (mulberry32): two rounds of one person are the same work. */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list; undefined of an empty one. */
export const oneOf = (list, random) => list[Math.floor(random() * list.length)];
