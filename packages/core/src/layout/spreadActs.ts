import { clamp, trimSize } from '../geometry/index.ts';
import { emptySpread, isLoose, photoBox } from './createProject.ts';
import type { PrintProject, ProjectSpread } from './document.ts';
import { changeSheet, takeIds } from './edit.ts';
import { projectLimits } from './limits.ts';
import { firstCrop } from './photoActs.ts';
import { findPhoto, findSheet, guidesFor } from './sheets.ts';

const insert = <T>(list: readonly T[], index: number, ...added: readonly T[]): T[] => [
  ...list.slice(0, index),
  ...added,
  ...list.slice(index),
];

/** An empty spread before the one at `index`; the last by default. */
export function addSpread(
  project: PrintProject,
  index: number = project.spreads.length,
): readonly [PrintProject, string | null] {
  if (project.spreads.length >= projectLimits.spreads) return [project, null];
  const [next, [id = '']] = takeIds(project, 's', 1);
  const spread = emptySpread(id, isLoose(project.family_id) ? 'single' : 'inner');
  return [{ ...next, spreads: insert(next.spreads, clamp(index, 0, next.spreads.length), spread) }, id];
}

/** The same sheet again behind it, with the same photos. */
export function duplicateSpread(project: PrintProject, id: string): readonly [PrintProject, string | null] {
  const index = project.spreads.findIndex((spread) => spread.id === id);
  const spread = project.spreads[index];
  if (!spread || project.spreads.length >= projectLimits.spreads) return [project, null];
  const [withSheet, [sheetId = '']] = takeIds(project, 's', 1);
  const [next, ids] = takeIds(withSheet, 'i', spread.items.length);
  const copy: ProjectSpread = {
    ...spread,
    id: sheetId,
    locked: false,
    items: spread.items.map((item, each) => ({ ...item, id: ids[each] ?? '' })),
  };
  return [{ ...next, spreads: insert(next.spreads, index + 1, copy) }, sheetId];
}

/** Removes a spread; its photos stay in the project. */
export function removeSpread(project: PrintProject, id: string): PrintProject {
  const spreads = project.spreads.filter((spread) => spread.id !== id);
  return spreads.length === project.spreads.length ? project : { ...project, spreads };
}

/** Moves a spread to a position among the others. */
export function moveSpread(project: PrintProject, id: string, index: number): PrintProject {
  const from = project.spreads.findIndex((spread) => spread.id === id);
  const spread = project.spreads[from];
  const to = clamp(index, 0, project.spreads.length - 1);
  if (!spread || from === to) return project;
  return {
    ...project,
    spreads: insert(
      project.spreads.filter((each) => each !== spread),
      to,
      spread,
    ),
  };
}

export const lockSpread = (project: PrintProject, id: string, locked: boolean): PrintProject =>
  changeSheet(project, id, (sheet) => (sheet.locked === locked ? sheet : { ...sheet, locked }));

export const setBackground = (
  project: PrintProject,
  id: string,
  bg: Partial<ProjectSpread['bg']>,
): PrintProject => changeSheet(project, id, (sheet) => ({ ...sheet, bg: { ...sheet.bg, ...bg } }));

export const setCopies = (project: PrintProject, id: string, copies: number): PrintProject =>
  changeSheet(project, id, (sheet) => {
    const count = clamp(Math.round(copies), 1, projectLimits.copies);
    return sheet.copies === count ? sheet : { ...sheet, copies: count };
  });

/** A print for each photo, filled to the bleed about the photo’s focus, in the direction of the photo. */
export function addPrints(
  project: PrintProject,
  photoIds: readonly string[],
): readonly [PrintProject, readonly string[]] {
  const free = Math.max(0, projectLimits.spreads - project.spreads.length);
  const photos = photoIds.flatMap((id) => findPhoto(project, id) ?? []).slice(0, free);
  if (photos.length === 0) return [project, []];
  const [withSheets, sheetIds] = takeIds(project, 's', photos.length);
  const [withItems, itemIds] = takeIds(withSheets, 'i', photos.length);
  const page = trimSize(project.geometry, { kind: 'single' });
  const added = photos.map((photo, index): ProjectSpread => {
    const turned = page.w !== page.h && photo.w > photo.h !== page.w > page.h && photo.w !== photo.h;
    const sheet = { ...emptySpread(sheetIds[index] ?? '', 'single'), turned };
    return { ...sheet, items: [photoBox(itemIds[index] ?? '', guidesFor(project, sheet).bleed, photo.id)] };
  });
  const filled = added.reduce(
    (next, sheet) =>
      changeSheet(next, sheet.id, (each) => ({
        ...each,
        items: each.items.map((item) => {
          const photo = item.kind === 'photo' ? findPhoto(next, item.photoId) : undefined;
          return photo && item.kind === 'photo'
            ? { ...item, crop: firstCrop(next, sheet.id, item, photo) }
            : item;
        }),
      })),
    { ...withItems, spreads: [...withItems.spreads, ...added] },
  );
  return [filled, sheetIds];
}

/** Turns a print to the other direction; what fills the sheet fills it again, and its photo keeps its middle. */
export function turnPrint(project: PrintProject, id: string): PrintProject {
  const sheet = findSheet(project, id);
  if (!sheet || sheet.kind !== 'single') return project;
  const before = guidesFor(project, sheet).bleed;
  const after = guidesFor(project, { ...sheet, turned: !sheet.turned }).bleed;
  return changeSheet(project, id, (each) => ({
    ...each,
    turned: !each.turned,
    items: each.items.map((item) => ({
      ...item,
      x: after.x + ((item.x - before.x) / before.w) * after.w,
      y: after.y + ((item.y - before.y) / before.h) * after.h,
      w: (item.w / before.w) * after.w,
      h: (item.h / before.h) * after.h,
    })),
  }));
}
