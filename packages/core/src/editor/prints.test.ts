import { describe, expect, it } from 'vitest';
import { photo, prints } from '../../test/print.ts';
import { effectiveDpi, placePhoto } from '../geometry/index.ts';
import { addPhotos, guidesFor, printGeometry, readProject, setCrop } from '../layout/index.ts';
import {
  addDirectedPrints,
  changePrintSize,
  choicesOfModule,
  croppedPart,
  printContent,
  resolutionLevel,
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
