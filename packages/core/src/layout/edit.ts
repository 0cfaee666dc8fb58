import type { PrintProject, ProjectItem, ProjectPhoto, ProjectSpread } from './document.ts';
import { sheetsOf } from './readProject.ts';

/** Pure changes of a project by which the acts are made. A change without effect returns the same object. */

/** The project and ids that nothing in it has or had. */
export function takeIds(
  project: PrintProject,
  prefix: 's' | 'i',
  count: number,
): readonly [PrintProject, readonly string[]] {
  const ids = Array.from({ length: count }, (_, index) => `${prefix}${project.next + index}`);
  return [{ ...project, next: project.next + count }, ids];
}

export function changeSheet(
  project: PrintProject,
  id: string,
  change: (sheet: ProjectSpread) => ProjectSpread,
): PrintProject {
  if (project.cover?.id === id) {
    const cover = change(project.cover);
    return cover === project.cover ? project : { ...project, cover };
  }
  let isChanged = false;
  const spreads = project.spreads.map((spread) => {
    if (spread.id !== id) return spread;
    const next = change(spread);
    isChanged ||= next !== spread;
    return next;
  });
  return isChanged ? { ...project, spreads } : project;
}

/** Changes items wherever they are. */
export function changeItems(
  project: PrintProject,
  ids: readonly string[],
  change: (item: ProjectItem) => ProjectItem,
): PrintProject {
  const wanted = new Set(ids);
  return sheetsOf(project)
    .filter(({ items }) => items.some(({ id }) => wanted.has(id)))
    .reduce(
      (next, { id }) =>
        changeSheet(next, id, (sheet) => {
          const items = sheet.items.map((item) => (wanted.has(item.id) ? change(item) : item));
          return items.every((item, index) => item === sheet.items[index]) ? sheet : { ...sheet, items };
        }),
      project,
    );
}

export function changePhotos(
  project: PrintProject,
  ids: readonly string[],
  change: (photo: ProjectPhoto) => ProjectPhoto,
): PrintProject {
  const wanted = new Set(ids);
  const photos = project.photos.map((photo) => (wanted.has(photo.id) ? change(photo) : photo));
  return photos.every((photo, index) => photo === project.photos[index]) ? project : { ...project, photos };
}
