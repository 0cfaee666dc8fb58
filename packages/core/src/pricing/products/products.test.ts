import { describe, expect, it } from 'vitest';
import { seeded } from '../../../test/random.ts';
import type { Seeded } from '../../../test/random.ts';
import { terms as promotionOf } from '../../../test/catalogue.ts';
import { completeConfiguration } from './complete.ts';
import { choiceStates, quote, totalsOf } from './quotation.ts';
import { priceUnits } from './terms.ts';
import type { ChoiceTerms, OptionPrice, OptionTerms, ProductTerms } from './terms.ts';

const price = (given: Partial<OptionPrice> = {}): OptionPrice => ({
  per: 'piece',
  amount: 100,
  free: 0,
  sizes: [],
  ...given,
});
const choice = (value: string, given: Partial<ChoiceTerms> = {}): ChoiceTerms => ({
  value,
  group: '',
  when: [],
  prices: [],
  ...given,
});
const option = (name: string, given: Partial<OptionTerms> = {}): OptionTerms => ({
  name,
  kind: 'choice',
  part: 'album',
  when: [],
  choices: [],
  initial: '',
  least: 0,
  most: 0,
  longest: 0,
  groupLimit: '',
  prices: [],
  ...given,
});
const product = (options: readonly OptionTerms[]): ProductTerms => ({
  slug: 'book',
  name: 'Book',
  family: 'wedding',
  article: null,
  currency: 'EUR',
  version: 20_260_101,
  sizes: [
    { size: '20x20', price: 10_000, step: 500 },
    { size: '30x30', price: 15_000, step: 700 },
  ],
  pages: { least: 20, most: 60, step: 2 },
  options,
  exclusions: [],
});
const nobody = { promos: [], linked: [], coupon: '' };
const fields = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([name, value]) =>
    typeof value === 'number' ? { name, numberValue: value } : { name, stringValue: value },
  );
const totalOf = (terms: ProductTerms, values: Readonly<Record<string, string | number>>) =>
  quote(terms, fields(values), nobody).total;

describe('the price of many pieces', () => {
  const tiers = [
    { from: 25, price: 45 },
    { from: 100, price: 36 },
  ];
  const prints = { ...product([]), pages: null, sizes: [{ size: '13x18', price: 55, step: null, tiers }] };
  it.each([
    [1, 55],
    [24, 24 * 55],
    [25, 25 * 45],
    [99, 99 * 45],
    [100, 100 * 36],
    [10_000, 10_000 * 36],
  ])('%d pieces cost %d', (quantity, total) => {
    const { lines, total: all } = quote(prints, [], { ...nobody, quantity });
    expect([all, lines.map(({ amount }) => amount)]).toEqual([total, [total]]);
  });
});

describe('the units of a surcharge', () => {
  const values = { Size: '30x30', Pages: 40, Paper: 'silk', Images: 50, Copies: 2, CopySize: '20x20' };
  const base = 15_000 + 10 * 700;
  it.each([
    ['piece', { per: 'piece' }, 100],
    ['spread', { per: 'spread' }, 20 * 100],
    ['page', { per: 'page' }, 40 * 100],
    ['image', { per: 'image' }, 50 * 100],
    ['images over the pages', { per: 'extraImage' }, 10 * 100],
    ['percent of size and pages', { per: 'basePercent', amount: 2_000 }, base / 5],
    // 20x20 with 40 pages: 100 + 10 × 5
    ['percent of each copy', { per: 'copyPercent', amount: 5_500 }, 2 * 8_250],
    ['free units', { per: 'spread', free: 15 }, 5 * 100],
    ['its size', { sizes: ['30x30'] }, 100],
  ] as const)('%s', (_what, given, expected) => {
    const terms = product([
      option('Paper', {
        choices: [choice('satin'), choice('silk', { prices: [price(given)] })],
        initial: 'satin',
      }),
      option('Images', { kind: 'number', most: 600, initial: '0' }),
      option('Copies', { kind: 'number', most: 6, initial: '0' }),
      option('CopySize', { choices: [choice('20x20'), choice('30x30')], initial: '20x20' }),
    ]);
    expect(totalOf(terms, values)).toBe(base + expected);
  });

  it('an option that is not asked costs nothing', () => {
    const text = option('Text', {
      kind: 'text',
      longest: 20,
      when: [{ option: 'Type', values: ['engraved'] }],
      prices: [price()],
    });
    const terms = product([
      option('Type', { choices: [choice('plain'), choice('engraved')], initial: 'plain' }),
      text,
    ]);
    expect(totalOf(terms, { Text: 'Anna' })).toBe(10_000);
    expect(totalOf(terms, { Text: 'Anna', Type: 'engraved' })).toBe(10_100);
    expect(totalOf(terms, { Text: ' ', Type: 'engraved' })).toBe(10_000);
  });
});

describe('completeConfiguration', () => {
  const terms = product([
    option('Paper', { choices: [choice('satin'), choice('silk')], initial: 'satin' }),
    option('Flag', { kind: 'flag', initial: '0' }),
  ]);
  it.each([
    [[{ name: 'Pages', stringValue: '40' }], 'Pages', 40],
    [[{ name: 'Pages', numberValue: Number.NaN, stringValue: '30' }], 'Pages', 30],
    [[{ name: 'Pages' }], 'Pages', 20],
    [[{ name: ' Paper ', stringValue: 'silk' }], 'Paper', 'silk'],
    [[{ name: 'Paper', stringValue: 'papyrus' }], 'Paper', 'papyrus'],
    [[{ name: 'Flag', numberValue: 1 }], 'Flag', 1],
    [[{ name: 'Unknown', stringValue: 'x' }], 'Unknown', undefined],
    [[{ name: 'Img1_Url', stringValue: 'https://lab/x.jpg' }], 'Img1_Url', 'https://lab/x.jpg'],
    [[], 'Size', '20x20'],
  ] as const)('CONF-29: %o', (given, name, expected) =>
    expect(completeConfiguration(terms, given).get(name)).toBe(expected),
  );
});

describe('whatever the rows and fields are', () => {
  function someTerms(random: Seeded): ProductTerms {
    const somePrice = () =>
      price({
        per: random.pick(priceUnits),
        amount: Math.floor(random.next() * 3_000),
        free: random.chance(0.2) ? 2 : 0,
        sizes: random.chance(0.3) ? ['30x30'] : [],
      });
    return product([
      option('Paper', {
        choices: ['a', 'b', 'c'].map((value) =>
          choice(value, { prices: random.chance(0.6) ? [somePrice()] : [] }),
        ),
        initial: 'a',
        part: random.pick(['album', 'box', 'copies', 'layout', 'color']),
      }),
      option('Images', {
        kind: 'number',
        most: 600,
        initial: '0',
        prices: random.chance(0.5) ? [somePrice()] : [],
      }),
      option('Copies', { kind: 'number', most: 6, initial: '0' }),
      option('Text', { kind: 'text', longest: 5, prices: [somePrice()] }),
    ]);
  }
  const someFields = (random: Seeded) =>
    fields({
      Size: random.pick(['20x20', '30x30', '99x99', '']),
      Pages: random.pick([20, 40, 60, 61, -5, 1e9, 'x']),
      Paper: random.pick(['a', 'b', 'c', 'constructor']),
      Images: random.pick([0, 1, 700, -1]),
      Copies: random.pick([0, 6, 7]),
      Text: random.pick(['', 'Anna', 'too long a text']),
    });

  it('a price is a whole number that the same fields give again, and no discount exceeds the products', () => {
    const random = seeded(20_261_122);
    for (let round = 0; round < 300; round += 1) {
      const terms = someTerms(random);
      const given = someFields(random);
      const promos = [promotionOf(1, { discount: { wedding: random.next() * 140 } })];
      const first = quote(terms, given, { ...nobody, promos });
      expect(quote(terms, given, { ...nobody, promos })).toEqual(first);
      expect(Number.isSafeInteger(first.total)).toBe(true);
      expect(first.discount.amount).toBeLessThanOrEqual(first.products);
      expect(first.total).toBe(first.products - first.discount.amount + first.services);
      expect(Object.values(first.sums).reduce((sum, part) => sum + part, 0)).toBe(
        first.products + first.services,
      );
      const { net, vat, gross } = totalsOf(first.total, 990, 2_200);
      expect(gross).toBe(net + 990 + vat);
    }
  });

  it('the change of a choice is what choosing it changes', () => {
    const random = seeded(7);
    for (let round = 0; round < 100; round += 1) {
      const terms = someTerms(random);
      const given = someFields(random);
      const before = quote(terms, given, nobody);
      for (const [name, states] of choiceStates(terms, completeConfiguration(terms, given)))
        for (const { value, change } of states) {
          const after = quote(terms, [...before.fields, { name, stringValue: value }], nobody);
          expect(after.total - before.total).toBe(change);
        }
    }
  });
});
