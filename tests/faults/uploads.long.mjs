// npm run faults: the upload faults in their long form (reliability D1, D2, D5, D8): 100 kills by signal 9, 200 cuts of
// the line, the same over an S3-compatible store, 100 power cuts, 50 full disks. Builds the lab first, prints what each
// counted at the end, and fails when one file is not identical by SHA-256 or one acknowledged byte is gone.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from '../../scripts/parts/targets.mjs';

const failed = await build();
if (failed.length > 0) {
  console.error(`ta: not built: ${failed.join(', ')}`);
  process.exit(1);
}
const began = Date.now();
const told = [];
let failures = 0;
const tests = fileURLToPath(new URL('..', import.meta.url));
const lab = fileURLToPath(new URL('../../apps/lab', import.meta.url));
await run(tests, ['--project', 'faults', 'faults/uploads.']);
await run(tests, ['--project', 'faults', 'faults/uploads.line.test.ts'], { TA_TEST_STORE: 'bucket' });
await run(lab, ['src/uploads/disk.test.ts']);

const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(
  `\nUploads under faults, long form, ${minutes} minutes: ${failures === 0 ? 'all held' : 'FAILED'}`,
);
for (const line of told) console.log(`  ${line}`);
process.exit(failures === 0 ? 0 : 1);

/** Vitest with the long rounds; keeps the lines in which a test says what it counted. */
function run(cwd, args, environment = {}) {
  const child = spawn('npx', ['vitest', 'run', ...args], {
    cwd,
    env: { ...process.env, TA_LONG: '1', NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    told.push(...lines.filter((line) => /^(kill -9|cuts|power|full disk|two labs)\b.*\d/.test(line)));
  });
  return new Promise((resolve) =>
    child.once('close', (code) => {
      if (code !== 0) failures += 1;
      resolve();
    }),
  );
}
