import { planCut } from '@trade-area/core/geometry';
import type { Crop, CutPlan, PixelRectangle, Size } from '@trade-area/core/geometry';
import sharp from 'sharp';
import type { Pixels } from './pixels.ts';

/** The part of a photo that its frame shows, in printed pixels, and how it lies in the frame. */
export interface CutPhoto {
  readonly plan: CutPlan;
  /** Scaled, and neither mirrored nor turned yet. */
  readonly pixels: Pixels;
  /** Byte of the first pixel after mirroring and quarter turns, and from there to the next pixel across and down. */
  readonly first: number;
  readonly across: number;
  readonly down: number;
}

/** A photo that cannot be printed. */
export class UnprintablePhoto extends Error {
  override readonly name = 'UnprintablePhoto';
  readonly photoId: string;

  constructor(photoId: string, reason: string) {
    super(`ta: photo ${photoId} cannot be printed: ${reason}`);
    this.photoId = photoId;
  }
}

/** A picture library reads these as pictures; the others that it knows are drawings and documents. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'tiff', 'webp', 'heif', 'gif']);
/** A photo of 500 megapixels is larger than any camera's. */
const mostPixels = 500_000_000;
/** The file has the shape of the photo that was laid out, to the rounding of a smaller copy's sides. */
const shapeTolerance = 0.02;

/**
 * Reads a photo and cuts it for a frame (millimetres) of so many printed pixels: upright, in sRGB by its profile, on
 * white where it is transparent. Only the visible part is kept.
 * @throws UnprintablePhoto for a damaged file, and for one of another shape than the photo of the project.
 */
export async function cutPhoto(
  bytes: Uint8Array,
  photo: Size & { readonly id: string },
  frame: Size,
  crop: Crop,
  target: { readonly width: number; readonly height: number },
): Promise<CutPhoto> {
  const unprintable = (error: unknown) =>
    new UnprintablePhoto(photo.id, error instanceof Error ? error.message : 'unreadable');
  const input = { failOn: 'error', sequentialRead: true, limitInputPixels: mostPixels } as const;
  if (bytes.length === 0) throw new UnprintablePhoto(photo.id, 'its file is empty');
  const metadata = await sharp(bytes, input)
    .metadata()
    .catch((error: unknown) => Promise.reject(unprintable(error)));
  const size = { w: metadata.autoOrient.width, h: metadata.autoOrient.height };
  if (!formats.has(metadata.format)) throw new UnprintablePhoto(photo.id, `${metadata.format} is no photo`);
  const shape = (size.w / size.h) * (photo.h / photo.w);
  if (Math.abs(shape - 1) > shapeTolerance + 1 / size.w + 1 / size.h)
    throw new UnprintablePhoto(photo.id, `it has ${size.w} × ${size.h} pixels, not ${photo.w} × ${photo.h}`);

  const plan = planCut(size, frame, crop, target);
  const isSideways = plan.turn % 180 !== 0;
  const { width, height } = plan.resize;
  const { data, info } = await sharp(bytes, input)
    .autoOrient()
    .extract(uprightPart(plan, size))
    .flatten({ background: '#ffffff' })
    .resize(isSideways ? height : width, isSideways ? width : height, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => Promise.reject(unprintable(error)));
  if (info.channels !== 3) throw new UnprintablePhoto(photo.id, `it has ${info.channels} channels`);
  return { plan, pixels: { width: info.width, height: info.height, data }, ...stepsOf(plan, info) };
}

/** The part that is taken, as pixels of the upright photo before it is mirrored and turned. */
export function uprightPart({ take, turn, flip }: CutPlan, { w, h }: Size): PixelRectangle {
  const { left: x, top: y, width, height } = take;
  const [left, top] = (
    {
      0: [x, y],
      90: [y, h - x - width],
      180: [w - x - width, h - y - height],
      270: [w - y - height, x],
    } as const
  )[turn];
  const size = turn % 180 === 0 ? { width, height } : { width: height, height: width };
  return { left: flip ? w - left - size.width : left, top, ...size };
}

/** Mirroring and quarter turns as a way through the bytes, so that no further copy of the picture is made. */
function stepsOf(
  { turn, flip }: CutPlan,
  { width, height }: { readonly width: number; readonly height: number },
): Pick<CutPhoto, 'first' | 'across' | 'down'> {
  const right = flip ? -3 : 3;
  const below = width * 3;
  const [left, last] = flip ? [below - 3, 0] : [0, below - 3];
  const bottom = (height - 1) * below;
  switch (turn) {
    case 0:
      return { first: left, across: right, down: below };
    case 90:
      return { first: left + bottom, across: -below, down: right };
    case 180:
      return { first: last + bottom, across: -right, down: -below };
    case 270:
      return { first: last, across: below, down: -right };
  }
}
