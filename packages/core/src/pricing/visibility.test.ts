import { describe, expect, it } from 'vitest';
import { item, items } from '../../test/catalogue.ts';
import { demonstrationProducts, families } from './families.ts';
import { isVisible } from './visibility.ts';

const active = new Set(['911', '912']);
const needs = (id: number) => ({ id_promo: id, is_exclusive: 1 });
const without = (id: number) => ({ id_promo: id, is_exclusive: 0 });

describe('promotions', () => {
  it.each([
    ['PROMO-10', 'no entry', [], 0, true],
    ['PROMO-10', 'exclusive and active', [needs(911)], 0, true],
    ['PROMO-10', 'exclusive and not active', [needs(1)], 0, false],
    ['PROMO-10', 'non-exclusive and active', [without(912)], 0, false],
    ['PROMO-10', 'non-exclusive and not active', [without(1)], 0, true],
    ['PROMO-10', 'isOneOkPromo keeps it', [needs(1)], 1, true],
    ['PROMO-32', 'one of two holds', [needs(1), needs(911)], 0, true],
    ['PROMO-32', 'none of two holds', [needs(1), without(912)], 0, false],
    ['PROMO-32', 'isOneOkPromo whatever they say', [needs(1), without(912)], '1', true],
    ['STORE-35', 'null', null, 0, true],
    ['STORE-35', 'no list', 'x', 0, true],
  ] as const)('%s: %s', (_row, _what, promo_filter, isOneOkPromo, visible) => {
    expect(isVisible(item({ promo_filter, isOneOkPromo }), active, '2026-11-20')).toBe(visible);
  });
});

describe('dates', () => {
  const from = (data: unknown) => ({ after_date: 1, data });
  const to = (data: unknown) => ({ after_date: 0, data });
  it.each([
    ['PROMO-12', 'today counts as visible', [to('20261120')], true],
    ['PROMO-12', 'tomorrow', [to('20261121')], true],
    ['PROMO-12', 'yesterday', [to('20261119')], false],
    ['PROMO-11', 'before today', [from('20261119')], true],
    ['PROMO-11', 'today is not before today', [from('20261120')], false],
    ['PROMO-11', 'the new year before', [from('20270101')], false],
    ['PROMO-33', 'from and to', [from('20261101'), to('20261130')], true],
    ['PROMO-33', 'one of them fails', [from('20261101'), to('20261110')], false],
    ['PROMO-33', 'a number', [to(20261119)], false],
    ['PROMO-33', 'no date', [from(''), to('soon'), from(null)], true],
    ['PROMO-33', 'no day of the calendar', [to('20260231'), to('20261301'), to('2026112')], true],
  ] as const)('%s: %s', (_row, _what, date_filter, visible) => {
    expect(isVisible(item({ date_filter }), active, '2026-11-20')).toBe(visible);
  });

  it('PROMO-10: isOneOkPromo answers for promotions, not for dates', () => {
    const given = item({ isOneOkPromo: 1, date_filter: [{ after_date: 0, data: '20261119' }] });
    expect(isVisible(given, active, '2026-11-20')).toBe(false);
  });
});

describe('families', () => {
  it('PROMO-22: seventeen, and the table names no other', () => {
    expect(families).toHaveLength(17);
    const known = new Set<string>(families);
    expect(Object.values(demonstrationProducts).filter(({ family }) => !known.has(family))).toEqual([]);
  });

  it('PROMO-40: the table says what the catalogue says', () => {
    const wrong = items.filter(({ slug, family, id }) => {
      const entry = demonstrationProducts[slug];
      return (entry?.family ?? '') !== family || (entry?.article ?? null) !== id;
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});
