import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playwrightCounts, tally, vitestCounts } from '../../scripts/parts/counts.mjs';

let reports = 0;

/** A report on the disk, as a runner leaves it; reading removes it. */
function reportOf(content: unknown): string {
  const path = join(tmpdir(), `ta-counts-${process.pid}-${++reports}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const ended = { code: 0, timedOut: false };

describe('the last line of npm test', () => {
  it('adds up suites and single commands', () => {
    const counts = tally();
    counts.command('lint', true);
    counts.suite('core', ended, { passed: 10, failed: 0, skipped: 0, failures: [] });
    expect(counts.line()).toBe('11 passed, 0 failed');
    counts.suite('flows', ended, { passed: 2, failed: 0, skipped: 3, failures: [] });
    expect(counts.line()).toBe('13 passed, 0 failed, 3 skipped');
  });

  it.each([
    ['ran nothing', ended, { passed: 0, failed: 0, skipped: 0, failures: [] }],
    ['ran nothing but skipped tests', ended, { passed: 0, failed: 0, skipped: 4, failures: [] }],
    ['left no report', { code: 1, timedOut: false }, undefined],
    ['took too long', { code: 124, timedOut: true }, undefined],
    [
      'broke after its last test',
      { code: 1, timedOut: false },
      { passed: 5, failed: 0, skipped: 0, failures: [] },
    ],
  ])('a suite that %s is a failure', (_what, outcome, counted) => {
    const counts = tally();
    counts.suite('suite', outcome, counted);
    expect([counts.total.failed, counts.failures.length]).toEqual([1, 1]);
  });
});

describe('reports', () => {
  const test = (status: string) => ({ status, fullName: `${status} test` });
  it('counts a file that vitest could not load', () => {
    const path = reportOf({
      numPassedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [test('passed')] },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
        { name: 'c.test.ts', status: 'failed', assertionResults: [test('failed')] },
      ],
    });
    expect(vitestCounts(path)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 2,
      failures: ['failed test', 'b.test.ts could not be run'],
    });
  });

  it('counts a flow that only passed on a second try as failed', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
    const path = reportOf({
      stats: { expected: 1, skipped: 0, unexpected: 1, flaky: 1 },
      errors: [{ message: 'set-up broke\nat somewhere' }],
      suites: [
        {
          title: 'orders.spec.ts',
          specs: [spec('fine', 'expected')],
          suites: [{ title: 'lists', specs: [spec('red', 'unexpected'), spec('now and then', 'flaky')] }],
        },
      ],
    });
    expect(playwrightCounts(path)).toEqual({
      passed: 1,
      failed: 3,
      skipped: 0,
      failures: ['orders.spec.ts > lists > red', 'orders.spec.ts > lists > now and then', 'set-up broke'],
      fileSeconds: {},
    });
  });

  it('adds up the seconds of each spec file', () => {
    const spec = (file: string, ...durations: number[]) => ({
      file,
      tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
    });
    const path = reportOf({
      stats: { expected: 3, skipped: 0, unexpected: 0, flaky: 0 },
      suites: [
        { specs: [spec('e2e/a.spec.ts', 1_500)], suites: [{ specs: [spec('e2e/a.spec.ts', 500)] }] },
        { specs: [spec('e2e/b.spec.ts', 250)] },
      ],
    });
    expect(playwrightCounts(path)?.fileSeconds).toEqual({ 'e2e/a.spec.ts': 2, 'e2e/b.spec.ts': 0.25 });
  });

  it('takes no report, or half of one, for none', () => {
    expect(vitestCounts('/nowhere/report.json')).toBeUndefined();
    expect(playwrightCounts(reportOf('{"stats":'))).toBeUndefined();
  });
});
