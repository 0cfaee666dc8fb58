import { PDFDocument } from '@cantoo/pdf-lib';
import { toPixels } from '@trade-area/core/geometry';
import { calendarParts, guidesFor, setCalendar } from '@trade-area/core/layout';
import type { PrintProject, ProjectSpread } from '@trade-area/core/layout';
import { describe, expect, it } from 'vitest';
import { calendarOf, cardOf, pixelAt, sourcesOf } from '../../../test/printProject.ts';
import { pagesOfSheet } from './pages.ts';
import { printJpeg } from './printJpeg.ts';
import { printPdf } from './printPdf.ts';
import { renderSheet } from './renderSheet.ts';

const sheetAt = ({ spreads }: PrintProject, index: number): ProjectSpread => {
  const sheet = spreads[index];
  if (!sheet) throw new Error(`no sheet ${index}`);
  return sheet;
};
const render = (project: PrintProject, index: number, dpi = 100) =>
  renderSheet(project, sheetAt(project, index), { ...sourcesOf([]), dpi });

type Place = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** Pixels of a picture of 100 dpi that are not its paper, in a box in millimetres. */
function inkIn(picture: Awaited<ReturnType<typeof render>>, { x, y, w, h }: Place): number {
  const pixel = (position: number) => Math.round(toPixels(position + 3, 100));
  let ink = 0;
  for (let row = pixel(y); row < pixel(y + h); row += 1)
    for (let column = pixel(x); column < pixel(x + w); column += 1)
      if (pixelAt(picture, column, row).some((value) => value < 230)) ink += 1;
  return ink;
}

describe('the print file of a calendar', () => {
  it('has each day where the one function puts it, and nothing on a day that the month does not have', async () => {
    const project = calendarOf();
    const january = sheetAt(project, 1);
    const texts = calendarParts(project, january).flatMap((part) =>
      part.kind === 'text' ? [part.item] : [],
    );
    const picture = await render(project, 1);
    expect(texts.filter((item) => inkIn(picture, item) > 5)).toEqual(texts);
    const numbers = texts.filter(({ text }) => /^\d+$/.test(text));
    const [first] = numbers;
    // January 2027 begins on a Friday: the four cells before it are white.
    const [x = 0, w = 0] = [first?.x, first?.w];
    expect(
      inkIn(picture, {
        x: x - 4 * w,
        y: (first?.y ?? 0) + 1,
        w: 4 * w - 0.5,
        h: (first?.h ?? 0) - 2,
      }),
    ).toBe(0);
  });

  it('follows its settings: another first month and another style are another picture', async () => {
    const project = calendarOf();
    const changed = [{ start: '2027-02' }, { style: 'strip' }, { locale: 'de' }] as const;
    const before = Buffer.from((await render(project, 1, 40)).data);
    for (const change of changed)
      expect(before.equals((await render(setCalendar(project, change), 1, 40)).data)).toBe(false);
  });
});

describe('the print PDF of a card', () => {
  it.each([
    [false, 100],
    [true, 200],
  ])(
    'folded %s: two pages of %d mm, front before back, without a mark on the fold',
    async (folded, width) => {
      const project = cardOf(folded);
      const sheets = [];
      for (const sheet of project.spreads) {
        const guides = guidesFor(project, sheet);
        const jpeg = await printJpeg(await renderSheet(project, sheet, { ...sourcesOf([]), dpi: 150 }));
        sheets.push({ jpeg, guides, bleed: guides.bleed, pages: pagesOfSheet(project, sheet) });
      }
      const pdf = await printPdf(sheets, { title: 'C-1', at: new Date('2026-11-24T10:00:00Z') });
      const pages = (await PDFDocument.load(pdf)).getPages();
      const millimetres = (points: number) => Math.round((points / 72) * 254) / 10;
      expect(
        pages.map((page) =>
          [page.getMediaBox(), page.getTrimBox()].map(({ width: w, height: h }) => [
            millimetres(w),
            millimetres(h),
          ]),
        ),
      ).toEqual(
        [0, 1].map(() => [
          [width + 6, 156],
          [width, 150],
        ]),
      );
      // The paper of the design is one colour along the fold of the outer sheet.
      const outer = await render(project, 0);
      const fold = Math.round(toPixels(width / 2 + 3, 100));
      const colours = new Set(
        Array.from({ length: 20 }, (_, index) => String(pixelAt(outer, fold, 10 + index * 25))),
      );
      expect(folded ? colours.size : 1).toBe(1);
    },
  );
});
