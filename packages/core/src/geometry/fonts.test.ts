import { describe, expect, it } from 'vitest';
import { fonts as all } from '../../test/fonts.ts';
import { layOutText, textPath } from './lines.ts';

const { fraunces: _titles, ...fonts } = all;
const setting = { pt: 24, lead: 1.3, track: 0, align: 'left', valign: 'top' } as const;
const vow = 'To have and to hold from this day forward, for better, for worse, for richer, for poorer.';

describe.each(Object.entries(fonts))('%s', (_name, font) => {
  it('breaks lines within the box, loses no word, and needs more lines in a narrower one', () => {
    const of = (w: number) => layOutText({ ...setting, text: vow }, { w, h: 400 }, font);
    const wide = of(140);
    expect(wide.lines.map(({ text }) => text).join(' ')).toBe(vow);
    expect(Math.max(...wide.lines.map(({ width }) => width))).toBeLessThanOrEqual(140);
    expect(of(70).lines.length).toBeGreaterThan(wide.lines.length);
    expect(wide.missing).toEqual([]);
  });

  it('has the letters of five languages, from both of its files, and no emoji', () => {
    const text = 'Perché città, señor ¿qué?, cœur à l’été, Straße öäü ÄÖÜ, 12.3.2026 € – “Anna & Łukasz”';
    expect(layOutText({ ...setting, text }, { w: 400, h: 400 }, font).missing).toEqual([]);
    expect(layOutText({ ...setting, text: '💍אהבה' }, { w: 400, h: 400 }, font).missing).toHaveLength(4);
  });

  it('draws outlines that stand on the baseline of their line', () => {
    const layout = layOutText({ ...setting, text: 'H' }, { w: 400, h: 40 }, font);
    const heights = [...textPath(layout, font).matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, , y]) =>
      Number(y),
    );
    const baseline = layout.lines[0]?.baseline ?? 0;
    expect(Math.abs(Math.max(...heights) - baseline)).toBeLessThan(layout.em * 0.1);
    expect(Math.min(...heights)).toBeGreaterThan(0);
  });
});

describe('a position a hair above a whole number', () => {
  it.each([
    ['dancing-script', 'Danke', 32.5, 22.5],
    ['eb-garamond', 'La fecha', 9.5, 8.25],
  ] as const)('is written as a number in %s: nothing of %j is missing', (name, text, pt, h) => {
    const type = { pt, lead: 1.1, track: 0, align: 'center', valign: 'middle' } as const;
    const path = textPath(layOutText({ ...type, text }, { w: 86, h }, fonts[name]), fonts[name]);
    expect(path).toMatch(/^(?:[MLQC]-?\d[-\d. ]*|Z)+$/);
  });
});

describe('pairs of letters', () => {
  it.each(['lato', 'dancing-script'] as const)('are drawn together in %s', (name) => {
    const width = (text: string) =>
      layOutText({ ...setting, text }, { w: 400, h: 40 }, fonts[name]).lines[0]?.width ?? 0;
    expect(width('AV')).toBeLessThan(width('A') + width('V') - 0.1);
  });
});

describe('one text', () => {
  it('is broken the same at every reading of the font: these are the lines that are printed', () => {
    const lines = Object.fromEntries(
      Object.entries(fonts).map(([name, font]) => [
        name,
        layOutText({ ...setting, text: vow }, { w: 90, h: 400 }, font).lines.map(({ text }) => text),
      ]),
    );
    expect(lines).toMatchInlineSnapshot(`
      {
        "dancing-script": [
          "To have and to hold from",
          "this day forward, for better,",
          "for worse, for richer, for",
          "poorer.",
        ],
        "eb-garamond": [
          "To have and to hold from",
          "this day forward, for",
          "better, for worse, for",
          "richer, for poorer.",
        ],
        "lato": [
          "To have and to hold",
          "from this day forward,",
          "for better, for worse, for",
          "richer, for poorer.",
        ],
      }
    `);
  });
});
