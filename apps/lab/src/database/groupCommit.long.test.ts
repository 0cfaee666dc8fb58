import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyEmptyDatabase } from '../../test/emptyDatabase.ts';
import { openEngine } from './engine.ts';
import { openReopeningEngine } from './reopeningEngine.ts';
import type { ReopeningEngine } from './reopeningEngine.ts';
import { SyncedFileSystem } from './syncedFileSystem.ts';
import type { NodeFileSystem } from './syncedFileSystem.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-group-'));
const data = join(folder, 'db');

const failed = () => Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' });

/** A disk whose syncs the test counts, holds up and lets fail. */
class WatchedFileSystem extends SyncedFileSystem {
  /** Syncs without and with a stop of the event loop. */
  readonly later = { begun: 0, ended: 0 };
  atOnce = 0;
  failing = false;
  hold: Promise<void> | null = null;
  /** Of each change of another file than the log: whether a part of the log was not synced. */
  readonly pendingAtChange: boolean[] = [];

  protected override prepare(files: NodeFileSystem): void {
    super.prepare(files);
    const { write } = files.stream_ops;
    files.stream_ops.write = (stream, bytes, offset, length, position) => {
      const written = write(stream, bytes, offset, length, position);
      if (stream.node.parent.name !== 'pg_wal') this.pendingAtChange.push(this.whenSynced() !== null);
      return written;
    };
  }
  protected override syncFile(descriptor: number): void {
    this.atOnce += 1;
    if (this.failing) throw failed();
    super.syncFile(descriptor);
  }
  protected override async syncFileLater(descriptor: number): Promise<void> {
    this.later.begun += 1;
    await this.hold;
    if (this.failing) throw failed();
    await super.syncFileLater(descriptor);
    this.later.ended += 1;
  }
}

describe('commits that share syncs (T-E3)', { timeout: 120_000 }, () => {
  const disks: WatchedFileSystem[] = [];
  let engine: ReopeningEngine;
  const states: boolean[] = [];
  const disk = () => disks.at(-1) as WatchedFileSystem;
  beforeAll(async () => {
    await copyEmptyDatabase(data);
    const first = await openEngine(data);
    await first.exec('create table notes (id serial primary key, text text not null unique)');
    await first.close();
    engine = await openReopeningEngine(data, {
      fileSystem: (path) => {
        disks.push(new WatchedFileSystem(path));
        return disk();
      },
      onStateChanged: (isOpen) => states.push(isOpen),
    });
  }, 120_000);
  afterAll(async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    states.length = 0;
    await engine.exec('truncate notes; checkpoint');
    // The first write of a page after a checkpoint takes other ways than the next ones.
    await write('first');
    disk().counts.files = 0;
    disk().later.begun = 0;
    disk().later.ended = 0;
  });

  const write = (text: string) =>
    engine.transaction((queries) => queries.query('insert into notes (text) values ($1)', [text]));
  const texts = async () => {
    const { rows } = await engine.query<{ text: string }>('select text from notes order by id');
    return rows.map(({ text }) => text);
  };
  const names = Array.from({ length: 8 }, (_none, index) => `writer ${index}`);
  /** Holds the syncs up until the answer is called. */
  const holdSyncs = () => {
    let release: () => void = () => undefined;
    disk().hold = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };

  it('one commit needs one sync, and a read none', async () => {
    for (const name of names) {
      const before = disk().counts.files;
      await write(name);
      expect(disk().counts.files - before).toBe(1);
      await texts();
      expect(disk().counts.files - before).toBe(1);
    }
  });

  it('eight commits that wait together need at most three syncs, and are eight transactions', async () => {
    await Promise.all(names.map(write));
    expect(disk().counts.files).toBeGreaterThanOrEqual(1);
    expect(disk().counts.files).toBeLessThanOrEqual(3);
    const { rows } = await engine.query<{ transactions: number }>(
      "select count(distinct xmin::text)::int as transactions from notes where text like 'writer%'",
    );
    expect(rows[0]?.transactions).toBe(8);
  });

  it('during a sync the event loop turns and the next transactions run; no answer leaves before it ends', async () => {
    const release = holdSyncs();
    const answered: string[] = [];
    const committed = write('held').then(() => answered.push('commit'));
    await vi.waitFor(() => expect(disk().later.begun).toBe(1));
    let rows: string[] = [];
    const read = texts().then((found) => {
      answered.push('read');
      rows = found;
    });
    // An error tells of the row too.
    const refused = write('held').catch((error: { code?: string }) => answered.push(String(error.code)));
    const next = write('next').then(() => answered.push('next commit'));
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect([answered, disk().later]).toEqual([[], { begun: 1, ended: 0 }]);
    release();
    await Promise.all([committed, read, refused, next]);
    expect(answered[0]).toBe('commit');
    expect(answered.toSorted()).toEqual(['23505', 'commit', 'next commit', 'read']);
    expect(rows).toEqual(['first', 'held']);
    expect(disk().counts.files).toBe(2);
  });

  it('no other file changes before the log is synced', async () => {
    const release = holdSyncs();
    const committed = write('before');
    await vi.waitFor(() => expect(disk().later.begun).toBe(1));
    disk().pendingAtChange.length = 0;
    disk().atOnce = 0;
    const more = engine.exec('create table more (id int); checkpoint; drop table more');
    await committed;
    // The commit was answered by a sync at once, while the other one is still held up.
    expect([disk().later.ended, disk().atOnce > 0]).toEqual([0, true]);
    expect(disk().pendingAtChange.length).toBeGreaterThan(0);
    expect(disk().pendingAtChange).not.toContain(true);
    release();
    await more;
    disk().hold = null;
  });

  it('an empty page at the end of a table waits for no sync, as on a server', async () => {
    const pagesOf = async () => {
      const { rows } = await engine.query<{ pages: number }>(
        "select pg_relation_size('plain')::int / 8192 as pages",
      );
      return rows[0]?.pages ?? 0;
    };
    const fill = () => engine.query("insert into plain select repeat('x', 200) from generate_series(1, 60)");
    await engine.exec('create table plain (text text not null)');
    // Files beside the table's own begin with its first pages.
    for (let each = 0; each < 4; each += 1) await fill();
    const pages = await pagesOf();
    const release = holdSyncs();
    const committed = write('before');
    await vi.waitFor(() => expect(disk().later.begun).toBeGreaterThan(0));
    disk().atOnce = 0;
    const more = fill();
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    const stops = disk().atOnce;
    release();
    await Promise.all([committed, more]);
    disk().hold = null;
    expect([stops, (await pagesOf()) > pages]).toEqual([0, true]);
    await engine.exec('drop table plain');
  });

  it('a sync that fails answers nobody who waits; the database comes up again (T-D8)', async () => {
    const release = holdSyncs();
    const codes: string[] = [];
    const outcome = (work: Promise<unknown>) =>
      work.then(
        () => codes.push('answered'),
        (error: { code?: string }) => codes.push(String(error.code)),
      );
    const all = [...names.map((name) => outcome(write(name))), outcome(texts())];
    await vi.waitFor(() => expect(disk().later.begun).toBe(1));
    disk().failing = true;
    release();
    await Promise.all(all);
    expect(new Set(codes)).toEqual(new Set(['57P02']));
    await vi.waitFor(() => expect(states).toEqual([false, true]), { timeout: 60_000 });
    expect((await texts())[0]).toBe('first');
    await write('again');
    expect((await texts()).at(-1)).toBe('again');
  });

  it('a log that cannot be synced before another file changes stops the engine (T-D8)', async () => {
    const release = holdSyncs();
    const committed = write('lost').catch((error: unknown) => error);
    await vi.waitFor(() => expect(disk().later.begun).toBe(1));
    disk().failing = true;
    // PostgreSQL alone would take it for a failed write of a page, and go on.
    await expect(engine.exec('create table never (id int)')).rejects.toMatchObject({ code: '57P02' });
    expect(await committed).toMatchObject({ code: '57P02' });
    release();
    await vi.waitFor(() => expect(states).toEqual([false, true]), { timeout: 60_000 });
    expect((await texts())[0]).toBe('first');
    await expect(engine.query('select * from never')).rejects.toMatchObject({ code: '42P01' });
  });
});
