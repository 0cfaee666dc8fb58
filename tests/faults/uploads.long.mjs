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
const child = spawn('npx', ['vitest', 'run', '--project', 'faults', 'faults/uploads.'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, TA_LONG: '1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let rest = '';
child.stdout.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(text);
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  told.push(...lines.filter((line) => /^(kill -9|cuts|power|full disk|two labs)\b.*\d/.test(line)));
});
child.once('exit', (code) => {
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`\nUploads under faults, long form, ${minutes} minutes: ${code === 0 ? 'all held' : 'FAILED'}`);
  for (const line of told) console.log(`  ${line}`);
  process.exit(code ?? 1);
});
