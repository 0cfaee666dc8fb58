// The long form of the upload faults: 100 kills, 200 cuts (reliability D1, D5). `node tests/faults/uploads.long.mjs`
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const child = spawn(
  'npx',
  ['vitest', 'run', '--project', 'faults', 'faults/uploads.kill.test.ts', 'faults/uploads.line.test.ts'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, TA_LONG: '1' },
    stdio: 'inherit',
  },
);
child.once('exit', (code) => process.exit(code ?? 1));
