import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Title of the dialog. */
  title: 'Search',
  close: 'Close search',
  /** Spoken name of the box, and the words in the empty one. */
  label: 'Search orders, products, messages, questions, and pages',
  hint: 'Order, product, question…',
  clear: 'Clear search',
  /** Spoken name of the list. */
  results: 'Results',
  /** Under the box; spoken too. */
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  searching: 'Searching…',
  noResults: 'No results for “{{text}}”',
  noResultsHint: 'Check the spelling, or try fewer words.',
  /** Keys, on screens with a keyboard. */
  keys: '↑ ↓ to move, Enter to open, Esc to close',

  /** Headings of the groups; `start` above the pages while nothing is typed. */
  start: 'Go to',
  page: 'Pages',
  order: 'Your orders',
  product: 'Products',
  message: 'Messages',
  faq: 'Questions and answers',
  document: 'Documents',
  /** Beside a heading: no row has the words themselves. */
  similar: 'Similar spelling',
  /** Last of the orders: the list of all that match. */
  allOrders: 'Show all {{formatted}} orders',
  allOrdersMany: 'Show all orders that match',

  /** An order without names; and the second lines of orders and messages. */
  orderCode: 'Order {{code}}',
  /** A part did not come; `reason` is a sentence. */
  failed: 'Some results are missing. {{reason}}',
} as const;

export type SearchTexts = typeof english;

/** Texts of the search over everything. */
export const searchTexts = defineTexts('search', english);
