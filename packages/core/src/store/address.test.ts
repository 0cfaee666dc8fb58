import { describe, expect, it } from 'vitest';
import { configuration } from '../../test/storeLinkSettings.ts';
import {
  chooseFilter,
  emptyStoreAddress,
  formatStoreAddress,
  parseStoreAddress,
  toggleSubfilter,
} from './address.ts';
import { storeFilters, storeTabs } from './filters.ts';

const { collections } = configuration;
const customer = { kind: 'customer', beta: false } as const;
const internal = { kind: 'customer', beta: true } as const;
const visitor = { kind: 'public', beta: false } as const;

describe("the customer's address", () => {
  it.each([
    ['STORE-02', '', '', {}, null],
    ['ROUTE-28', 'album', '', { filter: 'album' }, null],
    ['ROUTE-28', 'all', '', {}, '/ta/graphistore'],
    ['ROUTE-22', '', '?filter=album', { filter: 'album' }, '/ta/graphistore/album'],
    ['ROUTE-22', 'book', '?filter=album', { filter: 'album' }, '/ta/graphistore/album'],
    [
      'ROUTE-28',
      '',
      '?filter=collection&subfilter=sbc&promo=order&x=1',
      { filter: 'collection', subfilter: 'sbc', promo: 'order' },
      '/ta/graphistore/collection?subfilter=sbc&promo=order&x=1',
    ],
    ['ROUTE-28', '', '?filter=all', {}, '/ta/graphistore'],
    ['ROUTE-28', 'album', '?filter=', { filter: 'album' }, '/ta/graphistore/album'],
    ['ROUTE-29', 'sofa', '', {}, '/ta/graphistore'],
    ['ROUTE-29', 'constructor', '?x=1', {}, '/ta/graphistore?x=1'],
    ['ROUTE-29', '../../x', '', {}, '/ta/graphistore'],
    ['STORE-42', 'test', '', {}, '/ta/graphistore'],
    ['STORE-57', 'tc', '', { filter: 'tc' }, null],
    ['STORE-52', 'collection', '?subfilter=nothing', { filter: 'collection' }, null],
    [
      'STORE-11',
      'selection',
      '?subfilter=fabselection',
      { filter: 'selection', subfilter: 'fabselection' },
      null,
    ],
    ['STORE-11', 'selection', '?subfilter=sbc', { filter: 'selection' }, null],
    ['STORE-10', 'album', '?subfilter=sbc', { filter: 'album' }, null],
    ['STORE-44', '', '?promo=sample', { promo: 'sample' }, null],
    ['STORE-44', '', '?promo=much', {}, null],
    ['STORE-45', '', '?search=%20Été%20', { search: 'Été' }, null],
  ] as const)('%s: /%s%s', (_row, segment, query, expected, redirect) => {
    expect(parseStoreAddress(segment, query, customer, collections)).toEqual({
      address: { ...emptyStoreAddress, ...expected },
      redirect,
    });
  });

  it('STORE-42: BETA is for those who may', () => {
    expect(parseStoreAddress('test', '', internal, collections).address.filter).toBe('test');
  });

  it.each(storeFilters.filter((filter) => filter !== 'all'))(
    'STORE-03: %s is written and read back',
    (filter) => {
      const path = formatStoreAddress({ ...emptyStoreAddress, filter }, 'customer');
      expect(path).toBe(`/ta/graphistore/${filter}`);
      const read = parseStoreAddress(path.slice('/ta/graphistore/'.length), '', internal, collections);
      expect(read).toEqual({ address: { ...emptyStoreAddress, filter }, redirect: null });
    },
  );

  it('a redirect leads to an address that needs none', () => {
    for (const segment of ['', 'album', 'sofa', 'all', 'test']) {
      for (const query of [
        '',
        '?filter=book',
        '?filter=sofa&x=a%26b&search=a+b',
        '?filter=test&subfilter=tc',
      ]) {
        const { address, redirect } = parseStoreAddress(segment, query, customer, collections);
        const next = new URL(
          redirect ?? formatStoreAddress(address, 'customer', query),
          'https://portal.example',
        );
        const again = next.pathname.slice('/ta/graphistore'.length + 1);
        expect(parseStoreAddress(again, next.search, customer, collections)).toEqual({
          address,
          redirect: null,
        });
      }
    }
  });
});

describe("the visitor's address", () => {
  it.each([
    ['PUB-14', '?filter=book&search=x', { filter: 'book', search: 'x' }],
    ['PUB-14', '?filter=frame', {}],
    ['PUB-14', '?filter=pinkmania', {}],
    ['PUB-14', '?filter=test', {}],
    ['PUB-14', '?filter=collection&subfilter=tc', { filter: 'collection' }],
    ['PUB-14', '?filter=collection&subfilter=kbc', { filter: 'collection', subfilter: 'kbc' }],
    ['PUB-15', '?promo=order', {}],
  ] as const)('%s: %s', (_row, query, expected) => {
    expect(parseStoreAddress('', query, visitor, collections)).toEqual({
      address: { ...emptyStoreAddress, ...expected },
      redirect: null,
    });
  });

  it('PUB-14: is written into the query', () => {
    const address = { ...emptyStoreAddress, filter: 'collection', subfilter: 'kbc', search: 'a b' } as const;
    expect(formatStoreAddress(address, 'public', '?utm=1')).toBe(
      '/ta/graphistore-public?filter=collection&subfilter=kbc&search=a+b&utm=1',
    );
  });
});

describe('choices', () => {
  const at = (filter: 'collection' | 'tc', subfilter = '') => ({ ...emptyStoreAddress, filter, subfilter });
  it.each([
    ['STORE-12', at('collection'), 'sbc', at('collection', 'sbc')],
    ['STORE-12', at('collection', 'sbc'), 'kbc', at('collection', 'kbc')],
    ['STORE-12', at('collection', 'sbc'), 'sbc', at('collection')],
    ['STORE-57', at('tc'), 'tc', at('collection')],
  ])('%s: toggles', (_row, before, code, after) => expect(toggleSubfilter(before, code)).toEqual(after));

  it('another tab closes the sub-collection and keeps the search', () => {
    const before = { ...at('collection', 'sbc'), search: 'x', promo: 'order' } as const;
    expect(chooseFilter(before, 'book')).toEqual({
      filter: 'book',
      subfilter: '',
      search: 'x',
      promo: 'order',
    });
  });
});

describe('tabs', () => {
  const some = [{ classes: ['book', 'photobook'] }];
  it.each([
    [
      'PUB-01',
      visitor,
      some,
      ['all', 'new', 'album', 'book', 'wallart', 'box', 'prints_mats', 'collection', 'selection'],
    ],
    [
      'STORE-41',
      customer,
      [],
      [
        'all',
        'new',
        'album',
        'book',
        'wallart',
        'frame',
        'tabletop',
        'box',
        'prints_mats',
        'cards_calendars',
        'collection',
        'selection',
        'pinkmania',
      ],
    ],
    [
      'STORE-30',
      internal,
      some,
      [
        'all',
        'new',
        'album',
        'book',
        'wallart',
        'frame',
        'tabletop',
        'box',
        'prints_mats',
        'cards_calendars',
        'collection',
        'selection',
        'pinkmania',
        'photobook',
        'test',
      ],
    ],
  ] as const)('%s', (_row, rights, items, tabs) => expect(storeTabs(items, rights)).toEqual(tabs));
});
