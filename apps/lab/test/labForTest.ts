import { execFileSync } from 'node:child_process';
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manualClock } from '@trade-area/core/kernel';
import { demonstrationConfiguration } from '../demo/configuration.ts';
import { rememberSynced } from '../src/database/syncedMark.ts';
import { startDemonstration } from '../demo/start.ts';
import type { LabConfiguration } from '../src/base/configuration.ts';

const fillLab = fileURLToPath(new URL('../../../scripts/fillLab.mjs', import.meta.url));

/**
 * A lab with the demonstration data in a new folder, whose clock the test moves; `logged` is what it said. Its own rounds
 * never come due: the test does them, and nothing else is under way.
 */
export async function labForTest({ mail }: { readonly mail?: Partial<LabConfiguration['mail']> } = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ta-lab-'));
  // A copy of data that is filled in once a day: filling takes 15 s of a processor, copying less than one.
  const filled = execFileSync(process.execPath, [fillLab], { encoding: 'utf8' }).trim();
  cpSync(filled, dataFolder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  // Test data need not outlive the machine.
  rememberSynced(join(dataFolder, 'db'));
  const site = 'http://localhost:5200';
  const config = demonstrationConfiguration({ portal: site, lab: site, demo: site });
  const clock = manualClock(new Date().toISOString());
  const logged: { message: string; fields: Readonly<Record<string, string | number>> }[] = [];
  const running = await startDemonstration(
    {
      port: 0,
      dataFolder,
      databaseUrl: '',
      fixedNow: null,
      orders: 0,
      reset: false,
      config: { ...config, mail: { ...config.mail, ...mail } },
    },
    {
      passwordCost: { N: 1024, r: 8, p: 1 },
      clock: { now: clock.now, after: () => () => undefined },
      log: (_level, message, fields = {}) => void logged.push({ message, fields }),
    },
  );
  return {
    lab: running.lab,
    jobs: running.jobs,
    base: `http://localhost:${running.port}`,
    clock,
    logged,
    dataFolder,
    async stop() {
      await running.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
