import { blob, child, dress, head, limb, suit } from './figures.ts';
import type { Pen } from './surface.ts';

/** Silhouettes of people in fields of 100 × 100. */

function sun(pen: Pen, ink: string, x: number, y: number, r: number): void {
  pen.save();
  pen.globalAlpha = 0.16;
  pen.fillStyle = ink;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
  pen.restore();
}

function ground(pen: Pen, y: number): void {
  blob(
    pen,
    [-80, y + 1],
    [
      [0, y - 3, 70, y + 3, 180, y - 1],
      [180, 140, 180, 140, 180, 140],
      [60, 140, 0, 140, -80, 140],
    ],
  );
}

/** Two people hand in hand on a hill under a low sun. */
export function drawCouple(pen: Pen, ink: string): void {
  sun(pen, ink, 50, 46, 31);
  pen.fillStyle = pen.strokeStyle = ink;
  ground(pen, 83);
  suit(pen, 60, 83, 0.98);
  dress(pen, 41, 83, 0.98);
  limb(pen, 2.2, [
    [46, 43.5],
    [49.4, 53],
    [50.6, 58],
  ]);
  limb(pen, 3, [
    [52.8, 42],
    [51, 52],
    [50.6, 58],
  ]);
}

/** Two grown-ups and a child between them. */
export function drawFamily(pen: Pen, ink: string): void {
  sun(pen, ink, 50, 45, 34);
  pen.fillStyle = pen.strokeStyle = ink;
  ground(pen, 83);
  suit(pen, 67, 83, 0.92);
  dress(pen, 33, 83, 0.94, 2);
  child(pen, 50, 83, 0.95);
  limb(pen, 2.2, [
    [38, 45],
    [41, 54],
    [44.6, 60],
    [47.4, 64],
  ]);
  limb(pen, 2.6, [
    [60.4, 44],
    [58.6, 54],
    [55.4, 60],
    [52.6, 64],
  ]);
}

/** A crescent moon with a sleeping child and stars. */
export function drawNewborn(pen: Pen, ink: string): void {
  pen.fillStyle = pen.strokeStyle = ink;
  blob(
    pen,
    [62, 16],
    [
      [30, 14, 14, 40, 24, 62],
      [34, 84, 66, 88, 82, 66],
      [62, 74, 44, 66, 40, 50],
      [37, 36, 46, 22, 62, 16],
    ],
  );
  head(pen, 51, 53.5, 6);
  blob(
    pen,
    [54, 58],
    [
      [62, 52, 74, 56, 76, 65],
      [68, 70, 58, 70, 51, 63],
      [52, 61, 53, 59, 54, 58],
    ],
  );
  for (const [x, y, r] of [
    [70, 30, 1.5],
    [82, 42, 1],
    [64, 40, 0.9],
    [86, 22, 1.2],
    [20, 24, 1.1],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, r, 0, Math.PI * 2);
    pen.fill();
  }
}
