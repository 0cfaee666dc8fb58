/** A glyph as opentype.js gives it: only what lines are broken and drawn by. */
export interface ParsedGlyph {
  readonly index: number;
  readonly advanceWidth?: number | undefined;
  getPath(x: number, y: number, size: number): { readonly commands: readonly PathCommand[] };
}

/** A piece of an outline: a move, a line, a curve with one control point or with two, or its end. */
export type PathCommand =
  | { readonly type: 'M' | 'L'; readonly x: number; readonly y: number }
  | {
      readonly type: 'Q';
      readonly x1: number;
      readonly y1: number;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly type: 'C';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'Z' };

/** A font as `opentype.parse` gives it: only what lines are broken and drawn by. */
export interface ParsedFont {
  readonly unitsPerEm: number;
  readonly ascender: number;
  readonly descender: number;
  charToGlyph(character: string): ParsedGlyph | null;
  /** By the indices of the glyphs. */
  getKerningValue(left: number, right: number): number;
}

/** A character's glyph, measured in parts of the em. */
export interface Outline {
  /** Width with its space to the next glyph, em. */
  readonly advance: number;
  /** False: the font has no glyph for it, and nothing is drawn. */
  readonly exists: boolean;
  /** SVG path data; `x` and `y` are the left end of the baseline, `size` is the em; all in the unit of the path. */
  path(x: number, y: number, size: number): string;
}

/** Measures and shapes of a font's glyphs, the same in a browser, a worker and on the server. */
export interface FontOutlines {
  /** Height above and depth below the baseline, em; both positive. */
  readonly ascent: number;
  readonly descent: number;
  outlineOf(character: string): Outline;
  /** Correction between two characters, em; negative draws them together. */
  kerning(left: string, right: string): number;
}

/** Thousandths: a micrometre of paper. */
const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

function numbersOf(command: PathCommand): readonly number[] {
  switch (command.type) {
    case 'Z':
      return [];
    case 'Q':
      return [command.x1, command.y1, command.x, command.y];
    case 'C':
      return [command.x1, command.y1, command.x2, command.y2, command.x, command.y];
    default:
      return [command.x, command.y];
  }
}

/**
 * SVG path data. Not `toPathData` of opentype.js 2.0.0, which writes NaN for a number a hair above a whole one, where every
 * reader of a path stops: the rest of the text would be missing.
 */
const pathData = (commands: readonly PathCommand[]): string =>
  commands.map((command) => command.type + numbersOf(command).map(rounded).join(' ')).join('');

const absent: Outline = { advance: 0.5, exists: false, path: () => '' };

/**
 * Glyphs of a font that may be spread over several files, each with a part of the characters; the first file that has a
 * character counts. No ligature is used and no other feature: a character is a glyph, so that text wraps alike wherever
 * it is laid out. Pairs are drawn together where opentype.js finds their correction: it reads those of Lato and Dancing
 * Script, and not those of EB Garamond, which are behind an extension of the table (its lookup type 9).
 */
export function outlinesOf(files: readonly ParsedFont[]): FontOutlines {
  const [first] = files;
  if (!first) throw new Error('ta: a font needs at least one file. Pass what opentype.parse returned.');
  const found = new Map<string, { readonly file: ParsedFont; readonly glyph: ParsedGlyph } | null>();
  const find = (character: string) => {
    const known = found.get(character);
    if (known !== undefined) return known;
    let result: { readonly file: ParsedFont; readonly glyph: ParsedGlyph } | null = null;
    for (const file of files) {
      const glyph = file.charToGlyph(character);
      // Glyph 0 is the box that stands for a missing character.
      if (glyph && glyph.index !== 0) {
        result = { file, glyph };
        break;
      }
    }
    found.set(character, result);
    return result;
  };
  const outlines = new Map<string, Outline>();
  const pairs = new Map<string, number>();
  const outlineOf = (character: string): Outline => {
    const hit = find(character);
    if (!hit) return absent;
    const { file, glyph } = hit;
    return {
      advance: (glyph.advanceWidth ?? 0) / file.unitsPerEm,
      exists: true,
      path: (x, y, size) => pathData(glyph.getPath(x, y, size).commands),
    };
  };
  return {
    ascent: first.ascender / first.unitsPerEm,
    descent: Math.abs(first.descender) / first.unitsPerEm,
    outlineOf(character) {
      const known = outlines.get(character) ?? outlineOf(character);
      outlines.set(character, known);
      return known;
    },
    kerning(left, right) {
      const pair = left + right;
      const known = pairs.get(pair);
      if (known !== undefined) return known;
      const [a, b] = [find(left), find(right)];
      const value =
        a && b && a.file === b.file
          ? a.file.getKerningValue(a.glyph.index, b.glyph.index) / a.file.unitsPerEm
          : 0;
      pairs.set(pair, value);
      return value;
    },
  };
}
