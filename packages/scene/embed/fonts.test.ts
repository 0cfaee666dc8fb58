import { expect, test } from 'vitest';
import { configure } from '../src/index.ts';
import type { Product, SceneFields } from '../src/index.ts';
import { fontsOf } from './fonts.ts';

const engraved = (fields: SceneFields): Product => {
  const configured = configure('weddingbook', {
    CoverMaterial: 'leather',
    CoverType: 'engraved',
    ...fields,
  });
  if (!configured) throw new Error('the scene has no wedding book');
  return configured.product;
};
const namesOf = (product: Product, pose: 'lying' | 'open' = 'lying') =>
  fontsOf(product, pose).map(({ name }) => name);

test.each([
  ['garamond', 'eb-garamond-latin'],
  ['lato', 'lato-latin'],
  ['dancing', 'dancing-script-latin'],
  ['a lab’s own', 'fraunces-latin'],
])('CONF-01: a cover engraved in %s needs %s alone', (Font, file) => {
  expect(namesOf(engraved({ CoverText1: 'Inès & Jürgen', Font }))).toEqual([file]);
});

test('letters beyond Western Europe need the second file of their font, and nothing engraved needs none', () => {
  expect(namesOf(engraved({ CoverText1: 'Łukasz', Font: 'lato' }))).toEqual(['lato-latin', 'lato-latin-ext']);
  expect(namesOf(engraved({ CoverText1: '' }))).toEqual([]);
});

test('words of a spread are asked for with the open book', () => {
  const book = configure('preset-storybook-newborn', {})?.product;
  if (book?.kind !== 'book') throw new Error('the preset is no book');
  const product: Product = {
    ...book,
    cover: { surface: book.cover.surface },
    spread: { art: 'title', ink: '#000000', paper: '#ffffff', text: 'Ada' },
  };
  expect([namesOf(product), namesOf(product, 'open')]).toEqual([[], ['fraunces-latin']]);
});
