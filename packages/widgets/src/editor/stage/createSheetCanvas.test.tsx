import { afterEach, describe, expect, it } from 'vitest';
import { photoMatrix } from '@trade-area/core/geometry';
import {
  addPhotos,
  addPrints,
  addText,
  createProject,
  filterTable,
  lightnessOf,
  printGeometry,
  setCrop,
  turnItems,
} from '@trade-area/core/layout';
import type { FontOutlines } from '@trade-area/core/geometry';
import type { PhotoItem, PrintProject, ProjectPhoto, ProjectSpread } from '@trade-area/core/layout';
import { createSheetCanvas } from './createSheetCanvas.ts';
import type { SheetCanvas } from './createSheetCanvas.ts';

const photo: ProjectPhoto = {
  id: 'p',
  name: 'p.jpg',
  w: 600,
  h: 400,
  taken_at: null,
  hash: '',
  icc: 'srgb',
  focus: { x: 0.5, y: 0.5 },
  stars: 0,
  proxy: '',
  thumb: '',
  status: 'ready',
};

/** Every place of it has its own colour: red grows to the right, green downwards. Half the size of its photo. */
function chart(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [photo.w / 2, photo.h / 2];
  const paint = canvas.getContext('2d');
  const pixels = paint?.createImageData(canvas.width, canvas.height);
  if (!paint || !pixels) throw new Error('no canvas');
  for (let y = 0; y < canvas.height; y += 1)
    for (let x = 0; x < canvas.width; x += 1)
      pixels.data.set(
        [(x / canvas.width) * 255, (y / canvas.height) * 255, 128, 255],
        (y * canvas.width + x) * 4,
      );
  paint.putImageData(pixels, 0, 0);
  return canvas;
}
const picture = chart();
const sources = { pictureOf: () => picture, outlinesOf: () => null };

function print(): {
  readonly project: PrintProject;
  readonly sheet: ProjectSpread;
  readonly item: PhotoItem;
} {
  const empty = createProject('0b1c2d3e-1111-4222-8333-444455556666', {
    family_id: 27,
    module_id: 0,
    product_code: 'print',
    size: '13x18',
    geometry: printGeometry(180, 130),
    pages: { min: 1, max: 250, step: 1 },
  });
  return parts(addPrints(addPhotos(empty, [photo]), ['p'])[0]);
}
function parts(project: PrintProject) {
  const [sheet] = project.spreads;
  const [item] = sheet?.items ?? [];
  if (!sheet || item?.kind !== 'photo') throw new Error('no print');
  return { project, sheet, item };
}

const opened: SheetCanvas[] = [];
afterEach(() => {
  for (const canvas of opened.splice(0)) canvas.destroy();
});

function open({ project, sheet }: ReturnType<typeof print>) {
  const container = document.body.appendChild(document.createElement('div'));
  const canvas = createSheetCanvas(container, { project, sheet, sources, hasGuides: false });
  opened.push(canvas);
  // Four pixels for a millimetre of the printed sheet.
  canvas.resize(186 * 4, 136 * 4);
  canvas.stage.draw();
  return canvas;
}

const layerOf = ({ stage }: SheetCanvas) => stage.toCanvas({ pixelRatio: 1 });
function colourAt(canvas: HTMLCanvasElement, x: number, y: number): number[] {
  return [...(canvas.getContext('2d')?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? [])];
}

/** The colour of the chart that the geometry puts at a place of the box. */
function expectedAt(item: PhotoItem, x: number, y: number): { readonly red: number; readonly green: number } {
  const [a, b, c, d, e, f] = photoMatrix(photo, item, item.crop);
  const determinant = a * d - b * c;
  const px = (d * (x - e) - c * (y - f)) / determinant;
  const py = (a * (y - f) - b * (x - e)) / determinant;
  return { red: (px / photo.w) * 255, green: (py / photo.h) * 255 };
}

describe('a sheet on the canvas', () => {
  it.each([
    ['as it comes', { cx: 0.5, cy: 0.5, zoom: 1, quarter: 0, fine: 0, flip: false }],
    ['zoomed to a side', { cx: 0.2, cy: 0.8, zoom: 2.5, quarter: 0, fine: 0, flip: false }],
    ['turned', { cx: 0.5, cy: 0.4, zoom: 1.2, quarter: 1, fine: 0, flip: false }],
    ['upside down and mirrored', { cx: 0.5, cy: 0.5, zoom: 1.4, quarter: 2, fine: 0, flip: true }],
    ['turned back, tilted and mirrored', { cx: 0.45, cy: 0.5, zoom: 1.3, quarter: 3, fine: 9, flip: true }],
    ['tilted', { cx: 0.5, cy: 0.5, zoom: 1, quarter: 0, fine: -12, flip: false }],
  ] as const)('shows the part of the photo that is printed: %s', (_name, crop) => {
    const start = print();
    const now = parts(setCrop(start.project, start.item.id, crop));
    const canvas = layerOf(open(now));
    for (const x of [0.05, 0.3, 0.5, 0.8, 0.95])
      for (const y of [0.06, 0.4, 0.5, 0.93]) {
        const [red = 0, green = 0] = colourAt(canvas, x * 186 * 4, y * 136 * 4);
        const expected = expectedAt(now.item, x * 186, y * 136);
        // Three of 255 are two pixels of the printed sheet.
        expect(Math.abs(red - expected.red)).toBeLessThan(3);
        expect(Math.abs(green - expected.green)).toBeLessThan(3);
      }
  });

  it('finds the item below the pointer, turned or not, and the place on the sheet', () => {
    const start = print();
    const small = {
      ...start.project,
      spreads: [{ ...start.sheet, items: [{ ...start.item, x: 80, y: 60, w: 40, h: 10 }] }],
    };
    const canvas = open(parts(turnItems(small, [start.item.id], 90)));
    const hit = (x: number, y: number) =>
      canvas.stage.getIntersection({ x: (x + 3) * 4, y: (y + 3) * 4 })?.id();
    // Upright it lies from 80 to 120 across; turned it stands from 45 to 85 down.
    expect(hit(100, 47)).toBe(start.item.id);
    expect(hit(84, 65)).toBeUndefined();
    const place = canvas.toSheet({ x: 3 * 4, y: 13 * 4 });
    expect(place.x).toBeCloseTo(0, 6);
    expect(place.y).toBeCloseTo(10, 6);
  });

  it('draws what changed, and nothing that is gone', () => {
    const start = print();
    const canvas = open(start);
    const draw = (project: PrintProject) => {
      const [sheet] = project.spreads;
      if (!sheet) throw new Error('no sheet');
      canvas.update({ project, sheet, sources, hasGuides: false });
      canvas.stage.draw();
    };
    draw({
      ...start.project,
      spreads: [{ ...start.sheet, items: [], bg: { ...start.sheet.bg, color: '#ff8800' } }],
    });
    expect(colourAt(layerOf(canvas), 300, 200)).toEqual([255, 136, 0, 255]);
    expect(canvas.stage.find('Shape').filter((node) => node.id() !== '')).toHaveLength(0);
  });

  it.each(['bw', 'sepia'] as const)('takes the colours out as the print files do: %s', (filter) => {
    const start = print();
    const project = { ...start.project, spreads: [{ ...start.sheet, items: [{ ...start.item, filter }] }] };
    const [before, after] = [layerOf(open(start)), layerOf(open(parts(project)))];
    const table = filterTable(filter) ?? new Uint8Array();
    for (const x of [20, 200, 370, 700])
      for (const y of [20, 260, 500]) {
        const [red = 0, green = 0, blue = 0] = colourAt(before, x, y);
        const at = Math.round(lightnessOf(red, green, blue)) * 3;
        colourAt(after, x, y)
          .slice(0, 3)
          .forEach((value, channel) => {
            expect(Math.abs(value - (table[at + channel] ?? 0))).toBeLessThan(3);
          });
      }
  });

  it('lets the shadow of a box fall down the sheet, however the box is turned', () => {
    const start = print();
    const item = { ...start.item, x: 70, y: 40, w: 40, h: 40, shadow: true };
    for (const rot of [0, 90, 180]) {
      const project = { ...start.project, spreads: [{ ...start.sheet, items: [{ ...item, rot }] }] };
      const canvas = layerOf(open(parts(project)));
      const greyAt = (x: number, y: number) => colourAt(canvas, (x + 3) * 4, (y + 3) * 4)[0] ?? 0;
      // A millimetre above and below the box: the shadow is a millimetre lower than it.
      expect(greyAt(90, 81)).toBeLessThan(greyAt(90, 39) - 10);
      expect(Math.abs(greyAt(69, 60) - greyAt(111, 60))).toBeLessThan(6);
      expect(greyAt(90, 95)).toBe(255);
    }
  });

  it('a photo that is not loaded is a plain box', () => {
    const start = print();
    const canvas = open(start);
    canvas.update({ ...start, sources: { pictureOf: () => null, outlinesOf: () => null }, hasGuides: true });
    canvas.stage.draw();
    expect(colourAt(layerOf(canvas), 300, 200)).toEqual([217, 221, 227, 255]);
  });

  it('draws the outlines of a text in its colour, turned with its box, as soon as its font is loaded', () => {
    const start = print();
    const bare = { ...start.project, spreads: [{ ...start.sheet, items: [] }] };
    const [added, id] = addText(bare, start.sheet.id, { x: 40, y: 50, w: 100, h: 30 }, 'a');
    const project = turnItems(added, [id ?? ''], 180);
    const [sheet] = project.spreads;
    if (!sheet) throw new Error('no sheet');
    // A letter that is a square of an em on the baseline.
    const outlines: FontOutlines = {
      ascent: 1,
      descent: 0,
      outlineOf: () => ({ advance: 1, exists: true, path: (x, y, em) => `M${x} ${y}h${em}v${-em}h${-em}z` }),
      kerning: () => 0,
    };
    const canvas = open({ ...start, project, sheet });
    const middle = () => colourAt(layerOf(canvas), (90 + 3) * 4, (65 + 3) * 4);
    expect(middle()).toEqual([255, 255, 255, 255]);
    canvas.update({ project, sheet, sources: { ...sources, outlinesOf: () => outlines }, hasGuides: false });
    canvas.stage.draw();
    expect(middle()).toEqual([34, 34, 34, 255]);
    // An em of 18 points is 6.35 mm.
    expect(colourAt(layerOf(canvas), (90 + 3 + 4) * 4, (65 + 3) * 4)).toEqual([255, 255, 255, 255]);
  });
});
