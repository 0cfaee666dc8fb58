import { describe, expect, it } from 'vitest';
import { fonts } from '../../test/fonts.ts';
import { photo, wallCalendar } from '../../test/print.ts';
import { contains, layOutText } from '../geometry/index.ts';
import { fillCalendar, fillEmptyMonths, layOutCalendar, setCalendar } from './calendarActs.ts';
import { monthAt, monthOf } from './calendarMonth.ts';
import { calendarParts } from './calendarPage.ts';
import { checkProject } from './checks.ts';
import type { PrintProject } from './document.ts';
import { addPhotos } from './photoActs.ts';
import { printLanguages } from './printWords.ts';
import { readProject } from './readProject.ts';
import { guidesFor } from './sheets.ts';

const textsOn = (project: PrintProject, index: number): string[] => {
  const sheet = project.spreads[index];
  return sheet
    ? calendarParts(project, sheet).flatMap((part) => (part.kind === 'text' ? [part.item.text] : []))
    : [];
};

describe('a month', () => {
  const settings = { start: '2027-01', locale: 'it', holidays: 'it', style: 'classic' } as const;
  it.each([
    ['2027-02', 28, 4, 0],
    ['2028-02', 29, 5, 1],
    // 1 May 2027 is a Saturday: six weeks.
    ['2027-05', 31, 6, 5],
  ])('%s has %d days in %d weeks, its first in column %d', (start, count, rows, column) => {
    const month = monthOf({ ...settings, start }, 0);
    expect([month.days.length, month.rows, month.days[0]?.column]).toEqual([count, rows, column]);
    const places = month.days.map((day) => `${day.row} ${day.column}`);
    expect(new Set(places).size).toBe(count);
  });

  it('begins on Sunday for the United States alone', () => {
    const first = (change: object) => monthOf({ ...settings, ...change }, 0).days[0]?.column;
    // 1 January 2027 is a Friday.
    expect([
      first({}),
      first({ locale: 'en', holidays: 'gb' }),
      first({ locale: 'en', holidays: 'us' }),
    ]).toEqual([4, 4, 5]);
  });

  it('follows the one before, over the end of a year', () => {
    expect([0, 3, 4, 11].map((index) => monthAt({ start: '2026-09' }, index))).toEqual([
      { year: 2026, month: 9 },
      { year: 2026, month: 12 },
      { year: 2027, month: 1 },
      { year: 2027, month: 8 },
    ]);
  });
});

describe('the pages', () => {
  it('have their month, weekdays, days and holidays in the language of the calendar', () => {
    const project = wallCalendar();
    expect(textsOn(project, 0)).toEqual(['2027']);
    const january = textsOn(project, 1);
    expect(january.slice(0, 8)).toEqual(['Gennaio 2027', 'Lun', 'Mar', 'Mer', 'Gio', 'Ven', 'Sab', 'Dom']);
    expect(january.slice(8, 39)).toEqual(Array.from({ length: 31 }, (_, day) => String(day + 1)));
    expect(january.slice(39)).toEqual(['Capodanno', 'Epifania']);
    const german = wallCalendar({ locale: 'de', holidays: 'de', start: '2026-09', style: 'strip' });
    expect(textsOn(german, 0)).toEqual(['2026 / 2027']);
    expect(textsOn(german, 2).at(0)).toBe('Oktober 2026');
    expect(textsOn(german, 2).at(-1)).toBe('3\u00a0Tag der Deutschen Einheit');
    const other = { ...wallCalendar(), calendar: null };
    expect(textsOn(other, 1)).toEqual([]);
  });

  const sizes = [
    [210, 150],
    [210, 297],
    [297, 420],
  ] as const;
  it.each(
    (['classic', 'modern', 'strip'] as const).flatMap((style) =>
      printLanguages.map((locale) => [style, locale] as const),
    ),
  )('%s in %s: no word is cut, and all is inside the paper', (style, locale) => {
    const countries = { en: ['gb', 'us'], it: ['it'], es: ['es'], fr: ['fr'], de: ['de'] } as const;
    const wrong: unknown[] = [];
    for (const size of sizes)
      for (const holidays of countries[locale]) {
        const project = wallCalendar({ style, locale, holidays, start: '2027-06' }, size);
        for (const sheet of project.spreads) {
          const { trim } = guidesFor(project, sheet);
          for (const part of calendarParts(project, sheet)) {
            const box = part.kind === 'text' ? part.item : part.box;
            if (!contains(trim, box)) wrong.push([size, box]);
            if (part.kind !== 'text') continue;
            const { item } = part;
            const { overflows, missing, lines } = layOutText(item, item, fonts[item.font]);
            const words = new Set(item.text.split(/[ -]+/));
            const isCut = lines.some(({ text }) => text.split(/[ -]+/).some((word) => !words.has(word)));
            if (overflows || isCut || missing.length > 0) wrong.push([size, item.text, missing]);
          }
        }
      }
    expect(wrong).toEqual([]);
  });
});

describe('the photos', () => {
  const taken = (month: string) => ({ taken_at: `2026-${month}-06T10:00:00.000Z` });
  const shown = (project: PrintProject) =>
    project.spreads.map(({ items }) =>
      items.flatMap((item) => (item.kind === 'photo' ? [item.photoId] : [])).join(),
    );

  it('come into the months in which they were taken, the best of each; the others in the order of time', () => {
    const photos = [
      photo('june', { ...taken('06'), stars: 2 }),
      photo('bestJune', { ...taken('06'), stars: 5 }),
      photo('march', taken('03')),
      photo('unknown'),
      photo('gone', { ...taken('02'), status: 'gone' }),
    ];
    const filled = fillCalendar(addPhotos(wallCalendar(), photos));
    expect(shown(filled)).toEqual([
      'bestJune',
      'june',
      'unknown',
      'march',
      '',
      '',
      'bestJune',
      '',
      '',
      '',
      '',
      '',
      '',
    ]);
    expect(fillCalendar(filled)).toMatchObject({ spreads: filled.spreads.map(({ id }) => ({ id })) });
    expect(readProject(JSON.parse(JSON.stringify(filled)))).toEqual({ ok: true, project: filled });
    // The cover shows one of the inside, which is no mistake.
    expect(checkProject(filled).filter(({ check }) => check === 'duplicate')).toEqual([]);
  });

  it('that come later fill the pages without one, those of its month first', () => {
    const filled = fillCalendar(
      addPhotos(wallCalendar(), [photo('a', taken('01')), photo('b', taken('03'))]),
    );
    const more = addPhotos(filled, [photo('c', taken('05')), photo('d'), photo('e', taken('03'))]);
    expect(shown(filled).slice(0, 6)).toEqual(['a', 'a', '', 'b', '', '']);
    expect(shown(fillEmptyMonths(more)).slice(0, 7)).toEqual(['a', 'a', 'e', 'b', 'd', 'c', '']);
  });

  it('stay when the calendar gets another style, and locked pages stay as they are', () => {
    const photos = Array.from({ length: 13 }, (_, index) => photo(`p${index}`));
    const filled = fillCalendar(addPhotos(wallCalendar(), photos));
    const locked = {
      ...filled,
      spreads: filled.spreads.map((sheet, index) => ({ ...sheet, locked: index === 3 })),
    };
    const modern = setCalendar(locked, { style: 'modern' });
    expect(shown(modern)).toEqual(shown(filled));
    expect(modern.spreads[3]).toBe(locked.spreads[3]);
    expect(modern.spreads[4]?.items[0]).not.toMatchObject({ w: filled.spreads[4]?.items[0]?.w });
    expect(setCalendar(filled, { start: '2028-01' }).spreads).toBe(filled.spreads);
  });

  it('have a box on each page of a new calendar', () => {
    expect(layOutCalendar(wallCalendar()).spreads.every(({ items }) => items.length === 1)).toBe(true);
  });
});
