import { writeFileSync } from 'node:fs';
import { at, readJson } from './root.mjs';

const path = 'scripts/durations.json';

/**
 * Durations of an earlier gate in seconds, by which the next one orders its work.
 *
 * @typedef {object} Durations
 * @property {Record<string, number>} jobs by name of the job
 * @property {Record<string, number>} flows by spec file below `tests`
 */

/** @returns {Durations} */
export const recordedDurations = () => readJson(path);

/**
 * The recorded durations with those of a run in their place, in whole seconds, longest first. Jobs and files that did
 * not run keep their record.
 *
 * @param {Durations} recorded
 * @param {Durations} measured
 * @returns {Durations}
 */
export function mergeDurations(recorded, measured) {
  const merge = (before, now) =>
    Object.fromEntries(
      Object.entries({ ...before, ...now })
        .map(([name, seconds]) => [name, Math.round(seconds)])
        .sort(([, a], [, b]) => b - a),
    );
  return {
    jobs: merge(recorded.jobs, measured.jobs),
    flows: merge(recorded.flows, measured.flows),
  };
}

/** Writes the durations of a whole gate into the repository. */
export function recordDurations(measured) {
  const merged = mergeDurations(recordedDurations(), measured);
  writeFileSync(at(path), `${JSON.stringify(merged, null, 2)}\n`);
}
