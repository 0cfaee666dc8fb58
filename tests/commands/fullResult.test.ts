import { describe, expect, it } from 'vitest';
import { lostCases } from '../../scripts/parts/caseCounts.mjs';
import { gateLine, resultPage } from '../../scripts/parts/fullResult.mjs';

describe('the closing line of the gate', () => {
  it.each([
    ['=== result\n12 passed, 0 failed\n', { line: '12 passed, 0 failed', passed: 12, failed: 0, skipped: 0 }],
    [
      '12 passed, 1 failed, 3 skipped',
      { line: '12 passed, 1 failed, 3 skipped', passed: 12, failed: 1, skipped: 3 },
    ],
  ])('of %j is read', (output, expected) => expect(gateLine(output)).toEqual(expected));

  it.each(['', '12 passed, 0 failed\nta: stopped after 1800 s', 'passed'])('is missing in %j', (output) =>
    expect(gateLine(output)).toBeUndefined(),
  );
});

describe('docs/test-full.md', () => {
  it('names date, commit and the result of each part', () => {
    const page = resultPage({
      command: 'test:full',
      date: new Date('2026-11-22T09:30:00Z'),
      commit: 'abc',
      results: [
        { name: 'gate', ok: true, result: '7 passed, 0 failed', seconds: 540 },
        { name: 'faults', ok: false, result: 'ended with code 1', seconds: 60 },
      ],
      line: '7 passed, 1 failed',
      jobs: { lint: 2, widgets: 61.4, unit: 180.2 },
      failures: ['widgets: a | b'],
    });
    expect(page).toContain('2026-11-22 09:30 UTC, commit abc: **7 passed, 1 failed**');
    expect(page).toContain('| gate | green | 7 passed, 0 failed | 9.0 |');
    expect(page).toContain('| faults | **red** | ended with code 1 | 1.0 |');
    expect(page).toContain('- widgets: a | b');
    expect(page).toContain('| unit | 180 |\n| widgets | 61 |\n');
    expect(page).not.toContain('lint');
    expect(page).toContain('`npm run test:full`');
  });
});

describe('recorded test cases', () => {
  it('names the suite that has fewer, and no suite that has more or did not run', () => {
    const lost = lostCases({ core: 9, lab: 11 }, { core: 10, lab: 10, flows: 5 });
    expect(lost).toHaveLength(1);
    expect(lost[0]).toContain('test cases of core: 9, and 10 are recorded');
  });
});
