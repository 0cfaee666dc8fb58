import type { FileFacts } from '@trade-area/core/preflight';
import type { Cut } from '@trade-area/core/pricing';
import sharp from 'sharp';
import { writePrintFile } from './fix.ts';

/** A request to the child process for the part of a picture that its frame shows. */
export interface CropRequest {
  readonly path: string;
  /** Where the new file is written. */
  readonly into: string;
  readonly facts: FileFacts;
  /** Shares of the upright picture, without bleed. */
  readonly cut: Cut;
  /** Width of the bleed beside the cut, as shares of its width and of its height. */
  readonly bleed: { readonly across: number; readonly down: number };
}

/** Between the lab's print format and the original: this file is printed from once more. */
const quality = 96;

/**
 * Creates the seen part of a picture as a JPG, upright, with its bleed around it: what the picture has beside the cut,
 * mirrored where it ends. An embedded Adobe RGB is kept, every other profile becomes sRGB. The pixels are not scaled.
 */
export async function cropFile({ path, into, facts, cut, bleed }: CropRequest): Promise<void> {
  const isSideways = facts.orientation >= 5;
  const [width, height] = isSideways ? [facts.height, facts.width] : [facts.width, facts.height];
  const across = span(cut.x, cut.width, bleed.across, width);
  const down = span(cut.y, cut.height, bleed.down, height);
  const picture = sharp(path, { failOn: 'warning', sequentialRead: true })
    .autoOrient()
    .extract({ left: across.start, top: down.start, width: across.length, height: down.length })
    .flatten({ background: '#ffffff' })
    .extend({
      left: across.before,
      right: across.after,
      top: down.before,
      bottom: down.after,
      extendWith: 'mirror',
    });
  await writePrintFile(picture, { facts, into, quality });
}

/** Pixels that are taken along one side of a picture, and those that are missing before and after them. */
function span(start: number, length: number, bleed: number, pixels: number) {
  const border = Math.round(bleed * length * pixels);
  const seen = Math.max(1, Math.round(length * pixels));
  const first = Math.min(Math.round(start * pixels), pixels - seen);
  const from = Math.max(0, first - border);
  const to = Math.min(pixels, first + seen + border);
  return {
    start: from,
    length: to - from,
    before: border - (first - from),
    after: border - (to - first - seen),
  };
}
