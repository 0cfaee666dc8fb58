/** Millimetres of an inch. */
export const millimetresPerInch = 25.4;
/** Typographic points of an inch. */
const pointsPerInch = 72;

/** Pixels, not rounded, of a length in millimetres at a density in pixels per inch. */
export const toPixels = (millimetres: number, dpi: number): number =>
  (millimetres / millimetresPerInch) * dpi;

/** Millimetres of a length in pixels at a density in pixels per inch. */
export const toMillimetres = (pixels: number, dpi: number): number => (pixels / dpi) * millimetresPerInch;

/** Millimetres of a size in typographic points. */
export const pointsToMillimetres = (points: number): number => (points / pointsPerInch) * millimetresPerInch;

/** Number between two limits. The lower limit counts where they cross. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
