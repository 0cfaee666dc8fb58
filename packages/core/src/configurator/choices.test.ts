import { describe, expect, it } from 'vitest';
import { product } from '../../test/configurator.ts';
import { chosenColors, posterOf, shownChoices, shownOptions } from './choices.ts';

describe('options and choices that are shown', () => {
  const shown = (change: Readonly<Record<string, string | number>>) =>
    shownOptions(product(), new Map(Object.entries(change))).map(({ name }) => name);
  it.each([
    [{ CoverMaterial: 'linen' }, 'CoverColor', true],
    [{ CoverMaterial: 'acrylic' }, 'CoverColor', false],
    [{ Copies: 2 }, 'CopySize', true],
    [{ Copies: 0 }, 'CopySize', false],
    [{ Copies: '' }, 'CopySize', false],
    [{}, 'CopySize', false],
  ])('with %j, %s is asked: %s', (configuration, name, isShown) =>
    expect(shown(configuration).includes(name)).toBe(isShown),
  );

  it('colors of other materials are left out, but not the one that a quote holds', () => {
    const [, colors] = product().options;
    if (!colors) throw new Error('no colors');
    const values = (configuration: Readonly<Record<string, string>>) =>
      shownChoices(colors, new Map(Object.entries(configuration))).map(({ value }) => value);
    expect(values({ CoverMaterial: 'leather' })).toEqual(['leather-cognac']);
    expect(values({ CoverMaterial: 'leather', CoverColor: 'linen-sand' })).toEqual([
      'linen-sand',
      'leather-cognac',
    ]);
  });

  it.each([
    [{ CoverMaterial: 'linen', CoverColor: 'linen-navy' }, ['#22304f']],
    [{ CoverMaterial: 'acrylic', CoverColor: 'linen-navy' }, []],
    [{ CoverMaterial: 'linen' }, []],
  ])('with %j the chosen colors are %j', (configuration, expected) =>
    expect(
      chosenColors(product(), new Map(Object.entries(configuration))).map(({ choice }) => choice.swatch),
    ).toEqual(expected),
  );

  it.each([
    [{ CoverMaterial: 'linen', CoverColor: 'linen-navy' }, '/linen-navy.webp'],
    [{ CoverMaterial: 'leather', CoverColor: 'leather-cognac' }, ''],
    [{ CoverMaterial: 'acrylic', CoverColor: 'linen-navy' }, '/acrylic.webp'],
    [{}, ''],
  ])('with %j the poster is %j', (configuration, expected) => {
    const known = product();
    const pictured = known.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({
        ...choice,
        poster: ['acrylic', 'linen-navy'].includes(choice.value) ? `/${choice.value}.webp` : '',
      })),
    }));
    expect(posterOf({ ...known, options: pictured }, new Map(Object.entries(configuration)))).toBe(expected);
  });
});
