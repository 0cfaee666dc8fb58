import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. Everything under `scripts/` is plain Node: it runs before anything is installed. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Absolute path of something in the repository. */
export function at(...parts) {
  return join(root, ...parts);
}

/** Whether a path of the repository exists. */
export function has(...parts) {
  return existsSync(at(...parts));
}

/** A JSON file of the repository, parsed. */
export function readJson(...parts) {
  return JSON.parse(readFileSync(at(...parts), 'utf8'));
}

/** Command line tools by the file that Node runs: no shell and no `.bin` link between us and the process id. */
const tools = {
  tsc: 'node_modules/typescript/bin/tsc',
  tsup: 'node_modules/tsup/dist/cli-default.js',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

/** `[command, args]` that runs a tool with this very Node. */
export function tool(name, ...args) {
  return [process.execPath, [at(tools[name]), ...args]];
}

/** `[command, args]` that runs npm: the one that started us, else the one on the path. */
export function npm(...args) {
  const self = process.env.npm_execpath;
  return self?.endsWith('.js') ? [process.execPath, [self, ...args]] : ['npm', args];
}
