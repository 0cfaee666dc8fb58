import type { Pen } from './surface.ts';

/** Parts of silhouettes, drawn by ourselves: they show no real person. */

type Curve = readonly [number, number, number, number, number, number];

/** A filled outline of curves. */
export function blob(pen: Pen, from: readonly [number, number], curves: readonly Curve[]): void {
  pen.beginPath();
  pen.moveTo(...from);
  for (const curve of curves) pen.bezierCurveTo(...curve);
  pen.fill();
}

/** A head. */
export function head(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.ellipse(x, y, r * 0.86, r, 0, 0, Math.PI * 2);
  pen.fill();
}

/** An arm or a leg: a thick line with round ends. */
export function limb(pen: Pen, width: number, points: readonly (readonly [number, number])[]): void {
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  points.forEach(([x, y], index) => (index ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.stroke();
}

/** Someone in a suit, feet at `y`. */
export function suit(pen: Pen, x: number, y: number, s: number): void {
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
export function dress(pen: Pen, x: number, y: number, s: number, train = 9): void {
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
export function child(pen: Pen, x: number, y: number, s: number): void {
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
