// A real lab: it begins with an empty database and the configuration that TA_CONFIG names. With a command
// (`create-staff`, `check`, `backup`, `restore`), it runs that and ends.
import { sitesFrom } from '@trade-area/core/kernel';
import { defaultConfiguration } from './base/configuration.ts';
import { printNextSteps } from './commands/nextSteps.ts';
import { commandOf } from './commands/commands.ts';
import { runCommand } from './server/runCommand.ts';
import { runProcess } from './server/runProcess.ts';
import { readSettings } from './server/settings.ts';
import { startLab } from './server/startLab.ts';

const read = () => readSettings(process.env, [], defaultConfiguration(sitesFrom(process.env)));

await runCommand(async () => {
  const command = commandOf(process.argv.slice(2));
  if (command) return command(read());
  await runProcess(read, (settings, options) => startLab(settings, { ...options, fill: printNextSteps }));
  return 0;
});
