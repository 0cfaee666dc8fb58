import { bookGeometry, calendarGeometry, cardGeometry, printGeometry } from '@trade-area/core/layout';
import { expect, it } from 'vitest';
import { editorTypeOf, moduleOf, packOf, sizesOf } from './products.ts';

const sizes = [
  { size: '13x18', price: 55, step: null },
  { size: '', price: 35, step: null },
];

it('loose sheets have the sizes of their price list, and no others', () => {
  expect(sizesOf({ slug: 'prints', sizes, pages: null }, 27, 0)).toEqual([
    {
      price: 55,
      tiers: [],
      product: {
        family_id: 27,
        module_id: 0,
        product_code: 'prints',
        size: '13x18',
        geometry: printGeometry(130, 180),
        pages: { min: 1, max: 250, step: 1 },
      },
    },
  ]);
});

it('PRINT-10: a book of the module 340 lies flat and is of the type pro', () => {
  const pages = { least: 24, most: 120, step: 2 };
  const terms = { slug: 'photobook', sizes: [{ size: '30x30', price: 4_900, step: 55 }], pages };
  const [bound] = sizesOf(terms, 275, 0);
  const [flat] = sizesOf(terms, 275, 340);
  expect(bound?.product.geometry).toEqual(bookGeometry(300, 300, 'bound'));
  expect(flat?.product).toMatchObject({
    geometry: bookGeometry(300, 300, 'layflat'),
    pages: { min: 24, max: 120, step: 2 },
  });
  expect([editorTypeOf({ module_id: 340 }), editorTypeOf({ module_id: 0 })]).toEqual(['pro', 'simple']);
  expect(sizesOf({ ...terms, pages: null }, 275, 0)).toEqual([]);
  expect(sizesOf(terms, 1, 0)).toEqual([]);
});

it('cards have two sides or four pages, and are sold in packs at prices by the number of pieces', () => {
  const tiers = [{ from: 50, price: 94 }];
  const terms = { slug: 'cards', sizes: [{ size: '10x15', price: 110, step: null, tiers }], pages: null };
  const [card] = sizesOf(terms, 292, 61);
  expect(card).toMatchObject({ price: 110, tiers });
  expect(card?.product).toMatchObject({
    module_id: 61,
    geometry: cardGeometry(100, 150),
    pages: { min: 2, max: 4, step: 2 },
  });
  expect([292, 27, 334].map((family) => packOf({ cardPack: 20 }, family))).toEqual([20, 1, 1]);
});

it('calendars have a cover and twelve months, also of a paper with a part of a centimetre', () => {
  const [wall] = sizesOf(
    { slug: 'calendars', sizes: [{ size: '21x29.7', price: 1_900, step: null }], pages: null },
    334,
    0,
  );
  expect(wall?.product).toMatchObject({ geometry: calendarGeometry(210, 297), pages: { min: 13, max: 13 } });
});

it.each([
  ['CR 275/path/340', 340],
  ['CR 27', 0],
  ['CP 10 / CR 292/path/61', 61],
  ['', 0],
])('PRINT-17: the module of %j is %d', (buy, module) => expect(moduleOf({ buy })).toBe(module));
