import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../../base/startFailure.ts';
import { openClient } from '../../database/connections.ts';
import { copyTree, measureTree } from '../../database/copyTree.ts';
import { lockFolder } from '../../database/lock.ts';
import { syncTree } from '../../database/syncedFileSystem.ts';
import { manifestName, readManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { restoreServer } from './serverTools.ts';

/**
 * Puts a backup in place of nothing: into an empty data folder, and into an empty database on a server. It replaces no
 * data that is there.
 * @throws StartFailure when the backup is incomplete, or the folder or the database is not empty.
 */
export async function restoreLab(
  source: string,
  { dataFolder, databaseUrl }: { readonly dataFolder: string; readonly databaseUrl: string },
): Promise<Manifest> {
  const manifest = readManifest(source);
  const { files, bytes } = await measureTree(source);
  // The manifest itself was written after it counted.
  if (files !== manifest.files + 1 || bytes < manifest.bytes)
    throw new StartFailure(
      `The backup ${source} has ${files - 1} files, and its ${manifestName} names ${manifest.files}.`,
      'The copy of the backup is incomplete: use another one.',
    );
  const isServer = databaseUrl !== '';
  if (isServer !== (manifest.database === 'server'))
    throw new StartFailure(
      `This is a backup of ${manifest.database === 'server' ? 'a PostgreSQL server' : 'the embedded database'}.`,
      manifest.database === 'server' ? 'Set DATABASE_URL to an empty database.' : 'Unset DATABASE_URL.',
    );
  mkdirSync(dataFolder, { recursive: true });
  const release = lockFolder(dataFolder);
  try {
    const present = readdirSync(dataFolder).filter((name) => name !== 'lab.lock');
    if (present.length > 0)
      throw new StartFailure(
        `The data folder ${dataFolder} is not empty (${present.slice(0, 3).join(', ')}).`,
        'Move it aside, or choose another folder with TA_DATA_DIR. Restoring replaces nothing.',
      );
    if (isServer) {
      await requireEmptyDatabase(databaseUrl);
      await restoreServer(databaseUrl, join(source, 'database.dump'));
    }
    // The database comes last and under its name at once: a restore that is killed leaves no lab that starts.
    for (const name of readdirSync(source))
      if (!['db', 'database.dump', manifestName].includes(name))
        await copyTree(join(source, name), join(dataFolder, name));
    if (!isServer) {
      const part = join(dataFolder, 'db.part');
      rmSync(part, { recursive: true, force: true });
      await copyTree(join(source, 'db'), part);
      syncTree(part);
      renameSync(part, join(dataFolder, 'db'));
    }
    syncTree(dataFolder);
    return manifest;
  } finally {
    release();
  }
}

async function requireEmptyDatabase(url: string): Promise<void> {
  const client = await openClient(url);
  try {
    const { rows } = await client.query(
      "select from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'drizzle') limit 1",
    );
    if (rows.length > 0)
      throw new StartFailure(
        'The database of DATABASE_URL is not empty.',
        'Create a new database for the restore. Restoring replaces nothing.',
      );
  } finally {
    await client.end().catch(() => undefined);
  }
}
