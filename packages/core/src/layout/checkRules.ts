import {
  applyMatrix,
  boundsOf,
  boundsOfAll,
  centreOf,
  contains,
  effectiveDpi,
  intersect,
  isInside,
  layOutText,
  overlap,
  photoMatrix,
  placePhoto,
  turnPoint,
} from '../geometry/index.ts';
import type { Box, FontOutlines, Guides, Point, TextLayout } from '../geometry/index.ts';
import type { PhotoItem, ProjectItem, ProjectPhoto, TextItem } from './document.ts';

/** Limits of what is printed, pixels per inch: below the first it is refused unless confirmed, and so on. */
export const dpiLimits = { refused: 150, warned: 200, noted: 250 } as const;
/** Distance from the trim within which an edge is neither inside the sheet nor beyond it, millimetres. */
export const guardWidth = 3;

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** Edges of an upright box that the cut may leave a white line beside: near the trim, but not at the bleed. */
export function guardedEdges(item: Pick<ProjectItem, keyof Box | 'rot'>, { trim, bleed }: Guides): Edge[] {
  if (item.rot % 180 !== 0) return [];
  const right = item.x + item.w;
  const bottom = item.y + item.h;
  const isShort = (beyond: number, outside: number) => beyond < outside - 0.01 && beyond > -guardWidth + 0.01;
  const bleedWidth = trim.x - bleed.x;
  return [
    ...(isShort(trim.x - item.x, bleedWidth) ? (['left'] as const) : []),
    ...(isShort(right - (trim.x + trim.w), bleedWidth) ? (['right'] as const) : []),
    ...(isShort(trim.y - item.y, bleedWidth) ? (['top'] as const) : []),
    ...(isShort(bottom - (trim.y + trim.h), bleedWidth) ? (['bottom'] as const) : []),
  ];
}

/** The box with those edges moved out to the bleed. */
export function extended(item: Box, edges: readonly Edge[], { bleed }: Guides): Box {
  const left = edges.includes('left') ? bleed.x : item.x;
  const top = edges.includes('top') ? bleed.y : item.y;
  const right = edges.includes('right') ? bleed.x + bleed.w : item.x + item.w;
  const bottom = edges.includes('bottom') ? bleed.y + bleed.h : item.y + item.h;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Whether nothing of an item is on the printed sheet. */
export const isOutside = (item: ProjectItem, { bleed }: Guides): boolean =>
  !overlap(item, { ...bleed, rot: 0 });

/** Where a photo’s focus is on the sheet; null when the crop leaves it out. */
export function focusOnSheet(item: PhotoItem, photo: ProjectPhoto): Point | null {
  const spot = { x: photo.focus.x * photo.w, y: photo.focus.y * photo.h };
  const { x, y } = applyMatrix(photoMatrix(photo, item, item.crop), spot);
  if (x < 0 || y < 0 || x > item.w || y > item.h) return null;
  return turnPoint({ x: item.x + x, y: item.y + y }, centreOf(item), item.rot);
}

/** Pixels of a photo on an inch of paper in a box. */
export const dpiOf = (
  item: Pick<PhotoItem, 'w' | 'h' | 'crop'>,
  photo: Pick<ProjectPhoto, 'w' | 'h'>,
): number => effectiveDpi(placePhoto(photo, item, item.crop));

export const isSafe = (point: Point, { safe }: Guides): boolean =>
  safe.some((box) => isInside(point, { ...box, rot: 0 }));

/** Whether a spot lies on the sheet beyond the safe distance from its outer edges; the fold has a rule of its own. */
export function isBeyondSafe(point: Point, guides: Guides): boolean {
  const outer = boundsOfAll(guides.safe);
  return (
    outer !== null && isInside(point, { ...guides.trim, rot: 0 }) && !isInside(point, { ...outer, rot: 0 })
  );
}

export const isInGutter = (point: Point, { gutters }: Guides): boolean =>
  gutters.some((box) => isInside(point, { ...box, rot: 0 }));

/** The upright box around the letters of a text on the sheet; around the text box without outlines; null for no letter. */
export function inkOf(item: TextItem, layout: TextLayout | null, outlines: FontOutlines | null): Box | null {
  if (!layout || !outlines) return item.text.trim() === '' ? null : boundsOf(item);
  const boxes = layout.lines
    .filter(({ width }) => width > 0)
    .map(({ x, baseline, width }) => ({
      x: item.x + x,
      y: item.y + baseline - layout.em * outlines.ascent,
      w: width,
      h: layout.em * (outlines.ascent + outlines.descent),
    }));
  const ink = boundsOfAll(boxes);
  if (!ink || item.rot === 0) return ink;
  // The ink turns about the middle of the text box, not about its own.
  const turned = turnPoint(centreOf(ink), centreOf(item), item.rot);
  return boundsOf({ ...ink, x: turned.x - ink.w / 2, y: turned.y - ink.h / 2, rot: item.rot });
}

export const isTextUnsafe = (ink: Box, { safe }: Guides): boolean => {
  const outer = boundsOfAll(safe);
  return outer !== null && !contains(outer, ink) && !safe.some((box) => contains(box, ink));
};

export const isTextInGutter = (ink: Box, { gutters }: Guides): boolean =>
  gutters.some((gutter) => intersect(gutter, ink) !== null);

export const layOutItem = (item: TextItem, outlines: FontOutlines | null): TextLayout | null =>
  outlines ? layOutText(item, item, outlines) : null;
