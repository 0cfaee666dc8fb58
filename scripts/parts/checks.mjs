import { readdirSync } from 'node:fs';
import { at, has, tool } from './root.mjs';

/** Folders that have their own compiler options. */
function workspaces() {
  const inside = (dir) => (has(dir) ? readdirSync(at(dir)).map((name) => `${dir}/${name}`) : []);
  return [...inside('packages'), ...inside('apps'), 'apps/host/server', 'tests'];
}

/** `tsc -p` of every tsconfig*.json of every workspace, those for building aside. */
export function typeChecks() {
  return workspaces().flatMap((dir) =>
    readdirSync(at(dir))
      .filter((name) => /^tsconfig(\.[\w-]+)?\.json$/.test(name) && name !== 'tsconfig.build.json')
      .map((name) => ({
        name: `types ${dir}${name === 'tsconfig.json' ? '' : ` (${name})`}`,
        command: tool('tsc', '-p', `${dir}/${name}`),
        limit: 120,
      })),
  );
}

/** Style: the linter and the formatter, which never change a file here. */
export function styleChecks() {
  return [
    { name: 'lint', command: tool('oxlint', '--deny-warnings', '--format=stylish', '.'), limit: 60 },
    { name: 'format', command: tool('prettier', '--check', '--log-level', 'warn', '.'), limit: 120 },
  ];
}

/**
 * The vitest suites, in two lanes that the gate runs side by side, one for each of two cores. `unit` ones need neither a
 * browser nor a build and belong to `npm run check`, restricted to `quick` projects where a suite has more than those.
 */
const suites = [
  { name: 'core', dir: 'packages/core', limit: 240, unit: true },
  { name: 'widgets', dir: 'packages/widgets', limit: 600, unit: true, quick: ['widgets-node'] },
  { name: 'scene', dir: 'packages/scene', limit: 240, unit: true },
  { name: 'sites', dir: 'apps/host/server', limit: 120, unit: true },
  { name: 'host', dir: 'apps/host', limit: 240, unit: true },
  {
    name: 'across packages',
    dir: 'tests',
    limit: 900,
    unit: true,
    projects: ['!gateway*'],
    quick: ['house', 'commands'],
  },
  { name: 'lab', dir: 'apps/lab', limit: 600, unit: true, lane: 1 },
  { name: 'gateway', dir: 'tests', limit: 900, lane: 1, projects: ['gateway*'] },
];

/** Suites that have a vitest configuration; `quick` leaves what `npm run check` does not run. */
export function vitestSuites({ quick = false } = {}) {
  return suites
    .filter(({ dir, unit }) => has(dir, 'vitest.config.ts') && (!quick || unit))
    .map(({ name, dir, limit, lane = 0, projects = [], quick: few }) => ({
      name,
      dir,
      limit,
      lane,
      args: ((quick && few) || projects).map((project) => `--project=${project}`),
    }));
}
