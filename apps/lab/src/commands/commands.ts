import { StartFailure } from '../base/startFailure.ts';
import { openDatabase } from '../database/open.ts';
import { createPasswordHasher } from '../identity/passwords.ts';
import { backupCommand, restoreCommand } from '../server/backupCommands.ts';
import { requirePurpose } from '../server/requirePurpose.ts';
import type { Settings } from '../server/settings.ts';
import { check, readMailTo } from './check/check.ts';
import { createStaff, readNewStaff } from './createStaff.ts';
import { exportFolder } from './import/export.ts';
import { importFolder, readImportOptions } from './import/import.ts';
import { readPassword } from './readPassword.ts';

interface Command {
  readonly settings: Settings;
  readonly args: readonly string[];
  readonly print: (line: string) => void;
}

/** The commands of a real lab, by name. Each answers the exit code of the process. */
const commands: Readonly<Record<string, (command: Command) => Promise<number>>> = {
  async 'create-staff'({ settings, args, print }) {
    const person = readNewStaff(args);
    const password = await readPassword(`Password of ${person.email}: `);
    const database = await openDatabase({ dataFolder: settings.dataFolder, url: settings.databaseUrl });
    try {
      await requirePurpose(database.queries, 'real');
      await createStaff(database.queries, person, { password, passwords: createPasswordHasher() });
    } finally {
      await database.close();
    }
    const desk = `${settings.config.portal.labOrigin}/staff/`;
    print(`${person.email} can sign in at ${desk} (${person.role}).`);
    return 0;
  },
  check: async ({ settings, args, print }) =>
    check(settings, {
      mailTo: readMailTo(args),
      trustedProxies: process.env['TA_TRUSTED_PROXIES'] ?? '',
      print,
    }),
  async import({ settings, args, print }) {
    const options = readImportOptions(args);
    const database = await openDatabase({ dataFolder: settings.dataFolder, url: settings.databaseUrl });
    try {
      await requirePurpose(database.queries, 'real');
      const { fixedNow, config } = settings;
      const { countries } = config;
      return await importFolder(database, options, {
        clock: { now: () => fixedNow ?? new Date() },
        print,
        countries,
      });
    } finally {
      await database.close();
    }
  },
  async export({ settings, args: [folder = ''], print }) {
    if (folder === '')
      throw new StartFailure(
        'export needs a folder.',
        'Usage: main.js export <folder>. The files: docs/import.md.',
      );
    const database = await openDatabase({ dataFolder: settings.dataFolder, url: settings.databaseUrl });
    try {
      await exportFolder(database.queries, folder, print);
    } finally {
      await database.close();
    }
    return 0;
  },
  backup: backupCommand,
  restore: restoreCommand,
};

/** The command that the arguments name; null = none, the lab is to start. @throws StartFailure for an unknown one. */
export function commandOf(args: readonly string[]): ((settings: Settings) => Promise<number>) | null {
  const [name, ...rest] = args;
  if (name === undefined) return null;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new StartFailure(
      name === '--reset'
        ? '--reset deletes the data of the demonstration; a real lab does not know it.'
        : `'${name}' is no command of the lab.`,
      `Commands: ${Object.keys(commands).join(', ')}. Without one, the lab starts.`,
    );
  return (settings) => command({ settings, args: rest, print: (line) => console.log(line) });
}
