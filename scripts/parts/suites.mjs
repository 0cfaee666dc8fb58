import { at, readJson, tool } from './root.mjs';

/**
 * The test suites of the gate. Each is one process: a runner's start and its imports are paid once.
 *
 * - `args`: projects of the vitest configuration in `dir`; `quick` replaces them for `npm run check`, which runs the
 *   suites that have it.
 * - `needs`: jobs of the gate that come before: `build`, `data` (the demonstration data), `postgres` (a server with
 *   that data), `sites` (the built sites, running).
 * - `byFolder`: its test cases are counted by folder; otherwise all under its name.
 * - `slots`: how many of the gate's slots it takes; `limit`: seconds until it is stopped.
 * - `full`: the gate has no time for it; `npm run test:full` runs it.
 */
export const suites = [
  { name: 'unit', dir: '.', args: [], quick: [], byFolder: true, needs: ['data'], limit: 600 },
  {
    name: 'widgets',
    dir: 'packages/widgets',
    args: ['widgets', 'widgets-preact', 'widgets-node'],
    quick: ['widgets-node'],
    limit: 600,
  },
  {
    name: 'widgets on the other stack',
    dir: 'packages/widgets',
    args: ['widgets-other', 'widgets-preact-other'],
    full: true,
    limit: 900,
  },
  { name: 'gateway', dir: 'tests', args: ['gateway'], needs: ['build', 'data'], limit: 900 },
  {
    name: 'gateway on PostgreSQL',
    dir: 'tests',
    args: ['gateway on PostgreSQL'],
    needs: ['build', 'postgres'],
    limit: 600,
  },
  {
    name: 'faults',
    dir: 'tests',
    args: ['faults'],
    needs: ['build', 'data', 'postgres'],
    full: true,
    limit: 900,
  },
  {
    name: 'built',
    dir: 'tests',
    byFolder: true,
    args: ['packages', 'sizes'],
    needs: ['build', 'data'],
    limit: 600,
  },
  { name: 'engines', dir: 'tests', args: ['engines'], needs: ['sites'], limit: 300 },
  {
    name: 'flows',
    dir: 'tests',
    runner: 'playwright',
    args: ['journeys'],
    needs: ['sites'],
    slots: 2,
    limit: 900,
  },
  {
    name: 'further flows',
    dir: 'tests',
    runner: 'playwright',
    args: ['further flows'],
    needs: ['sites'],
    slots: 2,
    full: true,
    limit: 1500,
  },
];

const recorded = () => readJson('scripts/durations.json');

/** Seconds that a job of the gate took when the durations were recorded; 0 for a new one. */
export function expectedSeconds(name) {
  return recorded().jobs[name] ?? 0;
}

/** The command of a suite, which writes its report to a file. */
export function commandOf({ dir, args, runner }, report) {
  const projects = args.map((name) => `--project=${name}`);
  const command =
    runner === 'playwright'
      ? tool('playwright', 'test', ...projects, '--reporter=list,json')
      : tool(
          'vitest',
          'run',
          // Other suites use the other cores.
          '--maxWorkers=1',
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
