import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFilledLab } from './filledLab.mjs';
import { freePorts } from './ports.mjs';
import { at } from './root.mjs';
import { startSites } from './sites.mjs';

/** Set while the sites of the tests run: suites that are started then use them instead of starting their own. */
export const sitesRunning = 'TA_TEST_SITES';

/** Settings of a person's shell that the sites of the tests ignore: these sites are the demonstration. */
export const shellSettings = [
  'TA_NOW',
  'TA_CONFIG',
  'TA_BIND',
  'TA_TRUSTED_PROXIES',
  'DATABASE_URL',
  'TA_HOST_ORIGIN',
  'TA_LAB_ORIGIN',
  'TA_DEMO_ORIGIN',
];

/**
 * Starts the built sites on free ports with a copy of the demonstration data; what they print goes to a file in
 * `test-results`.
 *
 * @param {object} [options]
 * @param {string} [options.configuration] a file for `TA_CONFIG`
 * @param {string} [options.log] name of the file of what they print, without `.log`
 * @param {number} [options.ports] the first of the ports that they may use: two that start at once need two ranges
 *
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>} `env` leads a suite to them,
 *   to their data folder (`TA_DATA_DIR`) and to the file of what they print (`TA_SITES_LOG`)
 * @throws Error when something is not built or a site does not start
 */
export async function startTestSites({ configuration, log: name = 'sites', ports } = {}) {
  for (const built of ['apps/lab/dist/demo.js', 'apps/host/server/dist/main.js', 'apps/host/dist/index.html'])
    if (!existsSync(at(built)))
      throw new Error(`ta: ${built} is missing, so no flow can be tried. Run: npm run build`);
  const [host, lab, demo] = await freePorts(3, ports);
  const data = mkdtempSync(join(tmpdir(), 'ta-flows-'));
  await copyFilledLab(data);
  const env = { TA_HOST_PORT: String(host), TA_LAB_PORT: String(lab), TA_DEMO_PORT: String(demo) };
  const unset = Object.fromEntries(shellSettings.map((setting) => [setting, undefined]));
  mkdirSync(at('test-results'), { recursive: true });
  const logPath = at(`test-results/${name}.log`);
  const log = createWriteStream(logPath);
  const sites = await startSites({
    env: { ...env, ...unset, TA_DATA_DIR: data, TA_CONFIG: configuration },
    onOutput: (_name, chunk) => void log.write(chunk),
    limit: 120,
  });
  const finish = () => {
    log.end();
    rmSync(data, { recursive: true, force: true });
  };
  if (!('stop' in sites)) {
    finish();
    throw new Error(`ta: the ${sites.failed} did not start; see test-results/${name}.log`);
  }
  return {
    env: { ...env, TA_DATA_DIR: data, TA_SITES_LOG: logPath, [sitesRunning]: '1' },
    async stop() {
      await sites.stop();
      finish();
    },
  };
}
