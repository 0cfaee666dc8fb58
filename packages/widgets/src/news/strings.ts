import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Title of the page (NEWS-01). */
  title: 'NEWS',
  /** Empty list (NEWS-11). */
  none: 'There is no news yet',
  noneHint: 'What is new in the lab stands here, the newest first.',
  /** Pager (NEWS-03). */
  pager: 'Pages of the news',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  page: 'Page {{page}}',
  position: '{{page}} of {{pages}}',
} as const;

export type NewsTexts = typeof english;

/** Words of the news. */
export const newsTexts = defineTexts('news', english);
