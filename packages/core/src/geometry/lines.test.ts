import { describe, expect, it } from 'vitest';
import { layOutText, textPath } from './lines.ts';
import type { TextSetting } from './lines.ts';
import { outlinesOf } from './outlines.ts';
import type { ParsedFont } from './outlines.ts';

/** A font whose every character is half an em wide, but `i` a quarter; `A` and `V` are drawn together. */
function fontOf(characters: string): ParsedFont {
  const codes = (code: number) => String.fromCodePoint(code);
  return {
    unitsPerEm: 1000,
    ascender: 800,
    descender: -200,
    charToGlyph: (character) => ({
      index: characters.includes(character) ? (character.codePointAt(0) ?? 0) : 0,
      advanceWidth: character === 'i' ? 250 : 500,
      // A line to its own code and the size tells whose path it is.
      getPath: (x, y, size) => ({
        commands: [
          { type: 'M', x, y },
          { type: 'L', x: character.codePointAt(0) ?? 0, y: size },
        ],
      }),
    }),
    getKerningValue: (left, right) => (codes(left) === 'A' && codes(right) === 'V' ? -100 : 0),
  };
}
const letters = 'abcdefghijklmnopqrstuvwxyzAV-. éè';
const font = outlinesOf([fontOf(letters), fontOf('ğŁ')]);
/** 72 points are an inch: an em of 25.4 mm. */
const setting: TextSetting = { text: '', pt: 72, lead: 1.2, track: 0, align: 'left', valign: 'top' };
const linesOf = (text: string, ems: number, more: Partial<TextSetting> = {}) =>
  layOutText({ ...setting, ...more, text }, { w: ems * 25.4, h: 500 }, font).lines.map((line) => line.text);

describe('lines of a text', () => {
  it.each([
    ['one word for each line', 'aaaa bbbb cccc', 2, ['aaaa', 'bbbb', 'cccc']],
    ['as many words as fit, to the last hair', 'aa bb cc', 2.5, ['aa bb', 'cc']],
    ['a space at the end of a line takes no room', 'aaaa bbbb', 2, ['aaaa', 'bbbb']],
    ['a narrow letter takes less', 'iiii aaa', 3, ['iiii aaa']],
    ['a word wider than the box is broken', 'abcdefghij', 2, ['abcd', 'efgh', 'ij']],
    ['a hyphen ends a line', 'aaa-bbb', 2, ['aaa-', 'bbb']],
    ['a soft hyphen shows where it breaks, and nowhere else', 'aaa\u00adbbb', 2, ['aaa-', 'bbb']],
    ['a soft hyphen within a line is not drawn', 'a\u00adb', 2, ['ab']],
    ['line ends of every kind are one', 'a\r\nb\rc\nd', 9, ['a', 'b', 'c', 'd']],
    ['an empty line stays', 'a\n\nb', 9, ['a', '', 'b']],
    ['letters and their accents are composed', 'e\u0301', 9, ['é']],
    ['marks of direction and control characters are dropped', '\u202ea\u0007b\u200f', 9, ['ab']],
    ['nothing has no line', '', 9, []],
  ])('%s', (_name, text, ems, lines) => expect(linesOf(text, ems)).toEqual(lines));

  it('pairs of letters are drawn together', () => {
    const [line] = layOutText({ ...setting, text: 'AV' }, { w: 100, h: 100 }, font).lines;
    expect(line?.width).toBeCloseTo(0.9 * 25.4, 9);
    expect(line?.glyphs[1]?.x).toBeCloseTo(0.4 * 25.4, 9);
  });

  it('a track is added between letters and not behind the last', () => {
    const [line] = layOutText({ ...setting, text: 'ab', track: 100 }, { w: 100, h: 100 }, font).lines;
    expect(line?.width).toBeCloseTo(1.1 * 25.4, 9);
  });

  it.each([
    ['left', 0],
    ['center', (100 - 12.7) / 2],
    ['right', 100 - 12.7],
  ] as const)('aligned to the %s', (align, x) => {
    const [line] = layOutText({ ...setting, text: 'a', align }, { w: 100, h: 100 }, font).lines;
    expect(line?.x).toBeCloseTo(x, 9);
  });

  it.each([
    ['top', 0.8 * 25.4],
    ['middle', 50 - 0.5 * 25.4 + 0.8 * 25.4],
    ['bottom', 100 - 0.2 * 25.4],
  ] as const)('at the %s of the box', (valign, baseline) => {
    const [line] = layOutText({ ...setting, text: 'a', valign }, { w: 100, h: 100 }, font).lines;
    expect(line?.baseline).toBeCloseTo(baseline, 9);
  });

  it('says when it is higher than its box', () => {
    const three = { ...setting, text: 'a\nb\nc' };
    const needed = 25.4 * (1.2 * 2 + 1);
    expect(layOutText(three, { w: 100, h: needed }, font).overflows).toBe(false);
    expect(layOutText(three, { w: 100, h: needed - 0.1 }, font).overflows).toBe(true);
  });

  it('characters of another file of the font are drawn; those of none are named and not drawn', () => {
    const layout = layOutText({ ...setting, text: 'ağ🎉 שאa' }, { w: 500, h: 100 }, font);
    expect(layout.missing).toEqual(['🎉', 'ש', 'א']);
    const [a, g, party] = ['a', 'ğ', '🎉'].map((character) => character.codePointAt(0));
    expect(textPath(layout, font)).toMatch(
      new RegExp(`^M[\\d.]+ [\\d.]+L${a} 25.4M[\\d.]+ [\\d.]+L${g} 25.4M`),
    );
    expect(textPath(layout, font)).not.toContain(`L${party} `);
  });

  it('10,000 characters without a space take no more than a second', () => {
    const began = performance.now();
    const layout = layOutText({ ...setting, pt: 4, text: 'a'.repeat(10_000) }, { w: 2_000, h: 10 }, font);
    expect(layout.lines.map((line) => line.text).join('')).toHaveLength(10_000);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
