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
const row: ProductRow = {
  slug: 'gobook',
  position: 11,
  name: 'Go Book',
  family: 'go',
  filterClass: 'book',
  days: '5-7',
  articleId: null,
  infoPath: '/info/[lang]/gobook/',
  buy: 'child: CP 22 / CD gobook',
  isActivePage: true,
  isInTest: false,
  descriptions: { en: 'A book', it: 'Un libro', es: '', fr: '', de: '' },
  promoConnection: ['902'],
  promoFilter: [],
  dateFilter: [],
};
const item = (given: Partial<ProductRow> = {}, language: 'it' | 'es' = 'it') =>
  itemOf({ ...row, ...given }, 4_900, false, { language, portal, pictures });

describe('itemOf', () => {
  it.each([
    ['it', 'Un libro'],
    ['es', 'A book'],
  ] as const)('%s: %s, English where it is not translated', (language, words) => {
    expect(item({}, language).description).toBe(words);
  });

  it('STATE-04: says on the wire what the documents name, and nothing of its row', () => {
    const given = {
      promoFilter: [{ id_promo: '912', is_exclusive: true }],
      dateFilter: [{ after_date: true, data: '20270115' }],
      isInTest: true,
      buy: 'TC books 35',
    };
    const shown = item(given);
    expect(shown).toMatchObject({
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
    const parameters = Object.fromEntries(new URL(shown.link_buy).searchParams);
    expect(parameters).toMatchObject({ c: '[c]', lang: '[lang]', ta_token: '[ta_token]' });
    expect(Object.keys(shown).filter((key) => key in row && !['slug', 'family'].includes(key))).toEqual([]);
  });

  it('prices are major units, and none is none', () => {
    expect(item().prezzo_da).toBe(49);
    expect(itemOf(row, null, false, { language: 'it', portal, pictures }).prezzo_da).toBeNull();
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
  ])('STORE-63 each editor of %s has its picture: finished, a cover, the pages', (slug, expected) => {
    const given = { ...row, slug, buy: `child: CP 1 / CD ${slug} / OF ${slug}` };
    const shown = itemOf(given, 4_900, false, { language: 'it', portal, pictures: stocked });
    expect(children(shown)).toEqual(expected);
  });

  it('STORE-63 children without a picture of their own show the item’s, and their own words', () => {
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
  ])('%s looks like %j', (slug, name, expected) => {
    expect(sources(slug, name)).toEqual(expected);
  });
});

describe('publicItem (PUB-02, PUB-11, PUB-12)', () => {
  const filter = (...entries: readonly (readonly [string, boolean])[]) =>
    entries.map(([id_promo, is_exclusive]) => ({ id_promo, is_exclusive }));
  it.each([
    ['an item without rules', {}, true],
    ['one for holders of a promotion', { promoFilter: filter(['911', true]) }, false],
    ['one hidden from holders', { promoFilter: filter(['912', false]) }, true],
    ['either', { promoFilter: filter(['911', true], ['912', false]) }, true],
    ['one in test', { isInTest: true }, false],
    ['one of the class test', { filterClass: 'test box' }, false],
    ['one whose class only begins so', { filterClass: 'testimonials' }, true],
  ])('%s', (_what, given, shown) => {
    const published = publicItem(item(given));
    expect(published !== null).toBe(shown);
    expect(published?.promo_connection ?? []).toEqual([]);
    expect(published?.promo_filter ?? []).toEqual([]);
  });

  it('isTest looks at whole words', () => {
    expect(isTest({ is_in_test: false, filter_class: 'a test' })).toBe(true);
    expect(isTest({ is_in_test: false, filter_class: 'tests' })).toBe(false);
  });
});
