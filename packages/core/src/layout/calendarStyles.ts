import type { CalendarSettings, TextStyle } from './document.ts';
import type { PercentBox } from './pageLayouts.ts';

/** Where the parts of a calendar’s page are, in percent of the page; a photo at an edge reaches the bleed. */
export interface CalendarLayout {
  readonly photo: PercentBox;
  readonly title: PercentBox;
  /** The weekdays and the days. */
  readonly grid: PercentBox;
  /** Names of holidays, where the cells have no room for them. */
  readonly list: PercentBox;
}

export interface CalendarStyle {
  /** `month`: weeks below each other; `strip`: all days in one row. */
  readonly days: 'month' | 'strip';
  readonly portrait: CalendarLayout;
  readonly landscape: CalendarLayout;
  readonly cover: Readonly<Record<'portrait' | 'landscape', Pick<CalendarLayout, 'photo' | 'title'>>>;
  readonly titleFont: TextStyle['font'];
  readonly font: TextStyle['font'];
  readonly align: TextStyle['align'];
  readonly ink: string;
  /** Of weekdays and names of holidays. */
  readonly quiet: string;
  /** Of Sundays and holidays. */
  readonly accent: string;
  /** Of lines between the weeks; null = none. */
  readonly line: string | null;
}

const wholePage = {
  portrait: { photo: [0, 0, 100, 84], title: [8, 86, 84, 10] },
  landscape: { photo: [0, 0, 100, 80], title: [6, 83, 88, 13] },
} as const;

export const calendarStyles: Readonly<Record<CalendarSettings['style'], CalendarStyle>> = {
  classic: {
    days: 'month',
    portrait: {
      photo: [0, 0, 100, 57],
      title: [8, 59, 84, 6],
      grid: [7, 66, 86, 30],
      list: [7, 96, 86, 0],
    },
    landscape: {
      photo: [0, 0, 58, 100],
      title: [61, 7, 34, 12],
      grid: [61, 21, 34, 58],
      list: [61, 82, 34, 12],
    },
    cover: wholePage,
    titleFont: 'eb-garamond',
    font: 'eb-garamond',
    align: 'center',
    ink: '#2b2b2b',
    quiet: '#77706a',
    accent: '#a8382b',
    line: '#d8d2ca',
  },
  modern: {
    days: 'month',
    portrait: {
      photo: [7, 5, 86, 51],
      title: [7, 59, 86, 6],
      grid: [7, 66, 86, 30],
      list: [7, 96, 86, 0],
    },
    landscape: {
      photo: [4, 6, 53, 88],
      title: [61, 7, 34, 12],
      grid: [61, 21, 34, 58],
      list: [61, 82, 34, 12],
    },
    cover: {
      portrait: { photo: [7, 5, 86, 76], title: [7, 85, 86, 10] },
      landscape: { photo: [4, 6, 92, 73], title: [4, 83, 92, 13] },
    },
    titleFont: 'lato',
    font: 'lato',
    align: 'left',
    ink: '#1f2a33',
    quiet: '#6a7580',
    accent: '#b3512f',
    line: null,
  },
  strip: {
    days: 'strip',
    portrait: {
      photo: [0, 0, 100, 81],
      title: [7, 83, 86, 5],
      grid: [7, 88.5, 86, 5],
      list: [7, 94, 86, 3],
    },
    landscape: {
      photo: [0, 0, 100, 75],
      title: [6, 77, 88, 7.5],
      grid: [6, 85, 88, 6.5],
      list: [6, 92, 88, 4],
    },
    cover: wholePage,
    titleFont: 'fraunces',
    font: 'lato',
    align: 'left',
    ink: '#2b2b2b',
    quiet: '#77706a',
    accent: '#a8382b',
    line: null,
  },
};
