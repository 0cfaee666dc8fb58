import type { ArtPicture } from '../design.ts';
import { drawBranch, drawHills, drawStar } from './nature.ts';
import { drawCouple, drawFamily, drawNewborn } from './people.ts';
import type { Pen } from './surface.ts';
import { drawMonth, drawTitle } from './type.ts';

/** Where on a sheet something is drawn, px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws art into a box: paper first, then the drawing in a 100 × 100 field that keeps its shape, then its text. */
export function drawArt(pen: Pen, art: ArtPicture, box: Box, font: string): void {
  pen.save();
  pen.translate(box.x, box.y);
  pen.beginPath();
  pen.rect(0, 0, box.width, box.height);
  pen.clip();
  pen.fillStyle = art.paper;
  pen.fillRect(0, 0, box.width, box.height);
  if (art.art === 'title') drawTitle(pen, art, box.width, box.height, font);
  else if (art.art === 'month') drawMonth(pen, art, box.width, box.height, font);
  else {
    const side = Math.min(box.width, box.height);
    pen.save();
    pen.translate((box.width - side) / 2, (box.height - side) / 2);
    pen.scale(side / 100, side / 100);
    figures[art.art](pen, art.ink);
    pen.restore();
    if (art.text) caption(pen, art, box, font);
  }
  pen.restore();
}

const figures = {
  couple: drawCouple,
  family: drawFamily,
  newborn: drawNewborn,
  branch: drawBranch,
  hills: drawHills,
  star: drawStar,
} as const;

function caption(pen: Pen, art: ArtPicture, box: Box, font: string): void {
  const size = Math.min(box.width, box.height);
  pen.fillStyle = art.ink;
  pen.textAlign = 'center';
  pen.font = `${size * 0.075}px ${font}`;
  pen.fillText(art.text ?? '', box.width / 2, box.height * 0.9, box.width * 0.9);
}
