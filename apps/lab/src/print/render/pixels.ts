import type { Colour } from '@trade-area/core/layout';

/** A picture in sRGB: three bytes a pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How much of each pixel of a place on a sheet is covered, 0 to 255. */
export interface Coverage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Pixels of one colour. */
export function plainPixels(width: number, height: number, colour: Colour): Pixels {
  const data = new Uint8Array(width * height * 3);
  data.set(colour);
  // Each copy doubles what is filled.
  for (let filled = 3; filled < data.length; filled *= 2) data.copyWithin(filled, 0, filled);
  return { width, height, data };
}

/** Paints a colour over the pixels as far as they are covered; `opacity` 1 hides what is below. */
export function paintColour(
  { width, height, data }: Pixels,
  colour: Colour,
  coverage: Coverage,
  opacity = 1,
): void {
  const from = { x: Math.max(0, coverage.left), y: Math.max(0, coverage.top) };
  const to = {
    x: Math.min(width, coverage.left + coverage.width),
    y: Math.min(height, coverage.top + coverage.height),
  };
  for (let y = from.y; y < to.y; y += 1) {
    let at = (y - coverage.top) * coverage.width + from.x - coverage.left;
    let pixel = (y * width + from.x) * 3;
    for (let x = from.x; x < to.x; x += 1, at += 1, pixel += 3) {
      const share = coverage.data[at] ?? 0;
      if (share > 0) mix(data, pixel, colour, (share / 255) * opacity);
    }
  }
}

/** Mixes a colour into a pixel; `share` 1 is the colour alone. */
export function mix(data: Uint8Array, pixel: number, colour: Colour, share: number): void {
  const rest = 1 - share;
  data[pixel] = Math.round(colour[0] * share + (data[pixel] ?? 0) * rest);
  data[pixel + 1] = Math.round(colour[1] * share + (data[pixel + 1] ?? 0) * rest);
  data[pixel + 2] = Math.round(colour[2] * share + (data[pixel + 2] ?? 0) * rest);
}

/**
 * Mean absolute difference of each channel, 0 to 1: that of a sheet and its picture on the editor's canvas stays below
 * a hundredth.
 */
export function differenceOf(a: Pixels, b: Pixels): Colour {
  if (a.width !== b.width || a.height !== b.height)
    throw new Error(
      `ta: pictures of ${a.width} × ${a.height} and ${b.width} × ${b.height} have no difference.`,
    );
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < a.data.length; at += 3)
    for (const channel of [0, 1, 2] as const)
      sums[channel] += Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0));
  const [red, green, blue] = sums;
  const most = a.width * a.height * 255;
  return [red / most, green / most, blue / most];
}
