import { newsPerPage } from '../contract/index.ts';
import { readQuery } from '../kernel/address/query.ts';
import { clampPage } from '../kernel/list/pager.ts';

export const newsPath = '/ta/news';
const lastPage = 1_000_000;

/** The page of `?page=`, from 1 (NEWS-03); 1 for anything that is no page. */
export function parseNewsPage(query: string): number {
  const { page = '1' } = readQuery(query, ['page']);
  return /^\d{1,9}$/.test(page) ? Math.min(Math.max(1, Number(page)), lastPage) : 1;
}

/** Path and query; page 1 is omitted (NEWS-03). */
export function formatNewsAddress(page: number): string {
  const whole = Math.trunc(page);
  return whole > 1 ? `${newsPath}?page=${Math.min(whole, lastPage)}` : newsPath;
}

/** The query of the call: 30 a page, page 1 left out (NEWS-03). */
export function newsQuery(page: number): { readonly num_show: string; readonly paging?: string } {
  const num_show = String(newsPerPage);
  return page > 1 ? { num_show, paging: String(Math.trunc(page)) } : { num_show };
}

export interface NewsPaging {
  readonly pages: number;
  /** The page really shown: one past the last is the last (NEWS-11). */
  readonly page: number;
}

export function newsPaging(total: number, page: number): NewsPaging {
  const pages = Math.max(1, Math.ceil((Number.isFinite(total) ? total : 0) / newsPerPage));
  return { pages, page: clampPage(page, pages) };
}
