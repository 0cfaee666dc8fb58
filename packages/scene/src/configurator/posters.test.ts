import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { offeredChoices } from '../../../../scripts/parts/productOptions.mjs';
import { entries, productOf } from '../catalogue.ts';
import type { Product } from '../product.ts';
import { postersOf } from './posters.ts';

const lab = join(import.meta.dirname, '../../../../apps/lab');
const folder = join(lab, 'pictures/posters');
const { products } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  readonly products: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string[]>>>>>>;
};
const offered = offeredChoices();
/** The posters that the scene has of a product of the catalogue. */
function madeOf(slug: string) {
  const entry = productOf(slug);
  return entry && postersOf(entry, offered[slug] ?? {});
}
const coverOf = (product: Product | undefined) =>
  product?.kind === 'book'
    ? product.cover.surface
    : product?.kind === 'box'
      ? product.box.surface
      : undefined;

describe('the layers of posters', () => {
  it('are as they were drawn: an album has a gray one of each relief, and black ones for what shines by itself', () => {
    const made = madeOf('weddingbook');
    expect(made?.layers.map(({ name, product }) => [name, coverOf(product)?.colour])).toEqual([
      ['linen', '#bcbcbc'],
      ['linen_dark', '#000000'],
      ['cotton', '#bcbcbc'],
      ['board', '#bcbcbc'],
      ['leather', '#bcbcbc'],
      ['leather_dark', '#000000'],
      ['velvet', '#bcbcbc'],
      ['velvet_dark', '#000000'],
      ['suede', '#bcbcbc'],
      ['suede_dark', '#000000'],
      ['wood', '#bcbcbc'],
      ['wood_dark', '#000000'],
      ['acrylic', expect.any(String)],
      ['photowrap', expect.any(String)],
    ]);
    expect(made?.index['CoverColor']?.['ecoleather']).toEqual(['leather', 'leather_dark']);
  });

  it('are one for each frame, and none where the scene shows no difference', () => {
    expect(madeOf('floating-pro')?.index).toEqual({
      Frame: { black: ['black'], white: ['white'], oak: ['oak'], walnut: ['walnut'] },
    });
    // The photo goes round the edge in both.
    expect(madeOf('canvas-wrap')?.index['Edge']).toMatchObject({
      mirrored: ['mirrored'],
      wrapped: ['mirrored'],
    });
    expect(madeOf('acrylic-pro')).toBeNull();
  });

  /** The last option of a product whose choices have colors and cover a part of it that is seen from the front. */
  const seen = ['CoverColor', 'Frame', 'Stand', 'Edge', 'MatColor'];
  const colored = Object.entries(offered).flatMap(([slug, options]) => {
    const option = seen.find((name) => Object.values(options[name] ?? {}).some((color) => color !== ''));
    return option === undefined ? [] : [{ slug, option, choices: Object.keys(options[option] ?? {}) }];
  });

  /** Products whose layers are drawn; the others show the poster of their first choice. */
  const drawn = colored.filter(({ slug }) => slug in products);

  it.each(drawn)('P-SCENE: every $option of $slug has its poster', ({ slug, option, choices }) => {
    const words = choices.map((choice) => choice.split('-')[0] ?? '');
    expect(Object.keys(products[slug]?.[option] ?? {})).toEqual(expect.arrayContaining(words));
  });

  it('are drawn for ten products at least', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(10);
  });

  it('are committed for every product of the index, each lighter than a poster may be', () => {
    expect(Object.keys(products).length).toBeGreaterThan(5);
    for (const [slug, index] of Object.entries(products)) {
      const entry = entries.find((each) => each.slug === slug);
      expect([slug, entry && madeOf(slug)?.index]).toEqual([slug, index]);
      for (const name of Object.values(index).flatMap((options) => Object.values(options).flat())) {
        const file = join(folder, `${slug}-${name}.webp`);
        expect([file, existsSync(file)]).toEqual([file, true]);
        expect(statSync(file).size).toBeLessThan(60_000);
      }
    }
  });
});
