import type { Size } from './box.ts';
import type { FontOutlines } from './outlines.ts';
import { pointsToMillimetres } from './units.ts';

export const aligns = ['left', 'center', 'right'] as const;
export const valigns = ['top', 'middle', 'bottom'] as const;

/** Text and its type; sizes in points. */
export interface TextSetting {
  readonly text: string;
  /** Size of the type, points. */
  readonly pt: number;
  /** Distance of baselines as a multiple of the size. */
  readonly lead: number;
  /** Space added after each character, thousandths of the em. */
  readonly track: number;
  readonly align: (typeof aligns)[number];
  readonly valign: (typeof valigns)[number];
}

/** A character to draw; millimetres from the top left of the text box, `x` at the left end of its part of the baseline. */
export interface PlacedGlyph {
  readonly character: string;
  readonly x: number;
}

export interface TextLine {
  readonly text: string;
  /** Left end, baseline and width without the space at its end, millimetres. */
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  readonly glyphs: readonly PlacedGlyph[];
}

export interface TextLayout {
  readonly lines: readonly TextLine[];
  /** The em, millimetres. */
  readonly em: number;
  /** Height of all lines, millimetres. */
  readonly height: number;
  /** The lines are higher than the box. */
  readonly overflows: boolean;
  /** Characters the font cannot draw, each once. */
  readonly missing: readonly string[];
}

/** Characters of a text as they are drawn: composed, one kind of line end, no control characters. */
export function charactersOf(text: string): string[] {
  return [
    ...text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/\t/g, ' ')
      .replace(/(?![\n\u00ad])[\p{Cc}\p{Cf}]/gu, '')
      .normalize('NFC'),
  ];
}

interface Run {
  readonly characters: readonly string[];
  readonly width: number;
}

const softHyphen = '\u00ad';
const isSpace = (character: string) => character === ' ';
/** A line may end behind these. */
const breaksAfter = (character: string) => /[-\u2010\u2013\u2014/\u00ad]/.test(character);

/** Width of characters in a row, em, without the track behind the last. */
function widthOf(characters: readonly string[], font: FontOutlines, track: number): number {
  let width = 0;
  for (let index = 0; index < characters.length; index += 1) width += step(characters, index, font, track);
  return characters.length > 0 ? width - track : 0;
}

/** From the left end of a character to that of the next, em. */
function step(characters: readonly string[], index: number, font: FontOutlines, track: number): number {
  const character = characters[index] ?? '';
  const next = characters[index + 1];
  return font.outlineOf(character).advance + (next === undefined ? 0 : font.kerning(character, next)) + track;
}

/** Pieces between which a line may end: words with the spaces before them, and parts of hyphenated words. */
function piecesOf(paragraph: readonly string[]): string[][] {
  const pieces: string[][] = [];
  let piece: string[] = [];
  paragraph.forEach((character, index) => {
    const before = paragraph[index - 1];
    const startsWord = isSpace(character) && before !== undefined && !isSpace(before);
    if (
      piece.length > 0 &&
      (startsWord || (before !== undefined && breaksAfter(before) && !isSpace(character)))
    ) {
      pieces.push(piece);
      piece = [];
    }
    piece.push(character);
  });
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}

/** The line as it is drawn: no space at its end, and a soft hyphen only as the visible hyphen of a break. */
function drawn(characters: readonly string[], isBroken: boolean): string[] {
  let end = characters.length;
  while (end > 0 && isSpace(characters[end - 1] ?? '')) end -= 1;
  const kept = characters.slice(0, end);
  const hyphen = isBroken && kept.at(-1) === softHyphen ? ['-'] : [];
  return [...kept.filter((character) => character !== softHyphen), ...hyphen];
}

const withoutLeadingSpaces = (piece: readonly string[]) => {
  const from = piece.findIndex((character) => !isSpace(character));
  return from < 0 ? [] : piece.slice(from);
};

/** A line while it is filled: its width is carried along, so that a long text costs no more than its characters. */
interface OpenLine {
  characters: string[];
  /** Width of all visible characters with the track behind the last, em. */
  width: number;
  last: string | undefined;
}

/** Lines of a paragraph, first fit; a word wider than the box is broken between characters. */
function breakParagraph(
  paragraph: readonly string[],
  width: number,
  font: FontOutlines,
  track: number,
): Run[] {
  const runs: Run[] = [];
  let line: OpenLine = { characters: [], width: 0, last: undefined };
  const joint = (next: string | undefined) =>
    line.last === undefined || next === undefined ? 0 : font.kerning(line.last, next);
  const fits = (piece: readonly string[], isBroken: boolean) => {
    const seen = drawn(piece, isBroken);
    return seen.length === 0 || line.width + joint(seen[0]) + widthOf(seen, font, track) <= width;
  };
  const append = (piece: readonly string[]) => {
    const seen = piece.filter((character) => character !== softHyphen);
    line.width += joint(seen[0]) + widthOf(seen, font, track) + (seen.length > 0 ? track : 0);
    line.characters.push(...piece);
    line.last = seen.at(-1) ?? line.last;
  };
  const finish = (isBroken: boolean) => {
    const characters = drawn(line.characters, isBroken);
    runs.push({ characters, width: widthOf(characters, font, track) });
    line = { characters: [], width: 0, last: undefined };
  };
  for (const piece of piecesOf(paragraph)) {
    if (line.characters.length > 0 && !fits(piece, true)) finish(true);
    const rest = line.characters.length === 0 && runs.length > 0 ? withoutLeadingSpaces(piece) : piece;
    if (line.characters.length > 0 || fits(rest, true)) {
      append(rest);
      continue;
    }
    for (const character of rest) {
      if (line.characters.length > 0 && !fits([character], false)) finish(false);
      append([character]);
    }
  }
  finish(false);
  return runs;
}

/** Text in a box (millimetres): where lines end and each character is drawn. */
export function layOutText(setting: TextSetting, box: Size, font: FontOutlines): TextLayout {
  const em = pointsToMillimetres(setting.pt);
  const track = setting.track / 1000;
  const characters = charactersOf(setting.text);
  const missing = new Set<string>();
  for (const character of characters)
    if (character !== '\n' && character !== softHyphen && !font.outlineOf(character).exists)
      missing.add(character);
  // A hair more than the box, so that a text measured for a box fits it in spite of rounding.
  const width = box.w / em + 1e-9;
  const runs = paragraphsOf(characters).flatMap((each) => breakParagraph(each, width, font, track));
  const distance = em * setting.lead;
  const height = runs.length === 0 ? 0 : distance * (runs.length - 1) + em * (font.ascent + font.descent);
  const free = box.h - height;
  const top = setting.valign === 'top' ? 0 : setting.valign === 'middle' ? free / 2 : free;
  const lines = runs.map(({ characters: run, width: ems }, index): TextLine => {
    const rest = box.w - ems * em;
    const x = setting.align === 'left' ? 0 : setting.align === 'center' ? rest / 2 : rest;
    let at = 0;
    const glyphs = run.map((character, each): PlacedGlyph => {
      const glyph = { character, x: x + at * em };
      at += step(run, each, font, track);
      return glyph;
    });
    const baseline = top + em * font.ascent + distance * index;
    return { text: run.join(''), x, baseline, width: ems * em, glyphs };
  });
  return { lines, em, height, overflows: height > box.h + 0.01, missing: [...missing] };
}

function paragraphsOf(characters: readonly string[]): string[][] {
  if (characters.length === 0) return [];
  const paragraphs: string[][] = [[]];
  for (const character of characters) {
    if (character === '\n') paragraphs.push([]);
    else paragraphs.at(-1)?.push(character);
  }
  return paragraphs;
}

/** SVG path data of a laid out text, millimetres from the top left of its box. */
export const textPath = ({ lines, em }: TextLayout, font: FontOutlines): string =>
  lines
    .flatMap(({ glyphs, baseline }) =>
      glyphs.map(({ character, x }) => font.outlineOf(character).path(x, baseline, em)),
    )
    .join('');
