// npm run bench [name]: prints each benchmark's table and writes bench/results/<name>.json.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { pathToFileURL } from 'node:url';
import { measure } from './parts/measure.mjs';
import { onInterrupt } from './parts/children.mjs';
import { ensureInstalled, requireNode } from './parts/install.mjs';
import { at } from './parts/root.mjs';
import { build } from './parts/targets.mjs';

requireNode();
onInterrupt();
const known = readdirSync(at('bench'))
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''));
const [only] = process.argv.slice(2);
if (only && !known.includes(only)) {
  console.error(`ta: there is no benchmark '${only}'. Those there are: ${known.join(', ')}.`);
  process.exit(2);
}
await ensureInstalled();
// The peers, Lighthouse and the search libraries are large, and nothing but these benchmarks needs them.
if (!only || ['catalogue', 'lighthouse', 'search'].includes(only)) await ensureInstalled('bench');
const failed = await build();
if (failed.length > 0)
  console.error(`ta: the build of ${failed.join(', ')} failed; what needs it will fail too.`);

mkdirSync(at('bench/results'), { recursive: true });
for (const name of only ? [only] : known) {
  try {
    await runBenchmark(name);
  } catch (error) {
    process.exitCode = 1;
    console.error(`ta: benchmark ${name} failed: ${error.message}`);
  }
}
process.exit();

async function runBenchmark(name) {
  console.log(`\n=== ${name}`);
  const endings = [];
  const context = {
    orders: Number(process.env.TA_BENCH_ORDERS ?? 1_000_000),
    onEnd: (work) => endings.push(work),
  };
  try {
    const { cases } = await import(pathToFileURL(at('bench', `${name}.bench.mjs`)).href);
    const results = [];
    for (const each of await cases(context)) {
      const result = { ...(await measure(each, each)), ...each.details?.() };
      print(result);
      results.push(result);
    }
    const machine = {
      processor: cpus()[0]?.model,
      cores: cpus().length,
      memoryGB: Math.round(totalmem() / 2 ** 30),
      node: process.version,
      system: `${process.platform} ${process.arch}`,
    };
    const report = { name, at: new Date().toISOString(), machine, orders: context.orders, cases: results };
    writeFileSync(at('bench/results', `${name}.json`), `${JSON.stringify(report, null, 2)}\n`);
    console.log(`  written to bench/results/${name}.json`);
  } finally {
    for (const end of endings.toReversed()) await end();
  }
}

function print({ title, unit, runs, ours, reference, ratio, target, met }) {
  const verdict = met === null ? '' : met ? '  met' : '  MISSED';
  console.log(`  ${title} (${unit}, ${runs} runs)`);
  const row = (label, name, { median, q1, q3 }, more = '') =>
    console.log(
      `    ${label.padEnd(9)}  ${name.padEnd(28)}  median ${figure(median)}  quartiles ${figure(q1)} ${figure(q3)}${more}`,
    );
  if (reference) row('reference', reference.name, reference);
  row(
    'ours',
    ours.name,
    ours,
    ours.samples > runs ? `  p50 ${figure(ours.p50)}  p99 ${figure(ours.p99)}` : '',
  );
  if (ratio) row('ratio', '', ratio);
  if (target) console.log(`    target     ${target}${verdict}`);
}

function figure(value) {
  const digits = value >= 1000 ? 0 : value >= 100 ? 1 : value >= 10 ? 2 : 3;
  return value.toFixed(digits).padStart(8);
}
