import { readQuery, writeQuery } from '../kernel/address/query.ts';

const path = '/ta/faq';

/** FAQ, and 'POLICY & PROCEDURES' (FAQ-01). */
const tabs = ['faq', 'policy'] as const;
export type FaqTab = (typeof tabs)[number];

/** The address of the page (FAQ-18). `search` and `question` are ours. */
export interface FaqAddress {
  readonly tab: FaqTab;
  /** Text that is searched for, '' = none. */
  readonly search: string;
  /** Id of the question that a link opens, '' = none. */
  readonly question: string;
}

/** Characters of a search; the rest of a longer one is left out. */
export const longestFaqSearch = 100;
const longestId = 100;

/** An unknown tab is the first one. A link to a question searches for nothing, so that the question is in the list. */
export function parseFaqAddress(query: string): FaqAddress {
  const parameters = readQuery(query, ['tab', 'search', 'question']);
  const tab = tabs.find((known) => known === parameters.tab) ?? 'faq';
  if (tab === 'policy') return { tab, search: '', question: '' };
  const question = parameters.question ?? '';
  if (question !== '' && question.length <= longestId) return { tab, search: '', question };
  return { tab, search: (parameters.search ?? '').slice(0, longestFaqSearch).trim(), question: '' };
}

/** Path and query; the first tab is left out (FAQ-18). */
export function formatFaqAddress({ tab, search, question }: FaqAddress): string {
  const query = writeQuery(tab === 'policy' ? { tab } : question === '' ? { search } : { question });
  return query === '' ? path : `${path}?${query}`;
}

/** The link that opens a question, without its origin. */
export function formatQuestionAddress(question: string): string {
  return formatFaqAddress({ tab: 'faq', search: '', question });
}
