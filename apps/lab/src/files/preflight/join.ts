import { pageFit } from '@trade-area/core/preflight';
import type { FileFacts, PageForm, Sheet } from '@trade-area/core/preflight';
import sharp from 'sharp';
import { density, quality } from './fix.ts';

/** A request to the child process for one file of a spread, from two single pages. */
export interface JoinRequest {
  readonly left: SinglePage;
  readonly right: SinglePage;
  /** Where the new file is written. */
  readonly into: string;
  /** The trimmed single page. */
  readonly page: Sheet;
}
export interface SinglePage {
  readonly path: string;
  readonly facts: FileFacts;
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A difference up to this many pixels is cropped instead of scaled. */
const slack = 2;

/**
 * Joins two single pages side by side, in sRGB, with the bleed of a double page: bleed at the fold is cut off, and a
 * page without bleed gets its edges mirrored. Pixels are scaled only when the two differ in height.
 */
export async function joinPages({ left, right, into, page }: JoinRequest): Promise<void> {
  const both = [await pixelsOf(left, page, 'left'), await pixelsOf(right, page, 'right')] as const;
  const [low, high] = [Math.min(both[0].height, both[1].height), Math.max(both[0].height, both[1].height)];
  const height = high - low <= slack ? low : high;
  const [first, second] = [await toHeight(both[0], height), await toHeight(both[1], height)];
  const raw = ({ width, data }: Pixels) => ({ input: data, raw: { width, height, channels: 3 as const } });
  await sharp({
    create: { width: first.width + second.width, height, channels: 3, background: '#ffffff' },
  })
    .composite([
      { ...raw(first), left: 0, top: 0 },
      { ...raw(second), left: first.width, top: 0 },
    ])
    .withIccProfile('srgb')
    .withDensity(density)
    .jpeg({ quality, chromaSubsampling: '4:4:4', progressive: false })
    .toFile(into);
}

/** A page with bleed on its three outer sides and none at the fold. */
async function pixelsOf({ path, facts }: SinglePage, page: Sheet, side: 'left' | 'right'): Promise<Pixels> {
  const sideways = facts.orientation >= 5;
  const [width, height] = sideways ? [facts.height, facts.width] : [facts.width, facts.height];
  const fit = pageFit(width, height, page);
  if (!fit) throw new Error('ta: not a single page of this order');
  const bleed = bleedOf(width, page, fit.form);
  const keptWidth = fit.form === 'around' ? width - bleed : width;
  const upright = await sharp(path, { failOn: 'warning' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = upright.info;
  const cut = sharp(upright.data, { raw: { width, height, channels } }).extract({
    left: side === 'left' ? 0 : width - keptWidth,
    top: 0,
    width: keptWidth,
    height,
  });
  const around = fit.form === 'trim' ? bleed : 0;
  const { data, info } = await cut
    .extend({
      top: around,
      bottom: around,
      left: side === 'left' ? around : 0,
      right: side === 'right' ? around : 0,
      extendWith: 'mirror',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Pixels of the bleed of a page of this width. */
function bleedOf(width: number, { w_mm, bleed_mm }: Sheet, form: PageForm): number {
  const sides = { trim: 0, outer: 1, around: 2 }[form];
  return Math.round((width * bleed_mm) / (w_mm + sides * bleed_mm));
}

async function toHeight(given: Pixels, height: number): Promise<Pixels> {
  if (given.height === height) return given;
  const picture = sharp(given.data, { raw: { width: given.width, height: given.height, channels: 3 } });
  const width =
    given.height - height > slack || given.height < height
      ? Math.round((given.width * height) / given.height)
      : given.width;
  const resized =
    width === given.width
      ? picture.extract({ left: 0, top: 0, width, height })
      : picture.resize({ width, height, fit: 'fill' });
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
