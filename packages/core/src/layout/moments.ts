import type { ProjectPhoto } from './document.ts';

/** Minutes without a photo after which a new moment begins. */
const momentGap = 15;

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Milliseconds of the time a photo was taken at; null when there is none, or none that can be read. */
function timeOf({ taken_at }: Pick<ProjectPhoto, 'taken_at'>): number | null {
  const time = taken_at === null ? Number.NaN : Date.parse(taken_at);
  return Number.isNaN(time) ? null : time;
}

/** Photos in the order they were taken in; those without a time follow, by the natural order of their names. */
export function byTime<T extends Pick<ProjectPhoto, 'taken_at' | 'name' | 'id'>>(photos: readonly T[]): T[] {
  return photos
    .map((photo) => ({ photo, time: timeOf(photo) }))
    .toSorted((a, b) => {
      if (a.time !== b.time)
        return (a.time ?? Number.POSITIVE_INFINITY) < (b.time ?? Number.POSITIVE_INFINITY) ? -1 : 1;
      return natural.compare(a.photo.name, b.photo.name) || (a.photo.id < b.photo.id ? -1 : 1);
    })
    .map(({ photo }) => photo);
}

/** Number of the moment of each photo, which are in the order of time. Photos without a time are one moment. */
export function momentsOf(photos: readonly Pick<ProjectPhoto, 'taken_at'>[]): number[] {
  let moment = 0;
  let before: number | null | undefined;
  return photos.map((photo) => {
    const time = timeOf(photo);
    const isNew =
      before !== undefined &&
      (time === null || before === null ? time !== before : time - before > momentGap * 60_000);
    if (isNew) moment += 1;
    before = time;
    return moment;
  });
}
