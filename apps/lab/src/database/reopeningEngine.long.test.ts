import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyEmptyDatabase } from '../../test/emptyDatabase.ts';
import { openReopeningEngine } from './reopeningEngine.ts';
import { SyncedFileSystem } from './syncedFileSystem.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-reopening-'));
const data = join(folder, 'db');

/** Of each engine that was opened: whether its first sync fails. */
let failures: boolean[] = [];
/** Numbers of engines that had been opened when an abort was reported. */
const openedAtAbort: number[] = [];
let opened = 0;

/** A disk that fails as soon as an engine that opens puts off its syncs. */
class FailingFileSystem extends SyncedFileSystem {
  readonly #fails = failures[opened++] === true;
  #stop: (failure: Error) => void = () => undefined;

  override deferLogSyncs(onFailed: (failure: Error) => void): void {
    super.deferLogSyncs(onFailed);
    this.#stop = onFailed;
    if (this.#fails) this.fail();
  }
  fail(): void {
    this.#stop(new Error('EIO: i/o error, fdatasync'));
    openedAtAbort.push(opened);
  }
}

describe('the embedded database comes up again (T-D8)', { timeout: 60_000 }, () => {
  beforeAll(() => copyEmptyDatabase(data), 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => {
    opened = 0;
    openedAtAbort.length = 0;
  });

  it('one engine at a time opens the folder, also when the disk fails again while it comes up', async () => {
    failures = [false, true, false];
    const states: boolean[] = [];
    const disks: FailingFileSystem[] = [];
    const engine = await openReopeningEngine(data, {
      fileSystem(path) {
        const disk = new FailingFileSystem(path);
        disks.push(disk);
        return disk;
      },
      onStateChanged: (isOpen) => states.push(isOpen),
    });
    disks[0]?.fail();
    await vi.waitFor(() => expect(states).toContain(true), { timeout: 30_000 });
    expect(states).toEqual([false, true]);
    // The first abort opens the second engine; the abort of that one leaves the third to the attempt that failed.
    expect([openedAtAbort, opened]).toEqual([[2, 2], 3]);
    expect((await engine.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await engine.close();
  });

  it('a first start that fails leaves no engine behind', async () => {
    failures = [true];
    const fileSystem = (path: string) => new FailingFileSystem(path);
    await expect(openReopeningEngine(data, { fileSystem })).rejects.toMatchObject({ code: '57P02' });
    expect([openedAtAbort, opened]).toEqual([[1], 1]);
    const engine = await openReopeningEngine(data);
    await engine.close();
  });
});
