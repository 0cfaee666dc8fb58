import { describe, expect, it } from 'vitest';
import { measure, quantile } from '../../scripts/parts/measure.mjs';

describe('measuring', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[1, 2, 3, 4], 0.5, 2.5],
    [[1, 2, 3, 4, 5], 0.25, 2],
    [[7], 0.99, 7],
  ])('quantile of %j at %d is %d', (values, share, expected) =>
    expect(quantile(values, share)).toBe(expected),
  );

  it('takes turns, warms up, and gives the ratio of each turn', async () => {
    const order: string[] = [];
    const contender = (name: string, value: number) => ({
      name,
      run: () => {
        order.push(name);
        return Promise.resolve(value);
      },
    });
    const result = await measure(
      {
        title: 't',
        unit: 'ms',
        ours: contender('ours', 3),
        reference: contender('reference', 2),
        target: { ratio: 1.4, is: 'at most' },
      },
      { runs: 4, warmUps: 1 },
    );
    expect(order.slice(0, 4)).toEqual(['ours', 'reference', 'reference', 'ours']);
    expect(order.filter((name) => name === 'ours')).toHaveLength(5);
    expect(result.ratio).toEqual({ q1: 1.5, median: 1.5, q3: 1.5 });
    expect(result.met).toBe(false);
  });

  it('judges limits on every sample', async () => {
    const samples = [...Array.from({ length: 97 }, () => 1), 90, 90, 90];
    const ours = { name: 'ours', run: () => Promise.resolve(samples) };
    const limits = [{ of: 'p50', most: 5 }];
    const options = { runs: 2, warmUps: 0 };
    expect((await measure({ title: 't', unit: 'ms', ours, limits }, options)).met).toBe(true);
    const strict = [...limits, { of: 'p99', most: 25 }];
    expect((await measure({ title: 't', unit: 'ms', ours, limits: strict }, options)).met).toBe(false);
  });
});
