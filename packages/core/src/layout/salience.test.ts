import { describe, expect, it } from 'vitest';
import { book, photo } from '../../test/print.ts';
import { fillProject } from './fill.ts';
import { addPhotos, foundFocus, setCrop } from './photoActs.ts';
import { salientSpot } from './salience.ts';

/** A plain picture with a patch of another colour, and a little grain so that nothing is quite flat. */
function picture(
  patch: { readonly x: number; readonly y: number; readonly r: number } | null,
  [red, green, blue]: readonly [number, number, number] = [205, 150, 122],
) {
  const [width, height] = [64, 48];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const inside = patch && Math.hypot(x - patch.x * width, y - patch.y * height) < patch.r;
    const grain = ((x * 7 + y * 13) % 5) - 2;
    const colour = inside ? [red, green, blue] : [90, 110, 100];
    data.set([...colour.map((each) => each + grain), 255], index * 4);
  }
  return { width, height, data };
}

describe('the subject of a photo', () => {
  it.each([
    [0.25, 0.3],
    [0.75, 0.4],
    [0.5, 0.7],
  ])('a face at %d, %d is found', (x, y) => {
    const spot = salientSpot(picture({ x, y, r: 7 }));
    expect(Math.abs((spot?.x ?? 0) - x)).toBeLessThan(0.12);
    expect(Math.abs((spot?.y ?? 0) - y)).toBeLessThan(0.15);
  });

  it('is not told where nothing stands out', () => {
    expect(salientSpot(picture(null))).toBeNull();
    expect(salientSpot({ width: 2, height: 2, data: new Uint8ClampedArray(16) })).toBeNull();
  });
});

describe('a focus that is found after the draft', () => {
  const start = addPhotos(book(20), [photo('a'), photo('b', { w: 4000, h: 6000 })]);
  const filled = fillProject(start, { seed: 1 });
  const itemOf = (project: typeof filled, id: string) =>
    project.spreads
      .flatMap(({ items }) => items)
      .find((item) => item.kind === 'photo' && item.photoId === id);

  it('moves the crops that nobody has changed, as if it had been known', () => {
    const found = foundFocus(filled, 'a', { x: 0.2, y: 0.3 });
    const known = fillProject(foundFocus(start, 'a', { x: 0.2, y: 0.3 }), { seed: 1 });
    expect(itemOf(found, 'a')).toEqual(itemOf(known, 'a'));
    expect(itemOf(found, 'b')).toBe(itemOf(filled, 'b'));
  });

  it('leaves a crop that a person has made', () => {
    const item = itemOf(filled, 'a');
    if (item?.kind !== 'photo') throw new Error('no photo');
    const cropped = setCrop(filled, item.id, { ...item.crop, zoom: 1.5 });
    expect(itemOf(foundFocus(cropped, 'a', { x: 0.2, y: 0.3 }), 'a')).toEqual(itemOf(cropped, 'a'));
  });
});
