import { describe, expect, it } from 'vitest';
import { terms } from '../../../test/catalogue.ts';
import type { PromotionTerms } from '../../contract/index.ts';
import { discountOf } from './promotion.ts';
import type { PromotedSale } from './promotion.ts';

const sale: PromotedSale = {
  family: 'wedding',
  article: null,
  linked: [],
  products: 56_270,
  lowest: 12_900,
  isSample: false,
  coupon: '',
};
const found = (promos: readonly PromotionTerms[], change: Partial<PromotedSale> = {}) => {
  const { amount, id_promo, outcomes } = discountOf(promos, { ...sale, ...change });
  return [
    amount,
    id_promo,
    Object.fromEntries(outcomes.map((each) => [each.id_promo, each.result])),
  ] as const;
};
const autumn = terms(901, {
  discount: { wedding: 15 },
  discount_over_limit: { wedding: 20 },
  discount_limit: { wedding: 1000 },
});

describe('discountOf', () => {
  it('rounds half up: 15 % of 562.70 are 84.41 (PROMO-13)', () =>
    expect(found([autumn])).toEqual([8_441, '901', { 901: 'applied' }]));

  it('a higher percentage counts over its limit, not at it', () => {
    expect(found([autumn], { products: 100_000 })[0]).toBe(15_000);
    expect(found([autumn], { products: 100_001 })[0]).toBe(20_000);
  });

  it('tells the limit that its discount needs, of all of the family, and none where less would give the same', () => {
    expect(discountOf([autumn], { ...sale, products: 100_000 }).limit).toBeNull();
    expect(discountOf([autumn], { ...sale, products: 60_000, familyProducts: 100_001 }).limit).toBe(100_000);
    const same = terms(7, { discount: { wedding: 20 }, discount_over_limit: { wedding: 20 } });
    expect(discountOf([same], { ...sale, products: 100_001 }).limit).toBeNull();
  });

  it('tells the limit that is not reached', () => {
    const over = terms(5, { discount_over_limit: { wedding: 20 }, discount_limit: { wedding: 1000 } });
    expect(found([over])).toEqual([0, '', { 5: 'under-limit' }]);
    expect(discountOf([autumn], sale).outcomes[0]?.limit).toBe(100_000);
  });

  it.each([
    [
      'the one that saves most',
      [terms(1, { discount: { wedding: 5 } }), autumn],
      {},
      [8_441, '901', { 1: 'saves-less', 901: 'applied' }],
    ],
    [
      'promotions of the product go first (PROMO-13)',
      [terms(1, { discount: { wedding: 5 } }), autumn],
      { linked: ['1'] },
      [2_814, '1', { 1: 'applied', 901: 'behind-linked' }],
    ],
    [
      'general ones where those give nothing (PROMO-39)',
      [terms(1, { sample_discount: { wedding: 50 } }), autumn],
      { linked: ['1'] },
      [8_441, '901', { 901: 'applied' }],
    ],
    [
      'a coupon that was not entered (PROMO-14)',
      [terms(1, { discount: { wedding: 30 }, coupon: { wedding: 'GO' } })],
      {},
      [0, '', { 1: 'needs-coupon' }],
    ],
    [
      'a coupon in any spelling',
      [terms(1, { discount: { wedding: 30 }, coupon: { wedding: 'GO' } }), autumn],
      { coupon: ' go ' },
      [16_881, '1', { 1: 'applied', 901: 'saves-less' }],
    ],
    [
      'a flat price replaces the lowest price (PROMO-16)',
      [terms(1, { prezzo_fisso: { wedding: 100 } })],
      {},
      [2_900, '1', { 1: 'applied' }],
    ],
    [
      'a flat price above it saves nothing',
      [terms(1, { prezzo_fisso: { wedding: 130 } })],
      {},
      [0, '', { 1: 'saves-less' }],
    ],
    [
      'wall art outside the limits (PROMO-19)',
      [terms(1, { discount: { wallart: 35 }, articoli_limits: { wallart: [{ id: 41 }] } })],
      { family: 'wallart', article: 42 },
      [0, '', { 1: 'other-article' }],
    ],
    [
      'a flat price of tc without its article (PROMO-18)',
      [terms(1, { prezzo_fisso: { tc: 79 } })],
      { family: 'tc', article: 31 },
      [0, '', { 1: 'other-article' }],
    ],
    [
      'a sample has the promotions of samples',
      [autumn, terms(816, { sample_discount: { wedding: 50 } })],
      { isSample: true },
      [28_135, '816', { 816: 'applied' }],
    ],
    ['another family', [terms(1, { discount: { young: 50 } })], {}, [0, '', {}]],
    ['a family that is a word of the language', [autumn], { family: 'constructor' }, [0, '', {}]],
    [
      'more than everything (PROMO-38)',
      [terms(1, { discount: { wedding: 250 } })],
      {},
      [56_270, '1', { 1: 'applied' }],
    ],
  ] as const)('%s', (_what, promos, change, expected) => expect(found(promos, change)).toEqual(expected));
});
