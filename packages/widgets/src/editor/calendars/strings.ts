import { defineTexts } from '../../kit/text/bundle.ts';

const english = {
  noChoices: 'No calendars available',
  startTitle: 'Design a calendar',
  startLead:
    'Choose a size and a style and add your photos. Each goes into the month it was taken in, and you can change everything later.',
  startHint: 'No photos at hand?',
  startEmpty: 'Start without photos',

  // Settings
  settings: 'Months and style',
  actSettings: 'Change months or style',
  start: 'First month',
  language: 'Language',
  holidays: 'Public holidays',
  holidaysNone: 'None',
  style: 'Style',
  styleClassic: 'Classic',
  styleClassicHint: 'Weeks under the photo, with lines',
  styleModern: 'Modern',
  styleModernHint: 'Weeks beside white space',
  styleStrip: 'Strip',
  styleStripHint: 'A large photo over one line of days',

  // Pages
  calendar: 'Calendar',
  calendars_one: '{{count}} calendar',
  calendars_other: '{{count}} calendars',
  pages: 'Pages',
  cover: 'Cover',
  fill: 'Fill by month',
  fillHint: 'Each month gets the best photo that was taken in it.',

  // Order
  finish: 'Review and order',
  backToCalendar: 'Back to the calendar',
  copies: 'Number of calendars',
  fewer: 'One calendar fewer',
  more: 'One calendar more',
  checkPages: 'The calendar needs its cover and twelve months.',
} as const;

export type CalendarEditorTexts = typeof english;

/** Texts of the editor of calendars, beside those of every editor of prints. */
export const calendarEditorTexts = defineTexts('calendarEditor', english);
