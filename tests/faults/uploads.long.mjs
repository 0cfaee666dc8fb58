// npm run faults -- [--short] [name ...]: the upload faults in their long form (T-D1, T-D2, T-D5, T-D8): 100 kills
// by signal 9, 200 cuts of the line, the same over an S3-compatible store, 1,000 power cuts of a disk in memory, 40 of a
// whole lab, 50 full disks, 200 rounds in a browser. `--short` runs each as `npm test` does; names choose: processes,
// bucket, disk, browser. Builds first, prints what each counted at the end, and fails when one file is not identical by
// SHA-256 or one acknowledged byte is gone.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from '../../scripts/parts/targets.mjs';

const words = process.argv.slice(2);
const short = words.includes('--short');
const chosen = words.filter((word) => word !== '--short');
const tests = fileURLToPath(new URL('..', import.meta.url));
const lab = fileURLToPath(new URL('../../apps/lab', import.meta.url));
const parts = {
  processes: () => vitest(tests, ['--project', 'faults of uploads', 'faults/uploads.']),
  bucket: () =>
    vitest(tests, ['--project', 'faults of uploads', 'faults/uploads.line.test.ts'], {
      TA_TEST_STORE: 'bucket',
    }),
  disk: () => vitest(lab, ['src/files/disk.test.ts', 'src/files/blobStore.test.ts']),
  browser: () => run(tests, ['playwright', 'test', 'e2e/uploads.faults.spec.ts', '--workers=1']),
};
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `ta: there are no faults '${unknown.join(', ')}'. Those there are: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(2);
}
const failed = await build();
if (failed.length > 0) {
  console.error(`ta: not built: ${failed.join(', ')}`);
  process.exit(1);
}
const began = Date.now();
const told = [];
let failures = 0;
for (const [name, part] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) await part();

const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(
  `\nUploads under faults, ${short ? 'short' : 'long'} form, ${minutes} minutes: ${failures === 0 ? 'all held' : 'FAILED'}`,
);
for (const line of told) console.log(`  ${line}`);
process.exit(failures === 0 ? 0 : 1);

function vitest(cwd, args, environment) {
  return run(cwd, ['vitest', 'run', ...args], environment);
}

/** A runner with the long rounds; keeps the lines in which a test says what it counted. */
function run(cwd, args, environment = {}) {
  const child = spawn('npx', args, {
    cwd,
    env: { ...process.env, TA_LONG: short ? '' : '1', NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    told.push(
      ...lines.filter((line) => /^(kill -9|cuts|power|full disk|two labs|browser faults)\b.*\d/.test(line)),
    );
  });
  return new Promise((resolve) =>
    child.once('close', (code) => {
      if (code !== 0) failures += 1;
      resolve();
    }),
  );
}
