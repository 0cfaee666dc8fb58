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
        limit: 600,
      })),
  );
}

/** Style: the linter and the formatter, which never change a file here. */
export function styleChecks() {
  return [
    { name: 'lint', command: tool('oxlint', '--deny-warnings', '--format=stylish', '.'), limit: 60 },
    { name: 'format', command: [process.execPath, [at('scripts/parts/checkFormat.mjs')]], limit: 120 },
  ];
}
