import { intersect } from '@trade-area/core/geometry';
import type { Box } from '@trade-area/core/geometry';
import { guidesFor, isLoose, monthAt, printFamilies, sheetsOf, sideOf } from '@trade-area/core/layout';
import type { CalendarSettings, PrintProject, ProjectSpread } from '@trade-area/core/layout';

/** A page of a PDF: the part of its sheet that is printed, and the part that remains after the cut; millimetres. */
export interface PageBoxes {
  readonly media: Box;
  readonly trim: Box;
}

/** The sheet as one page, or each of its two pages alone: a bound book is printed page by page, and cut at the fold. */
export function pagesOfSheet(project: PrintProject, sheet: ProjectSpread): PageBoxes[] {
  const { trim, bleed, folds } = guidesFor(project, sheet);
  const [fold] = folds;
  if (sheet.kind !== 'inner' || project.geometry.binding !== 'bound' || fold === undefined)
    return [{ media: bleed, trim }];
  const halves = [
    { ...bleed, w: fold - bleed.x },
    { ...bleed, x: fold, w: bleed.x + bleed.w - fold },
  ];
  return halves.flatMap((media) => {
    const kept = intersect(media, trim);
    return kept ? [{ media, trim: kept }] : [];
  });
}

function monthName(calendar: CalendarSettings, index: number): string {
  const { year, month } = monthAt(calendar, index);
  return `${year}-${String(month).padStart(2, '0')}`;
}

/**
 * Names of the print files in the order of printing: `002_{order}_1-2.jpg` are the first two pages of a book with a cover,
 * `001_{order}_3x.jpg` is a print of three copies, `001_{order}_front_40x.jpg` a side of 40 cards, `002_{order}_2027-01.jpg`
 * a month of a calendar. An order code has neither spaces nor marks; other characters are left out.
 */
export function namesOf(
  project: PrintProject,
  order: string,
): { readonly sheet: ProjectSpread; readonly name: string }[] {
  const code = order.replace(/[^A-Za-z0-9-]/g, '');
  let page = 0;
  return sheetsOf(project).map((sheet, index) => {
    const number = String(index + 1).padStart(3, '0');
    const part = () => {
      if (sheet.kind === 'cover') return 'cover';
      if (isLoose(project.family_id)) return `${sheet.copies}x`;
      if (project.family_id === printFamilies.cards) return `${sideOf(project, sheet)}_${sheet.copies}x`;
      if (project.calendar) return index === 0 ? 'cover' : monthName(project.calendar, index - 1);
      const first = page + 1;
      page += sheet.kind === 'inner' ? 2 : 1;
      return sheet.kind === 'inner' ? `${first}-${page}` : String(first);
    };
    return { sheet, name: [number, code, part()].filter((each) => each !== '').join('_') + '.jpg' };
  });
}
