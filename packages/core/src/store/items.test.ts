import { describe, expect, it } from 'vitest';
import { customerOf, item, items, terms } from '../../test/catalogue.ts';
import { emptyStoreAddress } from './address.ts';
import type { StoreAddress } from './address.ts';
import { seesBeta } from './filters.ts';
import { computeItems, visibleItems } from './items.ts';

const none = customerOf('C');
const customer = { kind: 'customer', beta: false, ...none } as const;
const visitor = { kind: 'public', beta: false, ...none } as const;
const shown = (given: readonly { readonly slug: string }[]) => given.map(({ slug }) => slug);
const at = (address: Partial<StoreAddress>, context: Parameters<typeof computeItems>[1] = customer) =>
  shown(visibleItems(computeItems(items, context), { ...emptyStoreAddress, ...address }));

describe('filters of the demonstration catalogue', () => {
  it.each([
    ['STORE-06', { filter: 'all' }, 61],
    ['STORE-05', { filter: 'tabletop' }, 2],
    ['STORE-05', { filter: 'frame' }, 6],
    ['STORE-05', { filter: 'wallart' }, 15],
    ['STORE-05', { filter: 'cards_calendars' }, 4],
    ['STORE-56', { filter: 'collection' }, 0],
    ['STORE-12', { filter: 'collection', subfilter: 'sbc' }, 3],
    ['STORE-57', { filter: 'collection', subfilter: 'tc' }, 7],
    ['STORE-57', { filter: 'tc' }, 7],
    ['STORE-11', { filter: 'selection' }, 2],
    ['STORE-11', { filter: 'selection', subfilter: 'fabselection' }, 2],
    ['STORE-58', { filter: 'pinkmania' }, 7],
    ['STORE-42', { filter: 'test' }, 0],
    ['STORE-45', { filter: 'collection', search: 'magnolia' }, 4],
  ] as const)('%s: %o shows %d', (_row, address, count) => expect(at(address)).toHaveLength(count));

  it('STORE-53: holds something of every kind the lab sells', () => {
    const books = ['album', 'book', 'photobook', 'tc', 'selection'] as const;
    const others = ['wallart', 'frame', 'tabletop', 'box', 'prints_mats', 'cards_calendars'] as const;
    for (const filter of [...books, ...others]) expect(at({ filter })).not.toEqual([]);
    for (const subfilter of ['tc', 'sbc', 'kbc', 'jgc'] as const) {
      expect(at({ filter: 'collection', subfilter })).not.toEqual([]);
    }
  });

  it('STORE-62: in the order of the lab, doubles included', () => {
    const double = [item({ slug: 'b' }), item({ slug: 'a' }), item({ slug: 'b' })];
    expect(shown(computeItems(double, customer))).toEqual(['b', 'a', 'b']);
  });

  it('STORE-05: a class is a whole word', () => {
    const list = [
      item({ slug: 'a', filter_class: 'photobook' }),
      item({ slug: 'b', filter_class: ' new\tbook ' }),
    ];
    const computed = computeItems(list, customer);
    expect(shown(visibleItems(computed, { ...emptyStoreAddress, filter: 'book' }))).toEqual(['b']);
    expect(shown(visibleItems(computed, { ...emptyStoreAddress, filter: 'new' }))).toEqual(['b']);
  });
});

describe('who sees what', () => {
  it.each([
    ['STORE-42', { ...customer }, false],
    ['STORE-31', { ...customer, beta: true }, true],
    ['PUB-11', { ...visitor, beta: true }, false],
  ] as const)('%s: test items', (_row, context, sees) => {
    expect(at({}, context).includes('lab-test-cube')).toBe(sees);
  });

  it('STORE-42: BETA lists flagged items and those of the class', () => {
    const list = [
      item({ slug: 'a', is_in_test: 1 }),
      item({ slug: 'b', filter_class: 'test' }),
      item({ slug: 'c' }),
    ];
    const computed = computeItems(list, { ...customer, beta: true });
    expect(shown(visibleItems(computed, { ...emptyStoreAddress, filter: 'test' }))).toEqual(['a', 'b']);
  });

  it('STORE-63: a sub-editor in test is for them too', () => {
    const list = [item({ child: [{ nome: 'x', is_in_test: 1 }, { nome: 'y' }] })];
    expect(computeItems(list, customer)[0]?.child.map(({ nome }) => nome)).toEqual(['y']);
    expect(computeItems(list, { ...customer, beta: true })[0]?.child).toHaveLength(2);
  });

  it.each([
    [['beta'], true],
    [['internal', 'socialLinks'], true],
    [['socialLinks'], false],
    [[], false],
  ])('STORE-43: features %j', (features, beta) => expect(seesBeta(features)).toBe(beta));

  it('PUB-01, PUB-02: a visitor sees no tc, frames, table tops, cards and Pink Mania, and no promotions', () => {
    const promos = customerOf('A').promos;
    const computed = computeItems(items, { ...visitor, promos });
    const classes = new Set(computed.flatMap((each) => each.classes));
    expect(
      ['tc', 'frame', 'tabletop', 'cards_calendars', 'pinkmania', 'test'].filter((name) => classes.has(name)),
    ).toEqual([]);
    expect(computed.length).toBeGreaterThan(30);
    expect(
      computed.some(({ promo_val, promo_sample, promo_fisso }) => promo_val + promo_sample + promo_fisso > 0),
    ).toBe(false);
  });

  it('PUB-12: no promotion is active there, so exclusive items are hidden unless isOneOkPromo', () => {
    const exclusive = { promo_filter: [{ id_promo: 911, is_exclusive: 1 }] };
    const list = [item({ slug: 'a', ...exclusive }), item({ slug: 'b', ...exclusive, isOneOkPromo: 1 })];
    expect(shown(computeItems(list, { ...visitor, promos: [terms(911)] }))).toEqual(['b']);
    expect(shown(computeItems(list, { ...customer, promos: [terms(911)] }))).toEqual(['a', 'b']);
  });
});

describe('what narrows', () => {
  const a = { ...customer, ...customerOf('A') };
  it('STORE-21, STORE-44: order promos, sample promos, both under both', () => {
    expect(at({ filter: 'book', promo: 'order' }, a)).toEqual(['youngbook', 'storybook', 'storia']);
    expect(at({ filter: 'book', promo: 'sample' }, a)).toContain('babybook');
    expect(at({ filter: 'book', promo: 'sample' }, a)).toContain('storybook');
    expect(at({ filter: 'book', promo: 'order' })).toEqual([]);
  });

  const list = [
    item({ slug: 'a', nome: 'Été', description: 'Straße' }),
    item({ slug: 'b', nome: 'Libro', description: 'ricordi  d’estate' }),
    item({ slug: 'c', nome: 'ÁLBUM', description: null }),
  ];
  it.each([
    ['ete', ['a']],
    ['ÉTÉ', ['a']],
    ['album', ['c']],
    ['álbum', ['c']],
    ['ricordi d’estate', ['b']],
    ['RICORDI', ['b']],
    ['.*', []],
    ['nothing', []],
    ['  ', ['a', 'b', 'c']],
  ])('STORE-22, STORE-45: %j', (search, expected) => {
    expect(shown(visibleItems(computeItems(list, customer), { ...emptyStoreAddress, search }))).toEqual(
      expected,
    );
  });

  it('similar items are shown, the best first, when no item has the words themselves', () => {
    const computed = computeItems(list, customer);
    const find = (search: string) =>
      shown(visibleItems(computed, { ...emptyStoreAddress, search }, ['c', 'a', 'gone']));
    expect(find('albmu')).toEqual(['c', 'a']);
    expect(find('libro')).toEqual(['b']);
    expect(find('')).toEqual(['a', 'b', 'c']);
  });

  it('STORE-35: an item that says almost nothing breaks nothing', () => {
    const bare = item({
      filter_class: null,
      child: 'x',
      promo_connection: 7,
      promo_filter: {},
      date_filter: null,
    });
    expect(shown(computeItems([bare], customer))).toEqual(['book']);
    expect(computeItems([], customer)).toEqual([]);
  });
});
