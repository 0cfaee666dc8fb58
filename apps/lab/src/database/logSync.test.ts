import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LogSync, LogSyncFailed } from './logSync.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-log-'));
const log = join(folder, '000000010000000000000001');
writeFileSync(log, 'log');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Syncs that end when the test says so. */
const begun: { readonly succeed: () => void; readonly fail: (error: Error) => void }[] = [];
const syncFile = vi.fn<(descriptor: number) => void>();
const onFailed = vi.fn<(failure: Error) => void>();
const settle = () => new Promise((resolve) => setImmediate(resolve));

let sync: LogSync;
beforeEach(() => {
  begun.length = 0;
  syncFile.mockReset();
  onFailed.mockReset();
  sync = new LogSync(
    {
      syncFile,
      syncFileLater: () =>
        new Promise((succeed, fail) => {
          begun.push({ succeed, fail });
        }),
    },
    onFailed,
  );
});

/** Requests a sync and waits for it. */
function commit(): { isDone: boolean; reason: unknown } {
  const state = { isDone: false, reason: null as unknown };
  sync.request(log);
  sync.whenSynced()?.then(
    () => {
      state.isDone = true;
    },
    (reason: unknown) => {
      state.reason = reason;
    },
  );
  return state;
}

describe('syncs of the write-ahead log that were put off (T-E3)', () => {
  it('nothing is waited for when nothing is pending', () => {
    expect([sync.whenSynced(), begun.length]).toEqual([null, 0]);
  });

  it('a sync fulfils what was requested before it began, the next one all that came meanwhile', async () => {
    const first = [commit(), commit()];
    await settle();
    const later = [commit(), commit(), commit()];
    await settle();
    expect(begun).toHaveLength(1);
    begun[0]?.succeed();
    await settle();
    expect([...first, ...later].map(({ isDone }) => isDone)).toEqual([true, true, false, false, false]);
    await settle();
    expect(begun).toHaveLength(2);
    begun[1]?.succeed();
    await settle();
    expect(later.every(({ isDone }) => isDone)).toBe(true);
    expect([begun.length, sync.isPending]).toEqual([2, false]);
  });

  it('a sync at once fulfils everything, and what runs is not believed for more than it began with', async () => {
    const first = commit();
    await settle();
    sync.syncNow();
    await settle();
    expect([first.isDone, syncFile.mock.calls.length, begun.length]).toEqual([true, 1, 1]);
    const second = commit();
    await settle();
    begun[0]?.succeed();
    await settle();
    expect(second.isDone).toBe(false);
    await settle();
    begun[1]?.succeed();
    await settle();
    expect(second.isDone).toBe(true);
    sync.syncNow();
    expect(syncFile).toHaveBeenCalledTimes(1);
  });

  it('the engine closes the file: what is pending is synced first, also while a sync runs', async () => {
    const first = commit();
    await settle();
    sync.close(log);
    expect(syncFile).toHaveBeenCalledTimes(1);
    await settle();
    expect(first.isDone).toBe(true);
    begun[0]?.succeed();
    const second = commit();
    await settle();
    expect([second.isDone, begun.length]).toEqual([false, 2]);
  });

  it('a failure ends everything: nothing pending is answered, nothing is put off or synced again', async () => {
    const states = [commit(), commit()];
    await settle();
    onFailed.mockImplementation((failure) => sync.abandon(failure));
    begun[0]?.fail(new Error('EIO'));
    await settle();
    expect(onFailed).toHaveBeenCalledTimes(1);
    for (const { isDone, reason } of states) {
      expect(isDone).toBe(false);
      expect(reason).toBeInstanceOf(LogSyncFailed);
    }
    // The kernel would say that the second attempt succeeded.
    expect(() => sync.syncNow()).toThrow(LogSyncFailed);
    expect(() => sync.request(log)).toThrow(LogSyncFailed);
    await expect(sync.whenSynced()).rejects.toThrow(LogSyncFailed);
    expect(syncFile).not.toHaveBeenCalled();
  });

  it('a failure at once is remembered too', () => {
    sync.request(log);
    syncFile.mockImplementationOnce(() => {
      throw new Error('EIO');
    });
    expect(() => sync.syncNow()).toThrow(LogSyncFailed);
    expect(() => sync.syncNow()).toThrow(LogSyncFailed);
    expect(syncFile).toHaveBeenCalledTimes(1);
  });
});
