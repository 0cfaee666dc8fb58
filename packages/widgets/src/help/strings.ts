import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Spoken name of the two tabs, and their titles (FAQ-01). */
  tabs: 'Questions and policy',
  faq: 'FAQ',
  policy: 'POLICY & PROCEDURES',

  /** Spoken name of the search, its label, and the words in the empty box (FAQ-02). */
  find: 'Find an answer',
  search: 'Search questions and answers',
  searchHint: 'Question or answer',
  clearSearch: 'Clear search',
  /** Under the search; spoken too. */
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  /** In place of the questions when none matches (FAQ-17). */
  noResults: 'No results',
  noResultsHint: 'Try fewer or other words.',
  showAll: 'Show all questions',

  /** A lab without questions. */
  none: 'No questions yet',
  noneHint: 'Questions and answers from the lab appear here.',
  /** A lab without a policy. */
  noPolicy: 'No policy yet',
  noPolicyHint: 'The lab’s policy and procedures appear here.',
  /** Above questions, or the policy, that are not translated (FAQ-16). */
  someEnglish: 'Some of these questions are available in English only.',
  policyEnglish: 'This text is available in English only.',
  /** A link leads to a question that the lab has removed. */
  gone: 'The question you were looking for is no longer available.',

  /** Under an answer; the second is the spoken name. */
  copyLink: 'Copy link',
  copyLinkOf: 'Copy link to “{{question}}”',
  linkCopied: 'Link copied.',
  linkFailed: 'Couldn’t copy. Select this link and copy it: {{link}}',
} as const;

export type HelpTexts = typeof english;

/** Texts of the questions and the policy. */
export const helpTexts = defineTexts('help', english);
