import { boundsOf, isInside } from '../geometry/index.ts';
import type { Box, Point } from '../geometry/index.ts';
import {
  addBox,
  addSpread,
  addToSheet,
  findItem,
  findPhoto,
  findSheet,
  firstCrop,
  guidesFor,
  pagesOf,
  placeInBox,
  projectLimits,
  removeSpread,
  resizeItem,
  setCrop,
  spreadsFor,
} from '../layout/index.ts';
import type { FillOptions, PhotoItem, PrintProject, ProjectItem, ProjectSpread } from '../layout/index.ts';

/** How an automatic layout looks: pages full of photos, white around them, both in turn, or each photo whole. */
export const bookStyles = ['mixed', 'full', 'margin', 'whole'] as const;
export type BookStyle = (typeof bookStyles)[number];

/** Automatic layout in a style. */
export const fillOptionsOf = (style: BookStyle, seed: number): FillOptions => ({
  seed,
  provider: style === 'whole' ? 'justified' : 'templates',
  frame: style === 'full' || style === 'margin' ? style : 'both',
});

/** Photos on a spread, about. */
export const bookDensities = { few: 2, some: 4, many: 7 } as const;
export type BookDensity = keyof typeof bookDensities;

type PageRange = PrintProject['pages'];

/** The number of pages of the product that is nearest. */
export function pagesWithin(pages: number, { min, max, step }: PageRange): number {
  const steps = Math.round((pages - min) / step);
  const most = Math.floor((max - min) / step);
  return min + Math.max(0, Math.min(most, steps)) * step;
}

/** Pages for so many photos, in the range of the product. */
export const pagesForPhotos = (photos: number, density: BookDensity, range: PageRange): number =>
  pagesWithin(Math.ceil(photos / bookDensities[density]) * 2, range);

/** Every number of pages that the product is made with. */
export const pageNumbers = ({ min, max, step }: PageRange): number[] =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);

const isEmpty = ({ items, bg }: ProjectSpread) => items.length === 0 && bg.photoId === null;

/**
 * Gives a book another number of pages: empty spreads at its end, or fewer, of which empty ones go first, then the last
 * ones that are not locked. Photos of a spread that goes stay in the project.
 */
export function setPages(project: PrintProject, pages: number): PrintProject {
  const wanted = Math.min(projectLimits.spreads, spreadsFor(pages));
  let next = project;
  while (next.spreads.length < wanted) next = addSpread(next)[0];
  while (next.spreads.length > wanted) {
    const open = next.spreads.filter(({ locked }) => !locked);
    const last = open.findLast(isEmpty) ?? open.at(-1);
    if (!last) return next;
    next = removeSpread(next, last.id);
  }
  return next;
}

/** First and last page of an inner spread; null for a cover. */
export function pagesOfSpread(project: PrintProject, sheetId: string): readonly [number, number] | null {
  const index = project.spreads.findIndex(({ id }) => id === sheetId);
  return index < 0 ? null : [index * 2 + 1, index * 2 + 2];
}

/** Whether the product allows a spread more, or one less. */
export const canAddSpread = (project: PrintProject): boolean => pagesOf(project) + 2 <= project.pages.max;
export const canRemoveSpread = (project: PrintProject): boolean => pagesOf(project) - 2 >= project.pages.min;

/** The topmost item at a spot of a sheet. */
export const itemAt = (sheet: ProjectSpread, spot: Point): ProjectItem | undefined =>
  sheet.items.findLast((item) => isInside(spot, item));

/** The topmost box for photos at a spot of a sheet, without one of them. */
export const boxAt = (
  sheet: ProjectSpread,
  spot: Point,
  without: readonly string[] = [],
): PhotoItem | undefined =>
  sheet.items.findLast(
    (item): item is PhotoItem => item.kind === 'photo' && !without.includes(item.id) && isInside(spot, item),
  );

/** Boxes whose tops are within about so many millimetres are one row. */
const rowHeight = 20;
const rowOf = ({ y }: Pick<Box, 'y'>) => Math.round(y / rowHeight);

/** Items in the order in which they are read: from the top, and from the left where they are about as high. */
export const readingOrder = (items: readonly ProjectItem[]): ProjectItem[] =>
  items
    .map((item) => ({ item, bounds: boundsOf(item) }))
    .toSorted((a, b) => rowOf(a.bounds) - rowOf(b.bounds) || a.bounds.x - b.bounds.x)
    .map(({ item }) => item);

/** A photo was let go on a sheet: it comes into the box below, or into a new box of its own shape. */
export function dropPhoto(
  project: PrintProject,
  sheetId: string,
  photoId: string,
  spot: Point,
): PrintProject {
  const sheet = findSheet(project, sheetId);
  const box = sheet && boxAt(sheet, spot);
  if (!sheet) return project;
  if (box) return placeInBox(project, box.id, photoId);
  const page = guidesFor(project, sheet).pages[0];
  return addBox(project, sheetId, photoId, spot, page ? page.w / 2 : undefined)[0];
}

/**
 * Photos come onto a sheet without a spot: into its empty boxes in the order of reading; then the sheet is laid out anew
 * with the others. A cover shows the first of them over its whole front.
 */
export function placePhotos(
  project: PrintProject,
  sheetId: string,
  photoIds: readonly string[],
): PrintProject {
  const sheet = findSheet(project, sheetId);
  if (!sheet) return project;
  if (sheet.kind === 'cover') return coverPhoto(project, sheet, photoIds[0] ?? '');
  const empty = readingOrder(sheet.items).filter((item) => item.kind === 'photo' && item.photoId === null);
  const filled = empty.reduce((next, { id }, index) => {
    const photoId = photoIds[index];
    return photoId === undefined ? next : placeInBox(next, id, photoId);
  }, project);
  return addToSheet(filled, sheetId, photoIds.slice(empty.length));
}

/** The front of a cover to the edge of what is printed. */
function frontOf(project: PrintProject, cover: ProjectSpread): Box | null {
  const { pages, bleed } = guidesFor(project, cover);
  const front = pages.at(-1);
  return front ? { x: front.x, y: bleed.y, w: bleed.x + bleed.w - front.x, h: bleed.h } : null;
}

function coverPhoto(project: PrintProject, cover: ProjectSpread, photoId: string): PrintProject {
  const photo = findPhoto(project, photoId);
  const front = frontOf(project, cover);
  if (!photo || !front) return project;
  const middle = { x: front.x + front.w / 2, y: front.y + front.h / 2 };
  const known = boxAt(cover, middle);
  if (known) return placeInBox(project, known.id, photoId);
  const [added, id] = addBox(project, cover.id, photoId, middle);
  const box = id === null ? undefined : findItem(added, id);
  if (!box) return project;
  const wide = resizeItem(added, box.id, front);
  return setCrop(wide, box.id, firstCrop(wide, cover.id, front, photo));
}

/** Copies of a book, which its first sheet counts; of a project of loose sheets each has its own. */
export const setBooks = (project: PrintProject, copies: number): PrintProject => {
  const count = Math.max(1, Math.min(projectLimits.books, Math.round(copies)));
  const { cover } = project;
  return !cover || cover.copies === count ? project : { ...project, cover: { ...cover, copies: count } };
};

/** The parts of a project that an automatic layout makes. */
export type FilledBook = Pick<PrintProject, 'spreads' | 'cover' | 'seed' | 'next'>;

/**
 * The project with an automatic layout that was made elsewhere of an earlier state of it; null when its sheets were
 * changed since, and the layout must be made anew.
 */
export function withFill(
  project: PrintProject,
  asked: PrintProject,
  filled: FilledBook,
): PrintProject | null {
  if (project.spreads !== asked.spreads || project.cover !== asked.cover) return null;
  const { spreads, cover, seed, next } = filled;
  return { ...project, spreads, cover, seed, next: Math.max(project.next, next) };
}
