import { sitesFrom } from '@trade-area/core/kernel';
import { demonstrationConfiguration } from '../../demo/configuration.ts';
import { describe, expect, it } from 'vitest';
import { isTest, itemOf, picturesOf, publicItem } from './item.ts';
import type { ProductRow } from './item.ts';
import { indexOf } from './pictures.ts';

const { portal } = demonstrationConfiguration(sitesFrom({}));
const pictures = indexOf(
  new Map([
    ['gobook-foto-480.webp', 'a'],
    ['gobook-open-480.webp', 'b'],
    ['editorial-book-foto-480.webp', 'c'],
  ]),
);
const dispatchOf = (days: string) => (days === '' ? '' : '2026-12-07');
const row: ProductRow = {
  slug: 'gobook',
  position: 11,
  name: 'Go Book',
  family: 'go',
  filterClass: 'book',
  days: '5-7',
  articleId: null,
  isArchived: false,
  infoPath: '/info/[lang]/gobook/',
  buy: 'child: CP 22 / CD gobook',
  isActivePage: true,
  isInTest: false,
  descriptions: { en: 'A book', it: 'Un libro', es: '', fr: '', de: '' },
  promoConnection: ['902'],
  promoFilter: [],
  dateFilter: [],
  optionSets: [],
};
const item = (given: Partial<ProductRow> = {}, language: 'it' | 'es' = 'it') =>
  itemOf({ ...row, ...given }, 4_900, false, { language, portal, pictures, dispatchOf });

describe('itemOf', () => {
  it.each([
    ['it', 'Un libro'],
    ['es', 'A book'],
  ] as const)('%s: %s, English where it is not translated', (language, words) => {
    expect(item({}, language).description).toBe(words);
  });

  it('STATE-04: sends the documented fields, and no other column of its row', () => {
    const given = {
      promoFilter: [{ id_promo: '912', is_exclusive: true }],
      dateFilter: [{ after_date: true, data: '20270115' }],
      isInTest: true,
      buy: 'TC books 35',
    };
    const shownItem = item(given);
    expect(shownItem).toMatchObject({
      nome: 'Go Book',
      slug: 'gobook',
      foto: expect.stringContaining('/gobook-foto-480.webp'),
      foto_hover: expect.stringContaining('/gobook-open-480.webp'),
      description: 'Un libro',
      filter_class: 'book',
      link_info: expect.stringContaining('/info/[lang]/gobook/'),
      is_active_page: true,
      is_in_test: true,
      child: [],
      promo_connection: [{ id_promo: '902' }],
      promo_filter: given.promoFilter,
      isOneOkPromo: false,
      date_filter: given.dateFilter,
    });
    const parameters = Object.fromEntries(new URL(shownItem.link_buy).searchParams);
    expect(parameters).toMatchObject({ c: '[c]', lang: '[lang]', ta_token: '[ta_token]' });
    expect(Object.keys(shownItem).filter((key) => key in row && !['slug', 'family'].includes(key))).toEqual(
      [],
    );
  });

  it('prices are in major units, and an item without a price has none', () => {
    expect(item().prezzo_da).toBe(49);
    expect(itemOf(row, null, false, { language: 'it', portal, pictures, dispatchOf }).prezzo_da).toBeNull();
  });

  const children = ({ child }: ReturnType<typeof item>) =>
    child.map(({ foto }) => foto.replace(/^.*\/pictures\/(.*)-480\..*$/, '$1'));
  const stocked = indexOf(
    new Map(
      ['gobook-foto', 'gobook-open', 'storybook-foto', 'youngbook-foto'].map((each) => [
        `${each}-480.webp`,
        'a',
      ]),
    ),
  );
  it.each([
    ['gobook', ['gobook-foto', 'storybook-foto', 'gobook-open']],
    ['storybook', ['storybook-foto', 'youngbook-foto', 'storybook-foto']],
  ])(
    'STORE-63 each editor of %s has its own picture: the finished product, a cover, the pages',
    (slug, expected) => {
      const given = { ...row, slug, buy: `child: CP 1 / CD ${slug} / OF ${slug}` };
      const shownItem = itemOf(given, 4_900, false, {
        language: 'it',
        portal,
        pictures: stocked,
        dispatchOf,
      });
      expect(children(shownItem)).toEqual(expected);
    },
  );

  it('STORE-63 children without a picture show the item’s picture, with their own texts', () => {
    expect(item().child).toMatchObject([
      { nome: 'Configuratore 3D', foto: `${portal.labOrigin}/pictures/gobook-foto-480.webp?v=a` },
      { nome: 'Cover Studio' },
    ]);
  });
});

describe('picturesOf', () => {
  const sources = (slug: string, name: string) =>
    picturesOf({ slug, name }, { pictures, portal }).map(({ src }) => src);
  const at = (name: string) => `${portal.labOrigin}/pictures/${name}`;
  it.each([
    ['gobook', 'Go Book', [at('gobook-foto-480.webp?v=a'), at('gobook-open-480.webp?v=b')]],
    ['pm-gobook', 'Go Book', [at('gobook-foto-480.webp?v=a'), at('gobook-open-480.webp?v=b')]],
    [
      'pm-editorial',
      'Editorial Book',
      [at('editorial-book-foto-480.webp?v=c'), at('editorial-book-foto-480.webp?v=c')],
    ],
    ['dma', 'DMA Album', ['', '']],
  ])('%s has the pictures %j', (slug, name, expected) => {
    expect(sources(slug, name)).toEqual(expected);
  });
});

describe('publicItem (PUB-02, PUB-11, PUB-12)', () => {
  const filter = (...entries: readonly (readonly [string, boolean])[]) =>
    entries.map(([id_promo, is_exclusive]) => ({ id_promo, is_exclusive }));
  it.each([
    ['an item without rules', {}, true],
    ['an item only for holders of a promotion', { promoFilter: filter(['911', true]) }, false],
    ['an item hidden from holders', { promoFilter: filter(['912', false]) }, true],
    ['an item with both rules', { promoFilter: filter(['911', true], ['912', false]) }, true],
    ['an item in test', { isInTest: true }, false],
    ['an item of the class test', { filterClass: 'test box' }, false],
    ['an item whose class only begins with test', { filterClass: 'testimonials' }, true],
    ['an item before its date', { dateFilter: [{ after_date: true, data: '20261122' }] }, false],
    ['an item after its last day', { dateFilter: [{ after_date: false, data: '20261121' }] }, false],
    ['an item on its last day', { dateFilter: [{ after_date: false, data: '20261122' }] }, true],
  ])('%s', (_what, given, shownItem) => {
    const published = publicItem(item(given), '2026-11-22');
    expect(published !== null).toBe(shownItem);
    expect(published?.promo_connection ?? []).toEqual([]);
    expect(published?.promo_filter ?? []).toEqual([]);
  });

  it('isTest compares whole class names', () => {
    expect(isTest({ is_in_test: false, filter_class: 'a test' })).toBe(true);
    expect(isTest({ is_in_test: false, filter_class: 'tests' })).toBe(false);
  });
});
