// The demonstration lab, which `npm start`, `npm run dev` and the tests run.
import { sitesFrom } from '@trade-area/core/kernel';
import { runProcess } from '../src/server/runProcess.ts';
import { readSettings } from '../src/server/settings.ts';
import { demonstrationConfiguration } from './configuration.ts';
import { startDemonstration } from './start.ts';

await runProcess(
  () => readSettings(process.env, process.argv.slice(2), demonstrationConfiguration(sitesFrom(process.env))),
  startDemonstration,
);
