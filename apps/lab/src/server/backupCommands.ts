import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartFailure } from '../base/startFailure.ts';
import { holderOf } from '../database/lock.ts';
import { openDatabase } from '../database/open.ts';
import { backUpLab } from '../files/backup/backUp.ts';
import { readManifest } from '../files/backup/manifest.ts';
import { requestBackup } from '../files/backup/request.ts';
import { restoreLab } from '../files/backup/restore.ts';
import type { Settings } from './settings.ts';

interface Command {
  readonly settings: Settings;
  readonly args: readonly string[];
  readonly print: (line: string) => void;
}

/** `backup <folder>`: backs up the lab of these settings, whether it runs or not. @returns the exit code. */
export async function backupCommand({ settings, args, print }: Command): Promise<number> {
  const target = folderOf('backup', args);
  const { dataFolder, databaseUrl } = settings;
  if (databaseUrl !== '') {
    await backUpLab({ database: { upkeep: null, url: databaseUrl }, dataFolder }, target);
  } else if (holderOf(dataFolder) !== null) {
    await requestBackup(dataFolder, target);
  } else {
    if (!existsSync(join(dataFolder, 'db')))
      throw new StartFailure(
        `${dataFolder} holds no database.`,
        'Set TA_DATA_DIR to the lab’s data folder, or DATABASE_URL to its server.',
      );
    const database = await openDatabase({ dataFolder, url: '' });
    try {
      await backUpLab({ database, dataFolder }, target);
    } finally {
      await database.close();
    }
  }
  const { files, bytes, begunAt } = readManifest(target);
  print(`${target}: ${files} files, ${Math.ceil(bytes / 1_048_576)} MB, everything until ${begunAt}.`);
  if (settings.bucket)
    print(`Files in the bucket ${settings.bucket.bucket} are not part of it: use the store's own versions.`);
  return 0;
}

/** `restore <folder>`: puts a backup into an empty data folder and an empty database. @returns the exit code. */
export async function restoreCommand({ settings, args, print }: Command): Promise<number> {
  const source = folderOf('restore', args);
  const { begunAt } = await restoreLab(source, settings);
  print(`Restored into ${settings.dataFolder}: everything until ${begunAt}. Start the lab.`);
  return 0;
}

function folderOf(command: string, args: readonly string[]): string {
  const [folder, ...more] = args;
  if (!folder || folder.startsWith('-') || more.length > 0)
    throw new StartFailure(`${command} needs one folder.`, `Usage: main.js ${command} <folder>`);
  return resolve(folder);
}
