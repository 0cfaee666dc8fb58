import { describe, expect, it } from 'vitest';
import { item, terms } from '../../test/catalogue.ts';
import { seeded } from '../../test/random.ts';
import type { Seeded } from '../../test/random.ts';
import type { PromotionTerms, StoreItem } from '../contract/index.ts';
import { badgesOf } from './badges.ts';
import { promoValues } from './discounts.ts';
import { families } from './families.ts';

const rounds = 120;
const today = '2026-11-20';
const strange = [null, '', [], {}, 'x', '12', -1, 0, 1e9, 1e308, Number.NaN, '1e400', true, 'Infinity'];
const ids = [1, 2, 3, 4, 5, 6];
const articles = [31, 33, 41, 42];

const amount = (random: Seeded): unknown =>
  random.chance(0.3) ? random.pick(strange) : Math.round(random.next() * 12_000) / 100;

function byFamily(random: Seeded, value: (random: Seeded) => unknown): unknown {
  if (random.chance(0.05)) return random.pick(strange);
  return Object.fromEntries(
    families.filter(() => random.chance(0.4)).map((family) => [family, value(random)]),
  );
}

function somePromo(random: Seeded, id: number): PromotionTerms {
  const limits = () => articles.filter(() => random.chance(0.5)).map((article) => ({ id: article }));
  return terms(id, {
    discount: byFamily(random, amount),
    discount_over_limit: byFamily(random, amount),
    sample_discount: byFamily(random, amount),
    prezzo_fisso: byFamily(random, amount),
    sample_prezzo_fisso: byFamily(random, amount),
    coupon: random.chance(0.3) ? byFamily(random, () => random.pick(['', 'CODE', null])) : undefined,
    articoli_limits: random.chance(0.4) ? byFamily(random, limits) : undefined,
  });
}

function someItem(random: Seeded): StoreItem {
  const chosen = ids.filter(() => random.chance(0.3));
  return item({
    slug: `item-${random.below(1e6)}`,
    family: random.chance(0.5) ? random.pick(['wallart', 'tc']) : random.pick([...families, '', 'toString']),
    id: random.chance(0.7) ? random.pick(articles) : null,
    promo_connection: random.chance(0.5) ? chosen.map((id_promo) => ({ id_promo })) : null,
    promo_filter: random.chance(0.4)
      ? chosen.map((id_promo) => ({ id_promo, is_exclusive: random.chance(0.5) }))
      : null,
    isOneOkPromo: random.chance(0.2),
  });
}

describe.each([11, 22, 33])('any promotions, seed %d', (seed) => {
  it('PROMO-38: percentages are 0 to 100, prices positive or none, and there is never NaN', () => {
    const random = seeded(seed);
    let some = 0;
    for (let round = 0; round < rounds; round += 1) {
      const promos = ids.map((id) => somePromo(random, id));
      const each = someItem(random);
      const { promo_val, promo_sample, promo_fisso, promo_sample_fisso } = promoValues(each, {
        promos,
        today,
      });
      for (const percent of [promo_val, promo_sample]) expect(percent >= 0 && percent <= 100).toBe(true);
      for (const price of [promo_fisso, promo_sample_fisso])
        expect(price >= 0 && Number.isFinite(price)).toBe(true);
      const badges = badgesOf({ ...each, ...promoValues(each, { promos, today }) }, 'EUR');
      expect(badges.length).toBeLessThanOrEqual(3);
      if (promo_val > 0 || promo_fisso > 0) some += 1;
    }
    expect(some).toBeGreaterThan(rounds / 10);
  });

  it('the order of promotions, and what other items there are, does not matter', () => {
    const random = seeded(seed);
    for (let round = 0; round < rounds / 4; round += 1) {
      const promos = ids.map((id) => somePromo(random, id));
      const list = Array.from({ length: 5 }, () => someItem(random));
      const values = new Map(list.map((each) => [each, promoValues(each, { promos, today })]));
      const shuffled = random.shuffled(promos);
      for (const each of random.shuffled(list)) {
        expect(promoValues(each, { promos: shuffled, today })).toEqual(values.get(each));
        expect(promoValues(each, { promos: [...promos, ...promos], today })).toEqual(values.get(each));
      }
    }
  });

  it('one more promotion that is not linked never takes anything away', () => {
    const random = seeded(seed);
    for (let round = 0; round < rounds; round += 1) {
      const promos = ids.map((id) => somePromo(random, id));
      const each = someItem(random);
      const before = promoValues(each, { promos, today });
      const after = promoValues(each, { promos: [...promos, somePromo(random, 99)], today });
      expect(after.promo_val).toBeGreaterThanOrEqual(before.promo_val);
      expect(after.promo_sample).toBeGreaterThanOrEqual(before.promo_sample);
      // A lower price is the better one; 0 is none.
      const flat =
        before.promo_fisso === 0 || (after.promo_fisso > 0 && after.promo_fisso <= before.promo_fisso);
      expect(flat).toBe(true);
      expect(after.toDelate).toBe(before.toDelate);
    }
  });

  it('a linked one that gives something hides what the general ones give', () => {
    const random = seeded(seed);
    for (let round = 0; round < rounds; round += 1) {
      const promos = ids.map((id) => somePromo(random, id));
      const each = {
        ...someItem(random),
        promo_connection: [{ id_promo: '77' }],
        family: 'wedding',
        id: null,
      };
      const own = 1 + random.below(99);
      const linked = terms(77, { discount: { wedding: own } });
      expect(promoValues(each, { promos: [...promos, linked], today }).promo_val).toBe(own);
    }
  });

  it('what needs a coupon changes nothing', () => {
    const random = seeded(seed);
    for (let round = 0; round < rounds; round += 1) {
      const promos = ids.map((id) => somePromo(random, id));
      const each = someItem(random);
      const coupon = Object.fromEntries(families.map((family) => [family, 'CODE']));
      const more = { ...somePromo(random, 99), coupon };
      expect(promoValues(each, { promos: [...promos, more], today })).toEqual(
        promoValues(each, { promos, today }),
      );
    }
  });
});
