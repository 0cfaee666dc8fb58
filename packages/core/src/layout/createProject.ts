import { usualGutter } from '../geometry/index.ts';
import type { Crop, SheetGeometry } from '../geometry/index.ts';
import { projectSchema } from './document.ts';
import type {
  CalendarSettings,
  PhotoItem,
  PrintProject,
  ProjectSpread,
  TextItem,
  TextStyle,
} from './document.ts';

/** The product that a project is made for. */
export interface ProjectProduct {
  readonly family_id: number;
  readonly module_id: number;
  readonly product_code: string;
  readonly size: string;
  readonly geometry: SheetGeometry;
  readonly pages: { readonly min: number; readonly max: number; readonly step: number };
}

/** Families of products by their numbers on the wire. */
export const printFamilies = { prints: 27, photoBook: 275, cards: 292, calendars: 334 } as const;

/** Whether each sheet of the family is one piece of paper of its own, ordered in copies. */
export const isLoose = (familyId: number): boolean => familyId === printFamilies.prints;

export const plainText: TextStyle = {
  font: 'eb-garamond',
  pt: 18,
  lead: 1.3,
  track: 0,
  color: '#222222',
  align: 'center',
  valign: 'middle',
};

const centred: Crop = { cx: 0.5, cy: 0.5, zoom: 1, quarter: 0, fine: 0, flip: false };

export const emptySpread = (id: string, kind: ProjectSpread['kind']): ProjectSpread => ({
  id,
  kind,
  turned: false,
  copies: 1,
  locked: false,
  bg: { color: '#ffffff', photoId: null, opacity: 1 },
  perPage: false,
  template: '',
  items: [],
});

type Place = Pick<PhotoItem, 'x' | 'y' | 'w' | 'h'>;

export const photoBox = (
  id: string,
  { x, y, w, h }: Place,
  photoId: string | null = null,
  crop: Crop = centred,
): PhotoItem => ({
  kind: 'photo',
  id,
  x,
  y,
  w,
  h,
  rot: 0,
  lock: false,
  photoId,
  crop,
  border: { width: 0, color: '#ffffff' },
  radius: 0,
  shadow: false,
  filter: 'none',
});

export const textBox = (id: string, { x, y, w, h }: Place, text: string, style: TextStyle): TextItem => ({
  kind: 'text',
  id,
  x,
  y,
  w,
  h,
  rot: 0,
  lock: false,
  text,
  ...style,
});

/** Inner spreads of a number of pages: two for each. */
export const spreadsFor = (pages: number): number => Math.ceil(pages / 2);

/** Pages of a calendar: its cover and twelve months. */
export const calendarPages = 13;

/** A calendar of which nothing was chosen. */
export const usualCalendar: CalendarSettings = {
  start: '2027-01',
  locale: 'en',
  holidays: '',
  style: 'classic',
};

/** Sheets of a new project: the least of a book, both sides of a flat card, all pages of a calendar, no print yet. */
function firstSheets({ family_id: family, pages }: ProjectProduct): ProjectSpread[] {
  const sheets = (count: number, kind: ProjectSpread['kind']) =>
    Array.from({ length: count }, (_, index) => emptySpread(`s${index + 2}`, kind));
  if (family === printFamilies.photoBook) return sheets(spreadsFor(pages.min), 'inner');
  if (family === printFamilies.cards) return sheets(2, 'single');
  return family === printFamilies.calendars ? sheets(calendarPages, 'single') : [];
}

/**
 * A project without photos: a book has its cover and its least number of pages, prints have no sheet yet.
 * @param calendar settings of a new calendar; other products have none.
 */
export function createProject(
  uuid: string,
  product: ProjectProduct,
  name = '',
  calendar: CalendarSettings = usualCalendar,
): PrintProject {
  const { family_id, module_id, product_code, size, pages } = product;
  const isBook = family_id === printFamilies.photoBook;
  const spreads = firstSheets(product);
  const geometry = { ...product.geometry, cover: product.geometry.cover && { ...product.geometry.cover } };
  return {
    uuid,
    schema: projectSchema,
    rev: 0,
    name,
    family_id,
    module_id,
    product_code,
    size,
    geometry,
    pages: { ...pages },
    photos: [],
    spreads,
    cover: isBook && geometry.cover ? emptySpread('s1', 'cover') : null,
    calendar: family_id === printFamilies.calendars ? { ...calendar } : null,
    options: {},
    text_style: plainText,
    seed: 1,
    accepted: [],
    next: spreads.length + 2,
  };
}

/** Geometry of a page in millimetres with the product line’s usual margins: 3 of bleed, 12 safe, the binding’s gutter. */
export const bookGeometry = (
  page_w: number,
  page_h: number,
  binding: SheetGeometry['binding'],
  cover: SheetGeometry['cover'] = { wrap: 18, spine: 6, leaf: binding === 'layflat' ? 0.62 : 0.16 },
): SheetGeometry => ({
  page_w,
  page_h,
  bleed: 3,
  safe: 12,
  gutter: usualGutter[binding],
  binding,
  cover,
});

/** Geometry of loose prints: nothing is folded, and 4 mm inside the cut are safe. */
export const printGeometry = (page_w: number, page_h: number): SheetGeometry => ({
  page_w,
  page_h,
  bleed: 3,
  safe: 4,
  gutter: 0,
  binding: 'layflat',
  cover: null,
});

/** Geometry of cards: 4 mm inside the cut are safe, and 3 mm beside the fold of a folded one. */
export const cardGeometry = (page_w: number, page_h: number): SheetGeometry => ({
  ...printGeometry(page_w, page_h),
  gutter: 3,
});

/** Geometry of calendars, whose pages are single sheets held at the top: 6 mm inside the cut are safe. */
export const calendarGeometry = (page_w: number, page_h: number): SheetGeometry => ({
  ...printGeometry(page_w, page_h),
  safe: 6,
});
