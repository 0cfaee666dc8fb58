import type { FileFacts } from './facts.ts';
import { pageFit } from './pageFit.ts';
import { pixels, printDensity, shapeTolerance, pixelTolerance } from './pixels.ts';
import type { Sheet } from './pixels.ts';

/** Below: refused; below the second: a warning that wants a tick (P-CHECK-DPI). */
export const densityLimits = { refused: 150, warned: 250 } as const;

/** Pixels of a sheet with its bleed, and of the trimmed sheet. */
export function targetOf({ w_mm, h_mm, bleed_mm }: Sheet) {
  return {
    width: pixels(w_mm + 2 * bleed_mm),
    height: pixels(h_mm + 2 * bleed_mm),
    trimWidth: pixels(w_mm),
    trimHeight: pixels(h_mm),
  };
}

/** Pixels as they are seen: an image that its EXIF tag turns on its side has width and height exchanged. */
export function uprightPixels({
  width,
  height,
  orientation,
}: Pick<FileFacts, 'width' | 'height' | 'orientation'>) {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** A single image may be on its side, since the lab turns it: the sheet as that image has it. */
export function turnedFor<T extends Sheet>(width: number, height: number, sheet: T): T {
  return width > height === sheet.w_mm > sheet.h_mm
    ? sheet
    : { ...sheet, w_mm: sheet.h_mm, h_mm: sheet.w_mm };
}

export type Fit =
  | { readonly kind: 'exact' }
  /** The shape is right: `density` is what would be printed on an inch. */
  | { readonly kind: 'scaled'; readonly density: number }
  | { readonly kind: 'noBleed'; readonly density: number }
  | { readonly kind: 'singlePage' }
  | { readonly kind: 'turned' }
  | { readonly kind: 'otherShape'; readonly looksLike: string };

/** How a picture of so many upright pixels fits a sheet. */
export function fitOf(width: number, height: number, sheet: Sheet, isSpread: boolean): Fit {
  const target = targetOf(sheet);
  const near = (a: number, b: number) => Math.abs(a - b) <= pixelTolerance;
  const shape = (w: number, h: number) => Math.abs((width / height) * (h / w) - 1) <= shapeTolerance;
  if (near(width, target.width) && near(height, target.height)) return { kind: 'exact' };
  if (near(width, target.trimWidth) && near(height, target.trimHeight))
    return { kind: 'noBleed', density: printDensity };
  const full = shape(target.width, target.height);
  const trimmed = shape(target.trimWidth, target.trimHeight);
  // Both shapes fit when the bleed is thin: the nearer one counts.
  if (
    full &&
    (!trimmed ||
      distance(width / height, target.width / target.height) <=
        distance(width / height, target.trimWidth / target.trimHeight))
  )
    return { kind: 'scaled', density: Math.floor((width / target.width) * printDensity) };
  if (trimmed) return { kind: 'noBleed', density: Math.floor((width / target.trimWidth) * printDensity) };
  if (isSpread && pageFit(width, height, { ...sheet, w_mm: sheet.w_mm / 2 })) return { kind: 'singlePage' };
  if (shape(target.height, target.width)) return { kind: 'turned' };
  return { kind: 'otherShape', looksLike: isSpread ? sizeLike(width, height) : '' };
}

const distance = (a: number, b: number) => Math.abs(a / b - 1);

/** Page sizes of the lab's books, cm. */
const books =
  '15x15 15x20 20x15 20x20 20x30 30x20 24x24 25x25 25x35 35x25 30x30 30x40 40x30 35x35 35x45 45x35 40x40 40x50'.split(
    ' ',
  );

/** The book whose spread a picture is made for, such as '25x25'; '' when none. */
function sizeLike(width: number, height: number): string {
  return (
    books.find((name) => {
      const [w = 0, h = 0] = name.split('x').map(Number);
      return [3, 0].some((bleed) => {
        const target = targetOf({ w_mm: w * 20, h_mm: h * 10, bleed_mm: bleed });
        return Math.abs(width - target.width) <= 20 && Math.abs(height - target.height) <= 20;
      });
    }) ?? ''
  );
}
