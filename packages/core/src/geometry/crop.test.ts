import { describe, expect, it } from 'vitest';
import { seeded } from '../../test/random.ts';
import type { Seeded } from '../../test/random.ts';
import { pixelBox } from './box.ts';
import type { Point, Size } from './box.ts';
import {
  applyMatrix,
  effectiveDpi,
  keptPixels,
  photoMatrix,
  placePhoto,
  planCut,
  wholePhoto,
} from './crop.ts';
import type { Crop, CutPlan, Matrix } from './crop.ts';
import { cropLoss, mirrorCrop, panCrop, settle, tiltCrop, turnCrop, zoomCrop } from './moveCrop.ts';

const between = (random: Seeded, least: number, most: number) => least + random.next() * (most - least);

function someCrop(random: Seeded): Crop {
  return {
    cx: random.next(),
    cy: random.next(),
    zoom: random.chance(0.4) ? 1 : between(random, 1, 6),
    quarter: random.pick([0, 1, 2, 3] as const),
    fine: random.chance(0.6) ? 0 : between(random, -15, 15),
    flip: random.chance(0.3),
  };
}

function someCase(random: Seeded) {
  const photo = { w: 1 + random.below(9_000), h: 1 + random.below(9_000) };
  const frame = { w: between(random, 10, 600), h: between(random, 10, 600) };
  return { photo, frame, crop: someCrop(random) };
}

/** The point of the uploaded photo that the editor draws at a point of the frame. */
function inEditor([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  const determinant = a * d - b * c;
  return {
    x: (d * (x - e) - c * (y - f)) / determinant,
    y: (a * (y - f) - b * (x - e)) / determinant,
  };
}

/** The same for a point of the pixels that a library cuts out: its steps one after the other, from the last to the first. */
function inCut(plan: CutPlan, photo: Size, { x, y }: Point): Point {
  const radians = (plan.fine * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const { width, height } = plan.resize;
  const turned = {
    width: plan.fine === 0 ? width : Math.round(width * Math.abs(cos) + height * Math.abs(sin)),
    height: plan.fine === 0 ? height : Math.round(width * Math.abs(sin) + height * Math.abs(cos)),
  };
  const kept = keptPixels(plan, turned);
  expect(kept).toMatchObject({ width: plan.keep.width, height: plan.keep.height });
  const dx = kept.left + x - turned.width / 2;
  const dy = kept.top + y - turned.height / 2;
  const u = ((dx * cos + dy * sin + width / 2) / width) * plan.take.width + plan.take.left;
  const v = ((-dx * sin + dy * cos + height / 2) / height) * plan.take.height + plan.take.top;
  // A quarter turn clockwise takes (x, y) of a photo to (height - y, x).
  const unturned = {
    0: { x: u, y: v },
    90: { x: v, y: photo.h - u },
    180: { x: photo.w - u, y: photo.h - v },
    270: { x: photo.w - v, y: u },
  }[plan.turn];
  return { x: plan.flip ? photo.w - unturned.x : unturned.x, y: unturned.y };
}

describe('a photo in its frame', () => {
  it('100,000 random crops: the pixels that are cut out are those that the editor shows', () => {
    const random = seeded(14);
    let worst = 0;
    for (let round = 0; round < 100_000; round += 1) {
      const { photo, frame, crop } = someCase(random);
      const dpi = random.pick([40, 96, 300]);
      const { width, height } = pixelBox({ x: 0, y: 0, ...frame }, 0, dpi);
      const plan = planCut(photo, frame, crop, { width, height });
      const { take } = plan;
      const turned = crop.quarter % 2 === 0 ? photo : { w: photo.h, h: photo.w };
      if (
        take.left < 0 ||
        take.top < 0 ||
        take.left + take.width > turned.w ||
        take.top + take.height > turned.h
      )
        throw new Error(`outside the photo: ${JSON.stringify({ photo, frame, crop, take })}`);
      const matrix = photoMatrix(photo, frame, crop);
      const { scale } = placePhoto(photo, frame, crop);
      const spot = { x: random.next() * width, y: random.next() * height };
      const cut = inCut(plan, photo, spot);
      const seen = inEditor(matrix, { x: (spot.x / width) * frame.w, y: (spot.y / height) * frame.h });
      // In printed pixels: the unit in which a difference could be seen.
      const printed = Math.hypot(cut.x - seen.x, cut.y - seen.y) * scale * (dpi / 25.4);
      if (printed > 1.5)
        throw new Error(`${printed} pixels off: ${JSON.stringify({ photo, frame, crop, dpi })}`);
      worst = Math.max(worst, printed);
    }
    expect(worst).toBeGreaterThan(0);
  });

  it('20,000 random crops fill the frame, whatever the turn', () => {
    const random = seeded(15);
    const open: unknown[] = [];
    for (let round = 0; round < 20_000; round += 1) {
      const { photo, frame, crop } = someCase(random);
      const matrix = photoMatrix(photo, frame, crop);
      const corners = [
        { x: 0, y: 0 },
        { x: frame.w, y: 0 },
        { x: frame.w, y: frame.h },
        { x: 0, y: frame.h },
      ].map((corner) => inEditor(matrix, corner));
      const isIn = corners.every(
        ({ x, y }) =>
          x > -1e-6 * photo.w && y > -1e-6 * photo.h && x < photo.w * (1 + 1e-6) && y < photo.h * (1 + 1e-6),
      );
      if (!isIn) open.push({ photo, frame, crop, corners });
    }
    expect(open).toEqual([]);
  });

  it('follows the formula of the crop without a fine turn', () => {
    const photo = { w: 6000, h: 4000 };
    const crop = { ...wholePhoto, cx: 0.9, cy: 0.5, zoom: 2 };
    const { scale, visible } = placePhoto(photo, { w: 100, h: 100 }, crop);
    expect(scale).toBeCloseTo((100 / 4000) * 2, 12);
    expect(visible).toEqual({ x: 4000, y: 1000, w: 2000, h: 2000 });
  });

  it.each([
    [{ w: 3543, h: 3543 }, { w: 300, h: 300 }, 1, 299],
    [{ w: 3544, h: 3544 }, { w: 300, h: 300 }, 1, 300],
    [{ w: 3000, h: 3000 }, { w: 254, h: 254 }, 1, 300],
    [{ w: 3000, h: 3000 }, { w: 254, h: 254 }, 2, 150],
    [{ w: 1, h: 1 }, { w: 254, h: 254 }, 1, 0],
  ])('%o in %o at zoom %d is printed with %d pixels on an inch, rounded down', (photo, frame, zoom, dpi) => {
    expect(effectiveDpi(placePhoto(photo, frame, { ...wholePhoto, zoom }))).toBe(dpi);
  });
});

describe('gestures on a crop', () => {
  const photo = { w: 6000, h: 4000 };
  const frame = { w: 90, h: 120 };
  const middle = (crop: Crop) =>
    inEditor(photoMatrix(photo, frame, crop), { x: frame.w / 2, y: frame.h / 2 });

  it('a drag moves the photo with the pointer, and not beyond its edge', () => {
    const random = seeded(16);
    for (let round = 0; round < 2_000; round += 1) {
      const crop = settle(photo, frame, { ...someCrop(random), cx: 0.5, cy: 0.5, zoom: 3 });
      const by = { x: between(random, -5, 5), y: between(random, -5, 5) };
      const before = middle(crop);
      const after = applyMatrix(photoMatrix(photo, frame, panCrop(photo, frame, crop, by)), before);
      expect(after.x).toBeCloseTo(frame.w / 2 + by.x, 6);
      expect(after.y).toBeCloseTo(frame.h / 2 + by.y, 6);
    }
    const far = panCrop(photo, frame, wholePhoto, { x: 1e5, y: 0 });
    expect(placePhoto(photo, frame, far).visible.x).toBe(0);
  });

  it('a zoom keeps what is below the pointer there', () => {
    const crop = { ...wholePhoto, zoom: 3, fine: 7, quarter: 1 as const };
    const pointer = { x: 60, y: 40 };
    const below = inEditor(photoMatrix(photo, frame, crop), pointer);
    const zoomed = zoomCrop(photo, frame, crop, 1.3, pointer);
    const after = applyMatrix(photoMatrix(photo, frame, zoomed), below);
    expect(after.x).toBeCloseTo(pointer.x, 6);
    expect(after.y).toBeCloseTo(pointer.y, 6);
    expect(zoomCrop(photo, frame, crop, 0.01).zoom).toBe(1);
    expect(zoomCrop(photo, frame, crop, 1e6).zoom).toBe(20);
  });

  it('four quarter turns, and two mirrorings, change nothing; each keeps the spot in the middle', () => {
    const random = seeded(17);
    for (let round = 0; round < 500; round += 1) {
      const crop = settle(photo, frame, { ...someCrop(random), zoom: 4 });
      const turned = turnCrop(crop);
      expect(turnCrop(turned, 3)).toEqual({
        ...crop,
        cx: expect.closeTo(crop.cx, 9),
        cy: expect.closeTo(crop.cy, 9),
      });
      const mirrored = mirrorCrop(crop);
      const twice = mirrorCrop(mirrored);
      expect(twice).toEqual({ ...crop, cx: expect.closeTo(crop.cx, 9) });
      // Mirroring exchanges left and right of the frame.
      const [left, right] = [
        { x: 20, y: 70 },
        { x: frame.w - 20, y: 70 },
      ];
      const was = inEditor(photoMatrix(photo, frame, crop), left);
      const is = inEditor(photoMatrix(photo, frame, mirrored), right);
      expect(is.x).toBeCloseTo(was.x, 4);
      expect(is.y).toBeCloseTo(was.y, 4);
    }
  });

  it('tilts at most 15 degrees', () => {
    expect(tiltCrop(wholePhoto, 40).fine).toBe(15);
    expect(tiltCrop(wholePhoto, -40).fine).toBe(-15);
  });

  it('knows the share that a frame leaves out', () => {
    expect(cropLoss({ w: 3, h: 2 }, { w: 30, h: 20 })).toBeCloseTo(0, 12);
    expect(cropLoss({ w: 3, h: 2 }, { w: 20, h: 20 })).toBeCloseTo(1 / 3, 12);
    expect(cropLoss({ w: 3, h: 2 }, { w: 20, h: 30 }, 1)).toBeCloseTo(0, 12);
  });
});
