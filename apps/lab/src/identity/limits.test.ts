import { describe, expect, it } from 'vitest';
import { Refusal } from '../base/errors.ts';
import { createLimits } from './limits.ts';

function stand() {
  let now = 0;
  const limits = createLimits(() => now);
  const attempt = (clientAddress: string, account: string, isKnownAddress = false): number => {
    try {
      limits.begin('login', { clientAddress, account, isKnownAddress });
      return 0;
    } catch (error) {
      if (error instanceof Refusal) return error.retryAfter ?? -1;
      throw error;
    }
  };
  return { limits, attempt, wait: (seconds: number) => void (now += seconds * 1000) };
}

describe('sign-in limits, T-A8', () => {
  it('allows five attempts, then requires pauses that double', () => {
    const { attempt, wait } = stand();
    const answers = [1, 2, 3, 4, 5].map(() => attempt('p', 'a@b'));
    expect(answers).toEqual([0, 0, 0, 0, 0]);
    const pauses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const pause = attempt('p', 'a@b');
      pauses.push(pause);
      wait(pause);
      expect(attempt('p', 'a@b')).toBe(0);
    }
    expect(pauses).toEqual([1, 2, 4, 8]);
  });

  it('checks at most 100 of 10,000 attempts from 50 addresses, and the owner can still sign in', () => {
    const { attempt } = stand();
    let checked = 0;
    for (let index = 0; index < 10_000; index += 1)
      if (attempt(`address ${index % 50}`, 'victim@studio.test') === 0) checked += 1;
    expect(checked).toBeLessThanOrEqual(100);
    expect(checked).toBeGreaterThanOrEqual(50);
    expect(attempt('home', 'victim@studio.test')).toBe(0);
    expect(attempt('studio', 'victim@studio.test', true)).toBe(0);
  });

  it('resets the counters of address and account after a success', () => {
    const { attempt, limits } = stand();
    for (let index = 0; index < 4; index += 1) attempt('p', 'a@b');
    limits.succeeded('login', { clientAddress: 'p', account: 'a@b', isKnownAddress: true });
    expect([1, 2, 3, 4, 5].map(() => attempt('p', 'a@b'))).toEqual([0, 0, 0, 0, 0]);
  });

  it('slows one address that tries many accounts', () => {
    const { attempt } = stand();
    const passed = Array.from({ length: 200 }, (_, index) => attempt('p', `${index}@b`)).filter(
      (pause) => pause === 0,
    );
    expect(passed.length).toBe(40);
  });
});
