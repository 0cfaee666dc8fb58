import { describe, expect, test } from 'vitest';
import { centred, cropIn, cutOf, frameExtent, hungFor, moveCrop } from './crop.ts';

const portrait = { width: 20, height: 30 };

describe('CONF-09: the crop of an image in its frame', () => {
  test.each([
    ['an image of the same shape is seen whole', { width: 2000, height: 3000 }, centred, [0, 0, 1, 1]],
    ['a square one loses its sides', { width: 900, height: 900 }, centred, [1 / 6, 0, 2 / 3, 1]],
    ['a lying one has a lying frame', { width: 3000, height: 2000 }, centred, [0, 0, 1, 1]],
    [
      'zoom shows the half around its middle',
      { width: 2000, height: 3000 },
      { x: 0.5, y: 0.5, zoom: 2 },
      [0.25, 0.25, 0.5, 0.5],
    ],
    [
      'nothing beside the image is seen',
      { width: 2000, height: 3000 },
      { x: 0, y: 1, zoom: 2 },
      [0, 0.5, 0.5, 0.5],
    ],
    [
      'it is never smaller than its frame',
      { width: 2000, height: 3000 },
      { x: 0, y: 0, zoom: 0.2 },
      [0, 0, 1, 1],
    ],
  ] as const)('%s', (_title, image, crop, [x, y, width, height]) => {
    const cut = cutOf(image, portrait, crop);
    expect(cut.x).toBeCloseTo(x);
    expect(cut.y).toBeCloseTo(y);
    expect(cut.width).toBeCloseTo(width);
    expect(cut.height).toBeCloseTo(height);
    const hung = hungFor(portrait, image);
    expect((cut.width * image.width) / (cut.height * image.height)).toBeCloseTo(hung.width / hung.height);
  });

  test('a move ends at the edge, and the next one begins there', () => {
    const image = { width: 900, height: 900 };
    const atEdge = moveCrop(image, portrait, centred, { x: 5 });
    expect(atEdge).toEqual({ x: 0.6667, y: 0.5, zoom: 1 });
    expect(moveCrop(image, portrait, atEdge, { x: -0.1 }).x).toBeCloseTo(0.5667);
    expect(moveCrop(image, portrait, centred, { zoom: 99 }).zoom).toBe(4);
  });

  test('is read from the fields; what is missing or impossible is centred', () => {
    const fields = new Map<string, string | number>([
      ['Img2_CropX', 0.3],
      ['Img2_CropY', 7],
      ['Img2_CropZoom', 'big'],
    ]);
    expect(cropIn(fields, 2)).toEqual({ x: 0.3, y: 1, zoom: 1 });
    expect(cropIn(fields, 1)).toEqual(centred);
  });

  test.each([
    ['20x30', { width: 20, height: 30 }],
    ['13.5x9', { width: 13.5, height: 9 }],
    ['', null],
    ['large', null],
    ['0x20', null],
  ])('the frame of the size "%s"', (size, extent) => {
    expect(frameExtent(new Map([['Size', size]]))).toEqual(extent);
  });
});
