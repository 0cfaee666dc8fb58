import { centred, cutOf } from '../../pricing/index.ts';
import type { Crop } from '../../pricing/index.ts';
import { looksOf, unknownFacts } from '../../preflight/index.ts';

/** `good`: sharp. `soft`: it can be ordered, and looks less sharp. `low`: too few pixels. */
export type ImageFit = 'good' | 'soft' | 'low';

/** Upright pixels. */
interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** Pixels in an inch of the paper: the limits of the lab's check of an order's files (P-CHECK-DPI). */
const limits = { soft: 250, low: 150 } as const;
const bleed = 3;

/** '20x30' in centimetres; null for a size of another form. */
function readSize(size: string): { readonly width: number; readonly height: number } | null {
  const read = /^(\d{1,4}(?:\.\d{1,2})?)x(\d{1,4}(?:\.\d{1,2})?)$/.exec(size);
  return read ? { width: Number(read[1]), height: Number(read[2]) } : null;
}

/**
 * How an image looks in a frame of this size, lying or upright, by the rules with which the lab checks the files of an
 * order. One of other proportions is cropped. A size of unknown form takes every image.
 *
 * @param size centimetres, such as `20x30`.
 * @param crop what of it is seen. Default: as much as fills the frame.
 */
export function imageFit(image: Pixels, size: string, crop: Crop = centred): ImageFit {
  const frame = readSize(size);
  if (!frame) return 'good';
  const whole = crop.zoom === 1 ? densityIn(image, frame) : 0;
  const { width, height } = cutOf(image, frame, crop);
  const density =
    whole > 0 ? whole : densityIn({ width: image.width * width, height: image.height * height }, frame);
  if (density >= limits.soft) return 'good';
  return density >= limits.low ? 'soft' : 'low';
}

/** Pixels that an inch of the paper gets; 0 where the image has another shape than the frame. */
function densityIn({ width, height }: Pixels, frame: Pixels): number {
  const facts = { ...unknownFacts, width: Math.round(width), height: Math.round(height) };
  return looksOf(facts, {
    ...{ slot: 'image-001', kind: 'image', number: 1, first_page: 0, last_page: 0, required: true },
    w_mm: frame.width * 10,
    h_mm: frame.height * 10,
    bleed_mm: bleed,
  }).density;
}

/** The largest of the sizes in which an image is good without being cropped; '' = in none. */
export function largestGoodSize(image: Pixels, sizes: readonly string[]): string {
  const area = (size: string) => {
    const read = readSize(size);
    return read ? read.width * read.height : 0;
  };
  const isItsShape = (size: string) => {
    const read = readSize(size);
    return read !== null && densityIn(image, read) > 0;
  };
  return sizes
    .filter((size) => isItsShape(size) && imageFit(image, size) === 'good')
    .reduce((largest, size) => (area(size) > area(largest) ? size : largest), '');
}
