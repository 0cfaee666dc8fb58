import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartFailure } from '../../base/startFailure.ts';
import { measureTree } from '../../database/copyTree.ts';
import type { Database } from '../../database/open.ts';
import { syncFolderNow, syncTree } from '../../database/syncedFileSystem.ts';
import { backUpFiles } from './backUpFiles.ts';
import { manifestName } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { dumpServer } from './serverTools.ts';

/**
 * Backs up the database and the uploaded files into a new folder, while the lab runs. The backup holds everything that
 * was acknowledged before it began. Files in a bucket are not copied.
 * @throws StartFailure when the folder is not empty or the database's tools fail.
 */
export async function backUpLab(
  {
    database,
    dataFolder,
  }: { readonly database: Pick<Database, 'upkeep' | 'url'>; readonly dataFolder: string },
  target: string,
): Promise<Manifest> {
  const { upkeep, url } = database;
  const begunAt = new Date().toISOString();
  requireEmpty(target);
  await backUpFiles(dataFolder, target, () =>
    upkeep ? upkeep.backUp(join(target, 'db')) : dumpServer(url, join(target, 'database.dump')),
  );
  const manifest: Manifest = {
    version: 1,
    database: upkeep ? 'embedded' : 'server',
    begunAt,
    ...(await measureTree(target)),
  };
  syncTree(target);
  const draft = join(target, `.${manifestName}`);
  writeFileSync(draft, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  await rename(draft, join(target, manifestName));
  syncFolderNow(target);
  syncFolderNow(dirname(target));
  return manifest;
}

function requireEmpty(target: string): void {
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0)
    throw new StartFailure(`The folder ${target} is not empty.`, 'Name a new folder for each backup.');
}
