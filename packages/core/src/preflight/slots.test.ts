import { describe, expect, it } from 'vitest';
import {
  arrangePages,
  judgeOptionsFor,
  looksOf,
  allSpreadsSlot,
  clashes,
  fillersOf,
  halvesOf,
  judge,
  judgeName,
  pageFit,
  findSlot,
  unknownFacts,
} from './index.ts';
import type { FileFacts } from './index.ts';

/** A book of two double pages, 40 × 30 cm a page, so that no two ways of exporting a page have one shape. */
const spread = (number: number) => ({
  slot: `spread-00${number}`,
  kind: 'spread' as const,
  number,
  first_page: number * 2 - 1,
  last_page: number * 2,
  w_mm: 800,
  h_mm: 300,
  bleed_mm: 3,
  required: true,
});
const slots = [{ ...spread(1), slot: 'cover', kind: 'cover' as const }, spread(1), spread(2)];

describe('slots of an order', () => {
  it('all double pages are one slot for a PDF, and each has two halves', () => {
    expect(allSpreadsSlot(slots)).toMatchObject({ slot: 'spreads', number: 2, first_page: 1, last_page: 4 });
    expect(allSpreadsSlot(slots.slice(0, 2))).toBeNull();
    expect(halvesOf(spread(2)).map(({ slot, number, w_mm }) => [slot, number, w_mm])).toEqual([
      ['spread-002-l', 3, 400],
      ['spread-002-r', 4, 400],
    ]);
  });
  it.each([
    ['cover', 'cover'],
    ['spread-002', 'spread'],
    ['spread-002-r', 'page'],
    ['spreads', 'spreads'],
    ['spread-009', undefined],
    ['spread-009-l', undefined],
    ['cover-l', undefined],
    ['', undefined],
  ])('%j is a %s', (name, kind) => expect(findSlot(slots, name)?.kind).toBe(kind));

  it.each([
    ['spreads', 'spread-001', true],
    ['spreads', 'spread-001-l', true],
    ['spread-001', 'spread-001-l', true],
    ['spread-001', 'spread-001', true],
    ['spread-001-l', 'spread-001-r', false],
    ['spread-001', 'spread-002-l', false],
    ['spread-001', 'spread-002', false],
    ['cover', 'spreads', false],
    ['', '', false],
    ['spreads', '', false],
  ])('%s and %s share paper: %s', (a, b, expected) => {
    expect([clashes(a, b), clashes(b, a)]).toEqual([expected, expected]);
  });

  it.each<[string[], string[]]>([
    [['spread-001'], ['spread-001']],
    [['spreads'], ['spreads']],
    [['spread-001-l'], []],
    [
      ['spread-001-r', 'spread-001-l'],
      ['spread-001-l', 'spread-001-r'],
    ],
    [['cover', 'spread-002'], []],
  ])('with %j, double page 1 is filled by %j', (taken, expected) => {
    expect(fillersOf(spread(1), new Map(taken.map((name) => [name, name])))).toEqual(expected);
  });
});

describe('P-CHECK-SPREAD: single pages', () => {
  const pages = (...names: string[]) => names.map((name) => ({ key: name, name }));
  it.each<[string, string[], string[], string[]]>([
    ['by their numbers', ['003.jpg', '001.jpg', '004.jpg'], [], ['1-l 001', '2-l 003', '2-r 004']],
    [
      'one after the other',
      ['DSC_90.jpg', 'DSC_88.jpg', 'DSC_89.jpg'],
      [],
      ['1-l DSC_88', '1-r DSC_89', '2-l DSC_90'],
    ],
    ['beside what is whole', ['001.jpg', '002.jpg'], ['spread-001'], ['2-l 001', '2-r 002']],
    ['no more than there is room for', ['a1.jpg', 'a2.jpg', 'a3.jpg'], ['spread-001'], ['2-l a1', '2-r a2']],
    ['beside a PDF of all', ['001.jpg'], ['spreads'], []],
  ])('%s', (_name, names, taken, expected) => {
    const assigned = arrangePages(pages(...names), slots, taken);
    expect([...assigned].map(([slot, key]) => `${slot.slice(9)} ${key.slice(0, -4)}`).sort()).toEqual(
      expected,
    );
  });

  // 400 × 300 mm: with bleed outside 403 × 306, on all sides 406 × 306.
  it.each<[number, number, unknown]>([
    [4760, 3614, { form: 'outer', density: 300 }],
    [4795, 3614, { form: 'around', density: 300 }],
    [4724, 3543, { form: 'trim', density: 300 }],
    [2380, 1807, { form: 'outer', density: 150 }],
    [3000, 3000, null],
  ])('%s x %s', (width, height, fit) => {
    expect(pageFit(width, height, { w_mm: 400, h_mm: 300, bleed_mm: 3 })).toEqual(fit);
  });
  it('a square page without a size that says so loses nothing: it is read as trimmed', () => {
    expect(pageFit(3000, 3000, { w_mm: 300, h_mm: 300, bleed_mm: 3 })?.form).toBe('trim');
  });

  const good: FileFacts = {
    ...unknownFacts,
    type: 'jpeg',
    width: 4760,
    height: 3614,
    density: 300,
    model: 'rgb',
    profile: 'sRGB',
  };
  it.each<[string, Partial<FileFacts>, string, string[]]>([
    ['in a double page', {}, 'spread-001', ['block singlePage ']],
    ['unassigned', {}, '', ['block singlePage ']],
    ['in its half', {}, 'spread-001-l', ['note joined join']],
    ['soft', { width: 2380, height: 1807 }, 'spread-001-l', ['warn softDensity ', 'note joined join']],
    ['low', { width: 2300, height: 1746 }, 'spread-001-l', ['block lowDensity ', 'note joined join']],
    [
      'trimmed',
      { width: 4724, height: 3543 },
      'spread-001-r',
      ['warn noBleed mirrorBleed', 'note joined join'],
    ],
    ['another shape', { width: 3000 }, 'spread-001-r', ['block shape ']],
    ['a whole double page in a half', { width: 9520 }, 'spread-001-r', ['block shape ']],
    ['a picture for all double pages', { width: 9520 }, 'spreads', ['block notAll ']],
    [
      'on its side',
      { width: 3614, height: 4760, orientation: 6 },
      'spread-001-l',
      ['note joined join', 'note orientation turn'],
    ],
  ])('%s', (_name, facts, slot, expected) => {
    const found = judge({ ...good, ...facts }, judgeOptionsFor(slots, slot, 'sRGB'));
    expect(found.map(({ level, code, fix }) => `${level} ${code} ${fix}`)).toEqual(expected);
  });
});

describe('P-CHECK-SIZE of an unassigned file: it fits a sheet of the order, or it cannot be used', () => {
  it.each<[string, number, number, string[]]>([
    ['of a spread', 9_520, 3_614, []],
    ['of a spread at 200 dpi', 6_347, 2_409, []],
    ['of a spread at 120 dpi', 3_808, 1_446, ['block lowDensity']],
    ['a square', 3_000, 3_000, ['block shape']],
    ['of a spread on its side', 3_614, 9_520, ['block turned']],
    ['of a single page', 4_760, 3_614, ['block singlePage']],
    ['of a single page at 120 dpi', 1_904, 1_446, ['block lowDensity']],
  ])('%s', (_name, width, height, expected) => {
    const facts: FileFacts = { ...unknownFacts, type: 'jpeg', width, height, model: 'rgb', profile: 'sRGB' };
    const found = judge(facts, judgeOptionsFor(slots, '', 'sRGB'));
    expect(found.map(({ level, code }) => `${level} ${code}`)).toEqual(expected);
  });
});

describe('P-UPLOAD: pixels, resolution on the paper and profile of a file', () => {
  const profile = { profile: 'AdobeRGB' } as const;
  it.each<[string, Partial<FileFacts>, string, ReturnType<typeof looksOf>]>([
    [
      'exact',
      { width: 9_520, height: 3_614 },
      'spread-001',
      { width: 9_520, height: 3_614, density: 300, profile: '' },
    ],
    [
      'scaled',
      { width: 6_347, height: 2_409 },
      'spread-001',
      { width: 6_347, height: 2_409, density: 200, profile: '' },
    ],
    [
      'turned by its tag',
      { width: 3_614, height: 9_520, orientation: 6, ...profile },
      'spread-001',
      { width: 9_520, height: 3_614, density: 300, profile: 'AdobeRGB' },
    ],
    [
      'a half',
      { width: 4_760, height: 3_614 },
      'spread-001-l',
      { width: 4_760, height: 3_614, density: 300, profile: '' },
    ],
    [
      'another shape',
      { width: 900, height: 900 },
      'spread-001',
      { width: 900, height: 900, density: 0, profile: '' },
    ],
    [
      'unassigned',
      { width: 9_520, height: 3_614, profile: 'none' },
      '',
      { width: 9_520, height: 3_614, density: 0, profile: 'none' },
    ],
    [
      'another profile',
      { profile: 'other', profileName: 'Display P3' },
      'spread-001',
      { width: 0, height: 0, density: 0, profile: 'Display P3' },
    ],
  ])('%s', (_name, facts, slot, expected) => {
    expect(looksOf({ ...unknownFacts, ...facts }, findSlot(slots, slot))).toEqual(expected);
  });
});

describe('P-CHECK-BLEED of a single page', () => {
  it.each([
    ['spread-001-l', ['left right top'], ['left top']],
    ['spread-001-r', ['left right'], ['right']],
    ['spread-001-r', ['left'], []],
    ['spread-001', ['left right'], ['left right']],
  ])('in %s, of %j only %j: the fold is not cut', (slot, [sides = ''], expected) => {
    const bareSides = sides.split(' ') as ('left' | 'right' | 'top')[];
    const facts: FileFacts = { ...unknownFacts, type: 'jpeg', width: 4760, height: 3614, model: 'rgb' };
    const deep = { complete: true, deviation: 50, bareSides };
    const found = judge(facts, judgeOptionsFor(slots, slot, 'sRGB'), deep).filter(
      ({ code }) => code === 'bareEdge',
    );
    expect(found.map(({ values }) => values['sides'])).toEqual(expected);
  });
});

describe('P-CHECK-NAME: advice on the name of an order (CONST-14, CONST2-10)', () => {
  it.each<[string, string[], Record<string, unknown>]>([
    ['', [], {}],
    ['Sofia 2026', [], {}],
    ['Été à Évian', [], {}],
    ['Battesimo Sofia Rossi', ['nameLong'], { length: 21, most: 12, short: 'Battesimo' }],
    ['Ida & Bo', ['nameSymbols'], { symbols: '&', short: 'Ida Bo' }],
    ["Anna's 1st birthday!", ['nameLong', 'nameSymbols'], { symbols: "' !", short: 'Anna s 1st' }],
    ['🎂🎂', ['nameSymbols'], { length: 2, symbols: '🎂' }],
  ])('%j', (name, codes, values) => {
    const found = judgeName(name);
    expect(found.map(({ level, code }) => `${level} ${code}`)).toEqual(codes.map((code) => `note ${code}`));
    for (const { values: told } of found) expect(told).toMatchObject(values);
  });
});
