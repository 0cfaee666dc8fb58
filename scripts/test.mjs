// npm test: the whole gate. Installs what is missing, then types, lint, unit, contract, browser and flow tests.
// The last line is `N passed, N failed` (and `, N skipped` when an optional engine is missing).
import { mkdirSync } from 'node:fs';
import { onInterrupt, run } from './parts/children.mjs';
import { styleChecks, typeChecks, vitestSuites } from './parts/checks.mjs';
import { playwrightCounts, tally, vitestCounts } from './parts/counts.mjs';
import { ensureEngines, howToGetChromium } from './parts/engines.mjs';
import { ensureInstalled, requireNode } from './parts/install.mjs';
import { at, has, root, tool } from './parts/root.mjs';
import { build } from './parts/targets.mjs';

requireNode();
onInterrupt();
const counts = tally();
const reports = at('test-results');
mkdirSync(reports, { recursive: true });

await ensureInstalled();
const engines = await ensureEngines();
const env = { ...engines.env, CI: process.env.CI ?? 'true' };

heading('build');
const unbuilt = await build();
for (const name of unbuilt) counts.fail(`build of ${name}`);

for (const check of [...styleChecks(), ...typeChecks()]) {
  heading(check.name);
  const { code } = await run(...check.command, { cwd: root, env, limit: check.limit });
  counts.command(check.name, code === 0);
}
const suites = vitestSuites();
// What a lane's servers listen on is looked for in a range of its own.
const lanes = [...new Set(suites.map(({ lane }) => lane))];
await Promise.all(
  lanes.map(async (lane) => {
    for (const suite of suites.filter((one) => one.lane === lane)) await test(suite);
  }),
);
if (has('tests/playwright.config.ts') && engines.chromium) {
  heading('flows');
  const report = `${reports}/flows.json`;
  const command = tool('playwright', 'test', '--reporter=list,json');
  const outcome = await run(...command, {
    cwd: at('tests'),
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limit: 1500,
  });
  counts.suite('flows', outcome, playwrightCounts(report));
}

heading('result');
if (!engines.chromium) {
  console.log(howToGetChromium);
  counts.fail('a browser');
}
for (const notice of engines.missing) console.log(notice);
for (const failure of counts.failures) console.log(`failed: ${failure}`);
process.exitCode = counts.total.failed > 0 ? 1 : 0;
console.log(counts.line());

/** One suite; what it prints comes in one piece at its end. */
async function test({ name, dir, limit, lane, args }) {
  const report = `${reports}/${name.replace(/\W/g, '-')}.json`;
  const command = tool(
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  const outcome = await run(...command, {
    cwd: at(dir),
    env: { ...env, TA_TEST_PORTS: String(5600 + 100 * lane) },
    limit,
    quiet: true,
  });
  heading(`tests of ${name}`);
  process.stdout.write(outcome.output);
  counts.suite(name, outcome, vitestCounts(report));
}

function heading(title) {
  console.log(`\n=== ${title}`);
}
