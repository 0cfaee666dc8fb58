import type { PdfBox } from './facts.ts';

/** Pages whose boxes are kept: no book has more sheets. */
export const mostSheets = 500;

/** Millimetres, larger than any paper: what a file says beyond is not to be believed. */
const largest = 100_000;
const millimetres = (points: number) => {
  const found = Math.round((points / 72) * 2_540) / 100;
  return Number.isNaN(found) ? 0 : Math.max(-largest, Math.min(largest, found));
};

/** A box by its two corners in points, whichever they are. */
export function boxOf(corners: readonly number[]): PdfBox {
  const [a = 0, b = 0, c = 0, d = 0] = corners;
  return [
    millimetres(Math.min(a, c)),
    millimetres(Math.min(b, d)),
    millimetres(Math.abs(c - a)),
    millimetres(Math.abs(d - b)),
  ];
}

/** Whether a page turned by so many degrees has its width where its height was. */
export const isSideways = (degrees: number): boolean => Math.abs(degrees) % 180 === 90;
