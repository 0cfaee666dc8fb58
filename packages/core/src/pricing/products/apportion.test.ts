import { expect, it } from 'vitest';
import { seeded } from '../../../test/random.ts';
import { apportion } from './apportion.ts';

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [990, [60_429, 7_900], [876, 114]],
  [0, [5, 7], [0, 0]],
  [7, [0, 0], [4, 3]],
  [7, [0, 3], [0, 7]],
  [5, [], []],
])('%d over %j is %j', (amount, weights, parts) => expect(apportion(amount, weights)).toEqual(parts));

it('the parts are the amount, and each is less than one unit off its exact share', () => {
  const { below } = seeded(7);
  for (let round = 0; round < 2_000; round += 1) {
    const weights = Array.from({ length: 1 + below(50) }, () => 1 + below(10_000_000));
    const amount = below(1_000_000_000);
    const parts = apportion(amount, weights);
    const sum = weights.reduce((total, each) => total + each, 0);
    expect(parts.reduce((total, each) => total + each, 0)).toBe(amount);
    for (const [index, part] of parts.entries())
      expect(Math.abs(part - (amount * (weights[index] ?? 0)) / sum)).toBeLessThan(1.000_001);
  }
});
