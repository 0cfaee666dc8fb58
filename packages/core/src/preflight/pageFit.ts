import { pixels, printDensity, shapeTolerance, pixelTolerance } from './pixels.ts';
import type { Sheet } from './pixels.ts';

/** How a single page was exported: with bleed on its three outer sides, on all four, or on none. */
export type PageForm = 'outer' | 'around' | 'trim';
export interface PageFit {
  readonly form: PageForm;
  /** Pixels that would be printed on an inch. */
  readonly density: number;
}

/** How a picture of so many upright pixels fits one half of a double page, whose trimmed size is given; null: not. */
export function pageFit(width: number, height: number, { w_mm, h_mm, bleed_mm }: Sheet): PageFit | null {
  const forms = (
    [
      // The more cautious reading where two have one shape: nothing of a trimmed page is cut off.
      ['trim', w_mm, h_mm],
      ['outer', w_mm + bleed_mm, h_mm + 2 * bleed_mm],
      ['around', w_mm + 2 * bleed_mm, h_mm + 2 * bleed_mm],
    ] as const
  ).map(([form, across, down]) => ({ form, across: pixels(across), down: pixels(down) }));
  const near = (a: number, b: number) => Math.abs(a - b) <= pixelTolerance;
  const exact = forms.find(({ across, down }) => near(width, across) && near(height, down));
  if (exact) return { form: exact.form, density: printDensity };
  const off = ({ across, down }: (typeof forms)[number]) => Math.abs((width / height) * (down / across) - 1);
  const best = forms.reduce((first, next) => (off(next) < off(first) ? next : first));
  if (off(best) > shapeTolerance) return null;
  return { form: best.form, density: Math.floor((width / best.across) * printDensity) };
}
