import { clamp, guidesOf } from '../geometry/index.ts';
import type { Guides } from '../geometry/index.ts';
import { isLoose } from './createProject.ts';
import type { PrintProject, ProjectItem, ProjectPhoto, ProjectSpread } from './document.ts';
import { projectLimits } from './limits.ts';
import { sheetsOf } from './readProject.ts';

/** Guides of a sheet of a project; a cover is as thick as the project has spreads. */
export const guidesFor = (
  project: Pick<PrintProject, 'geometry' | 'spreads'>,
  { kind, turned }: Pick<ProjectSpread, 'kind' | 'turned'>,
): Guides => guidesOf(project.geometry, { kind, turned, spreads: project.spreads.length });

export const findSheet = (project: PrintProject, id: string): ProjectSpread | undefined =>
  sheetsOf(project).find((sheet) => sheet.id === id);

export const findItem = (project: PrintProject, id: string): ProjectItem | undefined =>
  sheetsOf(project)
    .flatMap(({ items }) => items)
    .find((item) => item.id === id);

export const sheetOfItem = (project: PrintProject, itemId: string): ProjectSpread | undefined =>
  sheetsOf(project).find(({ items }) => items.some(({ id }) => id === itemId));

export const findPhoto = (project: PrintProject, id: string | null): ProjectPhoto | undefined =>
  id === null ? undefined : project.photos.find((photo) => photo.id === id);

/** How often each photo is used: in boxes and as a background. */
export function usesOf(project: Pick<PrintProject, 'cover' | 'spreads'>): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const count = (id: string | null) => {
    if (id !== null) uses.set(id, (uses.get(id) ?? 0) + 1);
  };
  for (const { bg, items } of sheetsOf(project)) {
    count(bg.photoId);
    for (const item of items) if (item.kind === 'photo') count(item.photoId);
  }
  return uses;
}

/** Photos in no box and no background. */
export function unusedPhotos(project: PrintProject): ProjectPhoto[] {
  const uses = usesOf(project);
  return project.photos.filter(({ id }) => !uses.has(id));
}

/** Pages of a project: two for each inner spread, one for each single sheet; the cover is none. */
export const pagesOf = ({ spreads }: Pick<PrintProject, 'spreads'>): number =>
  spreads.reduce((sum, { kind }) => sum + (kind === 'inner' ? 2 : 1), 0);

/** Pieces of paper of a project of loose sheets. */
export const copiesOf = ({ spreads }: Pick<PrintProject, 'spreads'>): number =>
  spreads.reduce((sum, { copies }) => sum + copies, 0);

/** Pieces that are ordered of a project: of loose sheets the copies of all, of a book those of its first sheet. */
export const piecesOf = (project: Pick<PrintProject, 'family_id' | 'cover' | 'spreads'>): number =>
  isLoose(project.family_id) ? copiesOf(project) : (sheetsOf(project)[0]?.copies ?? 0);

/** Orders a card or a calendar in so many pieces: each of its sheets is printed as often. */
export const setPieces = (project: PrintProject, pieces: number): PrintProject => {
  const copies = clamp(Math.round(pieces), 1, projectLimits.copies);
  return project.spreads.every((sheet) => sheet.copies === copies)
    ? project
    : { ...project, spreads: project.spreads.map((sheet) => ({ ...sheet, copies })) };
};
