import { describe, expect, it } from 'vitest';
import { isSearchable, orderListAddress } from './address.ts';
import { createEntryIndex } from './entries.ts';
import type { SearchEntry, SearchKind } from './entries.ts';
import { groupEntries, optionsOf, stepOption } from './groups.ts';

const entry = (kind: SearchKind, id: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  kind,
  title: `Title ${id}`,
  detail: '',
  href: `/ta/${id}`,
  ...more,
});

describe('groups', () => {
  it('stay in their order, whichever answer comes first', () => {
    const groups = groupEntries([
      { kind: 'faq', entries: [entry('faq', 'q')] },
      { kind: 'order', entries: undefined },
      { kind: 'product', entries: [] },
      { kind: 'page', entries: [entry('page', 'p')] },
    ]);
    expect(groups.map(({ kind, isWaiting }) => [kind, isWaiting])).toEqual([
      ['page', false],
      ['order', true],
      ['faq', false],
    ]);
  });

  it('show six entries', () => {
    const entries = Array.from({ length: 9 }, (_none, index) => entry('product', String(index)));
    expect(groupEntries([{ kind: 'product', entries }])[0]?.entries).toEqual(entries.slice(0, 6));
  });
});

describe('options', () => {
  const options = optionsOf(
    groupEntries([
      { kind: 'order', entries: [entry('order', '7')], more: { href: '/ta/orders-list', total: 9 } },
      { kind: 'page', entries: [entry('page', 'a'), entry('page', 'b')] },
    ]),
  );

  it('are the entries from top to bottom, and the ways to all of them', () =>
    expect(options).toEqual(['page a', 'page b', 'order 7', 'order more']));

  it.each([
    ['ArrowDown', 'page a', 'page b'],
    ['ArrowDown', 'order more', 'page a'],
    ['ArrowUp', 'page a', 'order more'],
    ['Home', 'order 7', 'page a'],
    ['End', 'page a', 'order more'],
    ['ArrowDown', 'gone', 'page b'],
  ] as const)('%s from %s is %s', (key, from, to) => expect(stepOption(options, from, key)).toBe(to));

  it('no option leads nowhere', () => expect(stepOption([], '', 'ArrowDown')).toBe(''));
});

it('an index finds entries by their titles, second lines, other words and texts', () => {
  const entries = [
    entry('page', 'pay', { title: 'Your payments', words: 'invoices bills' }),
    entry('page', 'news', { title: 'News', detail: 'Announcements', text: 'Holidays of the lab' }),
  ];
  const index = createEntryIndex(entries);
  expect(['invoice', 'paymets', 'announce', 'holidays'].map((text) => index.find(text)[0]?.id)).toEqual([
    'pay',
    'pay',
    'news',
    'news',
  ]);
});

it.each([
  ['', false],
  [' a ', false],
  ['ab', true],
  ['😀', false],
])('%j is searchable: %s', (text, is) => expect(isSearchable(text)).toBe(is));

it('the list of all orders has the search in its address', () =>
  expect(orderListAddress(' Anna & Luca ')).toBe('/ta/orders-list?search=Anna+%26+Luca'));
