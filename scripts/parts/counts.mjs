import { readFileSync, rmSync } from 'node:fs';

/** Passed, failed and skipped tests, added up over every suite. */
export function tally() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  /** Test cases that ran or were skipped, by suite or folder. */
  const cases = {};
  return {
    total,
    cases,
    failures,
    /** Counts a whole command as one test: a type check, the linter, a build. */
    command(name, ok) {
      if (ok) total.passed += 1;
      else this.fail(name);
    },
    /** Adds the totals of a gate that ran as a command; it named its failures itself. */
    add({ passed, failed, skipped }) {
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
    },
    fail(name) {
      total.failed += 1;
      failures.push(name);
    },
    /**
     * Counts a suite from its report. A suite that broke without a failed test, wrote no report or ran nothing
     * counts as one failure: green must mean that something was tried.
     */
    suite(name, { code, timedOut }, counts) {
      total.passed += counts?.passed ?? 0;
      total.skipped += counts?.skipped ?? 0;
      total.failed += counts?.failed ?? 0;
      const { passed = 0, failed = 0, skipped = 0 } = counts ?? {};
      for (const [folder, count] of Object.entries(counts?.cases ?? { [name]: passed + failed + skipped }))
        cases[folder] = (cases[folder] ?? 0) + count;
      for (const failure of counts?.failures ?? []) failures.push(`${name}: ${failure}`);
      if (timedOut) return this.fail(`${name}: stopped, its time was up`);
      if (!counts) return this.fail(`${name}: ended with code ${code} and no report`);
      if (counts.passed + counts.failed === 0) return this.fail(`${name}: ran no test`);
      if (code !== 0 && counts.failed === 0) return this.fail(`${name}: ended with code ${code}`);
    },
    /** The last line of `npm test`. */
    line() {
      const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
      return `${total.passed} passed, ${total.failed} failed${skipped}`;
    },
  };
}

function reportAt(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  } finally {
    rmSync(path, { force: true });
  }
}

/**
 * Counts of vitest's JSON report; the file is removed. With `folderOf`, which names the folder of a test file, `cases`
 * has the number of test cases of each folder.
 */
export function vitestCounts(path, folderOf) {
  const report = reportAt(path);
  if (!report) return undefined;
  // A file that could not even be loaded has no test in the report: it is a failure of its own.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  const cases = {};
  for (const { name, assertionResults } of folderOf ? report.testResults : [])
    cases[folderOf(name)] = (cases[folderOf(name)] ?? 0) + assertionResults.length;
  return {
    ...(folderOf ? { cases } : {}),
    passed: report.numPassedTests,
    failed: failed.length + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failed, ...broken.map(({ name }) => `${name} could not be run`)],
  };
}

/**
 * Counts of Playwright's JSON report; the file is removed. A test that only passed on a second try has failed.
 * `fileSeconds` has the seconds that the tests of each spec file took.
 */
export function playwrightCounts(path) {
  const report = reportAt(path);
  if (!report) return undefined;
  const failures = [];
  const fileSeconds = {};
  const visit = (suite, above) => {
    const title = [...above, suite.title].filter(Boolean);
    for (const spec of suite.specs ?? []) {
      const bad = spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
      if (bad) failures.push([...title, spec.title].join(' > '));
      for (const { duration } of spec.tests.flatMap(({ results = [] }) => results))
        fileSeconds[spec.file] = (fileSeconds[spec.file] ?? 0) + duration / 1000;
    }
    for (const inner of suite.suites ?? []) visit(inner, title);
  };
  for (const suite of report.suites) visit(suite, []);
  for (const error of report.errors ?? []) failures.push(String(error.message).split('\n')[0]);
  const { expected, skipped, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + (report.errors?.length ?? 0),
    skipped,
    failures,
    fileSeconds,
  };
}
