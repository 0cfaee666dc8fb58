import { cells, cloud, hash, smoothNoise } from './noise.ts';

/** A material's map at one point: `height` (0 to 1) for the relief and `tone`, which multiplies the colour. */
export interface Texel {
  readonly height: number;
  readonly tone: number;
}

/** One repeating tile: its side in cm, the strength of its relief, and its texels over `x`, `y` from 0 to 1. */
export interface Relief {
  readonly side: number;
  readonly strength: number;
  readonly at: (x: number, y: number) => Texel;
}

/** Woven cloth with `threads` across the tile and slubs, as linen and cotton have. */
function weave(threads: number, slub: number): Relief['at'] {
  return (x, y) => {
    const bend = (smoothNoise(x, y, 8, 3) - 0.5) * 0.35;
    const [u, v] = [x * threads + bend, y * threads + bend];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const warpUp = (((column + row) % 2) + 2) % 2 === 0;
    const warp = Math.sin((u - column) * Math.PI);
    const weft = Math.sin((v - row) * Math.PI);
    const thread = warpUp
      ? hash(((column % threads) + threads) % threads, 1, 11)
      : hash(1, ((row % threads) + threads) % threads, 12);
    const fleck = warpUp ? smoothNoise(x, y, 24, 31) : smoothNoise(x, y, 23, 32);
    const height = (warpUp ? warp * 0.75 + weft * 0.25 : weft * 0.75 + warp * 0.25) * (0.75 + 0.25 * thread);
    return { height, tone: 1 - slub * (0.22 * (1 - thread) + 0.4 * (1 - height) + 0.38 * (1 - fleck)) };
  };
}

/** The reliefs by name. Tiles are small enough that one map of 256 texels shows every thread. */
export const reliefs: Readonly<Record<string, Relief>> = {
  leather: {
    side: 5,
    strength: 2.6,
    at: (x, y) => {
      const [wx, wy] = [x + 0.012 * cloud(x, y, 6, 2, 5), y + 0.012 * cloud(x, y, 6, 2, 9)];
      const [near, next] = cells(wx, wy, 26, 1);
      const [fineNear, fineNext] = cells(wx, wy, 60, 2);
      const crease = Math.min(1, (next - near) * 2.6);
      const fine = Math.min(1, (fineNext - fineNear) * 2.2);
      const height = 0.7 * Math.sqrt(crease) + 0.14 * fine + 0.16 * cloud(x, y, 9, 3, 3);
      return { height, tone: 0.86 + 0.12 * crease + 0.03 * cloud(x, y, 5, 3, 17) };
    },
  },
  linen: { side: 4, strength: 1.6, at: weave(32, 0.27) },
  cotton: { side: 3, strength: 1, at: weave(40, 0.12) },
  canvas: { side: 4, strength: 0.8, at: weave(26, 0.06) },
  velvet: {
    side: 9,
    strength: 0.5,
    at: (x, y) => {
      const nap = cloud(x, y, 4, 4, 21);
      const pile = smoothNoise(x, y, 120, 22);
      return { height: 0.4 * nap + 0.6 * pile, tone: 0.88 + 0.1 * nap + 0.06 * pile };
    },
  },
  suede: {
    side: 6,
    strength: 0.75,
    at: (x, y) => {
      const nap = cloud(x, y, 14, 4, 41);
      return { height: nap * 0.5 + smoothNoise(x, y, 110, 42) * 0.5, tone: 0.88 + 0.14 * nap };
    },
  },
  wood: {
    side: 16,
    strength: 0.45,
    at: (x, y) => {
      const drift = 0.34 * cloud(x, y, 2, 2, 61) + 0.02 * cloud(x, y, 9, 2, 62);
      const ring = (y * 6 + drift * 3.2) % 1;
      const grain = Math.min(ring, 1 - ring) * 2;
      const pores = smoothNoise(x, y, 12, 63, 240) ** 3;
      const streak = smoothNoise(x, y, 5, 64, 96);
      const tone = 0.74 + 0.1 * Math.sqrt(grain) + 0.2 * streak - 0.2 * pores;
      return { height: 0.6 * grain + 0.4 * streak - 0.5 * pores, tone };
    },
  },
  paper: {
    side: 6,
    strength: 0.14,
    at: (x, y) => {
      const fibre = cloud(x, y, 40, 3, 81);
      return { height: fibre, tone: 0.985 + 0.015 * fibre };
    },
  },
  metal: {
    side: 6,
    strength: 0.1,
    at: (x, y) => {
      const brush = smoothNoise(x, y, 3, 91, 250);
      return { height: brush, tone: 0.96 + 0.04 * brush };
    },
  },
};
