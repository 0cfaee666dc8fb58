// npm run test:full: the gate, the suites that it has no time for and three browser engines, in about half an hour; the
// result goes to docs/test-full.md. npm run test:long (`--long`): what takes hours, the long forms (TA_LONG) of kills, cuts,
// full disks and load; the result goes to docs/test-long.md. The last line is the gate's, `N passed, N failed`,
// where each part beside the gate counts as one. `--record` is the gate's.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { onInterrupt, run } from './parts/children.mjs';
import { tally } from './parts/counts.mjs';
import { ensureEngines } from './parts/engines.mjs';
import { gateLine, resultPage } from './parts/fullResult.mjs';
import { ensureInstalled, requireNode } from './parts/install.mjs';
import { at, root, tool } from './parts/root.mjs';

requireNode();
onInterrupt();
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const changed = git('status', '--porcelain') === '' ? '' : ' with changes that are not committed';
const commit = `${git('rev-parse', '--short=12', 'HEAD')}${changed}`;
await ensureInstalled();
const engines = await ensureEngines({ all: true });
const env = { ...engines.env, CI: process.env.CI ?? 'true' };
const long = { ...env, TA_LONG: '1' };
const counts = tally();

const isLong = process.argv.includes('--long');
/** File in which the gate leaves the seconds of each job, and its failures. */
const runFile = at('test-results/run.json');

const gate = {
  name: 'gate, and the suites it has no time for',
  isGate: true,
  command: [
    process.execPath,
    [at('scripts/test.mjs'), '--full', ...process.argv.filter((word) => word === '--record')],
  ],
  env,
  minutes: 120,
};
/** Files of the `faults` project whose rounds `TA_LONG` makes longer, those of uploads aside. */
const longFaults = ['faults/kill', 'faults/messages.kill', 'faults/restart', 'faults/load'];
const longForms = [
  {
    name: 'upload faults, long',
    command: [process.execPath, [at('tests/faults/uploads.long.mjs')]],
    env: long,
    minutes: 240,
  },
  {
    name: 'kills, restarts and load, long',
    command: tool('vitest', 'run', '--project=faults', ...longFaults),
    cwd: at('tests'),
    env: long,
    minutes: 180,
  },
  {
    name: 'power cuts under database and uploads, long',
    command: tool('vitest', 'run', '--project=lab, long', 'src/server/powerLoss'),
    cwd: at('tests'),
    env: long,
    minutes: 300,
  },
  {
    name: 'every naughty string through every field',
    command: tool('vitest', 'run', '--project=gateway, long', 'gateway/hostileTexts'),
    cwd: at('tests'),
    env: { ...env, TA_ALL_TEXTS: '1' },
    minutes: 180,
  },
];
const parts = isLong ? longForms : [gate];
rmSync(runFile, { force: true });

const results = engines.missing.map((notice) => ({ name: 'engines', ok: false, result: notice, seconds: 0 }));
for (const { result } of results) counts.fail(result);
for (const part of parts) results.push(await runPart(part));
const command = isLong ? 'test:long' : 'test:full';
writeFileSync(
  at('docs', `${command.replace(':', '-')}.md`),
  resultPage({ command, date: new Date(), commit, results, line: counts.line(), ...readRun() }),
);

console.log(`\n=== result of ${command}`);
for (const { name, ok, result, seconds } of results)
  console.log(`  ${ok ? 'green' : 'RED  '}  ${name}: ${result} (${Math.round(seconds / 60)} min)`);
for (const failure of counts.failures) console.log(`failed: ${failure}`);
process.exitCode = counts.total.failed > 0 ? 1 : 0;
console.log(counts.line());

async function runPart({ name, isGate = false, command, cwd = root, env: own, minutes }) {
  console.log(`\n=== ${name}`);
  const { code, output, seconds } = await run(...command, { cwd, env: own, limit: minutes * 60 });
  const ok = code === 0;
  const inner = isGate ? gateLine(output) : undefined;
  if (inner) counts.add(inner);
  if (!inner || (!ok && inner.failed === 0)) counts.command(name, ok);
  return { name, ok, seconds, result: inner?.line ?? (ok ? 'passed' : `ended with code ${code}`) };
}

/** Reads the file of the gate; empty when the gate did not come to its end or was not asked for. */
function readRun() {
  try {
    return JSON.parse(readFileSync(runFile, 'utf8'));
  } catch {
    return {};
  }
}
