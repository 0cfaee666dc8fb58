import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entries, productOf } from '../catalogue.ts';
import type { Product } from '../product.ts';
import { postersOf } from './posters.ts';

const lab = join(import.meta.dirname, '../../../../apps/lab');
const folder = join(lab, 'pictures/posters');
const { products } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  readonly products: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string[]>>>>>>;
};
const rows = readFileSync(join(lab, 'demo/data/configurator/options.csv'), 'utf8').split('\n');
/** First words of the colors of a set. */
const wordsOf = (set: string) =>
  new Set(
    rows.flatMap((row) =>
      row.startsWith(`${set},CoverColor,`) ? (row.split(',')[2]?.split('-')[0] ?? '') : '',
    ),
  );
const coverOf = (product: Product | undefined) =>
  product?.kind === 'book'
    ? product.cover.surface
    : product?.kind === 'box'
      ? product.box.surface
      : undefined;

describe('the layers of posters', () => {
  it('are as they were drawn: an album has a gray one of each relief, and black ones for what shines by itself', () => {
    const entry = productOf('weddingbook');
    const made = entry && postersOf(entry);
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

  it.each([
    ['cover-album', 'weddingbook'],
    ['cover-book', 'gobook'],
    ['cover-raw', 'raw-book'],
    ['box-cover', 'photobox'],
  ])('every color of %s has its poster of %s', (set, slug) => {
    const words = [...wordsOf(set)].filter((word) => word !== '');
    expect(words.length).toBeGreaterThan(2);
    expect(Object.keys(products[slug]?.['CoverColor'] ?? {})).toEqual(expect.arrayContaining(words));
  });

  it('are committed for every product of the index, each lighter than a poster may be', () => {
    expect(Object.keys(products).length).toBeGreaterThan(5);
    for (const [slug, index] of Object.entries(products)) {
      const entry = entries.find((each) => each.slug === slug);
      expect([slug, entry && postersOf(entry)?.index]).toEqual([slug, index]);
      for (const name of Object.values(index).flatMap((options) => Object.values(options).flat())) {
        const file = join(folder, `${slug}-${name}.webp`);
        expect([file, existsSync(file)]).toEqual([file, true]);
        expect(statSync(file).size).toBeLessThan(60_000);
      }
    }
  });
});
