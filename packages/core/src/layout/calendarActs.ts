import { boxWith } from './arrange.ts';
import { calendarMonths, monthAt } from './calendarMonth.ts';
import { calendarStyles } from './calendarStyles.ts';
import type { CalendarSettings, PhotoItem, PrintProject, ProjectPhoto, ProjectSpread } from './document.ts';
import { changeSheet, takeIds } from './edit.ts';
import { byTime } from './moments.ts';
import { boxOnPage } from './pageBoxes.ts';
import { findPhoto, guidesFor, usesOf } from './sheets.ts';

const photosIn = ({ items }: ProjectSpread): PhotoItem[] =>
  items.flatMap((item) => (item.kind === 'photo' ? [item] : []));

/** Lays out the photo box of each page by the style of the calendar. Its first photo stays in it, and texts stay. */
export function layOutCalendar(project: PrintProject): PrintProject {
  const { calendar } = project;
  if (!calendar) return project;
  return project.spreads.reduce((next, sheet, index) => {
    if (sheet.locked) return next;
    const guides = guidesFor(project, sheet);
    const shape = guides.trim.w > guides.trim.h ? 'landscape' : 'portrait';
    const style = calendarStyles[calendar.style];
    const place = boxOnPage((index === 0 ? style.cover : style)[shape].photo, guides.trim, guides.bleed);
    const [first] = photosIn(sheet);
    const [withId, [id = '']] = takeIds(next, 'i', 1);
    const box = boxWith(id, place, findPhoto(project, first?.photoId ?? null), guides);
    const items = [
      first ? { ...box, filter: first.filter } : box,
      ...sheet.items.filter(({ kind }) => kind === 'text'),
    ];
    return changeSheet(withId, sheet.id, (each) => ({
      ...each,
      template: `calendar:${calendar.style}`,
      items,
    }));
  }, project);
}

/** Changes the settings of a calendar; another style moves its photos. */
export function setCalendar(project: PrintProject, change: Partial<CalendarSettings>): PrintProject {
  const { calendar } = project;
  if (!calendar) return project;
  const next = { ...project, calendar: { ...calendar, ...change } };
  return next.calendar.style === calendar.style ? next : layOutCalendar(next);
}

/** Month in which a photo was taken, 1 to 12, as its camera wrote it; null = not known. */
function monthTaken({ taken_at: at }: Pick<ProjectPhoto, 'taken_at'>): number | null {
  const month = Number(/^\d{4}-(\d\d)-/.exec(at ?? '')?.[1] ?? 0);
  return month >= 1 && month <= 12 ? month : null;
}

/** Photos for the months of a calendar: the best that was taken in each, then the others in the order of time. */
function photosByMonth(photos: readonly ProjectPhoto[], calendar: CalendarSettings, shape: number) {
  const usable = byTime(photos.filter(({ status }) => status !== 'gone' && status !== 'failed'));
  const isAlong = ({ w, h }: ProjectPhoto) => w >= h === shape >= 1;
  const best = usable.toSorted((a, b) => b.stars - a.stars || Number(isAlong(b)) - Number(isAlong(a)));
  const taken = new Set<ProjectPhoto>();
  /** The best photo of a month that no other page has, else null. */
  const takeOf = (index: number): ProjectPhoto | null => {
    const { month } = monthAt(calendar, index);
    const photo = best.find((each) => monthTaken(each) === month && !taken.has(each)) ?? null;
    if (photo) taken.add(photo);
    return photo;
  };
  const takeNext = (from: readonly ProjectPhoto[]): ProjectPhoto | null => {
    const photo = from.find((each) => !taken.has(each)) ?? null;
    if (photo) taken.add(photo);
    return photo;
  };
  return { usable, best, takeOf, takeNext };
}

/** Puts photos into the first boxes of pages, by the index of the page; null leaves a page as it is. */
const placeOnPages = (project: PrintProject, photos: readonly (ProjectPhoto | null)[]): PrintProject =>
  photos.reduce<PrintProject>((next, photo, index) => {
    const sheet = next.spreads[index];
    if (!sheet || sheet.locked || !photo) return next;
    const guides = guidesFor(next, sheet);
    const [first] = photosIn(sheet);
    return changeSheet(next, sheet.id, (each) => ({
      ...each,
      items: each.items.map((item) =>
        item === first && item.kind === 'photo'
          ? { ...boxWith(item.id, item, photo, guides), filter: item.filter }
          : item,
      ),
    }));
  }, project);

const shapeOfPages = ({ spreads }: PrintProject): number => {
  const page = spreads[1];
  const box = page && photosIn(page)[0];
  return box ? box.w / box.h : 1;
};

/**
 * Fills the pages of a calendar: each month with the best photo that was taken in this month of any year, the others with
 * the rest in the order of time, the cover with the best that is left. Locked pages keep what they have.
 */
export function fillCalendar(project: PrintProject): PrintProject {
  const { calendar } = project;
  if (!calendar) return project;
  const laidOut = layOutCalendar(project);
  const { usable, best, takeOf, takeNext } = photosByMonth(laidOut.photos, calendar, shapeOfPages(laidOut));
  const own = Array.from({ length: calendarMonths }, (_, index) => takeOf(index));
  const months = own.map((photo) => photo ?? takeNext(usable));
  const cover = takeNext(best) ?? best[0] ?? null;
  return placeOnPages(laidOut, [cover, ...months]);
}

/** Fills the pages without a photo with photos that no page has: those of its month first. */
export function fillEmptyMonths(project: PrintProject): PrintProject {
  const { calendar } = project;
  if (!calendar) return project;
  const uses = usesOf(project);
  const { usable, best, takeOf, takeNext } = photosByMonth(
    project.photos.filter(({ id }) => !uses.has(id)),
    calendar,
    shapeOfPages(project),
  );
  const isEmpty = project.spreads.map((sheet) => photosIn(sheet)[0]?.photoId === null);
  const own = project.spreads.map((_, index) => (index > 0 && isEmpty[index] ? takeOf(index - 1) : null));
  const months = own.map((photo, index) =>
    photo || index === 0 || !isEmpty[index] ? photo : takeNext(usable),
  );
  return placeOnPages(project, [isEmpty[0] ? takeNext(best) : null, ...months.slice(1)]);
}
