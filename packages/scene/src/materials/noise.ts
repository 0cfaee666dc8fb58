/** Noise that repeats without a seam, for material maps: pure numbers, the same on every machine. */

/** A number from 0 to 1 for a lattice point. */
export function hash(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const wrap = (value: number, period: number) => ((value % period) + period) % period;
const ease = (t: number) => t * t * (3 - 2 * t);

/** Smooth noise at `x`, `y` (0 to 1), `period` cells across and `down` cells down; 0 to 1. */
export function smoothNoise(x: number, y: number, period: number, seed: number, down = period): number {
  const [px, py] = [x * period, y * down];
  const [ix, iy] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [ease(px - ix), ease(py - iy)];
  const at = (dx: number, dy: number) => hash(wrap(ix + dx, period), wrap(iy + dy, down), seed);
  const top = at(0, 0) * (1 - fx) + at(1, 0) * fx;
  const bottom = at(0, 1) * (1 - fx) + at(1, 1) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** Several octaves of smooth noise; 0 to 1. */
export function cloud(x: number, y: number, period: number, octaves: number, seed: number): number {
  let [sum, weight, total] = [0, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * smoothNoise(x, y, period * 2 ** octave, seed + octave);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}

/** Distances to the nearest and second nearest of scattered points, in cells: the pebbles of leather. */
export function cells(x: number, y: number, period: number, seed: number): readonly [number, number] {
  const [px, py] = [x * period, y * period];
  const [ix, iy] = [Math.floor(px), Math.floor(py)];
  let [first, second] = [9, 9];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [cx, cy] = [wrap(ix + dx, period), wrap(iy + dy, period)];
      const ox = ix + dx + hash(cx, cy, seed) - px;
      const oy = iy + dy + hash(cx, cy, seed + 7) - py;
      const distance = Math.hypot(ox, oy);
      if (distance < first) [first, second] = [distance, first];
      else if (distance < second) second = distance;
    }
  return [first, second];
}
