import { fewestSearchLetters, longestSearch } from '../contract/index.ts';
import { writeQuery } from '../kernel/address/query.ts';

/** Whether a text is long enough to be looked for. */
export const isSearchable = (text: string): boolean => [...text.trim()].length >= fewestSearchLetters;

/** The order list with this search, which is for both tables of the page. */
export function orderListAddress(text: string): string {
  const search = text.trim().slice(0, longestSearch);
  return `/ta/orders-list?${writeQuery({ search })}`;
}
