import { describe, expect, it } from 'vitest';
import { offerPrice } from './offerPrice.ts';

describe('the price of an offer', () => {
  const none = { percent: 0, amount: 0, step: 0, vatRate: 0 };
  it.each([
    ['a percentage', { percent: 5_000 }, 90_644],
    ['a percentage with decimals', { percent: 1_250 }, 67_983],
    ['an amount', { amount: 20_000 }, 80_429],
    ['both', { percent: 10_000, amount: 1_000 }, 121_858],
    ['tax', { percent: 5_000, vatRate: 22 }, 110_586],
    ['a step that it is rounded up to', { percent: 5_000, vatRate: 22, step: 1_000 }, 111_000],
    ['a step that it meets', { amount: 571, step: 1_000 }, 61_000],
  ])('contains %s', (_what, margin, price) => expect(offerPrice(60_429, { ...none, ...margin })).toBe(price));
});
