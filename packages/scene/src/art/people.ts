import type { Pen } from './surface.ts';

/** Silhouettes, drawn by ourselves: nobody in particular. Fields of 100 × 100. */

type Curve = readonly [number, number, number, number, number, number];

function blob(pen: Pen, from: readonly [number, number], curves: readonly Curve[]): void {
  pen.beginPath();
  pen.moveTo(...from);
  for (const curve of curves) pen.bezierCurveTo(...curve);
  pen.fill();
}

function head(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.ellipse(x, y, r * 0.86, r, 0, 0, Math.PI * 2);
  pen.fill();
}

function limb(pen: Pen, width: number, points: readonly (readonly [number, number])[]): void {
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  points.forEach(([x, y], index) => (index ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.stroke();
}

/** Someone in a suit, feet at `y`. */
function suit(pen: Pen, x: number, y: number, s: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(s, s);
  head(pen, 0, -54, 4.6);
  limb(pen, 2.6, [
    [0, -50],
    [0, -47],
  ]);
  blob(
    pen,
    [-3, -48.5],
    [
      [-8, -47, -9, -45, -9, -38],
      [-8.6, -32, -7.4, -28, -7, -24],
      [-2, -22.5, 2, -22.5, 7, -24],
      [7.4, -28, 8.6, -32, 9, -38],
      [9, -45, 8, -47, 3, -48.5],
    ],
  );
  limb(pen, 5.4, [
    [-3.4, -25],
    [-3.8, -2],
  ]);
  limb(pen, 5.4, [
    [3.4, -25],
    [3.8, -2],
  ]);
  limb(pen, 2.6, [
    [-4, -0.8],
    [-5.6, -0.6],
  ]);
  limb(pen, 2.6, [
    [4, -0.8],
    [5.6, -0.6],
  ]);
  pen.restore();
}

/** Someone in a long dress, hem at `y`. */
function dress(pen: Pen, x: number, y: number, s: number, train = 9): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(s, s);
  head(pen, 0, -50, 4.3);
  head(pen, -2.6, -52.6, 2.5);
  limb(pen, 2.2, [
    [0, -46],
    [0, -43],
  ]);
  blob(
    pen,
    [-2.4, -44.5],
    [
      [-6.4, -43, -6.2, -39, -5.4, -36],
      [-4.6, -33, -4, -31, -4.4, -28.6],
      [-6.4, -18, -10, -6, -12 - train, 0],
      [-4, 1.4, 6, 1, 11, 0],
      [9, -8, 5.6, -20, 4.2, -28.6],
      [4, -31, 4.6, -33, 5.4, -36],
      [6.2, -39, 6.4, -43, 2.4, -44.5],
    ],
  );
  pen.restore();
}

/** A child with feet at `y`. */
function child(pen: Pen, x: number, y: number, s: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(s, s);
  head(pen, 0, -26, 4.2);
  blob(
    pen,
    [-2, -21.6],
    [
      [-5, -20.6, -5, -16, -6.6, -8],
      [-2, -7, 2, -7, 6.6, -8],
      [5, -16, 5, -20.6, 2, -21.6],
    ],
  );
  limb(pen, 3, [
    [-2, -9],
    [-2.2, -1.4],
  ]);
  limb(pen, 3, [
    [2, -9],
    [2.2, -1.4],
  ]);
  pen.restore();
}

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
