// A real lab: it begins with an empty database and the configuration that TA_CONFIG names.
import { sitesFrom } from '@trade-area/core/kernel';
import { defaultConfiguration } from './base/configuration.ts';
import { runProcess } from './server/runProcess.ts';
import { readSettings } from './server/settings.ts';
import { startLab } from './server/startLab.ts';

await runProcess(
  () => readSettings(process.env, process.argv.slice(2), defaultConfiguration(sitesFrom(process.env))),
  startLab,
);
