import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds of each sync, as of a rotating disk that others use. */
const slowness = 20;
const writers = 8;
const questions = 40;
/** Milliseconds from one question to the next. */
const interval = 10;

/**
 * Milliseconds from the moment at which a question is due to its answer, while eight writers commit on a slow disk: a
 * question for rows, and one that needs no database. Reference: the same engine with a sync of its own for each commit.
 */
export async function slowDiskCases(context, load) {
  const { openEmbedded } = await load('/apps/lab/src/database/embedded.ts');
  const { SyncedFileSystem } = await load('/apps/lab/src/database/syncedFileSystem.ts');
  const { sql } = await import('drizzle-orm');
  const folder = mkdtempSync(join(tmpdir(), 'ta-slow-'));
  context.onEnd(() => rmSync(folder, { recursive: true, force: true }));

  class SlowFileSystem extends SyncedFileSystem {
    syncFile(descriptor) {
      super.syncFile(descriptor);
      if (isSlow) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, slowness);
    }
    async syncFileLater(descriptor) {
      await super.syncFileLater(descriptor);
      if (isSlow) await pause(slowness);
    }
  }
  class BlockingFileSystem extends SlowFileSystem {
    deferLogSyncs() {
      return undefined;
    }
  }
  let isSlow = false;
  const prepare = async (name, FileSystem) => {
    const database = await openEmbedded(join(folder, name), { fileSystem: (path) => new FileSystem(path) });
    context.onEnd(() => database.close());
    await database.queries.execute(sql`create table slow (id int primary key, text text not null)`);
    await database.queries.execute(sql`insert into slow select n, 'x' from generate_series(1, 8) n`);
    return async (ask) => {
      isSlow = true;
      const over = new AbortController();
      const write = async (id) => {
        while (!over.signal.aborted) {
          await database.transaction((queries) =>
            queries.execute(sql`update slow set text = ${String(performance.now())} where id = ${id}`),
          );
          // As a client does between its answer and its next request.
          await new Promise((resolve) => setImmediate(resolve));
        }
      };
      const work = Array.from({ length: writers }, (_none, index) => write(index + 1));
      const began = performance.now();
      const samples = await Promise.all(
        Array.from({ length: questions }, async (_none, index) => {
          const due = began + (index + 1) * interval;
          await pause(due - performance.now());
          await ask(database);
          return performance.now() - due;
        }),
      );
      over.abort();
      await Promise.all(work);
      isSlow = false;
      return samples;
    };
  };
  const ours = await prepare('shared', SlowFileSystem);
  const reference = await prepare('single', BlockingFileSystem);
  const rows = ({ queries }) => queries.execute(sql`select text from slow where id = 1`);
  const compare = (title, ask) => ({
    title: `${title} while ${writers} writers commit, sync of ${slowness} ms`,
    unit: 'ms',
    ours: { name: 'shared syncs', run: () => ours(ask) },
    reference: { name: 'a sync for each commit', run: () => reference(ask) },
    target: { ratio: 1, is: 'at most' },
  });
  return [compare('rows', rows), compare('an answer without the database', () => Promise.resolve())];
}
