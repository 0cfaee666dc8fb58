import { printDpi } from '@trade-area/core/geometry';
import type { Guides } from '@trade-area/core/geometry';
import sharp from 'sharp';
import type { Pixels } from './pixels.ts';

/** Full colour resolution and little loss (P-FILE). */
const quality = 92;
/** Long side of a picture for the web, and its quality. */
const web = { pixels: 1_600, quality: 82 };

/** A sheet as a print file: baseline, every colour at full resolution, sRGB as its profile, 300 dpi, and no EXIF (P-FILE). */
export async function printJpeg({ data, width, height }: Pixels): Promise<Uint8Array> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .withIccProfile('srgb')
    .jpeg({ quality, chromaSubsampling: '4:4:4', progressive: false })
    .toBuffer();
  return withDensity(jpeg, printDpi);
}

/**
 * The JPEG with a JFIF segment that says its density. The picture library writes the density with an EXIF block alone,
 * which a print file does not have, and without one it writes no such segment.
 */
export function withDensity(jpeg: Uint8Array, dpi: number): Uint8Array {
  const segment = new Uint8Array(18);
  segment.set([0xff, 0xe0, 0, 16]);
  segment.set(new TextEncoder().encode('JFIF\0'), 4);
  // Version 1.01; unit 1 is pixels per inch; no thumbnail.
  segment.set([1, 1, 1, dpi >> 8, dpi & 255, dpi >> 8, dpi & 255, 0, 0], 9);
  const begins = [0xff, 0xd8, 0xff];
  if (begins.some((byte, at) => jpeg[at] !== byte) || jpeg[3] === 0xe0)
    throw new Error('ta: a JPEG is expected that has no JFIF segment yet.');
  const whole = new Uint8Array(jpeg.length + segment.length);
  whole.set(jpeg.subarray(0, 2));
  whole.set(segment, 2);
  whole.set(jpeg.subarray(2), 2 + segment.length);
  return whole;
}

/** The density at which a trimmed sheet is as large as its picture for the web. */
export const webDpi = ({ trim }: Guides): number => Math.ceil((web.pixels / Math.max(trim.w, trim.h)) * 25.4);

/** A picture of the trimmed sheet, from its print file. */
export async function webPicture(jpeg: Uint8Array, guides: Guides): Promise<Uint8Array> {
  const { width, height } = await sharp(jpeg).metadata();
  const [across, down] = [width / guides.bleed.w, height / guides.bleed.h];
  const left = Math.round((guides.trim.x - guides.bleed.x) * across);
  const top = Math.round((guides.trim.y - guides.bleed.y) * down);
  return sharp(jpeg)
    .extract({
      left,
      top,
      width: Math.min(width - left, Math.round(guides.trim.w * across)),
      height: Math.min(height - top, Math.round(guides.trim.h * down)),
    })
    .resize({ width: web.pixels, height: web.pixels, fit: 'inside', withoutEnlargement: true })
    .withIccProfile('srgb')
    .jpeg({ quality: web.quality })
    .toBuffer();
}

/** A picture of the whole sheet at a lower density, from its print file. */
export async function smallerPicture(jpeg: Uint8Array, guides: Guides, dpi: number): Promise<Uint8Array> {
  return sharp(jpeg)
    .resize({ width: Math.max(1, Math.round((guides.bleed.w / 25.4) * dpi)) })
    .withIccProfile('srgb')
    .jpeg({ quality: web.quality })
    .toBuffer();
}
