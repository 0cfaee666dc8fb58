import { describe, expect, it } from 'vitest';
import { withTwo } from '../../test/print.ts';
import { seeded } from '../../test/random.ts';
import { cornersOf } from '../geometry/index.ts';
import { findItem, findSheet, lockItems, turnItems } from '../layout/index.ts';
import { dragHandle, dragItems, dragTurn, itemsWithin, resizedBox } from './gestures.ts';
import type { Handle } from './gestures.ts';

function setUp() {
  const { project, sheet: sheetId, first, second } = withTwo();
  const sheet = findSheet(project, sheetId);
  const item = findItem(project, first);
  if (!sheet || !item) throw new Error('no item');
  return { project, sheet, item, first, second };
}
const free = { reach: 0 };

describe('moving', () => {
  it('several items keep their distances, and snap as one', () => {
    const { project, sheet, first, second } = setUp();
    const ids = [first, second];
    const before = ids.map((id) => findItem(project, id));
    const moved = dragItems(project, sheet, ids, { x: 3, y: -7 }, free);
    ids.forEach((id, index) => {
      expect(findItem(moved.project, id)?.x).toBeCloseTo((before[index]?.x ?? 0) + 3, 9);
      expect(findItem(moved.project, id)?.y).toBeCloseTo((before[index]?.y ?? 0) - 7, 9);
    });
    expect(moved.lines).toEqual([]);
  });

  it('an edge that comes near the trim is drawn to it, with its line', () => {
    const { project, sheet, item } = setUp();
    const { project: next, lines } = dragItems(
      project,
      sheet,
      [item.id],
      { x: 1.2 - item.x, y: 0 },
      { reach: 2 },
    );
    expect(findItem(next, item.id)?.x).toBeCloseTo(0, 9);
    expect(lines).toContainEqual({ direction: 'vertical', at: 0 });
  });

  it('a locked item stays', () => {
    const { project, item, sheet } = setUp();
    const locked = lockItems(project, [item.id], true);
    const at = findSheet(locked, sheet.id) ?? sheet;
    expect(dragItems(locked, at, [item.id], { x: 9, y: 9 }, { reach: 2 }).project).toBe(locked);
  });
});

describe('resizing', () => {
  const handles: readonly Handle[] = [
    { x: -1, y: -1 },
    { x: 0, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
    { x: -1, y: 1 },
    { x: -1, y: 0 },
  ];

  it('keeps the opposite corner where it is, whatever the turn', () => {
    const random = seeded(3);
    for (let turn = 0; turn < 200; turn += 1) {
      const box = { x: 50, y: 40, w: 80, h: 50, rot: random.next() * 360 - 180 };
      const handle = handles[random.below(handles.length)] ?? { x: 1, y: 1 };
      const by = { x: random.next() * 60 - 30, y: random.next() * 60 - 30 };
      const resized = resizedBox(box, handle, by, random.chance(0.5));
      if (handle.x === 0 || handle.y === 0) continue;
      const index = handle.x > 0 ? (handle.y > 0 ? 0 : 3) : handle.y > 0 ? 1 : 2;
      const [before, after] = [cornersOf(box)[index], cornersOf({ ...resized, rot: box.rot })[index]];
      expect(after?.x).toBeCloseTo(before?.x ?? 0, 6);
      expect(after?.y).toBeCloseTo(before?.y ?? 0, 6);
      expect(Math.min(resized.w, resized.h)).toBeGreaterThanOrEqual(5 - 1e-9);
    }
  });

  it('keeps the shape with Shift', () => {
    const resized = resizedBox({ x: 0, y: 0, w: 80, h: 40, rot: 0 }, { x: 1, y: 1 }, { x: 40, y: 3 }, true);
    expect(resized).toEqual({ x: 0, y: 0, w: 120, h: 60 });
  });

  it('the side that is dragged snaps, and the other side stays', () => {
    const { project, sheet, item } = setUp();
    const right = item.x + item.w;
    const { project: next, lines } = dragHandle(
      ...([project, sheet, item, { x: 1, y: 0 }, { x: 299.2 - right, y: 0 }] as const),
      { reach: 2, keepsRatio: false },
    );
    const after = findItem(next, item.id);
    expect(after?.x).toBeCloseTo(item.x, 9);
    expect((after?.x ?? 0) + (after?.w ?? 0)).toBeCloseTo(300, 9);
    expect(lines).toEqual([{ direction: 'vertical', at: 300 }]);
  });
});

describe('turning', () => {
  it('follows the pointer about the middle, and rests at eighths of a turn', () => {
    const { project, item } = setUp();
    const middle = { x: item.x + item.w / 2, y: item.y + item.h / 2 };
    const at = (degrees: number) => ({
      x: middle.x + 50 * Math.cos((degrees * Math.PI) / 180),
      y: middle.y + 50 * Math.sin((degrees * Math.PI) / 180),
    });
    const turned = (to: number, reach: number) =>
      findItem(dragTurn(project, item, at(0), at(to), { reach }).project, item.id)?.rot;
    expect(turned(88, 1)).toBe(90);
    expect(turned(88, 0)).toBe(88);
    expect(turned(20, 1)).toBe(20);
  });
});

it('a rectangle chooses what it touches, turned or not', () => {
  const { project, sheet, first, second } = setUp();
  const turned = findSheet(turnItems(project, [second], 90), sheet.id) ?? sheet;
  expect(itemsWithin(turned, { x: 0, y: 0 }, { x: 110, y: 110 })).toEqual([first]);
  expect(itemsWithin(turned, { x: 600, y: 300 }, { x: 0, y: 0 })).toEqual([first, second]);
  expect(itemsWithin(turned, { x: 0, y: 0 }, { x: 2, y: 2 })).toEqual([]);
});
