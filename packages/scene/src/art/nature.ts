import type { Pen } from './surface.ts';

/** A leafy branch, in a field of 100 × 100. */
export function drawBranch(pen: Pen, ink: string): void {
  pen.strokeStyle = ink;
  pen.fillStyle = ink;
  pen.lineWidth = 1.1;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(50, 92);
  pen.bezierCurveTo(46, 68, 54, 44, 50, 12);
  pen.stroke();
  for (let i = 0; i < 9; i++) {
    const y = 80 - i * 8;
    for (const side of [-1, 1]) leaf(pen, 50 + Math.sin(i) * 1.2, y - (side > 0 ? 4 : 0), side, 17 - i * 1.1);
  }
  leaf(pen, 50, 16, 0, 11);
}

function leaf(pen: Pen, x: number, y: number, side: number, length: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(side * 0.95);
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.bezierCurveTo(length * 0.32, -length * 0.35, length * 0.22, -length * 0.8, 0, -length);
  pen.bezierCurveTo(-length * 0.22, -length * 0.8, -length * 0.32, -length * 0.35, 0, 0);
  pen.fill();
  pen.restore();
}

/** Quiet hills under a low sun. */
export function drawHills(pen: Pen, ink: string): void {
  pen.fillStyle = ink;
  pen.globalAlpha = 0.9;
  pen.beginPath();
  pen.arc(62, 38, 11, 0, Math.PI * 2);
  pen.fill();
  for (const [alpha, y, bend] of [
    [0.28, 52, 14],
    [0.5, 62, -10],
    [0.85, 74, 8],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.beginPath();
    pen.moveTo(-60, 102);
    pen.lineTo(-60, y);
    pen.bezierCurveTo(10, y - bend - 12, 50, y + bend, 160, y - bend);
    pen.lineTo(160, 102);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** A winter star with twelve rays. */
export function drawStar(pen: Pen, ink: string): void {
  pen.strokeStyle = ink;
  pen.fillStyle = ink;
  pen.lineCap = 'round';
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2;
    const length = i % 3 === 0 ? 34 : i % 3 === 1 ? 17 : 22;
    pen.lineWidth = i % 3 === 0 ? 1.3 : 0.8;
    pen.beginPath();
    pen.moveTo(50 + Math.sin(angle) * 5, 46 - Math.cos(angle) * 5);
    pen.lineTo(50 + Math.sin(angle) * length, 46 - Math.cos(angle) * length);
    pen.stroke();
    pen.beginPath();
    pen.arc(
      50 + Math.sin(angle) * (length + 2.6),
      46 - Math.cos(angle) * (length + 2.6),
      0.9,
      0,
      Math.PI * 2,
    );
    pen.fill();
  }
}
