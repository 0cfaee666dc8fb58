import { describe, expect, it } from 'vitest';
import { book, photo, prints } from '../../test/print.ts';
import type { FontOutlines } from '../geometry/index.ts';
import { acceptFinding, canOrder, checkProject, checks } from './checks.ts';
import type { Check, CheckOptions, ProjectFinding } from './checks.ts';
import { photoBox, plainText, textBox } from './createProject.ts';
import type { PrintProject, ProjectItem, ProjectPhoto, TextItem } from './document.ts';
import { applyFix } from './fixes.ts';

const outlines: FontOutlines = {
  ascent: 0.8,
  descent: 0.2,
  outlineOf: (character) => ({ advance: 0.5, exists: character !== '🎉', path: () => '' }),
  kerning: () => 0,
};
const options: CheckOptions = { outlinesOf: () => outlines, placeholders: ['Your text'] };
const box = { x: 50, y: 50, w: 100, h: 66 };

/** A book whose first spread has these items; every other spread has an unremarkable photo of its own. */
function withItems(
  items: readonly ProjectItem[],
  photos: readonly ProjectPhoto[] = [photo('p1')],
): PrintProject {
  const project = book();
  const spreads = project.spreads.map((spread, index) => ({
    ...spread,
    items: index === 0 ? [...items] : [photoBox(`x${index}`, box, `q${index}`)],
  }));
  const others = spreads.slice(1).map((_, index) => photo(`q${index + 1}`));
  const cover = project.cover && { ...project.cover, items: [photoBox('c', box, 'front')] };
  return { ...project, photos: [...photos, photo('front'), ...others], spreads, cover };
}
const text = (change: Partial<TextItem> = {}): TextItem => ({
  ...textBox('t', { x: 50, y: 50, w: 120, h: 40 }, 'Anna', plainText),
  ...change,
});
const find = (project: PrintProject, check: Check) =>
  checkProject(project, options).filter((finding) => finding.check === check);

describe('a project without a fault', () => {
  it('has no finding and can be ordered', () => {
    const project = withItems([photoBox('i', box, 'p1'), text({ x: 400 })]);
    expect(checkProject(project, options)).toEqual([]);
    expect(canOrder([])).toBe(true);
  });
});

describe('checks', () => {
  const at = (change: Partial<typeof box>, photoId: string | null = 'p1') =>
    photoBox('i', { ...box, ...change }, photoId);
  const small = (w: number) => [photo('p1', { w, h: Math.round((w * 2) / 3) })];
  /** Pixels across a box of 101.6 mm, four inches. */
  const four = { x: 50, y: 50, w: 101.6, h: 67.733 };
  const cases: readonly (readonly [string, PrintProject, Check, Partial<ProjectFinding>])[] = [
    [
      'a photo that is not in the project',
      withItems([at({}, 'other')]),
      'missingPhoto',
      { level: 'blocks', photoId: 'other' },
    ],
    [
      'a photo that is not uploaded',
      withItems([at({})], [photo('p1', { status: 'uploading' })]),
      'missingPhoto',
      { level: 'blocks' },
    ],
    [
      'a box beside the paper',
      withItems([at({ x: 700 })]),
      'outsidePage',
      { level: 'blocks', fix: 'remove' },
    ],
    [
      '597 pixels on four inches',
      withItems([photoBox('i', four, 'p1')], small(597)),
      'lowRes',
      { level: 'confirm', values: { dpi: 149 } },
    ],
    [
      '150 pixels on an inch',
      withItems([photoBox('i', four, 'p1')], small(600)),
      'lowRes',
      { level: 'strong', values: { dpi: 150 } },
    ],
    [
      '199',
      withItems([photoBox('i', four, 'p1')], small(799)),
      'lowRes',
      { level: 'strong', values: { dpi: 199 } },
    ],
    ['200', withItems([photoBox('i', four, 'p1')], small(801)), 'softRes', { level: 'note' }],
    [
      'an edge at the trim',
      withItems([at({ x: 0 })]),
      'bleedGuard',
      { level: 'warning', values: { edges: 'left' }, fix: 'extend' },
    ],
    ['an edge half in the bleed', withItems([at({ y: -1.5 })]), 'bleedGuard', { values: { edges: 'top' } }],
    [
      'edges just inside the trim',
      withItems([at({ x: 498, w: 100, y: 232, h: 66 })]),
      'bleedGuard',
      { values: { edges: 'right bottom' } },
    ],
    [
      'a focus near the cut',
      withItems([at({ x: -3, y: 50 })], [photo('p1', { focus: { x: 0.05, y: 0.5 } })]),
      'safeZone',
      { values: { what: 'focus' } },
    ],
    [
      'a text near the cut',
      withItems([text({ x: 2, align: 'left' })]),
      'safeZone',
      { values: { what: 'text' }, fix: 'moveInside' },
    ],
    ['a focus in the fold', withItems([at({ x: 250 })]), 'gutter', { values: { what: 'focus' } }],
    ['a text in the fold', withItems([text({ x: 240 })]), 'gutter', { values: { what: 'text' } }],
    ['a text higher than its box', withItems([text({ h: 5 })]), 'textOverflow', { fix: 'shrinkText' }],
    [
      'a character without a glyph',
      withItems([text({ text: 'Anna 🎉' })]),
      'missingGlyph',
      { values: { characters: '🎉' } },
    ],
    [
      'a text that was never written',
      withItems([text({ text: 'Your text' })]),
      'placeholderText',
      { fix: 'remove' },
    ],
    ['an empty text', withItems([text({ text: '  ' })]), 'placeholderText', {}],
    ['an empty box', withItems([at({}, null)]), 'emptyBox', { fix: 'remove' }],
    ['an empty spread', withItems([]), 'emptyPage', { level: 'warning', itemId: '' }],
    [
      'a photo used twice',
      withItems([at({}), photoBox('j', { ...box, y: 150 }, 'p1')]),
      'duplicate',
      { level: 'note', itemId: 'j', values: { times: 2 } },
    ],
    [
      'a page too many',
      { ...withItems([at({})]), pages: { min: 10, max: 18, step: 2 } },
      'pageCount',
      { level: 'blocks', values: { pages: 20, min: 10, max: 18, step: 2 } },
    ],
    [
      'pages too few',
      { ...withItems([at({})]), pages: { min: 30, max: 80, step: 2 } },
      'pageCount',
      { level: 'blocks' },
    ],
    [
      'pages that are no multiple of four',
      { ...withItems([at({})]), pages: { min: 18, max: 80, step: 4 } },
      'pageCount',
      {},
    ],
    ['no print', prints(), 'pageCount', { level: 'blocks' }],
    [
      'photos of two profiles',
      withItems([at({})], [photo('p1', { icc: 'adobergb' })]),
      'mixedProfile',
      { level: 'note', values: { profiles: 'adobergb srgb' } },
    ],
  ];

  it.each(cases)('%s', (_name, project, check, expected) => {
    expect(find(project, check)).toMatchObject([expected]);
  });

  it('each of them is found by a case', () => {
    expect(new Set(cases.map(([, , check]) => check))).toEqual(new Set(checks));
  });

  it('a photo without a profile is sRGB, and no mixture', () => {
    expect(find(withItems([at({})], [photo('p1', { icc: 'none' })]), 'mixedProfile')).toEqual([]);
  });

  it('a focus that the crop leaves out is no one’s loss', () => {
    const item = {
      ...at({ x: 250 }),
      crop: { cx: 0.9, cy: 0.5, zoom: 4, quarter: 0 as const, fine: 0, flip: false },
    };
    expect(
      find(withItems([item], [photo('p1', { w: 20_000, h: 13_333, focus: { x: 0.1, y: 0.5 } })]), 'gutter'),
    ).toEqual([]);
  });

  it('the letters of a text count, not its box', () => {
    expect(find(withItems([text({ x: 0, w: 240, align: 'center' })]), 'safeZone')).toEqual([]);
    const boxOnly = checkProject(withItems([text({ x: 0, w: 240 })]), {});
    expect(boxOnly.filter(({ check }) => check === 'safeZone')).toHaveLength(1);
  });

  it('a background is judged like a box', () => {
    const project = withItems([], [photo('p1', { w: 600, h: 400 })]);
    const spreads = project.spreads.map((each, index) =>
      index === 0 ? { ...each, bg: { ...each.bg, photoId: 'p1' } } : each,
    );
    expect(find({ ...project, spreads, cover: null }, 'lowRes')).toMatchObject([
      { level: 'confirm', itemId: '', photoId: 'p1' },
    ]);
  });
});

describe('what wants a tick', () => {
  const project = withItems([photoBox('i', box, 'p1')], [photo('p1', { w: 300, h: 200 })]);
  const cover = null;
  it('blocks until it is accepted, and again when the resolution changes', () => {
    const [finding] = find({ ...project, cover }, 'lowRes');
    if (!finding) throw new Error('nothing found');
    expect(canOrder(checkProject({ ...project, cover }))).toBe(false);
    const accepted = acceptFinding({ ...project, cover }, finding.key, true);
    expect(canOrder(checkProject(accepted))).toBe(true);
    expect(acceptFinding(accepted, finding.key, true)).toBe(accepted);
    const larger = {
      ...accepted,
      spreads: accepted.spreads.map((each, index) =>
        index === 0 ? { ...each, items: [photoBox('i', { ...box, w: 150, h: 99 }, 'p1')] } : each,
      ),
    };
    expect(canOrder(checkProject(larger))).toBe(false);
    expect(canOrder(checkProject(acceptFinding(accepted, finding.key, false)))).toBe(false);
  });
});

describe('fixes', () => {
  it.each([
    ['bleedGuard', withItems([photoBox('i', { ...box, x: 0, y: 0 }, 'p1')])],
    ['outsidePage', withItems([photoBox('i', { ...box, x: 700 }, 'p1'), photoBox('j', box, 'p1')])],
    ['emptyBox', withItems([photoBox('i', box), photoBox('j', box, 'p1')])],
    ['safeZone', withItems([text({ x: 560, y: 290 })])],
    ['textOverflow', withItems([text({ h: 5 })])],
    ['placeholderText', withItems([text({ text: '' }), photoBox('j', box, 'p1')])],
  ] as const)('the fix of %s leaves no such finding', (check, project) => {
    const [finding] = find(project, check);
    if (!finding) throw new Error('nothing found');
    expect(find(applyFix(project, finding, options), check)).toEqual([]);
  });
});
