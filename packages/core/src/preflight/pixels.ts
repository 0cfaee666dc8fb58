/** Pixels the lab prints on an inch. */
export const printDensity = 300;
/** Pixels by which a size may differ. */
export const pixelTolerance = 2;
/** Part by which a shape may differ. */
export const shapeTolerance = 0.005;

export interface Sheet {
  readonly w_mm: number;
  readonly h_mm: number;
  readonly bleed_mm: number;
}

export const pixels = (millimetres: number): number => Math.round((millimetres / 25.4) * printDensity);
