import type { ArtPicture } from '../design.ts';
import type { Pen } from './surface.ts';

/** A typographic cover or page: a title with a small line below a hairline. */
export function drawTitle(pen: Pen, art: ArtPicture, width: number, height: number, font: string): void {
  const text = art.text ?? '';
  const unit = Math.min(width, height);
  pen.fillStyle = art.ink;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  let size = unit * 0.16;
  pen.font = `${size}px ${font}`;
  size *= Math.min(1, (width * 0.8) / Math.max(1, pen.measureText(text).width));
  pen.font = `${size}px ${font}`;
  pen.fillText(text, width / 2, height * 0.44);
  if (!art.small) return;
  pen.fillRect(width / 2 - unit * 0.07, height * 0.44 + size * 0.85, unit * 0.14, Math.max(1, unit * 0.004));
  pen.font = `${Math.min(unit * 0.05, size * 0.5)}px ${font}`;
  pen.fillText(art.small, width / 2, height * 0.44 + size * 1.45, width * 0.8);
}

/** A month's page: its name and its days. `text` is the name, `small` "first weekday,days", Monday 0, e.g. `"3,30"`. */
export function drawMonth(pen: Pen, art: ArtPicture, width: number, height: number, font: string): void {
  const [first = 0, days = 31] = (art.small ?? '0,31').split(',').map(Number);
  pen.fillStyle = art.ink;
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.font = `${height * 0.13}px ${font}`;
  pen.fillText(art.text ?? '', width * 0.08, height * 0.14);
  pen.textAlign = 'center';
  pen.fillRect(width * 0.08, height * 0.25, width * 0.84, Math.max(1, height * 0.004));
  const [left, top] = [width * 0.08, height * 0.36];
  const [stepX, stepY] = [(width * 0.84) / 7, (height * 0.58) / 6];
  for (let day = 1; day <= days; day++) {
    const place = first + day - 1;
    const [column, row] = [place % 7, Math.floor(place / 7)];
    pen.globalAlpha = column === 6 ? 0.5 : 1;
    pen.font = `${stepY * 0.56}px ${font}`;
    pen.fillText(String(day), left + stepX * (column + 0.5), top + stepY * (row + 0.3));
  }
  pen.globalAlpha = 1;
}
