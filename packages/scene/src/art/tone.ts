import type { Tone } from '../design.ts';
import type { Pen } from './surface.ts';

/** Tones what is drawn in a box: `mono` is a warm black and white, `warm` keeps a third of the colour. */
export function tone(pen: Pen, kind: Tone, x: number, y: number, width: number, height: number): void {
  const area = [
    Math.round(x),
    Math.round(y),
    Math.max(1, Math.round(width)),
    Math.max(1, Math.round(height)),
  ] as const;
  const pixels = pen.getImageData(...area);
  const { data } = pixels;
  for (let i = 0; i < data.length; i += 4) {
    const grey = 0.35 * (data[i] ?? 0) + 0.5 * (data[i + 1] ?? 0) + 0.15 * (data[i + 2] ?? 0);
    const curved = 255 * Math.min(1, (grey / 255) ** 1.08 * 1.05);
    const colours = kind === 'mono' ? [1.0, 0.985, 0.96] : [1.04, 0.97, 0.86];
    const keep = kind === 'mono' ? 0 : 0.35;
    for (let c = 0; c < 3; c++)
      data[i + c] = curved * (colours[c] ?? 1) * (1 - keep) + (data[i + c] ?? 0) * keep;
  }
  pen.putImageData(pixels, area[0], area[1]);
}
