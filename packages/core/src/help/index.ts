export { formatFaqAddress, formatQuestionAddress, longestFaqSearch, parseFaqAddress } from './address.ts';
export type { FaqAddress, FaqTab } from './address.ts';
export { countQuestions, findMatches, indexFaq, readSearchWords, searchFaq } from './search.ts';
export type { IndexedGroup } from './search.ts';
