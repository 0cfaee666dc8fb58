import type { Box } from '../geometry/index.ts';
import { calendarYears, monthAt, monthName, monthOf, weekdayNames } from './calendarMonth.ts';
import type { CalendarDay } from './calendarMonth.ts';
import { calendarStyles } from './calendarStyles.ts';
import type { CalendarStyle } from './calendarStyles.ts';
import { plainText, printFamilies, textBox } from './createProject.ts';
import type { CalendarSettings, PrintProject, ProjectSpread, TextItem, TextStyle } from './document.ts';
import { holidayNames } from './holidayNames.ts';
import { boxOnPage } from './pageBoxes.ts';
import { guidesFor } from './sheets.ts';

/** A part of a calendar’s page that no person places: it follows from the settings. Both painters draw them alike. */
export type CalendarPart =
  | { readonly kind: 'text'; readonly item: TextItem }
  | { readonly kind: 'rule'; readonly box: Box; readonly color: string };

/** Rows of every month, so that its numbers are as large as in the others; a month of six weeks has lower rows. */
const usualRows = 5;
/** Width of a cell from which the name of a holiday fits into it, millimetres. */
const roomForNames = 18;
const pointsOf = (millimetres: number) => Math.max(4, (millimetres / 25.4) * 72);

/** The parts of a sheet in the order in which they are painted, above its items; none unless it is of a calendar. */
export function calendarParts(project: PrintProject, sheet: ProjectSpread): CalendarPart[] {
  const { calendar } = project;
  const index = project.spreads.findIndex(({ id }) => id === sheet.id);
  if (!calendar || project.family_id !== printFamilies.calendars || index < 0) return [];
  const { trim } = guidesFor(project, sheet);
  const style = calendarStyles[calendar.style];
  const shape = trim.w > trim.h ? 'landscape' : 'portrait';
  const at = (percent: Parameters<typeof boxOnPage>[0]) => boxOnPage(percent, trim, null);
  if (index === 0) return [titlePart(style, at(style.cover[shape].title), calendarYears(calendar), 'center')];
  const layout = style[shape];
  const { year, month } = monthAt(calendar, index - 1);
  const title = titlePart(style, at(layout.title), `${monthName(calendar, month)} ${year}`, style.align);
  const days = style.days === 'strip' ? stripParts : gridParts;
  return [
    title,
    ...days(calendar, style, { index: index - 1, grid: at(layout.grid), list: at(layout.list) }),
  ];
}

interface MonthPlace {
  readonly index: number;
  readonly grid: Box;
  readonly list: Box;
}

function textPart(box: Box, text: string, type: Partial<TextStyle>): CalendarPart {
  const style: TextStyle = { ...plainText, lead: 1.15, ...type };
  return { kind: 'text', item: textBox('calendar', box, text, style) };
}

const titlePart = (
  { titleFont, ink }: CalendarStyle,
  box: Box,
  text: string,
  align: TextStyle['align'],
): CalendarPart =>
  // The longest name of a month and its year fit the narrowest title.
  textPart(box, text, {
    font: titleFont,
    pt: pointsOf(Math.min(box.h * 0.7, box.w / 9)),
    color: ink,
    align,
  });

const isFree = ({ isSunday, holidays }: CalendarDay) => isSunday || holidays.length > 0;

function gridParts(calendar: CalendarSettings, style: CalendarStyle, place: MonthPlace): CalendarPart[] {
  const { grid } = place;
  const month = monthOf(calendar, place.index);
  const head = grid.h * 0.12;
  const cell = { w: grid.w / 7, h: (grid.h - head) / Math.max(usualRows, month.rows) };
  const least = (grid.h - head) / (usualRows + 1);
  const hasNames = cell.w >= roomForNames;
  const small = pointsOf(Math.min(cell.w * 0.3, head * 0.5));
  const weekdays = weekdayNames(calendar, cell.w < 9 ? 'narrow' : 'short').map((name, column) =>
    textPart({ x: grid.x + column * cell.w, y: grid.y, w: cell.w, h: head }, name, {
      font: style.font,
      pt: small,
      color: style.quiet,
    }),
  );
  const numbers = month.days.map((day) => {
    const box = { x: grid.x + day.column * cell.w, y: grid.y + head + day.row * cell.h, ...cell };
    return textPart({ ...box, h: hasNames ? cell.h * 0.6 : cell.h }, String(day.day), {
      font: style.font,
      pt: pointsOf(Math.min(cell.w * 0.42, least * (hasNames ? 0.46 : 0.6))),
      color: isFree(day) ? style.accent : style.ink,
    });
  });
  const rules = Array.from({ length: style.line === null ? 0 : month.rows }, (_, row): CalendarPart => ({
    kind: 'rule',
    box: { x: grid.x, y: grid.y + head + row * cell.h - 0.1, w: grid.w, h: 0.2 },
    color: style.line ?? style.ink,
  }));
  const names = hasNames
    ? month.days.flatMap((day) =>
        day.holidays.map((key) => {
          const box = {
            x: grid.x + day.column * cell.w + 0.5,
            y: grid.y + head + day.row * cell.h + cell.h * 0.58,
            w: cell.w - 1,
            h: cell.h * 0.4,
          };
          return textPart(box, holidayNames[key][calendar.locale], {
            font: style.font,
            pt: pointsOf(Math.min(cell.w * 0.088, least * 0.15)),
            lead: 1,
            color: style.accent,
            valign: 'top',
          });
        }),
      )
    : holidayList(calendar, style, place);
  return [...rules, ...weekdays, ...numbers, ...names];
}

function stripParts(calendar: CalendarSettings, style: CalendarStyle, place: MonthPlace): CalendarPart[] {
  const { grid } = place;
  const month = monthOf(calendar, place.index);
  const width = grid.w / 31;
  const letters = weekdayNames(calendar, 'narrow');
  const size = Math.min(width * 0.62, grid.h * 0.46);
  const days = month.days.flatMap((day): CalendarPart[] => {
    const color = isFree(day) ? style.accent : style.ink;
    const x = grid.x + (day.day - 1) * width;
    return [
      textPart({ x, y: grid.y, w: width, h: grid.h * 0.42 }, letters[day.column] ?? '', {
        font: style.font,
        pt: pointsOf(size * 0.72),
        color: isFree(day) ? style.accent : style.quiet,
      }),
      textPart({ x, y: grid.y + grid.h * 0.42, w: width, h: grid.h * 0.58 }, String(day.day), {
        font: style.font,
        pt: pointsOf(size),
        color,
      }),
    ];
  });
  return [...days, ...holidayList(calendar, style, place)];
}

/** The holidays of a month in one text. */
function holidayList(
  calendar: CalendarSettings,
  style: CalendarStyle,
  { index, list }: MonthPlace,
): CalendarPart[] {
  const { days } = monthOf(calendar, index);
  const names = days.flatMap(({ day, holidays }) =>
    holidays.map((key) => `${day}\u00a0${holidayNames[key][calendar.locale]}`),
  );
  if (names.length === 0 || list.h <= 0) return [];
  const pt = pointsOf(Math.min(2.6, list.h * (style.days === 'strip' ? 0.62 : 0.2)));
  const { font, quiet, align } = style;
  return [textPart(list, names.join('  ·  '), { font, pt, color: quiet, align, valign: 'top' })];
}
