import { expect, it } from 'vitest';
import { limitSelection } from './selection.ts';

const keys = (count: number) => new Set(Array.from({ length: count }, (_, index) => `o${index}`));

it.each([
  [0, 0],
  [1_000, 1_000],
  [1_005, 1_000],
])('of %i selected rows at most 1,000 stay: %i', (wanted, kept) => {
  expect([...limitSelection(keys(wanted), 1_000)]).toEqual([...keys(kept)]);
});

it('a selection within the limit stays the same object', () => {
  const wanted = keys(3);
  expect(limitSelection(wanted, 3)).toBe(wanted);
  expect(limitSelection(wanted, Number.POSITIVE_INFINITY)).toBe(wanted);
});
