import { describe, expect, it } from 'vitest';
import { book, photo, reportage, withTwo } from '../../test/print.ts';
import {
  addBox,
  addPhotos,
  fillProject,
  findItem,
  findPhoto,
  guidesFor,
  pagesOf,
  piecesOf,
  readProject,
  removePhotos,
  usesOf,
} from '../layout/index.ts';
import {
  dropPhoto,
  fillOptionsOf,
  itemAt,
  pageNumbers,
  pagesForPhotos,
  pagesOfSpread,
  pagesWithin,
  placePhotos,
  readingOrder,
  setBooks,
  setPages,
  withFill,
} from './books.ts';

const range = { min: 24, max: 100, step: 2 };

describe('pages', () => {
  it.each([
    [0, 'some', 24],
    [30, 'some', 24],
    [300, 'some', 100],
    [100, 'some', 50],
    [100, 'many', 30],
    [40, 'few', 40],
  ] as const)('%d photos with %s on a spread need %d pages', (photos, density, pages) =>
    expect(pagesForPhotos(photos, density, range)).toBe(pages),
  );

  it('are those that the product is made with', () => {
    expect(pageNumbers({ min: 20, max: 30, step: 4 })).toEqual([20, 24, 28]);
    expect([5, 21, 27, 99].map((pages) => pagesWithin(pages, { min: 20, max: 30, step: 4 }))).toEqual([
      20, 20, 28, 28,
    ]);
  });

  it('more are empty spreads at the end; fewer take away the empty ones, then the last that are not locked', () => {
    const start = fillProject(addPhotos(book(20), reportage(30)), fillOptionsOf('mixed', 1));
    const longer = setPages(start, 24);
    expect(pagesOf(longer)).toBe(24);
    expect(setPages(longer, 20).spreads).toEqual(start.spreads);
    const last = start.spreads.at(-1);
    const locked = { ...start, spreads: start.spreads.map((each) => ({ ...each, locked: each === last })) };
    const shorter = setPages(locked, 18);
    expect(shorter.spreads.at(-1)?.id).toBe(last?.id);
    expect(shorter.photos).toBe(start.photos);
    const all = { ...start, spreads: start.spreads.map((each) => ({ ...each, locked: true })) };
    expect(setPages(all, 10)).toBe(all);
  });

  it('are numbered from the first spread; the cover has none', () => {
    const project = book(20);
    expect(project.spreads.slice(0, 2).map(({ id }) => pagesOfSpread(project, id))).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(pagesOfSpread(project, project.cover?.id ?? '')).toBeNull();
  });
});

describe('placing photos', () => {
  it('a photo that is let go on a box comes into it, beside one into a new box of its shape', () => {
    const { project, sheet, first } = withTwo();
    const added = addPhotos(project, [photo('p3')]);
    const inBox = dropPhoto(added, sheet, 'p3', { x: 100, y: 100 });
    expect(findItem(inBox, first)).toMatchObject({ photoId: 'p3' });
    const beside = dropPhoto(added, sheet, 'p3', { x: 300, y: 280 });
    const box = beside.spreads[0]?.items.at(-1);
    expect(box).toMatchObject({ kind: 'photo', photoId: 'p3' });
    expect((box?.w ?? 0) / (box?.h ?? 1)).toBeCloseTo(1.5, 5);
  });

  it('without a spot, empty boxes are filled in the order of reading, and the sheet is laid out with the rest', () => {
    const { project, sheet } = withTwo();
    const emptied = removePhotos(project, ['p1', 'p2']);
    const added = addPhotos(emptied, [photo('a'), photo('b'), photo('c')]);
    const placed = placePhotos(added, sheet, ['a', 'b', 'c']);
    const shown = placed.spreads[0]?.items.map((item) => item.kind === 'photo' && item.photoId);
    expect(shown?.toSorted()).toEqual(['a', 'b', 'c']);
    expect(placed.spreads[0]?.template).not.toBe('');
  });

  it('a cover shows the photo over its whole front, and another one in its place', () => {
    const project = addPhotos(book(20), [photo('a'), photo('b')]);
    const cover = project.cover?.id ?? '';
    const one = placePhotos(project, cover, ['a']);
    const [box] = one.cover?.items ?? [];
    if (!one.cover || !box) throw new Error('no cover');
    const { bleed, pages } = guidesFor(one, one.cover);
    expect(box.x).toBeCloseTo(pages.at(-1)?.x ?? 0, 5);
    expect(box.x + box.w).toBeCloseTo(bleed.x + bleed.w, 5);
    const two = placePhotos(one, cover, ['b']);
    expect(two.cover?.items).toHaveLength(1);
    expect(usesOf(two).get('a')).toBeUndefined();
  });

  it('finds the topmost item, and reads from the top left', () => {
    const { project, sheet, first, second } = withTwo();
    const [over] = addBox(project, sheet, 'p2', { x: 100, y: 100 }, 20);
    const [spread] = over.spreads;
    if (!spread) throw new Error('no spread');
    expect(itemAt(spread, { x: 100, y: 100 })?.id).toBe(spread.items.at(-1)?.id);
    expect(itemAt(spread, { x: 599, y: 299 })).toBeUndefined();
    const [, , third = ''] = spread.items.map(({ id }) => id);
    expect(readingOrder(spread.items.toReversed()).map(({ id }) => id)).toEqual([first, third, second]);
  });
});

describe('a draft that was made elsewhere', () => {
  it('comes into the project with what changed beside it, and not after its sheets were changed', () => {
    const before = addPhotos(book(20), reportage(30));
    const filled = fillProject(before, fillOptionsOf('full', 7));
    const now = { ...before, name: 'Anna', next: before.next + 500 };
    const joined = withFill(now, before, filled);
    expect(joined).toMatchObject({ name: 'Anna', seed: 7, spreads: filled.spreads });
    expect(joined && readProject(joined).ok).toBe(true);
    expect(joined?.next).toBeGreaterThanOrEqual(filled.next);
    expect(withFill(setPages(before, 22), before, filled)).toBeNull();
  });

  it('whole photos are not cropped', () => {
    const project = fillProject(addPhotos(book(20), reportage(20)), fillOptionsOf('whole', 1));
    const shapes = project.spreads
      .flatMap(({ items }) => items)
      .flatMap((item) => {
        const shown = item.kind === 'photo' ? findPhoto(project, item.photoId) : undefined;
        return shown ? [(item.w / item.h) * (shown.h / shown.w)] : [];
      });
    expect(shapes).toHaveLength(20);
    expect(Math.max(...shapes.map((each) => Math.abs(each - 1)))).toBeLessThan(1e-4);
  });
});

it('the number of books is that of the first sheet', () => {
  const project = book(20);
  expect(piecesOf(project)).toBe(1);
  expect(piecesOf(setBooks(project, 3))).toBe(3);
  expect(piecesOf(setBooks(project, 1_000))).toBe(99);
  expect(setBooks(project, 1)).toBe(project);
});
