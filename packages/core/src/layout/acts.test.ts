import { describe, expect, it } from 'vitest';
import { book, photo, prints, reportage, withTwo } from '../../test/print.ts';
import { placePhoto } from '../geometry/index.ts';
import type { PhotoItem, PrintProject } from './document.ts';
import {
  addText,
  alignItems,
  distributeItems,
  lockItems,
  moveItems,
  pasteItems,
  removeItems,
  reorderItem,
  resizeItem,
  sameSize,
  setBookType,
  setText,
  turnItems,
} from './itemActs.ts';
import { addToSheet, applyTemplate, suggestTemplates, takeFromSheet } from './layoutActs.ts';
import { addBox, addPhotos, copyPhoto, placeInBox, removePhotos, setCrop, swapPhotos } from './photoActs.ts';
import { readProject } from './readProject.ts';
import { findItem, guidesFor, unusedPhotos, usesOf } from './sheets.ts';
import {
  addPrints,
  addSpread,
  duplicateSpread,
  moveSpread,
  removeSpread,
  setCopies,
  turnPrint,
} from './spreadActs.ts';

const boxes = (project: PrintProject, ids: readonly string[]) =>
  ids.map((id) => findItem(project, id) as PhotoItem);

describe('acts', () => {
  it('a photo dropped on the sheet has a box of its shape; one of another project has none', () => {
    const { project, second } = withTwo();
    expect(findItem(project, second)).toMatchObject({ x: 360, w: 80, h: 120, photoId: 'p2' });
    expect(addBox(book(), book().spreads[0]?.id ?? '', 'other', { x: 0, y: 0 })[1]).not.toBeNull();
  });

  it('a photo with the hash of another is the same photo', () => {
    const project = addPhotos(book(), [photo('a', { hash: 'x' }), photo('b', { hash: 'x' }), photo('c')]);
    expect(project.photos.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('swapped photos keep their turns and fill the other frame', () => {
    const { project, first, second } = withTwo();
    const turned = setCrop(project, first, { cx: 0.4, cy: 0.6, zoom: 2, quarter: 1, fine: 3, flip: true });
    const swapped = swapPhotos(turned, first, second);
    const [a, b] = boxes(swapped, [first, second]);
    expect([a?.photoId, b?.photoId]).toEqual(['p2', 'p1']);
    expect(b?.crop).toMatchObject({ quarter: 1, fine: 3, flip: true });
    expect(swapPhotos(project, first, first)).toBe(project);
  });

  it('a copy leaves the first where it was; placing replaces', () => {
    const { project, first, second } = withTwo();
    expect(boxes(copyPhoto(project, first, second), [first, second]).map(({ photoId }) => photoId)).toEqual([
      'p1',
      'p1',
    ]);
    expect(unusedPhotos(placeInBox(project, first, 'p2')).map(({ id }) => id)).toEqual(['p1']);
  });

  it('removed photos leave empty boxes and backgrounds', () => {
    const { project, first } = withTwo();
    const gone = removePhotos(project, ['p1']);
    expect(findItem(gone, first)).toMatchObject({ photoId: null });
    expect(usesOf(gone).has('p1')).toBe(false);
  });

  it('locked items neither move nor go', () => {
    const { project, first } = withTwo();
    const locked = lockItems(project, [first], true);
    expect(moveItems(locked, [first], { x: 5, y: 0 })).toBe(locked);
    expect(removeItems(locked, [first])).toBe(locked);
    expect(resizeItem(locked, first, { x: 0, y: 0, w: 9, h: 9 })).toBe(locked);
  });

  it('items are aligned, spread out and made the same size', () => {
    const { project, sheet, first, second } = withTwo();
    const [three, third] = addBox(project, sheet, 'p1', { x: 200, y: 50 });
    const ids = [first, second, third ?? ''];
    const top = alignItems(three, ids, 'top', { x: 0, y: 0, w: 600, h: 300 });
    expect(new Set(boxes(top, ids).map(({ y }) => y.toFixed(6))).size).toBe(1);
    const [a, b, c] = boxes(distributeItems(three, ids, 'across'), [first, third ?? '', second]);
    expect((b?.x ?? 0) - (a?.x ?? 0) - (a?.w ?? 0)).toBeCloseTo((c?.x ?? 0) - (b?.x ?? 0) - (b?.w ?? 0), 9);
    expect(new Set(boxes(sameSize(three, ids), ids).map(({ h }) => h)).size).toBe(1);
    const [only] = boxes(alignItems(three, [first], 'center', { x: 0, y: 0, w: 600, h: 300 }), [first]);
    expect(only?.x).toBe(260);
  });

  it('pasted items are others with the same looks', () => {
    const { project, first } = withTwo();
    const target = project.spreads[3]?.id ?? '';
    const [next, [copy = '']] = pasteItems(project, target, boxes(project, [first]), { x: 5, y: 5 });
    expect(findItem(next, copy)).toMatchObject({ photoId: 'p1', x: (findItem(project, first)?.x ?? 0) + 5 });
    expect(copy).not.toBe(first);
  });

  it('items change their order', () => {
    const { project, sheet, first, second } = withTwo();
    const order = (each: PrintProject) =>
      each.spreads.find(({ id }) => id === sheet)?.items.map(({ id }) => id);
    expect(order(reorderItem(project, first, 'front'))).toEqual([second, first]);
    expect(reorderItem(project, first, 'back')).toBe(project);
    expect(turnItems(project, [first], 270).spreads[0]?.items[0]?.rot).toBe(-90);
  });

  it('the type of the book changes new texts, and those that have it', () => {
    const { project, sheet } = withTwo();
    const [one, plain] = addText(project, sheet, { x: 20, y: 20, w: 100, h: 20 }, 'Anna');
    const styled = setBookType(one, { font: 'lato' });
    expect(findItem(styled, plain ?? '')).toMatchObject({ font: 'lato', text: 'Anna' });
    expect(styled.text_style.font).toBe('lato');
    expect(setText(one, plain ?? '', 'x'.repeat(20_000)).spreads[0]?.items.at(-1)).toMatchObject({
      text: 'x'.repeat(10_000),
    });
  });

  it('spreads are added, duplicated, moved and removed; ids are never given twice', () => {
    const { project, sheet } = withTwo();
    const [added, id] = addSpread(project, 0);
    expect(added.spreads[0]?.id).toBe(id);
    const [twice, copy] = duplicateSpread(added, sheet);
    const all = twice.spreads.flatMap((spread) => [spread.id, ...spread.items.map((item) => item.id)]);
    expect(new Set(all).size).toBe(all.length);
    const moved = moveSpread(twice, copy ?? '', 0);
    expect(moved.spreads[0]?.items.map((item) => item.kind === 'photo' && item.photoId)).toEqual([
      'p1',
      'p2',
    ]);
    expect(removeSpread(moved, copy ?? '').spreads).toHaveLength(added.spreads.length);
  });

  it('a new layout keeps every photo; a smaller one leaves the rest unused', () => {
    const { project, sheet } = withTwo();
    const [one = { id: '' }] = suggestTemplates(project, sheet, 1);
    const smaller = applyTemplate(project, sheet, one.id);
    expect(unusedPhotos(smaller)).toHaveLength(1);
    expect(smaller.photos).toHaveLength(2);
    const [four = { id: '' }] = suggestTemplates(project, sheet, 4);
    const larger = applyTemplate(project, sheet, four.id).spreads[0];
    expect(larger?.items.filter((item) => item.kind === 'photo' && item.photoId === null)).toHaveLength(2);
    expect(larger?.template).toBe(four.id);
  });

  it('photos come to a spread and leave it; it is arranged anew, its texts stay', () => {
    const start = addPhotos(book(), reportage(14));
    const sheet = start.spreads[0]?.id ?? '';
    const [withText] = addText(start, sheet, { x: 20, y: 20, w: 100, h: 20 }, 'Anna');
    const five = addToSheet(withText, sheet, ['p0', 'p1', 'p2', 'p3', 'p4']);
    expect(five.spreads[0]?.items.map(({ kind }) => kind)).toEqual([
      'photo',
      'photo',
      'photo',
      'photo',
      'photo',
      'text',
    ]);
    expect(takeFromSheet(five, sheet, ['p0', 'p1']).spreads[0]?.items).toHaveLength(4);
    const full = addToSheet(
      withText,
      sheet,
      start.photos.map(({ id }) => id),
    );
    expect(full.spreads[0]?.items.filter(({ kind }) => kind === 'photo')).toHaveLength(10);
    expect(unusedPhotos(full)).toHaveLength(4);
  });
});

describe('a crop', () => {
  it('a crop is drawn in to what its frame shows', () => {
    const { project, first } = withTwo();
    const next = setCrop(project, first, { cx: 0, cy: 0, zoom: 2, quarter: 0, fine: 0, flip: false });
    const item = findItem(next, first) as PhotoItem;
    expect(item.crop.cx).toBeCloseTo(0.25, 9);
    expect(placePhoto({ w: 6000, h: 4000 }, item, item.crop).visible.x).toBe(0);
    expect(guidesFor(next, next.spreads[0] ?? { kind: 'inner', turned: false }).folds).toEqual([300]);
  });
});

describe('prints', () => {
  it('each photo is a print that it fills to the bleed, in its own direction', () => {
    const start = addPhotos(prints(), [
      photo('wide'),
      photo('tall', { w: 4000, h: 6000 }),
      photo('square', { w: 4000, h: 4000 }),
    ]);
    const [project, ids] = addPrints(start, ['wide', 'tall', 'square', 'missing']);
    expect(ids).toHaveLength(3);
    expect(project.spreads.map(({ turned }) => turned)).toEqual([false, true, false]);
    const item = project.spreads[1]?.items[0] as PhotoItem;
    expect(item).toMatchObject({ x: -3, y: -3, w: 136, h: 186, photoId: 'tall' });
    expect(readProject(project).ok).toBe(true);
  });

  it('a turned print is filled again', () => {
    const [project, [id = '']] = addPrints(addPhotos(prints(), [photo('wide')]), ['wide']);
    const turned = turnPrint(project, id);
    expect(turned.spreads[0]).toMatchObject({ turned: true, items: [{ x: -3, y: -3, w: 136, h: 186 }] });
    expect(turnPrint(turned, id).spreads[0]?.items[0]).toMatchObject({ w: 186, h: 136 });
  });

  it('copies are whole and at least one', () => {
    const [project, [id = '']] = addPrints(addPhotos(prints(), [photo('wide')]), ['wide']);
    expect(setCopies(project, id, 0).spreads[0]?.copies).toBe(1);
    expect(setCopies(project, id, 12.4).spreads[0]?.copies).toBe(12);
    expect(setCopies(project, id, 1e9).spreads[0]?.copies).toBe(10_000);
  });
});
