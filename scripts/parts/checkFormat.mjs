// The format of every file, as `npm run format` (Prettier) writes it. oxfmt formats like Prettier and takes one second where
// Prettier takes a minute of a processor, so Prettier reads only the files that oxfmt would change: it decides on those.
// Without oxfmt's program for this machine Prettier reads everything.
import { readFileSync } from 'node:fs';
import { run } from './children.mjs';
import { at, root, tool } from './root.mjs';

const options = { cwd: root, quiet: true };
const fast = await run(...tool('oxfmt', '--list-different', '-c', at('scripts/oxfmt.json'), '.'), options);
// 0: all are formatted; 1: the output lists those that differ.
const differing = fast.output.split('\n').filter((line) => isFile(line));
const isSure = fast.code === 0 || (fast.code === 1 && differing.length > 0);
if (!isSure) console.log(`ta: oxfmt did not run, so Prettier reads every file:\n${fast.output}`);
if (isSure && differing.length === 0) process.exit(0);
const { code, output } = await run(
  ...tool('prettier', '--check', '--log-level', 'warn', ...(isSure ? differing : ['.'])),
  options,
);
process.stdout.write(output);
process.exitCode = code;

function isFile(path) {
  try {
    return path !== '' && readFileSync(at(path)).length >= 0;
  } catch {
    return false;
  }
}
