import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Title of the page (NEWS-01). */
  title: 'NEWS',
  /** Empty list (NEWS-11). */
  none: 'No news yet',
  noneHint: 'News from the lab appears here, newest first.',
  /** Pager (NEWS-03). */
  pager: 'News pages',
} as const;

export type NewsTexts = typeof english;

/** Words of the news. */
export const newsTexts = defineTexts('news', english);
