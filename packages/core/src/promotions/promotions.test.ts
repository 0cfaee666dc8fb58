import { describe, expect, it } from 'vitest';
import { announced } from '../../test/catalogue.ts';
import { formatMoney } from '../kernel/format/money.ts';
import { chooseTab, formatPromotionsAddress, parsePromotionsAddress } from './address.ts';
import { bodyOf, couponsOf, findPromotion, namedPrices, promotionsFor, subjectOf } from './promotion.ts';

const lab = 'https://lab.example';

describe('address', () => {
  it.each([
    ['PROMO-02', '', { tab: 'active', page: 1, openpromo: '' }, '/ta/promotions'],
    ['PROMO-42', '?page=3', { tab: 'old', page: 3, openpromo: '' }, '/ta/promotions?tab=old&page=3'],
    ['PROMO-42', '?page=1', { tab: 'old', page: 1, openpromo: '' }, '/ta/promotions?tab=old'],
    ['PROMO-42', '?tab=old', { tab: 'old', page: 1, openpromo: '' }, '/ta/promotions?tab=old'],
    ['PROMO-42', '?tab=active&page=3', { tab: 'active', page: 1, openpromo: '' }, '/ta/promotions'],
    [
      'PROMO-02',
      '?openpromo=816',
      { tab: 'active', page: 1, openpromo: '816' },
      '/ta/promotions?openpromo=816',
    ],
    [
      'PROMO-02, ROUTE-11',
      '?openpromo=920&page=2',
      { tab: 'old', page: 2, openpromo: '920' },
      '/ta/promotions?tab=old&page=2&openpromo=920',
    ],
    ['PROMO-42', '?page=-1&tab=x', { tab: 'active', page: 1, openpromo: '' }, '/ta/promotions'],
    ['PROMO-42', '?page=0', { tab: 'old', page: 1, openpromo: '' }, '/ta/promotions?tab=old'],
    ['PROMO-42', '?page=99999999999', { tab: 'active', page: 1, openpromo: '' }, '/ta/promotions'],
    [
      'PROMO-02',
      `?openpromo=${'9'.repeat(200)}`,
      { tab: 'active', page: 1, openpromo: '' },
      '/ta/promotions',
    ],
  ] as const)('%s: %s', (_row, query, address, written) => {
    expect(parsePromotionsAddress(query)).toEqual(address);
    expect(formatPromotionsAddress(address)).toBe(written);
  });

  it('PROMO-01: another tab begins at its first page, with no window open', () => {
    expect(chooseTab({ tab: 'old', page: 3, openpromo: '9' }, 'active')).toEqual({
      tab: 'active',
      page: 1,
      openpromo: '',
    });
  });
});

describe('a promotion', () => {
  it.each([
    ['PROMO-43', { oggetto_it: 'Autunno', oggetto_en: 'Autumn' }, 'Autunno'],
    ['PROMO-43', { oggetto_it: ' ', oggetto_en: 'Autumn' }, 'Autumn'],
    ['PROMO-43', { oggetto_de: 'Herbst' }, 'Herbst'],
    ['PROMO-43', {}, '901'],
    ['PROMO-43', undefined, '901'],
  ])('%s, I18N2-07: subject of %o', (_row, email, subject) => {
    expect(subjectOf(announced({ promo: 901, email }), 'it')).toBe(subject);
  });

  it.each([
    [
      'PROMO-44',
      { overlay_html_big: '<p>x</p>', overlay_img: '/a.webp' },
      { kind: 'html', html: '<p>x</p>' },
    ],
    [
      'PROMO-44',
      { overlay_html_big: ' ', overlay_img: '/a.webp', email_img: '/b.webp' },
      { kind: 'image', address: `${lab}/a.webp` },
    ],
    [
      'PROMO-44',
      { overlay_img: 'javascript:alert(1)', email_img: '/b.webp' },
      { kind: 'image', address: `${lab}/b.webp` },
    ],
    ['PROMO-44', { overlay_html: '<p>small</p>' }, { kind: 'none' }],
  ])('%s: the window shows %o', (_row, given, body) => expect(bodyOf(announced(given), lab)).toEqual(body));

  it.each([
    [
      'PROMO-51',
      { discount_price: { mats: 2 }, discount_price_limit: { mats: 3 } },
      'EUR',
      [['mats', '2,00 €', 3]],
    ],
    ['PROMO-51', { discount_price: { mats: '2.5', go: 0, baby: -1 } }, 'USD', [['mats', '2.50 $', null]]],
    ['PROMO-24', { discount_price: { mats: 2 } }, '', []],
    ['PROMO-52', { discount_price: [] }, 'EUR', []],
  ])('%s: prices of %o', (_row, given, currency, expected) => {
    const lines = namedPrices(announced(given), currency).map(({ family, price, limit }) => [
      family,
      formatMoney(price),
      limit,
    ]);
    expect(lines).toEqual(expected);
  });

  it.each([
    ['PROMO-46', { coupon: { go: 'GO20' } }, [{ coupon: 'GO20', families: ['go'] }]],
    [
      'PROMO-46',
      { coupon: { go: 'GO20', baby: ' GO20 ', mats: 'M5' } },
      [
        { coupon: 'GO20', families: ['go', 'baby'] },
        { coupon: 'M5', families: ['mats'] },
      ],
    ],
    ['PROMO-52', { coupon: { go: '', baby: null } }, []],
    ['PROMO-52', { coupon: [] }, []],
  ])('%s: coupons of %o', (_row, given, lines) => expect(couponsOf(announced(given))).toEqual(lines));
});

describe('lists', () => {
  const at = (promo: string, ts_start: string, ts_end = '', is_active = 0) =>
    announced({ promo, ts_start, ts_end, is_active });
  const ids = (list: readonly { promo: string }[]) => list.map(({ promo }) => promo);
  const answer = [
    at('a', '2026-01-01 00:00:00'),
    at('b', '2026-05-01 00:00:00', '2026-06-01'),
    at('c', '2026-05-01 00:00:00', '2026-07-01'),
    at('d', ''),
    at('e', '2026-06-01', '', 1),
  ];

  it('PROMO-51: newest first, and membership of the active answer decides', () => {
    expect(ids(promotionsFor('active', answer, new Set()))).toEqual(['e', 'c', 'b', 'a', 'd']);
    expect(ids(answer)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('PROMO-51: what is still active is not among the old ones', () => {
    expect(ids(promotionsFor('old', answer, new Set(['a'])))).toEqual(['c', 'b', 'd']);
  });

  it.each([
    ['a', 'a'],
    ['z', 'z'],
    ['nobody', undefined],
    ['', undefined],
  ])('PROMO-41: openpromo=%s', (id, promo) => {
    expect(findPromotion(id, answer, [at('z', ''), announced({ promo: '' })])?.promo).toBe(promo);
  });
});
