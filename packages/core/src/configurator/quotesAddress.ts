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
  /** Code of a past order that is compared with today; '' = none. */
  readonly order: string;
}

/** Reads the query of the page of quotes; anything unusable is read as its default: open quotes, all of them, page 1. */
export function readQuotesAddress(query: string): QuotesAddress {
  const values = readQuery(query, ['state', 'search', 'page', 'order']);
  const { search = '', page = '', order = '' } = values;
  return {
    state: quoteStates.find((state) => state === values.state) ?? 'open',
    search: search.slice(0, 200),
    page: /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), lastPage) : 1,
    order: order.slice(0, 40),
  };
}

/** The query without `?`; '' for the first page of open quotes. */
export function writeQuotesAddress({ state, search, page, order }: QuotesAddress): string {
  return writeQuery({
    state: state === 'open' ? '' : state,
    search: search.trim(),
    page: page > 1 ? page : '',
    order,
  });
}
