import { boundsOf, boundsOfAll, centreOf, turnOf, turnPoint } from '../geometry/index.ts';
import type { Box, Point, TurnedBox } from '../geometry/index.ts';
import { guidesFor, moveItems, resizeItem, snapBox, snapEdge, turnItems } from '../layout/index.ts';
import type { PrintProject, ProjectItem, ProjectSpread, SnapLine } from '../layout/index.ts';

/** The side or corner of a box that is dragged: -1 is left or top, 1 is right or bottom, 0 is neither. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** A state of a gesture: the project as it would be, and the lines that it snaps to. */
export interface Gestured {
  readonly project: PrintProject;
  readonly lines: readonly SnapLine[];
}

/** Smallest side of a box that a gesture leaves, millimetres. */
const leastSide = 5;
/** Degrees between the angles that a turn rests at. */
const restAngle = 45;

interface GestureOptions {
  /** Reach of snapping, millimetres; 0 = it does not snap. */
  readonly reach: number;
}

const othersOf = (sheet: ProjectSpread, ids: readonly string[]): Box[] =>
  sheet.items.filter(({ id }) => !ids.includes(id)).map(boundsOf);

/** Items moved by a drag, snapped by the box around all of them. */
export function dragItems(
  project: PrintProject,
  sheet: ProjectSpread,
  ids: readonly string[],
  by: Point,
  { reach }: GestureOptions,
): Gestured {
  const moved = sheet.items.filter(({ id, lock }) => ids.includes(id) && !lock);
  const around = boundsOfAll(moved.map(boundsOf));
  if (!around || reach <= 0) return { project: moveItems(project, ids, by), lines: [] };
  const at = { ...around, x: around.x + by.x, y: around.y + by.y };
  const snapped = snapBox(at, guidesFor(project, sheet), othersOf(sheet, ids), reach);
  return {
    project: moveItems(project, ids, { x: by.x + snapped.by.x, y: by.y + snapped.by.y }),
    lines: snapped.lines,
  };
}

/** The box of an item whose side or corner is dragged by millimetres of the sheet; the opposite one stays where it is. */
export function resizedBox(item: TurnedBox, handle: Handle, by: Point, keepsRatio: boolean): Box {
  const { sin, cos } = turnOf(-item.rot);
  const along = { x: by.x * cos - by.y * sin, y: by.x * sin + by.y * cos };
  let w = Math.max(leastSide, item.w + handle.x * along.x);
  let h = Math.max(leastSide, item.h + handle.y * along.y);
  if (keepsRatio) {
    const [across, down] = [w / item.w, h / item.h];
    const least = Math.max(leastSide / item.w, leastSide / item.h);
    const factor = Math.max(least, handle.x === 0 ? down : handle.y === 0 ? across : Math.max(across, down));
    [w, h] = [item.w * factor, item.h * factor];
  }
  const middle = centreOf(item);
  const shift = turnPoint(
    { x: (handle.x * (w - item.w)) / 2, y: (handle.y * (h - item.h)) / 2 },
    { x: 0, y: 0 },
    item.rot,
  );
  return { x: middle.x + shift.x - w / 2, y: middle.y + shift.y - h / 2, w, h };
}

/** An item resized by a drag; an upright one snaps with the side that is dragged. */
export function dragHandle(
  project: PrintProject,
  sheet: ProjectSpread,
  item: ProjectItem,
  handle: Handle,
  by: Point,
  { reach, keepsRatio }: GestureOptions & { readonly keepsRatio: boolean },
): Gestured {
  const box = resizedBox(item, handle, by, keepsRatio);
  if (item.rot !== 0 || reach <= 0 || keepsRatio)
    return { project: resizeItem(project, item.id, box), lines: [] };
  const guides = guidesFor(project, sheet);
  const others = othersOf(sheet, [item.id]);
  const lines: SnapLine[] = [];
  const snapped = (from: number, size: number, side: -1 | 0 | 1, direction: SnapLine['direction']) => {
    if (side === 0) return { from, size };
    const edge = side < 0 ? from : from + size;
    const at = snapEdge(edge, direction, guides, others, reach);
    if (at !== edge) lines.push({ direction, at });
    return side < 0
      ? { from: at, size: Math.max(leastSide, from + size - at) }
      : { from, size: Math.max(leastSide, at - from) };
  };
  const across = snapped(box.x, box.w, handle.x, 'vertical');
  const down = snapped(box.y, box.h, handle.y, 'horizontal');
  const fitted = { x: across.from, w: across.size, y: down.from, h: down.size };
  return { project: resizeItem(project, item.id, fitted), lines };
}

/** An item turned by a drag from one spot to another; it rests at eighths of a turn unless it is turned freely. */
export function dragTurn(
  project: PrintProject,
  item: ProjectItem,
  from: Point,
  to: Point,
  { reach }: GestureOptions,
): Gestured {
  const middle = centreOf(item);
  const angle = (spot: Point) => (Math.atan2(spot.y - middle.y, spot.x - middle.x) * 180) / Math.PI;
  const free = item.rot + angle(to) - angle(from);
  const rest = Math.round(free / restAngle) * restAngle;
  const isNear = reach > 0 && Math.abs(free - rest) <= 4;
  const degrees = isNear ? rest : Math.round(free * 10) / 10;
  return { project: turnItems(project, [item.id], degrees), lines: [] };
}

/** Items that a rectangle drawn over a sheet touches. */
export function itemsWithin(sheet: ProjectSpread, from: Point, to: Point): readonly string[] {
  const area = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    w: Math.abs(to.x - from.x),
    h: Math.abs(to.y - from.y),
  };
  return sheet.items
    .filter((item) => {
      const { x, y, w, h } = boundsOf(item);
      return x < area.x + area.w && x + w > area.x && y < area.y + area.h && y + h > area.y;
    })
    .map(({ id }) => id);
}

/** Millimetres of a nudge by an arrow key. */
export const nudge = { usual: 0.5, far: 5 } as const;
