import type { Size } from '../geometry/index.ts';
import type { PhotoItem } from './document.ts';

/** The colour of a sepia photo: hue and saturation are its own, the lightness is the photo's. */
export const sepiaTint = '#8a6a45';

/**
 * The shadow of a photo box, millimetres; `blur` as a canvas counts it, twice the deviation of the Gaussian. It falls
 * down the sheet however its box is turned.
 */
export const shadowLook = { opacity: 0.35, blur: 3, down: 1 } as const;

/** Radius of the corners that a box has room for. */
export const cornerOf = ({ w, h, radius }: Size & Pick<PhotoItem, 'radius'>): number =>
  Math.min(radius, w / 2, h / 2);

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The colour of `#rrggbb`. */
export function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/**
 * Lightness of a colour as the blend modes of canvases count it: W3C Compositing and Blending, non-separable blend modes,
 * on the numbers of sRGB as they are stored.
 */
export const lightnessOf = (red: number, green: number, blue: number): number =>
  0.3 * red + 0.59 * green + 0.11 * blue;

/**
 * Colours that a filter makes of each lightness from 0 to 255, three bytes each; null for a photo in its own. A canvas
 * comes to the same by the blend modes `saturation` with black and then `color` with {@link sepiaTint}.
 */
export function filterTable(filter: PhotoItem['filter']): Uint8Array | null {
  if (filter === 'none') return null;
  const table = new Uint8Array(256 * 3);
  for (let lightness = 0; lightness < 256; lightness += 1)
    table.set(
      filter === 'bw' ? [lightness, lightness, lightness] : withLightness(colourOf(sepiaTint), lightness),
      lightness * 3,
    );
  return table;
}

/** The colour at another lightness, drawn towards grey where it would leave the range (`SetLum` and `ClipColor`). */
function withLightness([red, green, blue]: Colour, lightness: number): number[] {
  const shift = lightness - lightnessOf(red, green, blue);
  const shifted = [red + shift, green + shift, blue + shift];
  const [least, most] = [Math.min(...shifted), Math.max(...shifted)];
  const reach = Math.min(
    1,
    least < 0 ? lightness / (lightness - least) : 1,
    most > 255 ? (255 - lightness) / (most - lightness) : 1,
  );
  return shifted.map((each) => Math.round(lightness + (each - lightness) * reach));
}
