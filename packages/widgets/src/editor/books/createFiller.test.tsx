import { describe, expect, test } from 'vitest';
import { addPhotos, bookGeometry, createProject, fillProject } from '@trade-area/core/layout';
import type { PrintProject, ProjectPhoto } from '@trade-area/core/layout';
import { createFiller } from './createFiller.ts';

const photos = Array.from(
  { length: 40 },
  (_, index): ProjectPhoto => ({
    ...{ id: `p${index}`, name: `${index}.jpg`, w: index % 3 ? 6000 : 4000, h: index % 3 ? 4000 : 6000 },
    ...{ taken_at: null, hash: '', icc: 'srgb', focus: { x: 0.5, y: 0.5 }, stars: 0 },
    ...{ proxy: '', thumb: '', status: 'ready' },
  }),
);
const book: PrintProject = addPhotos(
  createProject('0b1c2d3e-1111-4222-8333-444455556666', {
    ...{ family_id: 275, module_id: 0, product_code: 'photobook', size: '20x30' },
    geometry: bookGeometry(200, 300, 'bound'),
    pages: { min: 24, max: 100, step: 2 },
  }),
  photos,
);
const here = (seed: number) => {
  const { spreads, cover, next } = fillProject(book, { seed });
  return { spreads, cover, seed, next };
};

/** A worker that is refused as a page refuses it: at once, or when its file does not come. */
const failing = () => {
  const worker = new Worker('data:text/javascript,throw new Error("refused")');
  worker.addEventListener('error', (event) => event.preventDefault());
  return worker;
};

describe('a book is laid out', () => {
  test('in a worker of the browser, as it would be here', async () => {
    const filler = createFiller();
    expect(await Promise.all([1, 2].map((seed) => filler.fill(book, { seed })))).toEqual([here(1), here(2)]);
    filler.close();
  });

  test.each([
    [
      'refuses workers',
      () => {
        throw new DOMException('refused', 'SecurityError');
      },
    ],
    ['refuses the file of the worker', failing],
  ])('on the page, where the browser %s', async (_name, start) => {
    const filler = createFiller(start);
    expect(await filler.fill(book, { seed: 1 })).toEqual(here(1));
    expect(await filler.fill(book, { seed: 2 })).toEqual(here(2));
    filler.close();
  });
});
