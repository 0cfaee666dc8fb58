import { describe, expect, it } from 'vitest';
import { readQuotesAddress, writeQuotesAddress } from './quotesAddress.ts';

describe('the address of the page of quotes (AGAIN-02)', () => {
  it.each([
    ['', { state: 'open', search: '', page: 1, order: '' }],
    [
      'state=ordered&search=Anna+%26+Paolo&page=3',
      { state: 'ordered', search: 'Anna & Paolo', page: 3, order: '' },
    ],
    ['page=2&order=2600001', { state: 'open', search: '', page: 2, order: '2600001' }],
  ] as const)('%j is read and written', (query, address) => {
    expect(readQuotesAddress(query === '' ? '' : `?${query}`)).toEqual(address);
    expect(writeQuotesAddress(address)).toBe(query);
  });

  it.each(['?state=gone', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?other=1', '?search=%20'])(
    '%j is the first page of open quotes',
    (query) => expect(writeQuotesAddress(readQuotesAddress(query))).toBe(''),
  );

  it('a search is cut, and a page is a number that the lab reads', () => {
    expect(readQuotesAddress(`?search=${'x'.repeat(500)}`).search).toHaveLength(200);
    expect(readQuotesAddress('?page=999999999').page).toBe(1_000_000);
  });
});
