import { describe, expect, it } from 'vitest';
import { customerOf, item, itemOf, items, promoOf, terms } from '../../test/catalogue.ts';
import { promoValues } from './discounts.ts';
import type { PromoValues } from './discounts.ts';

const today = '2026-11-20';
/** order %, sample %, flat, flat sample. */
const numbers = ({ promo_val, promo_sample, promo_fisso, promo_sample_fisso }: PromoValues) => [
  promo_val,
  promo_sample,
  promo_fisso,
  promo_sample_fisso,
];

describe('the demonstration promotions', () => {
  it.each([
    // Customer A: all but 907, 912 and 914.
    ['PROMO-13', 'the higher of 15 and 20 over the limit', 'A', 'weddingbook', [20, 50, 0, 0]],
    ['PROMO-14', 'a general promotion', 'A', 'youngbook', [15, 50, 0, 0]],
    ['PROMO-14', 'another family of it', 'A', 'mattedalbum', [10, 50, 0, 0]],
    ['PROMO-13', 'linked 902 before general 903', 'A', 'raw-book', [25, 50, 0, 0]],
    ['PROMO-13', '903 where nothing is linked', 'A', 'primo', [30, 50, 0, 0]],
    ['PROMO-19', 'wall art inside the limits', 'A', 'acrylic-pro', [35, 50, 0, 0]],
    ['PROMO-19', 'wall art outside of them', 'A', 'canvas-pro', [10, 50, 0, 0]],
    ['PROMO-20', 'metal print is 65', 'A', 'metal-print', [35, 50, 0, 0]],
    ['PROMO-21', 'frames share 73', 'A', 'frames-pro', [10, 50, 0, 0]],
    ['PROMO-19', 'wall art without an id', 'A', 'wall-set-designer', [10, 50, 0, 0]],
    ['PROMO-18', 'tc inside the limits', 'A', 'young-magnolia', [0, 50, 99, 0]],
    ['PROMO-18', 'the stand has the same id', 'A', 'young-magnolia-stand', [0, 50, 99, 0]],
    ['PROMO-18', 'tc outside of them', 'A', 'magnolia-album', [0, 50, 0, 0]],
    ['PROMO-15, PROMO-47', 'the highest sample discount', 'A', 'magazine', [0, 60, 0, 0]],
    ['PROMO-14', 'a coupon is not applied', 'A', 'gobook', [0, 50, 0, 0]],
    ['PROMO-16, PROMO-47', 'a flat sample price', 'A', 'babybook', [0, 50, 0, 15]],
    ['PROMO-25', 'a hundred percent', 'A', 'photobox', [100, 50, 0, 0]],
    ['PROMO-16', 'a flat price', 'A', 'storybook', [0, 50, 29, 0]],
    ['PROMO-40', 'no family, no promotion', 'A', 'photobook', [0, 0, 0, 0]],
    ['PROMO-39, CONST2-06', 'linked 816 gives no order discount', 'A', 'fab-album-samples', [20, 50, 0, 0]],
    ['PROMO-39', 'nor for wall art', 'A', 'fab-wall-samples', [35, 50, 0, 0]],
    // Customer B: 816, 901, 904, 907, 912.
    ['PROMO-13', 'the same for B', 'B', 'weddingbook', [20, 50, 0, 0]],
    ['PROMO-13', 'no 902 and no 903', 'B', 'raw-book', [0, 50, 0, 0]],
    ['PROMO-19', 'only 904', 'B', 'acrylic-pro', [10, 50, 0, 0]],
    ['PROMO-18', '907 is limited to nothing', 'B', 'young-magnolia', [0, 50, 0, 0]],
    ['PROMO-15', 'no 908', 'B', 'magazine', [0, 50, 0, 0]],
    ['PROMO-13', 'no 909', 'B', 'photobox', [0, 50, 0, 0]],
    // Customer C has none.
    ['PROMO-17', 'nothing at all', 'C', 'weddingbook', [0, 0, 0, 0]],
    ['PROMO-17', 'nothing linked either', 'C', 'raw-book', [0, 0, 0, 0]],
  ] as const)('%s: %s (%s, %s)', (_row, _what, customer, slug, expected) => {
    expect(numbers(promoValues(itemOf(slug), customerOf(customer)))).toEqual(expected);
  });

  it.each([
    ['A', ['linen-2027']],
    ['B', ['christmas-cards', 'atelier-preview', 'gobook-classic']],
    ['C', ['atelier-preview', 'linen-2027']],
  ] as const)('PROMO-10, PROMO-11, PROMO-12: what %s does not see', (customer, hidden) => {
    const context = customerOf(customer);
    expect(items.filter((each) => promoValues(each, context).toDelate).map(({ slug }) => slug)).toEqual(
      hidden,
    );
  });

  it('PROMO-51: 914 is for the promotions page and no card', () => {
    const context = { promos: [promoOf(914)], today };
    expect(numbers(promoValues(itemOf('mats'), context))).toEqual([0, 0, 0, 0]);
  });
});

describe('promotions of other shapes', () => {
  const wedding = item({ family: 'wedding', promo_connection: [{ id_promo: 7 }] });
  const wallart = item({ family: 'wallart', id: 41 });
  const tc = item({ family: 'tc', id: 33 });

  it.each([
    [
      'PROMO-36',
      'a linked flat price before a lower general one',
      wedding,
      [
        [7, { prezzo_fisso: { wedding: 90 } }],
        [8, { prezzo_fisso: { wedding: 50 } }],
      ],
      [0, 0, 90, 0],
    ],
    [
      'PROMO-36',
      'the lowest of several',
      item({ family: 'wedding' }),
      [
        [1, { prezzo_fisso: { wedding: 90 } }],
        [2, { prezzo_fisso: { wedding: 50 } }],
        [3, { prezzo_fisso: { wedding: 0 } }],
      ],
      [0, 0, 50, 0],
    ],
    [
      'PROMO-36',
      'linked sample discount first',
      wedding,
      [
        [7, { sample_discount: { wedding: 10 } }],
        [8, { sample_discount: { wedding: 60 } }],
      ],
      [0, 10, 0, 0],
    ],
    [
      'PROMO-36',
      'each value has its own source',
      wedding,
      [
        [7, { discount: { wedding: 5 } }],
        [8, { discount: { wedding: 50 }, sample_prezzo_fisso: { wedding: 9 } }],
      ],
      [5, 0, 0, 9],
    ],
    [
      'PROMO-46',
      'a linked one with a coupon never counts',
      wedding,
      [
        [7, { discount: { wedding: 50 }, coupon: { wedding: 'X' } }],
        [8, { discount: { wedding: 5 } }],
      ],
      [5, 0, 0, 0],
    ],
    [
      'PROMO-14',
      'a coupon of another family does not matter',
      item({ family: 'wedding' }),
      [[1, { discount: { wedding: 5 }, coupon: { young: 'X' } }]],
      [5, 0, 0, 0],
    ],
    [
      'PROMO-14',
      'an empty coupon is none',
      item({ family: 'wedding' }),
      [[1, { discount: { wedding: 5 }, coupon: { wedding: '' } }]],
      [5, 0, 0, 0],
    ],
    [
      'PROMO-38',
      'more than everything',
      item({ family: 'wedding' }),
      [[1, { discount: { wedding: 250 } }]],
      [100, 0, 0, 0],
    ],
    [
      'PROMO-38',
      'less than nothing',
      item({ family: 'wedding' }),
      [[1, { discount: { wedding: -5 }, prezzo_fisso: { wedding: -1 } }]],
      [0, 0, 0, 0],
    ],
    [
      'PROMO-38',
      'no number',
      item({ family: 'wedding' }),
      [[1, { discount: { wedding: 'viel' }, sample_discount: { wedding: {} } }]],
      [0, 0, 0, 0],
    ],
    [
      'PROMO-52',
      'numbers as text',
      item({ family: 'wedding' }),
      [[1, { discount: { wedding: '12.5' }, prezzo_fisso: { wedding: '99' } }]],
      [12.5, 0, 99, 0],
    ],
    [
      'PROMO-52',
      'empty arrays and nulls',
      item({ family: 'wedding' }),
      [[1, { discount: [], sample_discount: null, prezzo_fisso: '', articoli_limits: [] }]],
      [0, 0, 0, 0],
    ],
    [
      'PROMO-40',
      'a family that is a word of the language',
      item({ family: 'constructor' }),
      [[1, { discount: { wedding: 5 } }]],
      [0, 0, 0, 0],
    ],
    [
      'PROMO-40',
      'a slug that is one',
      item({ slug: '__proto__', family: '' }),
      [[1, { discount: { wedding: 5 } }]],
      [0, 0, 0, 0],
    ],
    [
      'PROMO-40',
      'a family known by the slug',
      item({ slug: 'weddingbook', family: '' }),
      [[1, { discount: { wedding: 5 } }]],
      [5, 0, 0, 0],
    ],
    [
      'PROMO-18',
      'an id known by the slug',
      item({ slug: 'editorial-book', family: '' }),
      [[1, { prezzo_fisso: { tc: 9 }, articoli_limits: { tc: [{ id: '76' }] } }]],
      [0, 0, 9, 0],
    ],
    [
      'PROMO-48',
      'tc: percentages need no id',
      item({ family: 'tc' }),
      [[1, { discount: { tc: 5 }, sample_discount: { tc: 6 }, articoli_limits: { tc: [{ id: 1 }] } }]],
      [5, 6, 0, 0],
    ],
    [
      'PROMO-48',
      'tc: both flat prices need it',
      tc,
      [
        [
          1,
          { prezzo_fisso: { tc: 9 }, sample_prezzo_fisso: { tc: 8 }, articoli_limits: { tc: [{ id: 33 }] } },
        ],
      ],
      [0, 0, 9, 8],
    ],
    ['PROMO-18', 'tc: without limits no flat price', tc, [[1, { prezzo_fisso: { tc: 9 } }]], [0, 0, 0, 0]],
    [
      'PROMO-49',
      'tc: without an id none',
      item({ family: 'tc' }),
      [[1, { prezzo_fisso: { tc: 9 }, articoli_limits: { tc: [{ id: 33 }] } }]],
      [0, 0, 0, 0],
    ],
    [
      'PROMO-48',
      'wall art: limits guard all four',
      wallart,
      [
        [
          1,
          {
            discount: { wallart: 5 },
            sample_discount: { wallart: 6 },
            prezzo_fisso: { wallart: 7 },
            sample_prezzo_fisso: { wallart: 8 },
            articoli_limits: { wallart: [{ id: 42 }] },
          },
        ],
      ],
      [0, 0, 0, 0],
    ],
    [
      'PROMO-48',
      'wall art: inside them all four apply',
      wallart,
      [
        [
          1,
          {
            discount: { wallart: 5 },
            sample_discount: { wallart: 6 },
            prezzo_fisso: { wallart: 7 },
            sample_prezzo_fisso: { wallart: 8 },
            articoli_limits: { wallart: [{ id: 42 }, { id: 41 }] },
          },
        ],
      ],
      [5, 6, 7, 8],
    ],
    [
      'PROMO-19',
      'wall art: limits of tc do not matter',
      wallart,
      [[1, { discount: { wallart: 5 }, articoli_limits: { tc: [{ id: 33 }] } }]],
      [5, 0, 0, 0],
    ],
    [
      'PROMO-19',
      'wall art: limited to nothing',
      wallart,
      [[1, { discount: { wallart: 5 }, articoli_limits: { wallart: [] } }]],
      [0, 0, 0, 0],
    ],
    [
      'PROMO-48',
      'other families know no limits',
      item({ family: 'wedding', id: 1 }),
      [[1, { discount: { wedding: 5 }, articoli_limits: { wedding: [{ id: 2 }] } }]],
      [5, 0, 0, 0],
    ],
  ] as const)('%s: %s', (_row, _what, each, given, expected) => {
    const promos = given.map(([id, values]) => terms(id, values));
    expect(numbers(promoValues(each, { promos, today }))).toEqual(expected);
  });

  it('PROMO-40: a lab lays its own products over ours', () => {
    const products = { own: { family: 'wallart', article: 41 } } as const;
    const context = { promos: [promoOf(905)], today, products };
    expect(promoValues(item({ slug: 'own' }), context).promo_val).toBe(35);
    expect(promoValues(item({ slug: 'acrylic-pro' }), context).promo_val).toBe(0);
  });
});
