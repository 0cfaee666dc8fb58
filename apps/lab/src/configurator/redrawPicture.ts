import sharp from 'sharp';
import { busy, invalid } from '../base/errors.ts';

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

/** A WebP or PNG is unpacked as a whole, whatever its file weighs, so pictures are drawn one after the other. */
const mostWaiting = 16;
let waiting = 0;
let turn: Promise<unknown> = Promise.resolve();

/** @throws busy when too many wait. */
async function takeTurn<T>(draw: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw busy();
  waiting += 1;
  const mine = turn.then(draw);
  turn = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

/**
 * Draws a picture anew from its pixels, upright: WebP of at most 960 px and 200 kB. What else a file may carry, such as
 * the place where a photo was taken, is not kept.
 * @throws invalid for anything that is no picture of these types, or has more pixels; busy when too many wait.
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
  const picture = await takeTurn(async () => {
    try {
      const small = await sharp(bytes, { limitInputPixels: mostPixels, failOn, pages: 1 })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 1 })
        .toBuffer();
      for (const quality of [82, 60, 35]) {
        const packed = await sharp(small).webp({ quality }).toBuffer();
        if (packed.length <= mostBytes) return packed;
      }
    } catch {
      // Refused below: it begins like a picture and is none, or it has too many pixels.
    }
    return null;
  });
  if (!picture) throw invalid({ picture: 'a picture that can be drawn' });
  return picture;
}
