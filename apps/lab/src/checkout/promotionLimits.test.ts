import { describe, expect, it } from 'vitest';
import { missingLimits } from './promotionLimits.ts';

/** An order by its id, the amount that it counts for the limit of its family, and this limit; null = its promotion has none. */
const order = (id: number, products: number, limit: number | null, family = 'book') => ({
  id,
  promoted: { family, products, limit },
});
const idsOf = (all: Parameters<typeof missingLimits>[0], cancelled: number) =>
  missingLimits(all, cancelled).map(({ id }) => id);

describe('orders that miss the limit of their promotion without another one', () => {
  it.each([
    ['two that need each other', [order(1, 60, 100), order(2, 60, 100)], [2]],
    ['the others reach it', [order(1, 60, 100), order(2, 60, 100), order(3, 60, 100)], []],
    ['exactly the limit is not above it', [order(1, 60, 100), order(2, 50, 100), order(3, 50, 100)], [2, 3]],
    ['a promotion without a limit', [order(1, 60, null), order(2, 60, null)], []],
    ['another family', [order(1, 60, 100, 'box'), order(2, 60, 100)], []],
    ['a limit that was missed before', [order(1, 20, 100), order(2, 60, 100)], []],
    ['an order that came another way', [{ id: 1, promoted: null }, order(2, 120, 100)], []],
    [
      'one that misses a lower limit without those that miss the higher one',
      [order(1, 60, 100), order(2, 40, 100), order(3, 30, 50)],
      [2, 3],
    ],
    [
      'a discount without a limit counts for those that have one',
      [order(1, 60, null), order(2, 60, 100), order(3, 10, null)],
      [2],
    ],
  ])('%s', (_name, all, expected) => expect(idsOf(all, 1)).toEqual(expected));
});
