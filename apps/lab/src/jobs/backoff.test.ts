import { expect, it } from 'vitest';
import { pauseAfter } from './backoff.ts';

it('doubles from 5 s to an hour', () => {
  expect([1, 2, 3, 10, 11, 60].map((attempt) => pauseAfter(attempt, 0.5) / 1000)).toEqual([
    5, 10, 20, 2560, 3600, 3600,
  ]);
});

it('spreads jobs that failed together over half to one and a half of the pause', () => {
  expect([0, 1].map((random) => pauseAfter(1, random))).toEqual([2_500, 7_500]);
});

it('sixteen attempts of a mail outlast a mail server that is down for an hour, however the dice fall', () => {
  const pauses = Array.from({ length: 15 }, (_, index) => pauseAfter(index + 1, 0));
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(2 * 3_600_000);
});
