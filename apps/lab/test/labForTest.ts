import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@trade-area/core/kernel';
import { copyFilledLab } from '../../../scripts/parts/filledLab.mjs';
import { demonstrationConfiguration } from '../demo/configuration.ts';
import { startDemonstration } from '../demo/start.ts';
import type { LabConfiguration } from '../src/base/configuration.ts';

/**
 * A lab with the demonstration data in a new folder, whose clock the test moves; `logged` is what it said. Its own rounds
 * never come due: the test does them, and nothing else is under way.
 */
export async function labForTest({ mail }: { readonly mail?: Partial<LabConfiguration['mail']> } = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ta-lab-'));
  await copyFilledLab(dataFolder);
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
