import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onInterrupt } from '../../scripts/parts/children.mjs';
import { at } from '../../scripts/parts/root.mjs';
import { copyFilledLab } from '../../scripts/parts/filledLab.mjs';
import { startSites } from '../../scripts/parts/sites.mjs';
import { freePorts } from '../fixtures/ports.ts';

/** Starts the built sites with a database of their own; what they print goes to `test-results/sites.log`. */
export default async function startSitesForFlows(): Promise<() => Promise<void>> {
  for (const built of ['apps/lab/dist/demo.js', 'apps/host/server/dist/main.js', 'apps/host/dist/index.html'])
    if (!existsSync(at(built)))
      throw new Error(`ta: ${built} is missing, so no flow can be tried. Run: npm run build`);
  onInterrupt();
  const [host, lab, demo] = await freePorts(3);
  const data = mkdtempSync(join(tmpdir(), 'ta-flows-'));
  await copyFilledLab(data);
  Object.assign(process.env, {
    TA_HOST_PORT: String(host),
    TA_LAB_PORT: String(lab),
    TA_DEMO_PORT: String(demo),
    TA_DATA_DIR: data,
  });
  // The sites of the tests are the demonstration, whatever the shell is set to.
  for (const name of [
    'TA_NOW',
    'TA_CONFIG',
    'TA_BIND',
    'DATABASE_URL',
    'TA_HOST_ORIGIN',
    'TA_LAB_ORIGIN',
    'TA_DEMO_ORIGIN',
  ])
    delete process.env[name];

  mkdirSync(at('test-results'), { recursive: true });
  const log = createWriteStream(at('test-results/sites.log'));
  const sites = await startSites({
    onOutput: (_name: string, chunk: Buffer) => void log.write(chunk),
    limit: 120,
  });
  const finish = () => {
    log.end();
    rmSync(data, { recursive: true, force: true });
  };
  if (!('stop' in sites)) {
    finish();
    throw new Error(`ta: the ${sites.failed} did not start; see test-results/sites.log`);
  }
  return async () => {
    await sites.stop();
    finish();
  };
}
