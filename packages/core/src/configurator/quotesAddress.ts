import { quoteStates } from '../contract/index.ts';
import type { QuoteState } from '../contract/index.ts';
import { readQuery, writeQuery } from '../kernel/address/query.ts';
import { lastPage } from '../kernel/list/fields.ts';

/** The part of the quotes that the address of their page names. */
export interface QuotesAddress {
  readonly state: QuoteState;
  /** '' = not searched. */
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
}

/** Reads the query of the page of quotes; anything unusable is read as its default: open quotes, all of them, page 1. */
export function readQuotesAddress(query: string): QuotesAddress {
  const values = readQuery(query, ['state', 'search', 'page']);
  const { search = '', page = '' } = values;
  return {
    state: quoteStates.find((state) => state === values.state) ?? 'open',
    search: search.slice(0, 200),
    page: /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
  };
}

/** The query without `?`; '' for the first page of open quotes. */
export function writeQuotesAddress({ state, search, page }: QuotesAddress): string {
  return writeQuery({
    state: state === 'open' ? '' : state,
    search: search.trim(),
    page: page > 1 ? page : '',
  });
}
