import { photoMatrix, toMillimetres, toPixels, turnPoint, centreOf } from '@trade-area/core/geometry';
import type { Crop, Point } from '@trade-area/core/geometry';
import { colourOf, filterTable, lightnessOf } from '@trade-area/core/layout';
import type { PhotoItem, ProjectSpread } from '@trade-area/core/layout';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  chartPhoto,
  photoItem,
  pixelAt,
  plainPhoto,
  printOf,
  sourcesOf,
  textItem,
} from '../../../test/printProject.ts';
import type { Rgb, TestPhoto } from '../../../test/printProject.ts';
import { differenceOf, plainPixels } from './pixels.ts';
import { renderSheet } from './renderSheet.ts';

const dpi = 100;
const bleed = 3;
let chart: TestPhoto;
let red: TestPhoto;
beforeAll(async () => {
  chart = await chartPhoto('chart', 600, 400);
  red = await plainPhoto('red', 300, 200, [200, 40, 30]);
});

const render = (items: ProjectSpread['items'], bg: Partial<ProjectSpread['bg']> = {}) => {
  const photos = [chart, red];
  const { project, sheet } = printOf({ photos, items, bg });
  return renderSheet(project, sheet, { ...sourcesOf(photos), dpi });
};
/** The pixel of a place, millimetres from the top left of the trim. */
const pixel = (position: number) => Math.floor(toPixels(position + bleed, dpi));
const at = (picture: Awaited<ReturnType<typeof render>>, x: number, y: number): Rgb =>
  pixelAt(picture, pixel(x), pixel(y));
const difference = (a: Rgb, b: Rgb) => Math.max(...a.map((value, each) => Math.abs(value - (b[each] ?? 0))));

/** The colour of the chart that the geometry puts at a place of the sheet; null beside the box. */
function expectedAt(item: PhotoItem, place: Point): Rgb | null {
  const upright = turnPoint(place, centreOf(item), -item.rot);
  const [x, y] = [upright.x - item.x, upright.y - item.y];
  if (x < 0.5 || y < 0.5 || x > item.w - 0.5 || y > item.h - 0.5) return null;
  const { photo } = chart;
  const [a, b, c, d, e, f] = photoMatrix(photo, item, item.crop);
  const determinant = a * d - b * c;
  const px = (d * (x - e) - c * (y - f)) / determinant;
  const py = (a * (y - f) - b * (x - e)) / determinant;
  return [(px / photo.w) * 255, (py / photo.h) * 255, 128];
}

const whole: Crop = { cx: 0.5, cy: 0.5, zoom: 1, quarter: 0, fine: 0, flip: false };

describe('a photo on the printed sheet is where the geometry puts it, as on the canvas', () => {
  it.each<[string, Partial<Crop>, Partial<PhotoItem>]>([
    ['as it comes', {}, {}],
    ['zoomed to a side', { cx: 0.2, cy: 0.8, zoom: 2.5 }, {}],
    ['mirrored', { flip: true, cx: 0.3, zoom: 1.5 }, {}],
    ['turned', { quarter: 1, cy: 0.4, zoom: 1.2 }, {}],
    ['upside down and mirrored', { quarter: 2, flip: true, cx: 0.4, zoom: 1.4 }, {}],
    ['turned back and mirrored', { quarter: 3, flip: true, cy: 0.6, zoom: 1.4 }, {}],
    ['tilted', { fine: -12 }, {}],
    ['turned back, tilted and mirrored', { cx: 0.45, zoom: 1.3, quarter: 3, fine: 9, flip: true }, {}],
    ['far into it', { cx: 0.31, cy: 0.62, zoom: 18 }, {}],
    ['in a turned box', {}, { rot: 30 }],
    ['in a box turned by a quarter', { zoom: 1.3 }, { rot: 90 }],
    ['tilted in a turned box', { fine: 7, quarter: 1, zoom: 1.4, flip: true }, { rot: -50 }],
    ['in a box beyond the sheet', {}, { x: -20, y: -12, w: 90, h: 70 }],
  ])('%s', async (_name, crop, place) => {
    const item = photoItem('chart', { x: 8, y: 4, w: 41.3, h: 29.7, crop: { ...whole, ...crop }, ...place });
    const picture = await render([item]);
    expect([picture.width, picture.height]).toEqual([260, 181]);
    let compared = 0;
    for (let x = -2; x < 62; x += 4)
      for (let y = -2; y < 42; y += 4) {
        const [column, row] = [pixel(x), pixel(y)];
        const middle = (position: number) => toMillimetres(position + 0.5, dpi) - bleed;
        const expected = expectedAt(item, { x: middle(column), y: middle(row) });
        if (!expected) continue;
        compared += 1;
        expect(difference(pixelAt(picture, column, row), expected)).toBeLessThan(4);
      }
    expect(compared).toBeGreaterThan(40);
  });

  it('boxes that share an edge leave no line between them', async () => {
    const left = photoItem('red', { id: 'i1', x: -3, y: -3, w: 21.337, h: 46 });
    const right = photoItem('red', { id: 'i3', x: 18.337, y: -3, w: 44.663, h: 46 });
    const picture = await render([left, right]);
    for (let x = 0; x < picture.width; x += 1) expect(pixelAt(picture, x, 60)).toEqual([200, 40, 30]);
  });
});

describe('looks', () => {
  it.each(['bw', 'sepia'] as const)('filter %s: the colours of the table', async (filter) => {
    const picture = await render([photoItem('red', { w: 40, h: 30, filter })]);
    const table = filterTable(filter) ?? new Uint8Array();
    const lightness = Math.round(lightnessOf(200, 40, 30)) * 3;
    expect(at(picture, 20, 15)).toEqual([...table.slice(lightness, lightness + 3)]);
  });

  it('a border lies inside the edge, in its colour and width, turned with its box', async () => {
    const border = { width: 4, color: '#1020e0' };
    for (const rot of [0, 90]) {
      const picture = await render([photoItem('red', { x: 15, y: 5, w: 30, h: 30, border, rot })]);
      expect(at(picture, 15.5, 20)).toEqual([16, 32, 224]);
      expect(at(picture, 18.3, 20)).toEqual([16, 32, 224]);
      expect(at(picture, 19.6, 20)).toEqual([200, 40, 30]);
      expect(at(picture, 14.4, 20)).toEqual([255, 255, 255]);
      expect(at(picture, 44.3, 34.3)).toEqual([16, 32, 224]);
    }
  });

  it('rounded corners show the paper, with the border along them', async () => {
    const look = { radius: 10, border: { width: 2, color: '#000000' } };
    const picture = await render([photoItem('red', { x: 10, y: 5, w: 30, h: 30, ...look })], {
      color: '#eeddcc',
    });
    expect(at(picture, 11, 6)).toEqual(colourOf('#eeddcc'));
    // On the diagonal of the corner, 1 mm inside its edge.
    const inside = 10 - (10 - 1) * Math.SQRT1_2;
    expect(at(picture, 10 + inside, 5 + inside)).toEqual([0, 0, 0]);
    expect(at(picture, 25, 20)).toEqual([200, 40, 30]);
  });

  it('a shadow falls below its box, fades out, and is a third of black where it is deepest', async () => {
    for (const rot of [0, 90, 45]) {
      const item = photoItem('red', { x: 15, y: 5, w: 24, h: 24, shadow: true, rot });
      const picture = await render([item]);
      const reach = rot === 45 ? 12 * Math.SQRT2 : 12;
      const below = at(picture, 27, 17 + reach + 0.4)[0];
      const above = at(picture, 27, 17 - reach - 0.4)[0];
      expect(below).toBeLessThan(above - 20);
      expect(below).toBeGreaterThan(150);
      expect(at(picture, 27, 17 + reach + 6.2)).toEqual([255, 255, 255]);
    }
  });

  it('the background is the colour of the paper, and a photo over it as far as it is opaque', async () => {
    expect(pixelAt(await render([], { color: '#336699' }), 0, 0)).toEqual([51, 102, 153]);
    const half = await render([], { color: '#000000', photoId: 'red', opacity: 0.5 });
    for (const [x, y] of [
      [0, 0],
      [259, 180],
      [130, 90],
    ] as const)
      expect(difference(pixelAt(half, x, y), [100, 20, 15])).toBeLessThan(2);
  });

  it('an empty box leaves no mark: its grey is the screen’s alone', async () => {
    const empty = { ...photoItem('red', { w: 40, h: 30, shadow: true }), photoId: null };
    expect(differenceOf(await render([empty]), plainPixels(260, 181, [255, 255, 255]))).toEqual([0, 0, 0]);
  });
});

describe('text', () => {
  const row = (picture: Awaited<ReturnType<typeof render>>, y: number) =>
    Array.from({ length: picture.width }, (_, x) => pixelAt(picture, x, pixel(y)));
  const isInk = ([r]: Rgb) => r < 128;

  it('is drawn from its outlines in its colour, and turns with its box', async () => {
    // A capital I is a stem: high and narrow as it stands, wide and low when its box lies.
    const letter = { x: 10, y: 0, w: 40, h: 40, pt: 60, color: '#0a5020', font: 'lato' } as const;
    const [upright, lying] = [
      await render([textItem('I', letter)]),
      await render([textItem('I', { ...letter, rot: 90 })]),
    ];
    const across = (picture: typeof upright) => row(picture, 20).filter(isInk).length;
    expect(across(upright)).toBeGreaterThan(4);
    expect(across(upright)).toBeLessThan(20);
    expect(across(lying)).toBeGreaterThan(40);
    expect(row(upright, 20).find(isInk)).toEqual([10, 80, 32]);
  });

  it.each(['eb-garamond', 'lato', 'dancing-script', 'fraunces'] as const)('%s has letters', async (font) => {
    const picture = await render([textItem('Élodie & Jürgen', { x: 5, y: 5, w: 50, h: 30, font, pt: 18 })]);
    expect(picture.data.filter((value) => value < 100).length).toBeGreaterThan(500);
  });

  it('emoji, right-to-left text, 10,000 characters and no text at all harm no sheet', async () => {
    const box = { x: 5, y: 5, w: 50, h: 30 };
    for (const text of ['💍💒', 'אהבה', '', '\u0000\u200f<&">', 'a b '.repeat(2_500)]) {
      const picture = await render([textItem(text, box)]);
      expect([picture.width, picture.height]).toEqual([260, 181]);
    }
  });

  it('beyond the sheet nothing is drawn', async () => {
    const picture = await render([textItem('far away', { x: 300, y: 5, w: 50, h: 30 })]);
    expect(differenceOf(picture, plainPixels(260, 181, [255, 255, 255]))).toEqual([0, 0, 0]);
  });
});

it('items lie above each other in their order', async () => {
  const picture = await render([
    photoItem('chart', { w: 60, h: 40 }),
    photoItem('red', { id: 'i3', x: 20, y: 10, w: 20, h: 20 }),
  ]);
  expect(at(picture, 30, 20)).toEqual([200, 40, 30]);
  expect(at(picture, 10, 20)).not.toEqual([200, 40, 30]);
});

it('stops between two items when it is told to', async () => {
  const { project, sheet } = printOf({ photos: [red], items: [photoItem('red', { w: 40, h: 30 })] });
  const stopped = renderSheet(project, sheet, { ...sourcesOf([red]), dpi, signal: AbortSignal.abort() });
  await expect(stopped).rejects.toThrow('abort');
});
