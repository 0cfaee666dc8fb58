import sharp from 'sharp';
import { invalid } from '../base/errors.ts';

/** Bytes and pixels of a picture as it is kept. */
const mostBytes = 200_000;
const longestSide = 960;

/** A kind of picture by the bytes that it begins with. */
const beginnings = {
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes: Buffer) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
} as const;
type PictureType = keyof typeof beginnings;

/**
 * Draws a picture anew from its pixels, upright: WebP of at most 960 px and 200 kB. What else a file may carry, such as
 * the place where a photo was taken, is not kept.
 * @throws invalid for anything that is no picture of these types, or has more pixels.
 */
export async function redrawPicture(
  bytes: Buffer,
  {
    types,
    mostPixels,
    failOn,
  }: {
    readonly types: readonly PictureType[];
    readonly mostPixels: number;
    /** `error`: small faults of the file, as cameras make them, are passed over. */
    readonly failOn: 'warning' | 'error';
  },
): Promise<Buffer> {
  if (!types.some((type) => beginnings[type](bytes))) throw invalid({ picture: types.join(', ') });
  try {
    const drawn = sharp(bytes, { limitInputPixels: mostPixels, failOn, pages: 1 })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    for (const quality of [82, 60, 35]) {
      const picture = await drawn.clone().webp({ quality }).toBuffer();
      if (picture.length <= mostBytes) return picture;
    }
  } catch {
    // Refused below: it begins like a picture and is none, or it has too many pixels.
  }
  throw invalid({ picture: 'a picture that can be drawn' });
}
