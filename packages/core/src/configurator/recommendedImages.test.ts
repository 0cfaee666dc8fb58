import { expect, it } from 'vitest';
import { recommendedImages } from './recommendedImages.ts';

const layout_styles = [
  {
    style: 'studio',
    images: [
      { pages: 20, least: 40, most: 50 },
      { pages: 40, least: 80, most: 100 },
    ],
  },
  { style: 'panorama', images: [{ pages: 20, least: 20, most: 20 }] },
];

it.each([
  ['lab', 'studio', 40, 100],
  ['lab', 'studio', 38, 50],
  ['lab', 'studio', 18, undefined],
  ['lab', 'panorama', 60, 20],
  ['lab', 'director', 40, undefined],
  ['own', 'studio', 40, undefined],
])('CONST2-20: with a layout by %s in the style %s of %d pages at most %s', (by, style, pages, most) => {
  const configuration = new Map<string, string | number>([
    ['LayoutBy', by],
    ['LayoutStyle', style],
    ['Pages', pages],
  ]);
  expect(recommendedImages({ layout_styles }, configuration)?.most).toBe(most);
});
