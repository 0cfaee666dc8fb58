import { recordedDurations } from './durations.mjs';
import { balancedLists, furtherFlows, journeys } from './flows.mjs';
import { at, tool } from './root.mjs';

/**
 * The test suites of the gate. Each is one process: a runner's start and its imports are paid once.
 *
 * - `args`: projects of the vitest configuration in `dir`; `quick` replaces them for `npm run check`, which runs the
 *   suites that have it.
 * - `needs`: jobs of the gate that come before: `build`, `data` (the demonstration data), `postgres` (a server with
 *   that data).
 * - `visitsSites`: each of its processes has the built sites running, with data of its own.
 * - `byFolder`: its test cases are counted by folder; otherwise all under its name.
 * - `files`: spec files of Playwright, which the gate runs as two processes of one worker each (`processesOf`).
 * - `onDisk`: its temporary files stay on the disk, because it fills the disk or cuts it off, or because it installs
 *   programs there, which many systems do not start from memory (`noexec`).
 * - `limit`: seconds until it is stopped because it hangs: at least twice what it takes on a slow machine.
 * - `full`: the gate has no time for it; `npm run test:full` runs it.
 */
export const suites = [
  { name: 'unit', dir: '.', args: [], quick: [], byFolder: true, needs: ['data'], limit: 1200 },
  {
    name: 'widgets',
    dir: 'packages/widgets',
    args: ['widgets', 'widgets-alone', 'widgets-preact', 'widgets-node'],
    quick: ['widgets-node'],
    limit: 1200,
  },
  {
    name: 'widgets on the other stack',
    dir: 'packages/widgets',
    args: ['widgets-other', 'widgets-preact-other'],
    full: true,
    limit: 1800,
  },
  { name: 'gateway', dir: 'tests', args: ['gateway'], needs: ['build', 'data'], limit: 1800 },
  {
    name: 'gateway, long',
    dir: 'tests',
    args: ['gateway, long'],
    needs: ['build', 'data'],
    full: true,
    limit: 2400,
  },
  {
    name: 'lab, long',
    dir: 'tests',
    args: ['lab, built', 'lab, long'],
    needs: ['build', 'data'],
    full: true,
    limit: 1800,
  },
  {
    name: 'gateway on PostgreSQL',
    dir: 'tests',
    args: ['gateway on PostgreSQL'],
    needs: ['build', 'postgres'],
    limit: 1200,
  },
  {
    name: 'money on PostgreSQL',
    dir: 'tests',
    args: ['money on PostgreSQL'],
    needs: ['build', 'postgres'],
    full: true,
    limit: 1800,
  },
  {
    name: 'gateway on two labs',
    dir: 'tests',
    args: ['gateway on two labs'],
    needs: ['build', 'postgres'],
    full: true,
    limit: 1800,
  },
  {
    name: 'sessions and files on two labs',
    dir: 'tests',
    args: ['sessions and files on two labs'],
    needs: ['build', 'postgres'],
    full: true,
    limit: 1800,
  },
  {
    name: 'faults',
    dir: 'tests',
    args: ['faults'],
    needs: ['build', 'data', 'postgres'],
    onDisk: true,
    full: true,
    limit: 1800,
  },
  {
    name: 'faults of servers',
    dir: 'tests',
    args: ['faults of servers'],
    needs: ['build', 'data', 'postgres'],
    onDisk: true,
    full: true,
    limit: 1800,
  },
  {
    name: 'faults of uploads',
    dir: 'tests',
    args: ['faults of uploads'],
    needs: ['build', 'data', 'postgres'],
    onDisk: true,
    full: true,
    limit: 1800,
  },
  {
    name: 'built',
    dir: 'tests',
    byFolder: true,
    args: ['packages', 'sizes'],
    needs: ['build', 'data'],
    onDisk: true,
    limit: 1200,
  },
  {
    name: 'frameworks',
    dir: 'tests',
    args: ['frameworks'],
    needs: ['build', 'data'],
    onDisk: true,
    full: true,
    limit: 1800,
  },
  { name: 'expressions', dir: 'tests', args: ['expressions'], full: true, limit: 600 },
  {
    name: 'engines',
    dir: 'tests',
    args: ['engines'],
    needs: ['build', 'data'],
    visitsSites: true,
    full: true,
    limit: 600,
  },
  {
    name: 'flows',
    dir: 'tests',
    runner: 'playwright',
    args: ['journeys'],
    files: journeys,
    needs: ['build', 'data'],
    visitsSites: true,
    limit: 1800,
  },
  {
    name: 'further flows',
    dir: 'tests',
    runner: 'playwright',
    args: ['further flows'],
    files: furtherFlows(),
    needs: ['build', 'data'],
    visitsSites: true,
    full: true,
    limit: 3600,
  },
];

/** Seconds that a job of the gate took when the durations were recorded; 0 for a new one. */
export function expectedSeconds(name) {
  return recordedDurations().jobs[name] ?? 0;
}

/** Flows wait for pages half of their time: three processes leave a slot of the 8/3 to one other job. */
const flowProcesses = 3;
const slotsOfFlows = 5 / 3 / flowProcesses;

/**
 * The processes that run a suite: the suite itself, or three that divide its spec files by their recorded durations.
 * `seconds` is how long one is expected to take; `suite` is the name that its test cases count under.
 */
export function processesOf(suite, recorded = recordedDurations().flows) {
  if (!suite.files) return [{ ...suite, suite: suite.name, seconds: expectedSeconds(suite.name) }];
  return balancedLists(suite.files, recorded, flowProcesses).map((list, index) => ({
    ...suite,
    ...list,
    suite: suite.name,
    name: `${suite.name}, ${index + 1} of ${flowProcesses}`,
    slots: slotsOfFlows,
  }));
}

/** The file name of a suite's report and artifacts. */
export const slugOf = (name) => name.replace(/\W+/g, '-');

/** The command of a suite, which writes its report to a file. */
export function commandOf({ name, dir, args, runner, files = [] }, report) {
  const projects = args.map((project) => `--project=${project}`);
  const command =
    runner === 'playwright'
      ? tool(
          'playwright',
          'test',
          ...files,
          ...projects,
          // Each process is one worker and empties a folder of its own.
          '--workers=1',
          `--output=${at('test-results', slugOf(name))}`,
          '--reporter=list,json',
        )
      : tool(
          'vitest',
          'run',
          // Other suites use the other cores.
          '--maxWorkers=1',
          // One process runs hundreds of files: a larger young generation saves a tenth of its processor time.
          '--execArgv=--max-semi-space-size=64',
          ...projects,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${report}`,
        );
  return { command, cwd: at(dir), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
}

/** The folder that a test file of a suite counts under: `packages/core`, `apps/lab`, `tests/house`. */
export function folderOf(path) {
  return path
    .slice(at().length + 1)
    .split(/[\\/]/, 2)
    .join('/');
}
