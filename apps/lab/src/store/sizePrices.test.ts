import { describe, expect, it } from 'vitest';
import { fileKind } from './fileKinds.ts';
import { demonstrationPriceLists } from '../../demo/prices.ts';
import { createPrices, stepPrice } from './sizePrices.ts';

const prices = createPrices(demonstrationPriceLists);
const { pageRange, sizePrices } = prices;

describe('the price list by size (CAT-SIZES)', () => {
  it.each([
    ['weddingbook', 'wedding', 12_900, '20x20 12900 580', '40x50 27900 1180', 20],
    ['weddingbook', 'wedding', 15_000, '20x20 15000 674', '40x50 32400 1372', 20],
    ['favola', 'young', 11_900, '20x20 11900 562', '45x35 19900 909', 20],
    ['acrylic-pro', 'wallart', 4_900, '20x30 4900 null', '80x80 18900 null', null],
    ['leatherwallart', 'wallart', 9_800, '20x30 9800 null', '50x50 16500 null', null],
    ['prints', '', 35, '20x30 240 null', '10x15 35 null', null],
    ['magazine', 'magazine', 1_900, '20x20 1900 160', '35x25 2400 210', 16],
  ])('%s, %s from %d: %s to %s', (slug, family, lowest, first, last, pages) => {
    const listedPrices = sizePrices({ slug, family }, lowest).map(
      ({ size, price, spread }) => `${size} ${price} ${spread}`,
    );
    expect([listedPrices[0], listedPrices.at(-1)]).toEqual([first, last]);
    expect(pageRange({ slug, family })?.least ?? null).toBe(pages);
  });

  it('many prints cost less each, in another currency too', () => {
    const tiersOf = (lowest: number) =>
      sizePrices({ slug: 'prints', family: '' }, lowest).find(({ size }) => size === '13x18')?.tiers;
    expect(tiersOf(35)).toEqual([
      { from: 25, price: 45 },
      { from: 100, price: 36 },
    ]);
    expect(tiersOf(70)).toEqual([
      { from: 25, price: 90 },
      { from: 100, price: 72 },
    ]);
  });

  it.each([
    ['lab-test-cube', 'photobox', 100],
    ['__proto__', 'constructor', 100],
    ['weddingbook', 'wedding', null],
  ])('%s has no price list by size', (slug, family, lowest) => {
    expect(sizePrices({ slug, family }, lowest)).toEqual([]);
  });

  it.each([
    ['weddingbook', 'wedding', 300, 300, 780, '20 to 110 by 2'],
    ['weddingbook', 'wedding', 240, 240, 660, '20 to 110 by 2'],
    // 8x12 in and 14x11 in.
    ['weddingbook', 'wedding', 203.2, 304.8, 580, '20 to 110 by 2'],
    ['weddingbook', 'wedding', 355.6, 279.4, 780, '20 to 110 by 2'],
    ['contessa', 'wedding', 300, 300, 980, '20 to 80 by 2'],
    ['magazine', 'magazine', 200, 300, 160, '16 to 96 by 4'],
    ['gobook-mini', 'go', 300, 300, null, '20 to 120 by 2'],
    ['weddingbook', 'wedding', 600, 600, null, '20 to 110 by 2'],
    ['acrylic-pro', 'wallart', 300, 300, null, 'none'],
  ])(
    'the price of further pages of %s, %s, %d by %d mm: %s each, %s',
    (slug, family, width, height, each, pages) => {
      const range = pageRange({ slug, family });
      const lowest = { weddingbook: 12_900, contessa: 15_900, magazine: 1_900 }[slug] ?? 2_900;
      expect(stepPrice(sizePrices({ slug, family }, lowest), { width, height })).toBe(each);
      expect(range ? `${range.least} to ${range.most} by ${range.step}` : 'none').toBe(pages);
    },
  );

  it('PROD-12, DEC-26: the table has every size in the reader’s currency, as their spreadsheet opens it', () => {
    const product = { slug: 'gobook', family: 'go', name: 'Go Book', days: '5-7' } as never;
    const subject = { product, price: 4_900, prices, currency: 'EUR', labName: 'Lab', photo: '' } as const;
    const table =
      fileKind('prices.csv')
        ?.write({ ...subject, language: 'de' })
        .toString('utf8') ?? '';
    expect(table.trim().split(/\r?\n/)).toHaveLength(13);
    expect(table).toContain('\nGo Book;15x15;49,00;2,40;EUR');
    const pdf =
      fileKind('prices.pdf')
        ?.write({ ...subject, language: 'de' })
        .toString('latin1') ?? '';
    expect(pdf).toContain('(30x30, 30x40, 40x30 cm)');
    expect(pdf).toMatch(/99,00 .*4,90 /);
  });
});
