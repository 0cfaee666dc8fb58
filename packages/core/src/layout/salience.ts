import type { Point } from '../geometry/index.ts';

/** Red, green, blue and opacity of each pixel, from the top left, as canvases give them. */
export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Weights of what draws the eye: skin, then edges, then strong colours. */
const weights = { skin: 1.8, detail: 1.1, colour: 0.25 } as const;
/** Direction of the colour of skin, of any tone, and how near to it a colour has to be. */
const skin = { red: 0.73, green: 0.53, blue: 0.43, nearness: 0.93 } as const;
/** How much stronger the spot must be than the picture is on average: else nothing stands out. */
const leastContrast = 1.25;

/**
 * The spot of a photo that most likely shows its subject, as shares of its width and height; null when nothing stands out.
 * A picture of about 64 pixels a side is enough, and takes less than a millisecond: no worker is worth its start.
 */
export function salientSpot({ width, height, data }: SmallPicture): Point | null {
  if (width < 8 || height < 8) return null;
  const scores = scoresOf({ width, height, data });
  // A subject has a size: what counts is the sum around a spot, not its strongest pixel.
  const sums = summed(scores, width, height);
  const reach = Math.max(2, Math.round(Math.min(width, height) / 7));
  let [best, at, total] = [0, { x: 0, y: 0 }, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const around = meanAround(sums, width, height, x, y, reach) * nearMiddle(x / width, y / height);
      total += around;
      if (around > best) [best, at] = [around, { x, y }];
    }
  const mean = total / (width * height);
  return best > mean * leastContrast ? { x: (at.x + 0.5) / width, y: (at.y + 0.5) / height } : null;
}

/** Photographers seldom put their subject into a corner. */
const nearMiddle = (x: number, y: number): number => 1 - 0.9 * ((x - 0.5) ** 2 + (y - 0.5) ** 2);

function scoresOf({ width, height, data }: SmallPicture): Float64Array {
  const light = new Float64Array(width * height);
  for (let index = 0; index < light.length; index += 1)
    light[index] =
      (0.3 * (data[index * 4] ?? 0) + 0.59 * (data[index * 4 + 1] ?? 0) + 0.11 * (data[index * 4 + 2] ?? 0)) /
      255;
  const scores = new Float64Array(width * height);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x;
      const here = light[index] ?? 0;
      const around =
        (light[index - 1] ?? 0) +
        (light[index + 1] ?? 0) +
        (light[index - width] ?? 0) +
        (light[index + width] ?? 0);
      const [red, green, blue] = [data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0];
      scores[index] =
        weights.detail * Math.abs(4 * here - around) +
        weights.skin * skinOf(red, green, blue, here) +
        weights.colour * saturationOf(red, green, blue, here);
    }
  return scores;
}

function skinOf(red: number, green: number, blue: number, light: number): number {
  if (light < 0.2 || light > 0.95) return 0;
  const length = Math.hypot(red, green, blue) || 1;
  const nearness = (red * skin.red + green * skin.green + blue * skin.blue) / length;
  return nearness > skin.nearness && red > green * 1.08 && green >= blue
    ? (nearness - skin.nearness) / (1 - skin.nearness)
    : 0;
}

function saturationOf(red: number, green: number, blue: number, light: number): number {
  if (light < 0.1 || light > 0.9) return 0;
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  return most === 0 ? 0 : (most - least) / most;
}

/** Sums of all scores above and left of each place, by which the sum of any rectangle is four look-ups. */
function summed(scores: Float64Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      sums[(y + 1) * (width + 1) + x + 1] =
        (scores[y * width + x] ?? 0) +
        (sums[y * (width + 1) + x + 1] ?? 0) +
        (sums[(y + 1) * (width + 1) + x] ?? 0) -
        (sums[y * (width + 1) + x] ?? 0);
  return sums;
}

function meanAround(
  sums: Float64Array,
  width: number,
  height: number,
  x: number,
  y: number,
  reach: number,
): number {
  const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
  const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
  const at = (column: number, row: number) => sums[row * (width + 1) + column] ?? 0;
  const sum = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  return sum / ((right - left) * (bottom - top));
}
