import type { FileFacts } from './facts.ts';
import { pageFit } from './pageFit.ts';
import { printDensity } from './pixels.ts';
import { fitOf, turnedFor, uprightPixels } from './size.ts';
import type { Slot } from './slots.ts';

/** Facts of a file that its row shows. */
export interface FileLooks {
  /** Upright pixels; 0 of a PDF, and when unknown. */
  readonly width: number;
  readonly height: number;
  /** Pixels that an inch of the paper gets, whatever the file's tag claims; 0 without a slot, or where the shape is another. */
  readonly density: number;
  /** `sRGB`, `AdobeRGB`, the name of another one, `none`; '' when unknown. */
  readonly profile: string;
}

/** The looks of a file in a slot of its order; null = unassigned. */
export function looksOf(facts: FileFacts, slot: Slot | null): FileLooks {
  const { width, height } = uprightPixels(facts);
  const { profile, profileName } = facts;
  return {
    width,
    height,
    density: slot && width > 0 ? densityOn(width, height, slot) : 0,
    profile: profile === 'other' ? profileName : profile === 'unknown' ? '' : profile,
  };
}

function densityOn(width: number, height: number, slot: Slot): number {
  if (slot.kind === 'page') return pageFit(width, height, slot)?.density ?? 0;
  const sheet = slot.kind === 'image' ? turnedFor(width, height, slot) : slot;
  const fit = fitOf(width, height, sheet, slot.kind === 'spread');
  if (fit.kind === 'exact') return printDensity;
  return 'density' in fit ? fit.density : 0;
}
