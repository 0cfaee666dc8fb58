import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { embedFonts } from '../../base/fonts.ts';
import type { Fonts } from '../../base/fonts.ts';

/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 50 } as const;
export const column = { left: sheet.margin, right: sheet.width - sheet.margin } as const;

const ink = rgb(0.1, 0.1, 0.1);
const quiet = rgb(0.42, 0.41, 0.39);
const hairline = rgb(0.82, 0.8, 0.77);

export interface Style {
  readonly size?: number;
  readonly bold?: boolean;
  readonly quiet?: boolean;
  /** `x` is the end of the text. */
  readonly right?: boolean;
}

/** Pages to draw on, from the top; `y` decreases. */
export interface Paper {
  readonly document: PDFDocument;
  readonly fonts: Fonts;
  readonly pages: PDFPage[];
  page: PDFPage;
  text(words: string, x: number, y: number, style?: Style): void;
  /** The text in lines that fit the width. */
  lines(words: string, width: number, style?: Style): string[];
  width(words: string, style?: Style): number;
  rule(y: number, from?: number, to?: number): void;
  turn(): void;
}

/** A document of one empty page. */
export async function startPaper(about: {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** ISO date: the document's own day, so that the same invoice is always the same bytes. */
  readonly day: string;
}): Promise<Paper> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const moment = new Date(`${about.day}T12:00:00Z`);
  document.setTitle(about.title, { showInWindowTitleBar: true });
  document.setAuthor(about.author);
  document.setLanguage(about.language);
  document.setCreationDate(moment);
  document.setModificationDate(moment);
  const fonts = await embedFonts(document);
  const size = [sheet.width, sheet.height] as [number, number];
  const first = document.addPage(size);
  const font = (style: Style): PDFFont => (style.bold ? fonts.bold : fonts.plain);
  const width = (words: string, style: Style = {}) =>
    font(style).widthOfTextAtSize(fonts.printable(words), style.size ?? 9);

  const paper: Paper = {
    document,
    fonts,
    pages: [first],
    page: first,
    width,
    text(words, x, y, style = {}) {
      const shown = fonts.printable(words);
      if (shown.trim() === '') return;
      paper.page.drawText(shown, {
        x: style.right ? x - width(words, style) : x,
        y,
        size: style.size ?? 9,
        font: font(style),
        color: style.quiet ? quiet : ink,
      });
    },
    lines: (words, maxWidth, style = {}) => wrap(words, maxWidth, (part) => width(part, style)),
    rule(y, from = column.left, to = column.right) {
      paper.page.drawLine({ start: { x: from, y }, end: { x: to, y }, thickness: 0.6, color: hairline });
    },
    turn() {
      paper.page = document.addPage(size);
      paper.pages.push(paper.page);
    },
  };
  return paper;
}

/** Breaks at spaces; a word that is longer than a line is split. */
export function wrap(text: string, maxWidth: number, width: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (width(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const letters = [...word];
    let from = 0;
    for (;;) {
      const fits = lettersThatFit(letters.slice(from), maxWidth, width);
      line = letters.slice(from, from + fits).join('');
      from += fits;
      if (from >= letters.length) break;
      lines.push(line);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/**
 * How many letters fit, one at least. The search looks at twice a line's letters at most, so that a name of thousands of
 * letters does not stop the lab.
 */
function lettersThatFit(
  letters: readonly string[],
  maxWidth: number,
  width: (part: string) => number,
): number {
  const isWithin = (count: number) => width(letters.slice(0, count).join('')) <= maxWidth;
  let fits = 1;
  while (fits < letters.length && isWithin(Math.min(fits * 2, letters.length)))
    fits = Math.min(fits * 2, letters.length);
  let tooMany = Math.min(fits * 2, letters.length + 1);
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (isWithin(middle)) fits = middle;
    else tooMany = middle;
  }
  return fits;
}
