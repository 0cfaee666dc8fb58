import { cropAbout, settle } from '../geometry/index.ts';
import type { Box, Crop, Point } from '../geometry/index.ts';
import { photoBox } from './createProject.ts';
import type { PhotoItem, PrintProject, ProjectItem, ProjectPhoto } from './document.ts';
import { changeItems, changePhotos, changeSheet, takeIds } from './edit.ts';
import { keepOffFolds } from './foldCrop.ts';
import { projectLimits } from './limits.ts';
import { sheetsOf } from './readProject.ts';
import { findItem, findPhoto, findSheet, guidesFor, sheetOfItem } from './sheets.ts';

/** Adds photos that the project does not have yet: one with the hash of another, or its id, is the same photo. */
export function addPhotos(project: PrintProject, photos: readonly ProjectPhoto[]): PrintProject {
  const ids = new Set(project.photos.map(({ id }) => id));
  const hashes = new Set(project.photos.flatMap(({ hash }) => (hash === '' ? [] : [hash])));
  const added: ProjectPhoto[] = [];
  for (const photo of photos) {
    if (ids.has(photo.id) || (photo.hash !== '' && hashes.has(photo.hash))) continue;
    if (project.photos.length + added.length >= projectLimits.photos) break;
    ids.add(photo.id);
    if (photo.hash !== '') hashes.add(photo.hash);
    added.push(photo);
  }
  return added.length === 0 ? project : { ...project, photos: [...project.photos, ...added] };
}

/** Removes photos; the boxes they were in stay, empty. */
export function removePhotos(project: PrintProject, ids: readonly string[]): PrintProject {
  const gone = new Set(ids);
  const photos = project.photos.filter(({ id }) => !gone.has(id));
  if (photos.length === project.photos.length) return project;
  const isGone = (id: string | null) => id !== null && gone.has(id);
  const clean = (sheet: PrintProject['spreads'][number]) => {
    const touched =
      isGone(sheet.bg.photoId) || sheet.items.some((item) => item.kind === 'photo' && isGone(item.photoId));
    if (!touched) return sheet;
    return {
      ...sheet,
      bg: isGone(sheet.bg.photoId) ? { ...sheet.bg, photoId: null } : sheet.bg,
      items: sheet.items.map((item) =>
        item.kind === 'photo' && isGone(item.photoId) ? { ...item, photoId: null } : item,
      ),
    };
  };
  return {
    ...project,
    photos,
    cover: project.cover && clean(project.cover),
    spreads: project.spreads.map(clean),
  };
}

/** State that an upload reports. It is no act of a person: it is not recorded and not undone. */
export const updatePhoto = (
  project: PrintProject,
  id: string,
  change: Partial<Omit<ProjectPhoto, 'id'>>,
): PrintProject => changePhotos(project, [id], (photo) => ({ ...photo, ...change }));

export const ratePhoto = (project: PrintProject, id: string, stars: number): PrintProject =>
  changePhotos(project, [id], (photo) => (photo.stars === stars ? photo : { ...photo, stars }));

/** Marks the spot of a photo that stays visible and away from folds. */
export const setFocus = (project: PrintProject, id: string, focus: Point): PrintProject =>
  changePhotos(project, [id], (photo) => ({ ...photo, focus: { x: focus.x, y: focus.y } }));

/** The crop with which a photo comes into a box: about its focus, and that away from a fold. */
export function firstCrop(project: PrintProject, sheetId: string, box: Box, photo: ProjectPhoto): Crop {
  const sheet = findSheet(project, sheetId);
  const crop = cropAbout(photo, box, photo.focus);
  return sheet ? keepOffFolds(photo, box, crop, guidesFor(project, sheet)) : crop;
}

/**
 * Notes where the subject of a photo is, found after it was placed: crops that are still as they came move with it, and
 * those that a person has changed stay. It is no act of a person.
 */
export function foundFocus(project: PrintProject, id: string, focus: Point): PrintProject {
  const before = findPhoto(project, id);
  if (!before) return project;
  const after = { ...before, focus: { x: focus.x, y: focus.y } };
  const noted = changePhotos(project, [id], () => after);
  const crops = new Map<string, Crop>();
  for (const sheet of sheetsOf(project))
    for (const item of sheet.items)
      if (item.kind === 'photo' && item.photoId === id) {
        const came = firstCrop(project, sheet.id, item, before);
        if (isSameCrop(item.crop, came)) crops.set(item.id, firstCrop(project, sheet.id, item, after));
      }
  return changeItems(noted, [...crops.keys()], (item) => {
    const crop = crops.get(item.id);
    return isBox(item) && crop ? { ...item, crop } : item;
  });
}

const isSameCrop = (a: Crop, b: Crop): boolean =>
  a.quarter === b.quarter &&
  a.flip === b.flip &&
  (['cx', 'cy', 'zoom', 'fine'] as const).every((name) => Math.abs(a[name] - b[name]) < 1e-6);

const isBox = (item: ProjectItem | undefined): item is PhotoItem => item?.kind === 'photo';

/** Puts a photo into a box in place of what was there. */
export function placeInBox(project: PrintProject, itemId: string, photoId: string): PrintProject {
  const photo = findPhoto(project, photoId);
  const sheet = sheetOfItem(project, itemId);
  if (!photo || !sheet) return project;
  return changeItems(project, [itemId], (item) =>
    isBox(item) && item.photoId !== photoId
      ? { ...item, photoId, crop: firstCrop(project, sheet.id, item, photo) }
      : item,
  );
}

/** Takes the photo out of its box; the box stays. */
export const emptyBoxes = (project: PrintProject, itemIds: readonly string[]): PrintProject =>
  changeItems(project, itemIds, (item) =>
    isBox(item) && item.photoId !== null ? { ...item, photoId: null } : item,
  );

/** Exchanges the photos of two boxes, which may be on different sheets; each keeps its turns, mirroring and middle. */
export function swapPhotos(project: PrintProject, firstId: string, secondId: string): PrintProject {
  const [first, second] = [findItem(project, firstId), findItem(project, secondId)];
  if (!isBox(first) || !isBox(second) || first === second) return project;
  return changeItems(project, [firstId, secondId], (item) =>
    isBox(item) ? carryPhoto(project, item.id === firstId ? second : first, item) : item,
  );
}

/** Puts the photo of one box into another as well, with its filter. */
export function copyPhoto(project: PrintProject, fromId: string, toId: string): PrintProject {
  const from = findItem(project, fromId);
  if (!isBox(from) || from.photoId === null || fromId === toId) return project;
  return changeItems(project, [toId], (item) => (isBox(item) ? carryPhoto(project, from, item) : item));
}

function carryPhoto(project: PrintProject, from: PhotoItem, to: PhotoItem): PhotoItem {
  const photo = findPhoto(project, from.photoId);
  const crop = photo ? settle(photo, to, { ...from.crop, zoom: 1 }) : from.crop;
  return { ...to, photoId: from.photoId, crop, filter: from.filter };
}

/** A new box with a photo; `centre` and `width` are where it was dropped, the height follows the photo’s shape. */
export function addBox(
  project: PrintProject,
  sheetId: string,
  photoId: string | null,
  centre: Point,
  width = 80,
): readonly [PrintProject, string | null] {
  const photo = findPhoto(project, photoId);
  const sheet = findSheet(project, sheetId);
  if (!sheet || sheet.items.length >= projectLimits.items) return [project, null];
  const h = photo ? (width * photo.h) / photo.w : (width * 2) / 3;
  const box = { x: centre.x - width / 2, y: centre.y - h / 2, w: width, h };
  const [next, [id = '']] = takeIds(project, 'i', 1);
  const item = photo
    ? photoBox(id, box, photo.id, firstCrop(project, sheetId, box, photo))
    : photoBox(id, box);
  return [changeSheet(next, sheetId, (each) => ({ ...each, items: [...each.items, item] })), id];
}

/** Sets the crop of a photo, drawn in to what its frame can show. */
export function setCrop(project: PrintProject, itemId: string, crop: Crop): PrintProject {
  return changeItems(project, [itemId], (item) => {
    const photo = isBox(item) ? findPhoto(project, item.photoId) : undefined;
    return isBox(item) && photo ? { ...item, crop: settle(photo, item, crop) } : item;
  });
}

/** Border, corners, shadow and filter of photo boxes. */
export const stylePhotos = (
  project: PrintProject,
  itemIds: readonly string[],
  style: Partial<Pick<PhotoItem, 'border' | 'radius' | 'shadow' | 'filter'>>,
): PrintProject => changeItems(project, itemIds, (item) => (isBox(item) ? { ...item, ...style } : item));
