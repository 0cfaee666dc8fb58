import { boundsOf, boundsOfAll, centreOf, clamp } from '../geometry/index.ts';
import type { Box, Point } from '../geometry/index.ts';
import { textBox } from './createProject.ts';
import type { PrintProject, ProjectItem, TextItem, TextStyle } from './document.ts';
import { changeItems, changeSheet, takeIds } from './edit.ts';
import { projectLimits } from './limits.ts';
import { findItem, findSheet, sheetOfItem } from './sheets.ts';

const free = (change: (item: ProjectItem) => ProjectItem) => (item: ProjectItem) =>
  item.lock ? item : change(item);
const within = (value: number) => clamp(value, -projectLimits.distance, projectLimits.distance);
const mostSide = projectLimits.pageSide * 2 + 500;

/** Moves items by millimetres; locked ones stay. */
export const moveItems = (project: PrintProject, ids: readonly string[], by: Point): PrintProject =>
  by.x === 0 && by.y === 0
    ? project
    : changeItems(
        project,
        ids,
        free((item) => ({ ...item, x: within(item.x + by.x), y: within(item.y + by.y) })),
      );

/** Gives an item another place and size. A photo keeps its crop: the frame shows more or less about the same middle. */
export const resizeItem = (project: PrintProject, id: string, box: Box): PrintProject =>
  changeItems(
    project,
    [id],
    free((item) => ({
      ...item,
      x: within(box.x),
      y: within(box.y),
      w: clamp(box.w, 1, mostSide),
      h: clamp(box.h, 1, mostSide),
    })),
  );

/** Turns items clockwise to an angle, from -180 to 180 degrees. */
export const turnItems = (project: PrintProject, ids: readonly string[], degrees: number): PrintProject => {
  const rot = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return changeItems(
    project,
    ids,
    free((item) => (item.rot === rot ? item : { ...item, rot })),
  );
};

export const lockItems = (project: PrintProject, ids: readonly string[], lock: boolean): PrintProject =>
  changeItems(project, ids, (item) => (item.lock === lock ? item : { ...item, lock }));

/** Removes items; their photos stay in the project. Locked items stay. */
export function removeItems(project: PrintProject, ids: readonly string[]): PrintProject {
  const gone = new Set(ids.filter((id) => findItem(project, id)?.lock === false));
  const sheets = new Set([...gone].flatMap((id) => sheetOfItem(project, id)?.id ?? []));
  return [...sheets].reduce(
    (next, sheetId) =>
      changeSheet(next, sheetId, (sheet) => ({
        ...sheet,
        items: sheet.items.filter(({ id }) => !gone.has(id)),
      })),
    project,
  );
}

/** Copies of items on a sheet, moved by millimetres; the ids of the copies. Items that no longer fit the sheet’s bound are left out. */
export function pasteItems(
  project: PrintProject,
  sheetId: string,
  items: readonly ProjectItem[],
  by: Point = { x: 0, y: 0 },
): readonly [PrintProject, readonly string[]] {
  const sheet = findSheet(project, sheetId);
  if (!sheet) return [project, []];
  const fitting = items.slice(0, Math.max(0, projectLimits.items - sheet.items.length));
  if (fitting.length === 0) return [project, []];
  const [next, ids] = takeIds(project, 'i', fitting.length);
  const copies = fitting.map((item, index) => ({
    ...item,
    id: ids[index] ?? '',
    lock: false,
    x: within(item.x + by.x),
    y: within(item.y + by.y),
  }));
  return [changeSheet(next, sheetId, (each) => ({ ...each, items: [...each.items, ...copies] })), ids];
}

/** `front` and `back` go all the way, `forward` and `backward` one step. */
export type Order = 'front' | 'forward' | 'backward' | 'back';

export function reorderItem(project: PrintProject, id: string, order: Order): PrintProject {
  const sheet = sheetOfItem(project, id);
  if (!sheet) return project;
  const from = sheet.items.findIndex((item) => item.id === id);
  const last = sheet.items.length - 1;
  const to = { front: last, forward: Math.min(last, from + 1), backward: Math.max(0, from - 1), back: 0 }[
    order
  ];
  if (from === to) return project;
  const items = [...sheet.items];
  items.splice(to, 0, ...items.splice(from, 1));
  return changeSheet(project, sheet.id, (each) => ({ ...each, items }));
}

/** A new text box in the project’s style. */
export function addText(
  project: PrintProject,
  sheetId: string,
  box: Box,
  text: string,
): readonly [PrintProject, string | null] {
  const sheet = findSheet(project, sheetId);
  if (!sheet || sheet.items.length >= projectLimits.items) return [project, null];
  const [next, [id = '']] = takeIds(project, 'i', 1);
  const item = textBox(id, box, text.slice(0, projectLimits.textCharacters), project.text_style);
  return [changeSheet(next, sheetId, (each) => ({ ...each, items: [...each.items, item] })), id];
}

const changeTexts = (project: PrintProject, ids: readonly string[], change: Partial<TextItem>) =>
  changeItems(project, ids, (item) => (item.kind === 'text' ? { ...item, ...change } : item));

export const setText = (project: PrintProject, id: string, text: string): PrintProject =>
  changeTexts(project, [id], { text: text.slice(0, projectLimits.textCharacters) });

export const styleTexts = (
  project: PrintProject,
  ids: readonly string[],
  style: Partial<TextStyle>,
): PrintProject => changeTexts(project, ids, style);

/** Sets the type of the book: of new texts, and of every text that has the type it had. */
export function setBookType(project: PrintProject, style: Partial<TextStyle>): PrintProject {
  const before = project.text_style;
  const keys = Object.keys(style) as (keyof TextStyle)[];
  const restyle = (item: ProjectItem): ProjectItem =>
    item.kind === 'text' && keys.every((key) => item[key] === before[key]) ? { ...item, ...style } : item;
  const sheet = (each: PrintProject['spreads'][number]) => {
    const items = each.items.map(restyle);
    return items.every((item, index) => item === each.items[index]) ? each : { ...each, items };
  };
  return {
    ...project,
    text_style: { ...before, ...style },
    cover: project.cover && sheet(project.cover),
    spreads: project.spreads.map(sheet),
  };
}

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

const boxesOf = (project: PrintProject, ids: readonly string[]) =>
  ids.flatMap((id) => {
    const item = findItem(project, id);
    return item ? [{ item, bounds: boundsOf(item) }] : [];
  });

/** Aligns items with the box around all of them, or a single one with `within`, such as its page. */
export function alignItems(
  project: PrintProject,
  ids: readonly string[],
  alignment: Alignment,
  page: Box,
): PrintProject {
  const boxes = boxesOf(project, ids);
  const around = boxes.length > 1 ? boundsOfAll(boxes.map(({ bounds }) => bounds)) : page;
  if (!around) return project;
  const middle = centreOf(around);
  return boxes.reduce((next, { item, bounds }) => {
    const by: Readonly<Record<Alignment, Point>> = {
      left: { x: around.x - bounds.x, y: 0 },
      center: { x: middle.x - bounds.x - bounds.w / 2, y: 0 },
      right: { x: around.x + around.w - bounds.x - bounds.w, y: 0 },
      top: { x: 0, y: around.y - bounds.y },
      middle: { x: 0, y: middle.y - bounds.y - bounds.h / 2 },
      bottom: { x: 0, y: around.y + around.h - bounds.y - bounds.h },
    };
    return moveItems(next, [item.id], by[alignment]);
  }, project);
}

/** Puts equal gaps between three or more items; the outermost two stay. */
export function distributeItems(
  project: PrintProject,
  ids: readonly string[],
  direction: 'across' | 'down',
): PrintProject {
  const at = direction === 'across' ? 'x' : 'y';
  const size = direction === 'across' ? 'w' : 'h';
  const boxes = boxesOf(project, ids).toSorted((a, b) => a.bounds[at] - b.bounds[at]);
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (boxes.length < 3 || !first || !last) return project;
  const span = last.bounds[at] + last.bounds[size] - first.bounds[at];
  const gap = (span - boxes.reduce((sum, { bounds }) => sum + bounds[size], 0)) / (boxes.length - 1);
  let position = first.bounds[at];
  return boxes.reduce((next, { item, bounds }) => {
    const by = position - bounds[at];
    position += bounds[size] + gap;
    return moveItems(next, [item.id], at === 'x' ? { x: by, y: 0 } : { x: 0, y: by });
  }, project);
}

/** Gives items the size of the first, about their own middles. */
export function sameSize(project: PrintProject, ids: readonly string[]): PrintProject {
  const [model, ...others] = ids.flatMap((id) => findItem(project, id) ?? []);
  if (!model) return project;
  return others.reduce((next, item) => {
    const { x, y } = centreOf(item);
    return resizeItem(next, item.id, { x: x - model.w / 2, y: y - model.h / 2, w: model.w, h: model.h });
  }, project);
}
