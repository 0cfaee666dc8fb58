import { describe, expect, it } from 'vitest';
import { photo, prints } from '../../test/print.ts';
import { effectiveDpi, placePhoto } from '../geometry/index.ts';
import { addPhotos, guidesFor, printGeometry, readProject, setCrop } from '../layout/index.ts';
import {
  addDirectedPrints,
  changePrintSize,
  choicesOfModule,
  croppedPart,
  edgeOf,
  printContent,
  resolutionLevel,
  setEdge,
  turnPaper,
} from './prints.ts';

const wide = photo('wide');
const tall = photo('tall', { w: 4000, h: 6000 });
const start = () => addPhotos(prints(), [wide, tall]);
const turnedOf = (direction: 'photo' | 'landscape' | 'portrait') =>
  addDirectedPrints(start(), ['wide', 'tall'], direction)[0].spreads.map(({ turned }) => turned);
const larger = {
  ...{ family_id: 27, module_id: 0, product_code: 'print', size: '20x30' },
  geometry: printGeometry(200, 300),
  pages: { min: 1, max: 250, step: 1 },
};

it.each([
  [0, ['prints']],
  [41, ['fine']],
  [99, ['prints']],
])('ROUTE-30, PRINT-17: the module %d has the choices %j', (module, found) => {
  const choices = [
    { module_id: 0, name: 'prints' },
    { module_id: 41, name: 'fine' },
  ];
  expect(choicesOfModule(choices, module).map(({ name }) => name)).toEqual(found);
  expect(choicesOfModule(choices.slice(1), module).map(({ name }) => name)).toEqual(['fine']);
});

describe('prints', () => {
  it('lie as their photos, or all alike', () => {
    expect(turnedOf('photo')).toEqual([false, true]);
    expect(turnedOf('landscape')).toEqual([false, false]);
    expect(turnedOf('portrait')).toEqual([true, true]);
  });

  it('keep direction, middle and zoom in another size, and fill it to the bleed', () => {
    const [added] = addDirectedPrints(start(), ['wide', 'tall'], 'photo');
    const [first] = added.spreads;
    const item = first?.items[0];
    const cropped = setCrop(added, item?.id ?? '', {
      ...{ cx: 0.4, cy: 0.55, zoom: 2, quarter: 0, fine: 3, flip: true },
    });
    const next = changePrintSize(cropped, larger);
    expect(readProject(next).ok).toBe(true);
    expect(next.spreads.map(({ turned }) => turned)).toEqual([true, false]);
    for (const sheet of next.spreads) {
      const content = printContent(next, sheet);
      expect(content?.item).toMatchObject(guidesFor(next, sheet).bleed);
    }
    const content = next.spreads[0] && printContent(next, next.spreads[0]);
    expect(content?.item.crop).toMatchObject({ zoom: 2, fine: 3, flip: true });
    expect(content?.item.crop.cx).toBeCloseTo(0.4, 5);
    expect(changePrintSize(next, larger)).toBe(next);
  });

  it('tell how much of a photo they leave out', () => {
    const square = addPhotos(prints(), [photo('p', { w: 1000, h: 1000 })]);
    const [added] = addDirectedPrints(square, ['p'], 'photo');
    const content = added.spreads[0] && printContent(added, added.spreads[0]);
    if (!content) throw new Error('no print');
    // 186 by 136 mm of a square.
    expect(croppedPart(content)).toBeCloseTo(1 - 136 / 186, 6);
    const { item } = content;
    expect(effectiveDpi(placePhoto(content.photo, item, item.crop))).toBe(Math.floor((1000 * 25.4) / 186));
  });

  it.each([
    [149, 'refused'],
    [150, 'low'],
    [199, 'low'],
    [200, 'soft'],
    [249, 'soft'],
    [250, 'good'],
  ] as const)('%i dpi are %s', (dpi, level) => expect(resolutionLevel(dpi)).toBe(level));
});

describe('the edge of a print', () => {
  const [project, [id = '']] = addDirectedPrints(start(), ['wide'], 'photo');
  const boxIn = (each: typeof project) => each.spreads[0]?.items[0];
  const edgeIn = (each: typeof project) => each.spreads.map((sheet) => edgeOf(each, sheet));

  it('is full, a border inside the cut, or white where the photo has another shape', () => {
    expect(edgeIn(project)).toEqual(['full']);
    const bordered = setEdge(project, id, 'border');
    // 13 × 18 cm lying: a twenty-fifth of 130 is 5.2.
    expect(boxIn(bordered)).toMatchObject({ x: 5.2, y: 5.2, w: 169.6, h: 119.6 });
    const whole = setEdge(bordered, id, 'whole');
    // 3:2 in 169.6 × 119.6.
    const box = boxIn(whole);
    expect([box?.x, box?.w]).toEqual([5.2, 169.6]);
    expect(box?.h).toBeCloseTo(169.6 / 1.5, 6);
    expect([edgeIn(bordered), edgeIn(whole)]).toEqual([['border'], ['whole']]);
    const [sheet] = whole.spreads;
    const content = sheet && printContent(whole, sheet);
    expect(content && croppedPart(content)).toBeCloseTo(0, 9);
    expect(boxIn(setEdge(whole, id, 'full'))).toMatchObject({ x: -3, y: -3, w: 186, h: 136 });
    for (const each of [bordered, whole]) expect(readProject(each).ok).toBe(true);
  });

  it('stays when the paper is turned, and in another size', () => {
    for (const edge of ['full', 'border', 'whole'] as const) {
      const turned = turnPaper(setEdge(project, id, edge), id);
      expect([turned.spreads[0]?.turned, edgeIn(turned)]).toEqual([true, [edge]]);
      const resized = changePrintSize(setEdge(project, id, edge), larger);
      expect([resized.size, edgeIn(resized)]).toEqual(['20x30', [edge]]);
    }
  });

  it('is given to new prints', () => {
    expect(edgeIn(addDirectedPrints(start(), ['wide', 'tall'], 'portrait', 'whole')[0])).toEqual([
      'whole',
      'whole',
    ]);
  });
});
