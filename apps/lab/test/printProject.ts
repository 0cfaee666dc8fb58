import type { SheetGeometry } from '@trade-area/core/geometry';
import {
  bookGeometry,
  calendarGeometry,
  cardGeometry,
  createProject,
  emptySpread,
  layOutCalendar,
  layOutCard,
  photoBox,
  plainText,
  printFamilies,
  printGeometry,
  textBox,
} from '@trade-area/core/layout';
import type { PhotoItem, PrintProject, ProjectPhoto, ProjectSpread, TextItem } from '@trade-area/core/layout';
import sharp from 'sharp';
import { printFont } from '../src/print/render/fonts.ts';
import type { Pixels } from '../src/print/render/pixels.ts';
import type { SheetSources } from '../src/print/render/renderSheet.ts';

/** A photo of a project with its file. */
export interface TestPhoto {
  readonly photo: ProjectPhoto;
  readonly bytes: Uint8Array | null;
}

export const testPhoto = (
  id: string,
  { w, h }: { readonly w: number; readonly h: number },
  bytes: Uint8Array | null,
): TestPhoto => ({
  photo: {
    id,
    name: `${id}.jpg`,
    w,
    h,
    taken_at: null,
    hash: id.padEnd(64, '0'),
    icc: 'srgb',
    focus: { x: 0.5, y: 0.5 },
    stars: 0,
    proxy: '',
    thumb: '',
    status: 'ready',
  },
  bytes,
});

/** Every place of it has its own colour: red grows to the right, green downwards. */
export async function chartPhoto(id: string, w: number, h: number): Promise<TestPhoto> {
  const data = new Uint8Array(w * h * 3);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1)
      data.set([((x + 0.5) / w) * 255, ((y + 0.5) / h) * 255, 128], (y * w + x) * 3);
  const bytes = await sharp(data, { raw: { width: w, height: h, channels: 3 } })
    .png()
    .toBuffer();
  return testPhoto(id, { w, h }, bytes);
}

export type Rgb = readonly [number, number, number];

/** A picture of one colour, to be written as the file of a photo. */
export const plainPicture = (w: number, h: number, [r, g, b]: Rgb) =>
  sharp({ create: { width: w, height: h, channels: 3, background: { r, g, b } } });

export async function plainPhoto(id: string, w: number, h: number, colour: Rgb): Promise<TestPhoto> {
  return testPhoto(id, { w, h }, await plainPicture(w, h, colour).png().toBuffer());
}

/** Millimetres; a box of the size of a small print, with a border and a corner only where a test asks. */
export const photoItem = (
  photoId: string,
  place: Partial<PhotoItem> & { readonly w: number; readonly h: number },
): PhotoItem => ({ ...photoBox('i1', { x: 0, y: 0, ...place }, photoId), ...place });

export const textItem = (
  text: string,
  place: Partial<TextItem> & { readonly w: number; readonly h: number },
): TextItem => ({
  ...textBox('i2', { x: 0, y: 0, ...place }, text, plainText),
  ...place,
});

interface Wanted {
  readonly photos?: readonly TestPhoto[];
  readonly items?: ProjectSpread['items'];
  readonly bg?: Partial<ProjectSpread['bg']>;
}

/** A print of 60 × 40 mm with 3 mm of bleed. */
export function printOf({ photos = [], items = [], bg = {} }: Wanted): {
  readonly project: PrintProject;
  readonly sheet: ProjectSpread;
} {
  const blank = emptySpread('s2', 'single');
  const sheet = { ...blank, items, bg: { ...blank.bg, ...bg } };
  const geometry = printGeometry(60, 40);
  return { project: projectOf(printFamilies.prints, geometry, [sheet], photos), sheet };
}

/** A book of pages of 60 × 40 mm, with a cover and so many spreads that show one photo each. */
export function bookOf(
  spreads: number,
  photo: TestPhoto,
  binding: SheetGeometry['binding'] = 'layflat',
): PrintProject {
  const geometry = bookGeometry(60, 40, binding);
  const sheets = Array.from({ length: spreads }, (_, index): ProjectSpread => {
    const at = `${index + 2}`;
    const item = photoItem(photo.photo.id, { id: `i${at}`, x: 10, y: 5, w: 100, h: 30 });
    return { ...emptySpread(`s${at}`, 'inner'), items: [item] };
  });
  const project = projectOf(printFamilies.photoBook, geometry, sheets, [photo]);
  return {
    ...project,
    cover: { ...emptySpread('s1', 'cover'), bg: { color: '#335577', photoId: null, opacity: 1 } },
  };
}

function projectOf(
  family_id: number,
  geometry: SheetGeometry,
  spreads: PrintProject['spreads'],
  photos: readonly TestPhoto[],
): PrintProject {
  const project = createProject('0b1c2d3e-1111-4222-8333-444455556666', {
    family_id,
    module_id: 0,
    product_code: 'test',
    size: '6x4',
    geometry,
    pages: { min: 2, max: 200, step: 2 },
  });
  return { ...project, spreads, photos: photos.map(({ photo }) => photo) };
}

export const sourcesOf = (photos: readonly TestPhoto[]): SheetSources => ({
  photoBytes: async (id) => photos.find(({ photo }) => photo.id === id)?.bytes ?? null,
  outlinesOf: printFont,
});

/** The colour of a pixel. */
export function pixelAt({ width, height, data }: Pixels, x: number, y: number): Rgb {
  if (x < 0 || y < 0 || x >= width || y >= height) throw new Error(`no pixel at ${x}, ${y}`);
  const at = (Math.floor(y) * width + Math.floor(x)) * 3;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

/** A thank-you card of 10 × 15 cm in English, without photos. */
export function cardOf(folded: boolean, copies = 20): PrintProject {
  const project = createProject('0b1c2d3e-1111-4222-8333-444455556666', {
    family_id: printFamilies.cards,
    module_id: 61,
    product_code: 'thank-you-cards',
    size: '10x15',
    geometry: cardGeometry(100, 150),
    pages: { min: 2, max: 4, step: 2 },
  });
  const card = layOutCard(project, { design: 'thanks:letters', folded, turned: false, language: 'en' });
  return { ...card, spreads: card.spreads.map((sheet) => ({ ...sheet, copies })) };
}

/** A small calendar of 2027 in Italian, without photos. */
export const calendarOf = (): PrintProject =>
  layOutCalendar(
    createProject(
      '0b1c2d3e-1111-4222-8333-444455556666',
      {
        family_id: printFamilies.calendars,
        module_id: 0,
        product_code: 'calendars',
        size: '21x15',
        geometry: calendarGeometry(210, 150),
        pages: { min: 13, max: 13, step: 1 },
      },
      '',
      { start: '2027-01', locale: 'it', holidays: 'it', style: 'classic' },
    ),
  );
