import { writeFileSync } from 'node:fs';
import { at, readJson } from './root.mjs';

const path = 'docs/test-counts.json';

/**
 * Suites that ran fewer test cases than `docs/test-counts.json` records, as sentences. A suite that did not run because
 * its engine is missing is not compared.
 *
 * @param {Record<string, number>} counted test cases by suite
 * @param {Record<string, number>} recorded
 */
export function lostCases(counted, recorded) {
  return Object.entries(recorded)
    .filter(([suite, cases]) => suite in counted && counted[suite] < cases)
    .map(
      ([suite, cases]) =>
        `test cases of ${suite}: ${counted[suite]}, and ${cases} are recorded in ${path}. Where the loss is meant: npm test -- --record`,
    );
}

export const recordedCases = () => readJson(path);

/** Records what a whole gate counted. */
export function recordCases(counted) {
  const sorted = Object.fromEntries(Object.entries(counted).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(at(path), `${JSON.stringify(sorted, null, 2)}\n`);
}
