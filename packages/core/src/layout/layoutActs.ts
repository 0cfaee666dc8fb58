import { candidatesFor, fillSlots, rankCandidates } from './arrange.ts';
import type { Candidate } from './arrange.ts';
import type { PrintProject, ProjectPhoto, ProjectSpread } from './document.ts';
import { changeSheet, takeIds } from './edit.ts';
import { findPhoto, findSheet, guidesFor } from './sheets.ts';
import { findTemplate, mostPhotos } from './templates.ts';
import type { Template } from './templates.ts';

/** Photos in the boxes of a sheet, in the order of its items. */
export const photosOnSheet = (project: PrintProject, sheet: ProjectSpread): ProjectPhoto[] =>
  sheet.items.flatMap((item) => (item.kind === 'photo' ? (findPhoto(project, item.photoId) ?? []) : []));

function candidatesOn(project: PrintProject, sheet: ProjectSpread, count: number): Candidate[] {
  const binding = sheet.kind === 'inner' ? project.geometry.binding : 'single';
  // A cover is laid out on its front alone.
  return sheet.kind === 'cover' ? [] : candidatesFor(count, guidesFor(project, sheet), binding);
}

/** Templates for the photos of a sheet, or for another number of boxes; those that crop least first. */
export function suggestTemplates(project: PrintProject, sheetId: string, count?: number): Template[] {
  const sheet = findSheet(project, sheetId);
  if (!sheet) return [];
  const photos = photosOnSheet(project, sheet);
  const wanted = Math.max(1, Math.min(mostPhotos, count ?? photos.length));
  return rankCandidates(photos.slice(0, wanted), candidatesOn(project, sheet, wanted), project.seed).map(
    ({ template }) => template,
  );
}

function arrange(
  project: PrintProject,
  sheet: ProjectSpread,
  photos: readonly ProjectPhoto[],
  candidate: Candidate,
): PrintProject {
  const [next, ids] = takeIds(project, 'i', candidate.slots.length);
  const boxes = fillSlots(photos.slice(0, candidate.slots.length), candidate, guidesFor(project, sheet), ids);
  return changeSheet(next, sheet.id, (each) => ({
    ...each,
    template: candidate.template.id,
    items: [...boxes, ...each.items.filter(({ kind }) => kind === 'text')],
  }));
}

/** Arranges a sheet by a template. Its photos stay; those without a box are in the project, unused. Texts stay. */
export function applyTemplate(project: PrintProject, sheetId: string, templateId: string): PrintProject {
  const sheet = findSheet(project, sheetId);
  const template = findTemplate(templateId);
  if (!sheet || !template) return project;
  const candidate = candidatesOn(project, sheet, template.count).find((each) => each.template === template);
  return candidate ? arrange(project, sheet, photosOnSheet(project, sheet), candidate) : project;
}

/** Arranges so many photos anew: the sheet takes the template that crops them least. */
function rearrange(
  project: PrintProject,
  sheet: ProjectSpread,
  photos: readonly ProjectPhoto[],
): PrintProject {
  const [best] = rankCandidates(photos, candidatesOn(project, sheet, photos.length), project.seed);
  return best ? arrange(project, sheet, photos, best) : project;
}

/** Adds photos to a sheet and arranges all of them anew; at most 10 fit, the others stay unused. */
export function addToSheet(
  project: PrintProject,
  sheetId: string,
  photoIds: readonly string[],
): PrintProject {
  const sheet = findSheet(project, sheetId);
  if (!sheet) return project;
  const there = photosOnSheet(project, sheet);
  const added = photoIds
    .flatMap((id) => findPhoto(project, id) ?? [])
    .filter((photo) => !there.includes(photo));
  const photos = [...there, ...added].slice(0, Math.max(mostPhotos, there.length));
  return photos.length === there.length || photos.length > mostPhotos
    ? project
    : rearrange(project, sheet, photos);
}

/** Takes photos off a sheet and arranges the others anew. */
export function takeFromSheet(
  project: PrintProject,
  sheetId: string,
  photoIds: readonly string[],
): PrintProject {
  const sheet = findSheet(project, sheetId);
  if (!sheet) return project;
  const there = photosOnSheet(project, sheet);
  const photos = there.filter(({ id }) => !photoIds.includes(id));
  if (photos.length === there.length) return project;
  if (photos.length > 0 && photos.length <= mostPhotos) return rearrange(project, sheet, photos);
  const gone = new Set(photoIds);
  return changeSheet(project, sheetId, (each) => ({
    ...each,
    items: each.items.filter(
      (item) => item.kind === 'text' || item.photoId === null || !gone.has(item.photoId),
    ),
  }));
}
