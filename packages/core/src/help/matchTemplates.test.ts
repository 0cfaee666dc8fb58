import { describe, expect, it } from 'vitest';
import { matchTemplates } from './matchTemplates.ts';
import type { CompleteTemplateChoice } from './templateChoice.ts';

const sizes = [
  { size: '20x30', inches: '8x12' },
  { size: '30x40', inches: '' },
];
const choice: CompleteTemplateChoice = {
  orientation: 'vertical',
  unit: 'cm',
  size: '20x30',
  profile: 'sRGB',
};
const labels = (tree: unknown, change: Partial<CompleteTemplateChoice> = {}) =>
  matchTemplates(tree, { ...choice, ...change }, sizes).map(({ label, key }) => [label, key]);

const bySize = (year: string, profile: string) => ({
  unit_cm: { size_20x30: [`t/${year}-${profile}-cm.pdf`, { key: `t/${year}-${profile}-cm.svg` }] },
  unit_in: { size_8x12: [`t/${year}-${profile}-in.pdf`], size_20x30: 't/wrong.pdf' },
});
const tree = {
  'product_Wedding Book': {
    year_2022: { profile_sRGB: bySize('2022', 's') },
    year_2023: { profile_sRGB: bySize('2023', 's'), profile_Adobe: bySize('2023', 'a') },
  },
  'product_Go Book': { year_2022: { profile_sRGB: { unit_cm: { size_20x30: 't/go.pdf' } } } },
};

describe('the templates of a choice', () => {
  it('LAY-33: those of its size, unit and profile, in the newest year of each product', () =>
    expect(labels(tree)).toEqual([
      ['Wedding Book · PDF', 't/2023-s-cm.pdf'],
      ['Wedding Book · SVG', 't/2023-s-cm.svg'],
      ['Go Book · PDF', 't/go.pdf'],
    ]));

  it('LAY-32, LAY-33: in inches that the lab names', () =>
    expect(labels(tree, { unit: 'in' })).toEqual([['Wedding Book · PDF', 't/2023-s-in.pdf']]));

  it.each(['profile_Adobe', 'profile_AdobeRGB', 'profile_Adobe RGB'])('LAY-33: %s is AdobeRGB', (profile) =>
    expect(labels({ [profile]: { size_20x30: 'a.pdf' } }, { profile: 'AdobeRGB' })).toEqual([
      ['PDF', 'a.pdf'],
    ]),
  );

  it('LAY-33: nothing where no file matches', () => {
    expect(labels(tree, { size: '30x40' })).toEqual([]);
    expect(labels(tree, { size: '25x35' })).toEqual([]);
    expect(labels(tree, { profile: 'AdobeRGB', unit: 'cm' })).toEqual([
      ['Wedding Book · PDF', 't/2023-a-cm.pdf'],
      ['Wedding Book · SVG', 't/2023-a-cm.svg'],
    ]);
  });

  it('a tree without units is read in both, one without sizes has no template', () => {
    expect(labels({ 'size_20 × 30': 'a/x.pdf' })).toEqual([['PDF', 'a/x.pdf']]);
    expect(labels({ size_8x12: 'a/x.pdf' })).toEqual([['PDF', 'a/x.pdf']]);
    expect(labels({ profile_sRGB: 'a/x.pdf' })).toEqual([]);
  });

  it('files of one product and kind are told apart by their names', () =>
    expect(labels({ product_A: { size_20x30: ['a/cover.pdf', 'a/pages.pdf', 'a/pages.svg'] } })).toEqual([
      ['A · cover.pdf', 'a/cover.pdf'],
      ['A · pages.pdf', 'a/pages.pdf'],
      ['A · SVG', 'a/pages.svg'],
    ]));

  const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => ({ a_b: inner }), {
    size_20x30: 'a.pdf',
  });
  it.each([[null], [7], [''], [[]], [{}], [{ size_20x30: null }], [deep]])(
    'a tree that is %j has no template',
    (broken) => expect(labels(broken)).toEqual([]),
  );
});
