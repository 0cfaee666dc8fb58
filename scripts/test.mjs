// npm test: the whole gate. Installs what is missing, then builds, checks types, style and every suite side by side.
// `--full` runs what the gate has no time for, too (`npm run test:full`); `--record` writes the counts of test cases and
// the durations of this run to the repository.
// The last line is `N passed, N failed` (and `, N skipped` when an optional engine is missing).
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { lostCases, recordCases, recordedCases } from './parts/caseCounts.mjs';
import { styleChecks, typeChecks } from './parts/checks.mjs';
import { onInterrupt, run } from './parts/children.mjs';
import { playwrightCounts, tally, vitestCounts } from './parts/counts.mjs';
import { recordDurations } from './parts/durations.mjs';
import { ensureEngines, howToGetChromium } from './parts/engines.mjs';
import { filledLab } from './parts/filledLab.mjs';
import { ensureInstalled, requireNode } from './parts/install.mjs';
import { at, root } from './parts/root.mjs';
import { schedule } from './parts/schedule.mjs';
import { commandOf, expectedSeconds, folderOf, processesOf, slugOf, suites } from './parts/suites.mjs';
import { build } from './parts/targets.mjs';
import { createTempFolder } from './parts/tempFolder.mjs';
import { shellSettings, startTestSites } from './parts/testSites.mjs';

/** The gate may not grow past this, `npm ci` included. */
const longestMinutes = 12;

const began = Date.now();
requireNode();
onInterrupt();
const counts = tally();
const reports = at('test-results');
mkdirSync(reports, { recursive: true });

await ensureInstalled();
const engines = await ensureEngines();
const env = { ...engines.env, CI: process.env.CI ?? 'true' };
Object.assign(process.env, engines.env);
for (const name of shellSettings) delete process.env[name];
// The sites and every suite start their labs in it.
const disk = tmpdir();
process.env.TMPDIR = createTempFolder();
console.log(`Ready after ${timeSince(began)}.`);

const isFull = process.argv.includes('--full');
const isRecording = process.argv.includes('--record');
/** Seconds that each spec file took. */
const flowSeconds = {};
const chosen = suites.filter(
  ({ name, runner, full }) =>
    (!full || isFull) &&
    (runner !== 'playwright' || engines.chromium) &&
    (!/PostgreSQL|two labs/.test(name) || engines.env.TA_PG_BIN),
);
const jobs = [
  { name: 'build', work: buildAll },
  { name: 'data', work: () => filled('embedded') },
  ...(engines.env.TA_PG_BIN ? [{ name: 'postgres', needs: ['data'], work: () => filled('postgres') }] : []),
  ...[...styleChecks(), ...typeChecks()].map((check) => ({ name: check.name, work: () => runCheck(check) })),
  ...chosen
    .flatMap((suite) => processesOf(suite))
    .map((suite, index) => ({ ...suite, work: () => runSuite(suite, index) })),
].map((job) => ({ seconds: expectedSeconds(job.name), ...job }));
/** Jobs wait for pages and disks a third of their time: on two cores two and a part of a third run side by side. */
const slotsOfCore = 4 / 3;
const seconds = await schedule(jobs, Math.max(2, Math.min(4, availableParallelism())) * slotsOfCore);
for (const { name } of jobs)
  if (!(name in seconds)) counts.fail(`${name}: not run, because of a failure above`);

heading('result');
if (!engines.chromium) {
  console.log(howToGetChromium);
  counts.fail('a browser');
}
for (const notice of engines.missing) console.log(notice);
report();
const minutes = (Date.now() - began) / 60_000;
if (!isFull && minutes > longestMinutes) {
  const tooLong = `the gate took ${timeSince(began)}: it may take ${longestMinutes} minutes at most on two free cores`;
  // A busy machine makes no change wrong; what is recorded as the gate's time must keep to the limit.
  if (isRecording) counts.fail(tooLong);
  else console.log(`ta: ${tooLong}`);
}
for (const failure of counts.failures) console.log(`failed: ${failure}`);
writeFileSync(`${reports}/run.json`, JSON.stringify({ jobs: seconds, failures: counts.failures }));
const all = Object.values(counts.cases).reduce((sum, cases) => sum + cases, 0);
console.log(`${all} test cases, ${timeSince(began)}${isFull ? '' : ` of ${longestMinutes} min at most`}`);
process.exitCode = counts.total.failed > 0 ? 1 : 0;
console.log(counts.line());

/** Records this run when asked to; otherwise compares its counts with the recorded ones. */
function report() {
  const longest = Object.entries(seconds).sort(([, a], [, b]) => b - a);
  for (const [name, took] of longest.slice(0, 12))
    console.log(`  ${String(Math.round(took)).padStart(4)} s  ${name}`);
  if (isRecording) {
    recordCases({ ...recordedCases(), ...counts.cases });
    // The durations of flows are those of their files.
    const withFiles = new Set(jobs.filter(({ files }) => files).map(({ name }) => name));
    const jobSeconds = Object.fromEntries(longest.filter(([name]) => !withFiles.has(name)));
    recordDurations({ jobs: jobSeconds, flows: flowSeconds });
  } else for (const lost of lostCases(counts.cases, recordedCases())) counts.fail(lost);
}

async function buildAll() {
  const unbuilt = await build();
  for (const name of unbuilt) counts.fail(`build of ${name}`);
  return unbuilt.length === 0;
}

async function filled(kind) {
  return attempt(`demonstration data (${kind})`, () => filledLab(kind));
}

/** Whether something worked; a failure is counted under its name. */
async function attempt(name, work) {
  try {
    await work();
    return true;
  } catch (error) {
    heading(name);
    console.error(error);
    counts.fail(name);
    return false;
  }
}

/** The sites that a suite visits; undefined, and a failure under the suite's name, when they do not start. */
async function sitesFor({ name }, ports) {
  let sites;
  await attempt(`the sites of ${name}`, async () => {
    sites = await startTestSites({ log: `sites-${slugOf(name)}`, ports });
  });
  return sites;
}

/** A check without cases of its own; its output is shown in one piece. */
async function runCheck({ name, command, limit }) {
  const { code, output, seconds: took } = await run(...command, { cwd: root, env, limit, quiet: true });
  heading(`${name} (${took.toFixed(1)} s)`);
  process.stdout.write(output);
  counts.command(name, code === 0);
}

/** One suite; its output is shown in one piece. */
async function runSuite(suite, index) {
  const path = `${reports}/${slugOf(suite.name)}.json`;
  const { command, cwd, env: own } = commandOf(suite, path);
  // The servers of a suite listen in a range of ports of its own.
  const ports = 5600 + 60 * index;
  // Sites that no other process uses: what flows find does not depend on what others do at the same time.
  const sites = suite.visitsSites ? await sitesFor(suite, ports) : undefined;
  if (suite.visitsSites && !sites) return;
  const outcome = await run(...command, {
    cwd,
    env: {
      ...env,
      ...own,
      ...sites?.env,
      TA_TEST_PORTS: String(ports),
      ...(suite.onDisk ? { TMPDIR: disk } : {}),
    },
    limit: suite.limit,
    quiet: true,
  });
  await sites?.stop();
  heading(`tests of ${suite.name} (${outcome.seconds.toFixed(0)} s)`);
  process.stdout.write(outcome.output);
  const counted =
    suite.runner === 'playwright' ? playwrightCounts(path) : vitestCounts(path, suite.byFolder && folderOf);
  Object.assign(flowSeconds, counted?.fileSeconds);
  counts.suite(suite.suite, outcome, counted);
}

function heading(title) {
  console.log(`\n=== ${title}`);
}

function timeSince(start) {
  const total = Math.round((Date.now() - start) / 1000);
  return `${Math.floor(total / 60)} min ${String(total % 60).padStart(2, '0')} s`;
}
