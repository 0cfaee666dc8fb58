import {
  bookGeometry,
  calendarGeometry,
  cardGeometry,
  createProject,
  printFamilies,
  printGeometry,
} from '../src/layout/createProject.ts';
import type { CalendarSettings, PrintProject, ProjectPhoto } from '../src/layout/document.ts';
import { addBox, addPhotos } from '../src/layout/photoActs.ts';
import { seeded } from './random.ts';

export const uuid = '0b1c2d3e-1111-4222-8333-444455556666';

export function photo(id: string, change: Partial<ProjectPhoto> = {}): ProjectPhoto {
  return {
    id,
    name: `${id}.jpg`,
    w: 6000,
    h: 4000,
    taken_at: null,
    hash: '',
    icc: 'srgb',
    focus: { x: 0.5, y: 0.5 },
    stars: 0,
    proxy: '',
    thumb: '',
    status: 'ready',
    ...change,
  };
}

export function book(
  pages = 20,
  binding: 'layflat' | 'bound' = 'layflat',
  page_w = 300,
  page_h = 300,
): PrintProject {
  return createProject(uuid, {
    family_id: printFamilies.photoBook,
    module_id: 340,
    product_code: 'pro',
    size: '30x30',
    geometry: bookGeometry(page_w, page_h, binding),
    pages: { min: pages, max: 120, step: 2 },
  });
}

export const prints = (): PrintProject =>
  createProject(uuid, {
    family_id: printFamilies.prints,
    module_id: 0,
    product_code: 'print',
    size: '13x18',
    geometry: printGeometry(180, 130),
    pages: { min: 1, max: 250, step: 1 },
  });

export const card = (page_w = 100, page_h = 150): PrintProject =>
  createProject(uuid, {
    family_id: printFamilies.cards,
    module_id: 61,
    product_code: 'thank-you-cards',
    size: '10x15',
    geometry: cardGeometry(page_w, page_h),
    pages: { min: 2, max: 4, step: 2 },
  });

/** A calendar of a page in millimetres: A4 upright when it is not said. */
export const wallCalendar = (
  settings: Partial<CalendarSettings> = {},
  [page_w, page_h]: readonly [number, number] = [210, 297],
): PrintProject =>
  createProject(
    uuid,
    {
      family_id: printFamilies.calendars,
      module_id: 0,
      product_code: 'calendars',
      size: '21x29.7',
      geometry: calendarGeometry(page_w, page_h),
      pages: { min: 13, max: 13, step: 1 },
    },
    '',
    { start: '2027-01', locale: 'it', holidays: 'it', style: 'classic', ...settings },
  );

/** Photos of a day of work: moments of some minutes, two thirds landscape, a few rated highly, one panorama. */
export function reportage(count: number, seed = 1): ProjectPhoto[] {
  const random = seeded(seed);
  let minutes = 0;
  return Array.from({ length: count }, (_, index) => {
    minutes += random.chance(0.1) ? 20 + random.below(90) : random.next() * 4;
    const isLandscape = random.chance(0.66);
    const [w, h] = index === 40 ? [9000, 3000] : isLandscape ? [6000, 4000] : [4000, 6000];
    return photo(`p${index}`, {
      w,
      h,
      taken_at: new Date(Date.UTC(2026, 5, 6, 9) + minutes * 60_000).toISOString(),
      stars: random.chance(0.03) ? 5 : random.below(4),
      focus: { x: 0.2 + random.next() * 0.6, y: 0.2 + random.next() * 0.6 },
    });
  });
}

/** A book with two boxes on its first spread. */
export function withTwo() {
  const start = addPhotos(book(), [photo('p1'), photo('p2', { w: 4000, h: 6000 })]);
  const sheet = start.spreads[0]?.id ?? '';
  const [one, first] = addBox(start, sheet, 'p1', { x: 100, y: 100 });
  const [two, second] = addBox(one, sheet, 'p2', { x: 400, y: 150 });
  return { project: two, sheet, first: first ?? '', second: second ?? '' };
}
