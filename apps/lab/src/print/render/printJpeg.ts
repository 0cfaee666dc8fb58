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
 * Writes the density into the JFIF segment. The picture library writes it together with an EXIF block, which a print file
 * does not have.
 */
export function withDensity(jpeg: Uint8Array, dpi: number): Uint8Array {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const jfif = [0xff, 0xd8, 0xff, 0xe0];
  const isJfif =
    jfif.every((byte, at) => jpeg[at] === byte) && new TextDecoder().decode(jpeg.subarray(6, 10)) === 'JFIF';
  if (!isJfif) throw new Error('ta: a JPEG without a JFIF segment has no place for its density.');
  // Unit 1 is pixels per inch.
  view.setUint8(13, 1);
  view.setUint16(14, dpi);
  view.setUint16(16, dpi);
  return jpeg;
}

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
