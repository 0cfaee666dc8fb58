import { turnOf } from './box.ts';
import type { Point, Size } from './box.ts';
import { cropLimits, placePhoto, turnedSize } from './crop.ts';
import type { Crop } from './crop.ts';
import { clamp } from './units.ts';

/** The crop whose middle is where the frame really shows it: a middle beyond the edge has no effect and is drawn in. */
export function settle(photo: Size, frame: Size, crop: Crop): Crop {
  const { turned, centre } = placePhoto(photo, frame, crop);
  return { ...crop, cx: centre.x / turned.w, cy: centre.y / turned.h };
}

/** Moves the photo inside its frame, as a drag does: by millimetres of the frame, the photo following the pointer. */
export function panCrop(photo: Size, frame: Size, crop: Crop, by: Point): Crop {
  const { turned, scale, centre } = placePhoto(photo, frame, crop);
  const { sin, cos } = turnOf(-crop.fine);
  const dx = (by.x * cos - by.y * sin) / scale;
  const dy = (by.x * sin + by.y * cos) / scale;
  return settle(photo, frame, { ...crop, cx: (centre.x - dx) / turned.w, cy: (centre.y - dy) / turned.h });
}

/**
 * Zooms by a factor about a point of the frame (millimetres from its top left): the part of the photo below that point
 * stays below it, as far as the edges of the photo allow.
 */
export function zoomCrop(photo: Size, frame: Size, crop: Crop, factor: number, about?: Point): Crop {
  const before = placePhoto(photo, frame, crop);
  const zoom = clamp(crop.zoom * factor, 1, cropLimits.zoom);
  const after = placePhoto(photo, frame, { ...crop, zoom });
  const from = about ? { x: about.x - frame.w / 2, y: about.y - frame.h / 2 } : { x: 0, y: 0 };
  const { sin, cos } = turnOf(-crop.fine);
  const along = { x: from.x * cos - from.y * sin, y: from.x * sin + from.y * cos };
  const shift = 1 / before.scale - 1 / after.scale;
  return settle(photo, frame, {
    ...crop,
    zoom,
    cx: (before.centre.x + along.x * shift) / before.turned.w,
    cy: (before.centre.y + along.y * shift) / before.turned.h,
  });
}

/** Turns the photo clockwise by quarters; the spot in the middle of the frame stays there. */
export function turnCrop(crop: Crop, quarters: 1 | 2 | 3 = 1): Crop {
  let { cx, cy } = crop;
  for (let each = 0; each < quarters; each += 1) [cx, cy] = [1 - cy, cx];
  return { ...crop, cx, cy, quarter: ((crop.quarter + quarters) % 4) as Crop['quarter'] };
}

/** Mirrors what is seen, left to right, whatever the turn; the spot in the middle stays there. */
export function mirrorCrop(crop: Crop): Crop {
  // Mirroring after quarter turns is mirroring before them with the turns the other way round.
  const quarter = ((4 - crop.quarter) % 4) as Crop['quarter'];
  return { ...crop, flip: !crop.flip, quarter, cx: 1 - crop.cx, fine: crop.fine === 0 ? 0 : -crop.fine };
}

/** Turns by degrees clockwise, at most 15 either way. */
export const tiltCrop = (crop: Crop, degrees: number): Crop => ({
  ...crop,
  fine: clamp(degrees, -cropLimits.fine, cropLimits.fine),
});

/** A crop about a point of interest of the upright photo (shares of its width and height). */
export function cropAbout(photo: Size, frame: Size, focus: Point): Crop {
  return settle(photo, frame, { cx: focus.x, cy: focus.y, zoom: 1, quarter: 0, fine: 0, flip: false });
}

/** Part of the photo's area that a frame leaves out at zoom 1: 0 when the shapes agree. */
export function cropLoss(photo: Size, frame: Size, quarter = 0): number {
  const turned = turnedSize(photo, quarter);
  const [a, b] = [turned.w / turned.h, frame.w / frame.h];
  return 1 - Math.min(a, b) / Math.max(a, b);
}
