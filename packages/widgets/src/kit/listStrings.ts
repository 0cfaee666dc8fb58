import { defineTexts } from './text/bundle.ts';

const english = {
  /** Button that unfolds the filters. */
  filters: 'Filters',
  /** Label of the search field, and the button that sends it (ORD-07). */
  search: 'Search',
  clearSearch: 'Clear search',
  filterStatus: 'Status',
  filterArticle: 'Product',
  /** No status chosen. */
  anyStatus: 'Any status',
  /** No product chosen. */
  anyArticle: 'Any product',
  /** Under a date that cannot be used. */
  dateBetween: 'Choose a date between {{from}} and {{to}}.',
  /** Spoken name of the filters in use; each can be removed. */
  applied: 'Applied filters',
  appliedSearch: '“{{text}}”',
  remove: 'Remove filter {{name}}',
  clearAll: 'Clear all filters',
  /** Title of the notice about an address that was not understood. */
  addressTitle: 'Part of this link isn’t valid',
  address_unknownValue: '“{{parameter}}” has an unknown value and was ignored.',
  address_notADate: '“{{parameter}}” isn’t a date and was ignored.',
  address_notAPage: '“{{parameter}}” isn’t a page number. Page 1 is shown.',
  address_tooLong: '“{{parameter}}” is too long and was ignored.',
  addressDates: 'Only dates from {{from}} to {{to}} are available, so your dates were adjusted.',
  addressPage: 'Page {{asked}} doesn’t exist. Page {{page}}, the last one, is shown.',
  /** Pager. */
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  page: 'Page {{page}}',
  position: 'Page {{page}} of {{pages}}',
  /** In place of the couple, when an order has no names. */
  noNames: 'No names yet',
  /** Label of the choice of a sort on cards, and its entries. */
  sortBy: 'Sort by',
  sortNone: 'Default order',
  sortAscending: '{{column}}, ascending',
  sortDescending: '{{column}}, descending',
  /** Button beside the number of selected rows. */
  selectNone: 'Clear selection',
  /** Button over the table. */
  exportAll: 'Export all',
  /** Button beside it, and its entry: a CSV with commas and decimal points. */
  exportFormats: 'More file formats',
  exportAllEnglish: 'Export all in English format',
  /** Spoken once the file is saved. */
  exportDone: 'CSV file saved',
  exportFailed: 'Couldn’t create the CSV file',
} as const;

export type ListTexts = typeof english;

/** Texts that every list shares: filters, pager, selection, CSV file, notices about the address. */
export const listTexts = defineTexts('list', english);
