import { expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';

it('T-E11: each client address has a limit per minute, and a refusal says how long to wait', () => {
  let now = 0;
  const { take } = createAllowance(() => now, 2);
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 60, 0]);
  now = 45_000;
  expect(take('a')).toBe(15);
  now = 60_000;
  expect(take('a')).toBe(0);
});
