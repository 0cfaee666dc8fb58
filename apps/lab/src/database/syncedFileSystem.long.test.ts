import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyEmptyDatabase } from '../../test/emptyDatabase.ts';
import { openEngine, startParameters } from './engine.ts';
import { openReopeningEngine } from './reopeningEngine.ts';
import { SyncedFileSystem } from './syncedFileSystem.ts';
import type { NodeFileSystem } from './syncedFileSystem.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-sync-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Syncs that so many commits cost, one after the other. */
async function syncsOf(engine: PGlite, { counts }: SyncedFileSystem, commits: number): Promise<number> {
  const before = counts.files;
  for (let commit = 0; commit < commits; commit += 1)
    await engine.query('insert into notes (text) values ($1)', [`note ${commit}`]);
  return counts.files - before;
}

/** Fails when it is told to, as a disk that lost what it should have kept. */
class FailingFileSystem extends SyncedFileSystem {
  failing = false;
  protected override syncFile(descriptor: number): void {
    if (this.failing) throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' });
    super.syncFile(descriptor);
  }
  protected override async syncFileLater(descriptor: number): Promise<void> {
    if (this.failing) throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' });
    await super.syncFileLater(descriptor);
  }
}

describe('the embedded database on the disk (T-E3)', { timeout: 120_000 }, () => {
  const data = join(folder, 'db');
  beforeAll(async () => {
    await copyEmptyDatabase(data);
    const engine = await openEngine(data);
    await engine.exec('create table notes (id serial primary key, text text not null)');
    await engine.close();
  }, 120_000);

  it('syncs at least once for each commit, before it answers', async () => {
    const fileSystem = new SyncedFileSystem(data);
    const engine = await openEngine(data, { fileSystem });
    expect(await syncsOf(engine, fileSystem, 50)).toBeGreaterThanOrEqual(50);
    await engine.close();
  });

  it('control: with the parameters that PGlite comes with, no commit is synced', async () => {
    const fileSystem = new SyncedFileSystem(data);
    const engine = await openEngine(data, { fileSystem, parameters: PGlite.defaultStartParams });
    expect(await syncsOf(engine, fileSystem, 50)).toBe(0);
    await engine.close();
  });

  it('has checksums on its pages, full-page writes and synchronous commits', async () => {
    const engine = await openEngine(data);
    const shown = async (name: string) => {
      const { rows } = await engine.query<Record<string, string>>(`show ${name}`);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(await shown('data_checksums')).toBe('on');
    expect(await shown('fsync')).toBe('on');
    expect(await shown('wal_sync_method')).toBe('fsync');
    expect(await shown('full_page_writes')).toBe('on');
    expect(await shown('synchronous_commit')).toBe('on');
    await engine.close();
    expect(startParameters).not.toContain('-F');
  });

  it('syncs the folder in which a file was created or removed', async () => {
    const fileSystem = new SyncedFileSystem(data);
    const engine = await openEngine(data, { fileSystem });
    const before = fileSystem.counts.folders;
    await engine.exec('create table more (id int); insert into more values (1)');
    const created = fileSystem.counts.folders;
    expect(created).toBeGreaterThan(before);
    // The file of a dropped table goes with the next checkpoint.
    await engine.exec('drop table more');
    await engine.exec('checkpoint');
    await engine.query("insert into notes (text) values ('after')");
    expect(fileSystem.counts.folders).toBeGreaterThan(created);
    await engine.close();
  });

  it('replaces a file by rename in one step: its name is never missing', async () => {
    // NODEFS of other versions removes the target first; a loss of power between would leave neither file.
    const removed: string[] = [];
    class Watched extends SyncedFileSystem {
      protected override prepare(files: NodeFileSystem): void {
        super.prepare(files);
        const { unlink } = files.node_ops;
        files.node_ops.unlink = (parent, name) => {
          removed.push(name);
          unlink(parent, name);
        };
        const { rename } = files.node_ops;
        files.node_ops.rename = (node, parent, name) => {
          renamed.push(name);
          const target = join(files.realPath(parent), name);
          const inode = existsSync(target) ? statSync(target).ino : 0;
          const source = statSync(files.realPath(node)).ino;
          rename(node, parent, name);
          replaced.push(inode !== 0 && statSync(target).ino === source);
        };
      }
    }
    const renamed: string[] = [];
    const replaced: boolean[] = [];
    const engine = await openEngine(data, { fileSystem: new Watched(data) });
    await engine.exec("alter system set work_mem = '5MB'");
    await engine.exec("alter system set work_mem = '6MB'");
    await engine.close();
    expect(renamed.filter((name) => name === 'postgresql.auto.conf').length).toBeGreaterThanOrEqual(2);
    expect(replaced).toContain(true);
    expect(removed).not.toContain('postgresql.auto.conf');
  });

  it('a sync that fails acknowledges nothing; the database comes up again with all that was (T-D8)', async () => {
    const states: boolean[] = [];
    const disks: FailingFileSystem[] = [];
    const engine = await openReopeningEngine(data, {
      fileSystem: (path) => {
        disks.push(new FailingFileSystem(path));
        return disks.at(-1) as FailingFileSystem;
      },
      onStateChanged: (isOpen) => states.push(isOpen),
    });
    const count = async (text: string) => {
      const { rows } = await engine.query<{ n: number }>(
        'select count(*)::int as n from notes where text = $1',
        [text],
      );
      return rows[0]?.n;
    };
    await engine.query("insert into notes (text) values ('kept')");
    for (const disk of disks) disk.failing = true;
    await expect(engine.query("insert into notes (text) values ('lost')")).rejects.toMatchObject({
      code: '57P02',
    });
    // The event loop goes on, and whoever asks now is told to come again.
    await expect(engine.query('select 1')).rejects.toMatchObject({ code: '57P03' });
    await vi.waitFor(() => expect(states).toEqual([false, true]), { timeout: 60_000 });
    expect(await count('kept')).toBe(1);
    await engine.query("insert into notes (text) values ('again')");
    expect(await count('again')).toBe(1);
    await engine.close();
  });
});
