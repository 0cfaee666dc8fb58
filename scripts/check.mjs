// npm run check: types, lint, format and unit tests, before every commit.
import { availableParallelism } from 'node:os';
import { inParallel, onInterrupt, run } from './parts/children.mjs';
import { styleChecks, typeChecks } from './parts/checks.mjs';
import { ensureInstalled, requireNode } from './parts/install.mjs';
import { at, root, tool } from './parts/root.mjs';
import { suites } from './parts/suites.mjs';

onInterrupt();
requireNode();
await ensureInstalled();
const began = Date.now();
const units = suites
  .filter(({ quick }) => quick)
  .map(({ name, dir, limit, quick }) => ({
    name: `unit tests ${name}`,
    command: tool('vitest', 'run', '--reporter=dot', ...quick.map((project) => `--project=${project}`)),
    cwd: at(dir),
    limit,
  }));
// The longest first, so that the short ones fill the gaps.
const jobs = [...units, ...styleChecks(), ...typeChecks()].map((check) => async () => {
  const { code, output, seconds } = await run(...check.command, {
    cwd: check.cwd ?? root,
    limit: check.limit,
    quiet: true,
    env: { CI: 'true' },
  });
  const tests = /^\s*Tests\s+(.*)$/m.exec(output)?.[1];
  console.log(
    `${code === 0 ? '  ok  ' : 'FAILED'}  ${check.name}${tests ? `: ${tests}` : ''} (${seconds.toFixed(1)} s)`,
  );
  if (code !== 0) console.log(output.trimEnd());
  return { name: check.name, ok: code === 0 };
});
const results = await inParallel(jobs, Math.max(2, availableParallelism()));
const failed = results.filter(({ ok }) => !ok);
const summary = failed.length > 0 ? `failed: ${failed.map(({ name }) => name).join(', ')}` : 'all fine';
console.log(
  `check: ${results.length - failed.length} of ${results.length} in ${((Date.now() - began) / 1000).toFixed(1)} s, ${summary}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
