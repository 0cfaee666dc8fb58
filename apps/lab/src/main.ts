// A real lab: it begins with an empty database and the configuration that TA_CONFIG names. With a command (`backup`,
// `restore`), it runs that and ends.
import { sitesFrom } from '@trade-area/core/kernel';
import { defaultConfiguration } from './base/configuration.ts';
import { backupCommand, restoreCommand } from './server/backupCommands.ts';
import { runCommand } from './server/runCommand.ts';
import { runProcess } from './server/runProcess.ts';
import { readSettings } from './server/settings.ts';
import { startLab } from './server/startLab.ts';

const commands = { backup: backupCommand, restore: restoreCommand };
const [name = '', ...args] = process.argv.slice(2);
const read = () =>
  readSettings(process.env, process.argv.slice(2), defaultConfiguration(sitesFrom(process.env)));

if (name === 'backup' || name === 'restore')
  await runCommand(() => commands[name]({ settings: read(), args, print: (line) => console.log(line) }));
else await runProcess(read, startLab);
