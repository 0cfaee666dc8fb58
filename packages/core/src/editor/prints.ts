import { placePhoto, trimSize } from '../geometry/index.ts';
import {
  addPrints,
  dpiLimits,
  findPhoto,
  guidesFor,
  setCrop,
  turnPrint,
} from '../layout/index.ts';
import type {
  PhotoItem,
  PrintProject,
  ProjectPhoto,
  ProjectProduct,
  ProjectSpread,
} from '../layout/index.ts';
import type { PrintChoice } from './printLab.ts';

/**
 * Choices of a module of the editor: of the one that an address or a project names, else of the family’s own (PRINT-17,
 * ROUTE-30).
 */
export function choicesOfModule<T extends Pick<PrintChoice, 'module_id'>>(
  choices: readonly T[],
  module: number,
): readonly T[] {
  const inModule = (id: number) => choices.filter(({ module_id }) => module_id === id);
  return [inModule(module), inModule(0), choices].find(({ length }) => length > 0) ?? [];
}

/** Direction of new prints: each as its photo, or all alike. */
export const printDirections = ['photo', 'landscape', 'portrait'] as const;
export type PrintDirection = (typeof printDirections)[number];

/** The photo box of a print with its photo. */
export interface PrintContent {
  readonly item: PhotoItem;
  readonly photo: ProjectPhoto;
}

/** The photo that a print shows; null for an empty one. */
export function printContent(project: PrintProject, sheet: ProjectSpread): PrintContent | null {
  for (const item of sheet.items) {
    const photo = item.kind === 'photo' ? findPhoto(project, item.photoId) : undefined;
    if (item.kind === 'photo' && photo) return { item, photo };
  }
  return null;
}

const isLandscape = (project: PrintProject, sheet: ProjectSpread): boolean => {
  const { w, h } = trimSize(project.geometry, sheet);
  return w > h;
};

/** Adds a print for each photo, in the direction that was chosen; their ids. */
export function addDirectedPrints(
  project: PrintProject,
  photoIds: readonly string[],
  direction: PrintDirection,
): readonly [PrintProject, readonly string[]] {
  const [added, ids] = addPrints(project, photoIds);
  const isSquare = project.geometry.page_w === project.geometry.page_h;
  if (direction === 'photo' || isSquare) return [added, ids];
  const wrong = added.spreads.filter(
    (sheet) => ids.includes(sheet.id) && isLandscape(added, sheet) !== (direction === 'landscape'),
  );
  return [wrong.reduce((next, { id }) => turnPrint(next, id), added), ids];
}

/** The same prints in another size: every photo keeps its middle, its turns and its zoom. */
export function changePrintSize(project: PrintProject, product: ProjectProduct): PrintProject {
  if (product.product_code === project.product_code && product.size === project.size) return project;
  const resized: PrintProject = {
    ...project,
    product_code: product.product_code,
    size: product.size,
    module_id: product.module_id,
    geometry: { ...product.geometry, cover: null },
    pages: { ...product.pages },
  };
  const spreads = project.spreads.map((sheet): ProjectSpread => {
    const before = guidesFor(project, sheet).bleed;
    // A print stays as wide or as high as it was, also where the new size lies the other way.
    const isSame = isLandscape(project, sheet) === isLandscape(resized, sheet);
    const turned = isSame ? sheet.turned : !sheet.turned;
    const after = guidesFor(resized, { ...sheet, turned }).bleed;
    const items = sheet.items.map((item) => ({
      ...item,
      x: after.x + ((item.x - before.x) / before.w) * after.w,
      y: after.y + ((item.y - before.y) / before.h) * after.h,
      w: (item.w / before.w) * after.w,
      h: (item.h / before.h) * after.h,
    }));
    return { ...sheet, turned, items };
  });
  return spreads
    .flatMap(({ items }) => items)
    .reduce<PrintProject>(
      (next, item) => (item.kind === 'photo' ? setCrop(next, item.id, item.crop) : next),
      { ...resized, spreads },
    );
}

/** Part of a photo’s area that its print leaves out, 0 to 1. */
export function croppedPart({ item, photo }: PrintContent): number {
  const { visible, turned } = placePhoto(photo, item, item.crop);
  return 1 - (visible.w * visible.h) / (turned.w * turned.h);
}

export type ResolutionLevel = 'good' | 'soft' | 'low' | 'refused';

/** How sharp a print comes out, by the limits of the checks. */
export const resolutionLevel = (dpi: number): ResolutionLevel =>
  dpi < dpiLimits.refused
    ? 'refused'
    : dpi < dpiLimits.warned
      ? 'low'
      : dpi < dpiLimits.noted
        ? 'soft'
        : 'good';
