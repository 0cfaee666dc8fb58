import { placePhoto, trimSize } from '../geometry/index.ts';
import type { Box, Guides } from '../geometry/index.ts';
import { addPrints, dpiLimits, findPhoto, guidesFor, setCrop, turnPrint } from '../layout/index.ts';
import type {
  PhotoItem,
  PrintProject,
  ProjectPhoto,
  ProjectProduct,
  ProjectSpread,
} from '../layout/index.ts';
import type { PhotoTaking } from './photoSender.ts';
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

/** How a photo lies on its print: to the edge of the paper, inside a white border, or whole, with white where its shape is another. */
export const printEdges = ['full', 'border', 'whole'] as const;
export type PrintEdge = (typeof printEdges)[number];

/** Millimetres of a white border: a twenty-fifth of the paper’s shorter side, and 5 at least, so that the cut is not seen. */
const borderOf = ({ w, h }: Box): number => Math.max(5, Math.min(w, h) / 25);

/** Two lengths that were computed in different ways are the same. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/** The box that a photo has with an edge. A photo that stands on its side is as high as it was wide. */
function boxWith(edge: PrintEdge, { trim, bleed }: Guides, { item, photo }: PrintContent): Box {
  if (edge === 'full') return bleed;
  const border = borderOf(trim);
  const inner = {
    x: trim.x + border,
    y: trim.y + border,
    w: trim.w - border * 2,
    h: trim.h - border * 2,
  };
  if (edge === 'border') return inner;
  const { turned } = placePhoto(photo, inner, { ...item.crop, fine: 0 });
  const scale = Math.min(inner.w / turned.w, inner.h / turned.h);
  const [w, h] = [turned.w * scale, turned.h * scale];
  return { x: inner.x + (inner.w - w) / 2, y: inner.y + (inner.h - h) / 2, w, h };
}

/** How the photo of a print lies; a box that none of them gives is that of a border. */
export function edgeOf(project: PrintProject, sheet: ProjectSpread): PrintEdge {
  const content = printContent(project, sheet);
  if (!content) return 'full';
  const guides = guidesFor(project, sheet);
  const { item } = content;
  const found = printEdges.find((edge) => {
    const box = boxWith(edge, guides, content);
    return (['x', 'y', 'w', 'h'] as const).every((side) => isSame(box[side], item[side]));
  });
  return found ?? 'border';
}

/** Lays the photo of a print in another way; whole, it is shown without a crop. */
export function setEdge(project: PrintProject, sheetId: string, edge: PrintEdge): PrintProject {
  const sheet = project.spreads.find(({ id }) => id === sheetId);
  const content = sheet && printContent(project, sheet);
  if (!sheet || !content) return project;
  const { item } = content;
  const box = boxWith(edge, guidesFor(project, sheet), content);
  const spreads = project.spreads.map((each) =>
    each === sheet
      ? { ...each, items: each.items.map((other) => (other === item ? { ...other, ...box } : other)) }
      : each,
  );
  const crop = edge === 'whole' ? { ...item.crop, cx: 0.5, cy: 0.5, zoom: 1, fine: 0 } : item.crop;
  return setCrop({ ...project, spreads }, item.id, crop);
}

/** Turns the paper of a print; its photo lies as before. */
export function turnPaper(project: PrintProject, sheetId: string): PrintProject {
  const sheet = project.spreads.find(({ id }) => id === sheetId);
  if (!sheet) return project;
  const edge = edgeOf(project, sheet);
  const turned = turnPrint(project, sheetId);
  return edge === 'full' ? turned : setEdge(turned, sheetId, edge);
}

/** Adds a print for each photo, in the direction and with the edge that were chosen; their ids. */
export function addDirectedPrints(
  project: PrintProject,
  photoIds: readonly string[],
  direction: PrintDirection,
  edge: PrintEdge = 'full',
): readonly [PrintProject, readonly string[]] {
  const [added, ids] = addPrints(project, photoIds);
  const isSquare = project.geometry.page_w === project.geometry.page_h;
  const wrong =
    direction === 'photo' || isSquare
      ? []
      : added.spreads.filter(
          (sheet) => ids.includes(sheet.id) && isLandscape(added, sheet) !== (direction === 'landscape'),
        );
  const directed = wrong.reduce((next, { id }) => turnPrint(next, id), added);
  return [edge === 'full' ? directed : ids.reduce((next, id) => setEdge(next, id, edge), directed), ids];
}

/** How new prints lie. */
export interface PrintLooks {
  readonly direction: PrintDirection;
  /** Default `full`. */
  readonly edge?: PrintEdge;
}

/** A print for each new photo. */
export const asPrints = ({ direction, edge }: PrintLooks): PhotoTaking => ({
  act: 'addPrints',
  place: (project, photoIds) => addDirectedPrints(project, photoIds, direction, edge)[0],
});

/** The same prints in another size: every photo keeps its middle, its turns, its zoom and its edge. */
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
    const isAlike = isLandscape(project, sheet) === isLandscape(resized, sheet);
    const turned = isAlike ? sheet.turned : !sheet.turned;
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
  const filled = spreads
    .flatMap(({ items }) => items)
    .reduce<PrintProject>(
      (next, item) => (item.kind === 'photo' ? setCrop(next, item.id, item.crop) : next),
      { ...resized, spreads },
    );
  return project.spreads.reduce((next, sheet) => {
    const edge = edgeOf(project, sheet);
    return edge === 'full' ? next : setEdge(next, sheet.id, edge);
  }, filled);
}

/** Changes the colours of a print’s photo. */
export function setFilter(project: PrintProject, sheetId: string, filter: PhotoItem['filter']): PrintProject {
  return {
    ...project,
    spreads: project.spreads.map((sheet) =>
      sheet.id === sheetId
        ? {
            ...sheet,
            items: sheet.items.map((item) => (item.kind === 'photo' ? { ...item, filter } : item)),
          }
        : sheet,
    ),
  };
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
