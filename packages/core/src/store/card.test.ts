import { describe, expect, it } from 'vitest';
import { item } from '../../test/catalogue.ts';
import { configuration, customer, linkSettings, visitor } from '../../test/storeLinkSettings.ts';
import { bannersOf } from './banners.ts';
import { cardActions, createAction, signInForStore } from './card.ts';
import type { CreateAction } from './card.ts';
import { computeItems } from './items.ts';
import { pinkManiaCards } from './pinkMania.ts';

const cover = 'https://lab.example/cover/?c=[c]&lang=[lang]&oldlang=[old_lang]&ta_token=[ta_token]';
const actions = (given: Readonly<Record<string, unknown>>, viewer = customer) =>
  cardActions(item(given), viewer, linkSettings);
/** Where CREATE leads, or what else it is. */
const create = (action: CreateAction) => (action.kind === 'link' ? action.link.href : action.kind);

describe('the actions of a card', () => {
  it.each([
    ['STORE-24', '/info/[lang]/book/', 'https://lab.example/info/it/book/'],
    ['STORE-60', '', undefined],
    ['T-C3', 'javascript:alert(1)', undefined],
    ['DEC-01', 'https://lab.example/?c=[c]&ta_token=[ta_token]', 'https://lab.example/?c=&ta_token='],
  ])('%s: EXPLORE %s', (_row, link_info, href) => {
    const viewer = { ...customer, ticket: 'TICKET-1', framed: true };
    expect(actions({ link_info }, viewer).explore?.href).toBe(href);
  });

  it.each([
    ['STORE-26', { slug: 'a b/c', is_active_page: 1 }, customer, '/ta/product/a%20b%2Fc'],
    ['STORE-26', { is_active_page: 0 }, customer, null],
    ['PUB-11', { is_active_page: 1 }, visitor, null],
  ] as const)('%s: INFO', (_row, given, viewer, info) => expect(actions(given, viewer).info).toBe(info));

  it.each([
    [
      'STORE-25',
      { link_buy: cover },
      customer,
      'https://lab.example/cover/?c=hash%2F1&lang=it&oldlang=it&ta_token=',
    ],
    [
      'STORE-25',
      { link_buy: '/ta/config-product/10' },
      customer,
      'https://portal.example/ta/config-product/10',
    ],
    ['STORE-27', { link_buy: '' }, customer, 'comingSoon'],
    ['STORE-27', { link_buy: null, child: null }, visitor, 'comingSoon'],
    ['T-C3', { link_buy: 'javascript:alert([c])' }, customer, 'comingSoon'],
    ['ROUTE-36', { link_buy: cover }, { ...customer, c: '' }, 'unavailable'],
    ['PUB-10', { link_buy: cover }, visitor, 'signIn'],
    ['PUB-10', { link_buy: cover }, { ...visitor, c: 'hash', ticket: 'T' }, 'signIn'],
    [
      'PUB-10',
      { link_buy: 'https://lab.example/?ta_token=[ta_token]' },
      { ...visitor, ticket: 'T', framed: true },
      'https://lab.example/?ta_token=',
    ],
    ['STORE-28', { child: [{ nome: 'Cover Studio', link_buy: cover }] }, customer, 'choose'],
  ] as const)('%s: CREATE of %o', (_row, given, viewer, expected) => {
    expect(create(actions(given, viewer).create)).toBe(expected);
  });

  it('PUB-10: a visitor comes back to the store after signing in', () => {
    expect(signInForStore).toBe('/ta/login?redirect=%2Fta%2Fgraphistore');
  });

  it('STORE-25: a link with a place for a ticket wants one, until it has it', () => {
    expect(createAction(cover, customer, linkSettings)).toMatchObject({ link: { wantsTicket: true } });
    const filled = createAction(cover, { ...customer, ticket: 'T1' }, linkSettings);
    expect(filled).toMatchObject({ kind: 'link', link: { wantsTicket: false } });
    expect(create(filled)).toContain('ta_token=T1');
  });

  it('STORE-29: test items are marked', () => expect(actions({ is_in_test: 1 }).isTest).toBe(true));
});

describe('Choose the right Editor for You!', () => {
  const children = [
    { nome: '3D Configurator', link_buy: '/ta/config-product/10', is_in_test: 1 },
    { nome: 'Later', link_buy: '' },
  ];
  const choices = (given: Readonly<Record<string, unknown>>) => {
    const { create: action } = actions(given);
    return action.kind === 'choose'
      ? action.choices.map((each) => [each.nome, create(each.create), each.isTest])
      : null;
  };
  const three = ['3D Configurator', 'https://portal.example/ta/config-product/10', true];
  const later = ['Later', 'comingSoon', false];

  it.each([
    ['STORE-63', { child: children }, [three, later]],
    [
      'STORE-47',
      { child: children, link_buy: 'https://shop.example/' },
      [['Book', 'https://shop.example/', false], three, later],
    ],
    ['STORE-47', { child: children, link_buy: ' /ta/config-product/10 ' }, [three, later]],
  ])('%s', (_row, given, expected) => expect(choices(given)).toEqual(expected));
});

describe('Pink Mania', () => {
  const list = computeItems([item({ slug: 'pm-gobook', nome: 'Go Book', filter_class: 'pinkmania' })], {
    kind: 'customer',
    beta: false,
    promos: [],
    today: '2026-11-20',
  });
  const cards = pinkManiaCards(list, customer, configuration, linkSettings);

  it('STORE-32, STORE-33, STORE-34, STORE-59: seven cards in their order, with their links', () => {
    const site = 'https://lab.example/site/collections';
    const rest = '&c=hash%2F1&lang=it&ta_token=';
    const preset = (id: number) =>
      `https://lab.example/duplicateOrderWork?c=hash%2F1&id=${id}&lang=it&source=pinkmania`;
    expect(cards.map(({ name, create: action }) => [name, create(action)])).toEqual([
      ['Young Book', preset(9001)],
      ['Photo Box', preset(9002)],
      ['Go Book', preset(9003)],
      ['Coffee table book mini', `${site}/books/?pid=19${rest}`],
      ['Magnolia mini', `${site}/albums/?pid=17${rest}`],
      ['Editorial Book', `${site}/books/?pid=271${rest}`],
      ['Young Magnolia Stand', `${site}/albums/?pid=18${rest}`],
    ]);
  });

  it('takes picture and words from the item of the lab, where there is one', () => {
    expect(cards.map((card) => card.item?.slug ?? null)).toEqual([
      null,
      null,
      'pm-gobook',
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    [
      'STORE-48: without an id',
      { ...configuration, pinkMania: [{ slug: '', name: 'X', preset: '' }] },
      ['comingSoon'],
    ],
    [
      'STORE-48: without a pid',
      { ...configuration, pinkMania: [{ slug: '', name: 'X', section: 'books' as const }] },
      ['comingSoon'],
    ],
    [
      'DEC-13: without a shop',
      {
        ...configuration,
        duplicatePreset: '',
        collectionSite: '',
        pinkMania: configuration.pinkMania.slice(2, 4),
      },
      ['comingSoon', 'comingSoon'],
    ],
  ])('%s', (_what, changed, expected) => {
    expect(pinkManiaCards(list, customer, changed, linkSettings).map((card) => create(card.create))).toEqual(
      expected,
    );
  });

  it('ROUTE-36: without an identifier nothing is started', () => {
    const kinds = pinkManiaCards(list, { ...customer, c: '' }, configuration, linkSettings).map(
      (card) => card.create.kind,
    );
    expect(new Set(kinds)).toEqual(new Set(['unavailable']));
  });

  it('PUB-02: not for visitors', () =>
    expect(pinkManiaCards(list, visitor, configuration, linkSettings)).toEqual([]));
});

describe('banners', () => {
  const seen = (
    filter: 'collection' | 'selection' | 'tc' | 'all',
    subfilter = '',
    kind: 'customer' | 'public' = 'customer',
    promos: readonly { id_promo: string }[] = [],
  ) =>
    bannersOf(
      { filter, subfilter, promo: 'all', search: '' },
      { kind, language: 'it', promos },
      configuration,
      linkSettings,
    );
  it.each([
    ['STORE-10', 'collection', '', 'customer', ['tc', 'sbc', 'kbc', 'jgc']],
    ['PUB-02', 'collection', '', 'public', ['sbc', 'kbc', 'jgc']],
    ['STORE-57', 'tc', '', 'customer', ['tc+']],
    ['STORE-56', 'collection', 'kbc', 'customer', ['tc', 'sbc', 'kbc+', 'jgc']],
    ['STORE-11', 'selection', '', 'customer', ['fabselection']],
    ['STORE-11', 'selection', 'fabselection', 'public', ['fabselection+']],
    ['STORE-07', 'all', '', 'customer', []],
  ] as const)('%s: %s %s (%s)', (_row, filter, subfilter, kind, codes) => {
    const found = seen(filter, subfilter, kind).map(({ code, expanded }) => code + (expanded ? '+' : ''));
    expect(found).toEqual(codes);
  });

  it('STORE-14..18, STORE-46: names, info links, and tc is new', () => {
    expect(seen('collection').map(({ name, info, isNew }) => [name, info?.href, isNew])).toEqual([
      ['Tramontina Collection', 'https://lab.example/tramontina-collection/', true],
      ['Sue Bryce Collection', 'https://lab.example/sue-bryce-collection/', false],
      ['Kelly Brown Collection', 'https://lab.example/kelly-brown-collection/', false],
      ['JG Collection', 'https://lab.example/collections/', false],
    ]);
  });

  it.each([
    ['STORE-20', 'customer', ['816'], true],
    ['STORE-20', 'customer', ['901'], false],
    ['PUB-02', 'public', ['816'], false],
  ] as const)('%s: the sentence about samples (%s, %j)', (_row, kind, ids, sentence) => {
    const [banner] = seen(
      'selection',
      '',
      kind,
      ids.map((id_promo) => ({ id_promo })),
    );
    expect(banner).toMatchObject({ name: 'Fab Selections', samplesSentence: sentence });
  });
});
