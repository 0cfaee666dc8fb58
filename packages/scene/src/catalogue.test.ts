import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { banners } from './catalogue/banners.ts';
import { presets } from './catalogue/presets.ts';
import { entries, productOf } from './catalogue.ts';
import type { Product, View } from './product.ts';

const root = join(import.meta.dirname, '../../..');
const { items } = JSON.parse(readFileSync(join(root, 'apps/lab/demo/data/catalogue.json'), 'utf8')) as {
  items: { slug: string; family?: string }[];
};
const slugs = items.map(({ slug }) => slug);

/** Every value under a key anywhere in a description. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...valuesOf(inner, key),
  ]);
}

describe('the catalogue (CAT-ITEMS, CAT-PRESETS)', () => {
  it.each(slugs)('%s has a product with two different pictures', (slug) => {
    const entry = productOf(slug);
    if (!entry) throw new Error(`${slug} has no product`);
    const picture = (product: Product, view: View) => JSON.stringify([product, view]);
    const first = picture(entry.product, entry.views.foto);
    expect(picture(entry.second ?? entry.product, entry.views.foto_hover)).not.toBe(first);
  });

  it('describes the 73 items once each and nothing else', () => {
    expect(slugs).toHaveLength(73);
    expect(entries.map(({ slug }) => slug).sort()).toEqual(slugs.toSorted());
  });

  it('has the twelve presets', () => expect(new Set(presets.map(({ slug }) => slug)).size).toBe(12));

  it('no two products look the same', () => {
    const seen = [...entries, ...presets].map(({ product }) => JSON.stringify(product));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('knows nothing of a slug it does not have', () => expect(productOf('no-such-thing')).toBeUndefined());

  it('prints only photographs that are there', () => {
    const names = new Set(valuesOf([entries, presets, banners], 'photo') as string[]);
    const missing = [...names].filter(
      (name) => !existsSync(join(import.meta.dirname, '../photos', `${name}.jpg`)),
    );
    expect({ missing, some: names.size > 10 }).toEqual({ missing: [], some: true });
  });

  it('names colours in full', () => {
    const colours = valuesOf([entries, presets, banners], 'colour') as string[];
    expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
  });
});

describe('banners', () => {
  it('shows the four collections, the selection and six slides', () =>
    expect(banners.map(({ name }) => name)).toEqual([
      ...['tc', 'sbc', 'kbc', 'jgc', 'fab'].map((name) => `banner-${name}`),
      ...[1, 2, 3, 4, 5, 6].map((number) => `slide-${number}`),
    ]));
});
