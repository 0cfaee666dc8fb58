import { closeSync, openSync } from 'node:fs';

/** How a file of the write-ahead log reaches the disk. */
export interface LogDisk {
  /** Syncs an open file, and returns when it is on the disk. */
  syncFile(descriptor: number): void;
  /** Likewise, without stopping the event loop. */
  syncFileLater(descriptor: number): Promise<void>;
}

/** A sync of the write-ahead log failed: what was written after the last one that succeeded may be lost. */
export class LogSyncFailed extends Error {
  override readonly name = 'LogSyncFailed';
}

/**
 * A file with two descriptors of our own: the engine may close its own at any time, and the kernel reports a failed
 * write once to each descriptor, so neither sync can swallow the error of the other.
 */
interface LogFile {
  readonly path: string;
  readonly now: number;
  readonly later: number;
  /** The asynchronous sync that uses `later`. */
  syncing: boolean;
  released: boolean;
}

interface Waiter {
  readonly sequence: number;
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

/**
 * The syncs of the write-ahead log that the engine has asked for and that are put off until somebody waits for one
 * (group commit). Each request has a sequence number; it is fulfilled by a sync that began after it. One asynchronous
 * sync runs at a time, and fulfils every request before it.
 *
 * Invariant: the engine takes a request as fulfilled. So no other file may change before `syncNow` (the rule of every
 * write-ahead log), and no caller may learn a result before `whenSynced`.
 */
export class LogSync {
  #requested = 0;
  #synced = 0;
  #file: LogFile | null = null;
  #failure: Error | null = null;
  #waiting: Waiter[] = [];
  #isStarting = false;
  readonly #disk: LogDisk;
  readonly #onFailed: (failure: Error) => void;

  /** @param onFailed told once when an asynchronous sync fails: the engine must stop. */
  constructor(disk: LogDisk, onFailed: (failure: Error) => void) {
    this.#disk = disk;
    this.#onFailed = onFailed;
  }

  get isPending(): boolean {
    return this.#synced < this.#requested;
  }

  /** Puts the sync of the log file at `path` off. */
  request(path: string): void {
    if (this.#failure) throw this.#failure;
    if (this.#file?.path !== path) {
      this.#release();
      this.#file = openLogFile(path);
    }
    this.#requested += 1;
  }

  /** Fulfils every request before it returns. @throws LogSyncFailed, which the engine must not survive. */
  syncNow(): void {
    if (this.#failure) throw this.#failure;
    if (!this.#file || !this.isPending) return;
    try {
      this.#disk.syncFile(this.#file.now);
    } catch (error) {
      this.#failure = new LogSyncFailed('ta: the write-ahead log could not be synced', { cause: error });
      throw this.#failure;
    }
    this.#fulfil(this.#requested);
  }

  /** Resolves when every request so far is fulfilled; null when they are. Rejects when that is not known. */
  whenSynced(): Promise<void> | null {
    if (this.#failure) return Promise.reject(this.#failure);
    if (!this.isPending) return null;
    const sequence = this.#requested;
    const fulfilled = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ sequence, resolve, reject });
    });
    this.#start();
    return fulfilled;
  }

  /** The engine closes the file at `path`: its requests are fulfilled, and our descriptors go. */
  close(path: string): void {
    if (this.#file?.path === path) this.#release();
  }

  /** Fulfils every request; none follows. */
  end(): void {
    try {
      if (!this.#failure) this.#release();
    } catch (error) {
      this.#onFailed(error as Error);
    }
  }

  /** The engine has stopped: nobody who waits gets an answer but `reason`. */
  abandon(reason: Error): void {
    this.#failure = reason;
    if (this.#file) discard(this.#file);
    this.#file = null;
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }

  #release(): void {
    this.syncNow();
    if (this.#file) discard(this.#file);
    this.#file = null;
  }

  #fulfil(sequence: number): void {
    this.#synced = Math.max(this.#synced, sequence);
    // They wait in the order of their numbers.
    const first = this.#waiting.findIndex((waiter) => waiter.sequence > this.#synced);
    for (const { resolve } of this.#waiting.splice(0, first === -1 ? this.#waiting.length : first)) resolve();
  }

  /** Begins after the work that is queued now: its commits share the sync. On a slow disk that halves their wait. */
  #start(): void {
    if (this.#isStarting) return;
    this.#isStarting = true;
    setImmediate(() => {
      this.#isStarting = false;
      this.#begin();
    });
  }

  #begin(): void {
    const file = this.#file;
    if (!file || file.syncing || this.#waiting.length === 0) return;
    const sequence = this.#requested;
    file.syncing = true;
    this.#disk
      .syncFileLater(file.later)
      .then(
        () => {
          if (!this.#failure) this.#fulfil(sequence);
        },
        (error: unknown) => {
          if (this.#failure) return;
          this.#failure = new LogSyncFailed('ta: the write-ahead log could not be synced', { cause: error });
          this.#onFailed(this.#failure);
        },
      )
      .finally(() => {
        file.syncing = false;
        if (file.released) closeSync(file.later);
        if (!this.#failure) this.#start();
      });
  }
}

/** Windows syncs only a file that is open for writing. */
const openLogFile = (path: string): LogFile => {
  const now = openSync(path, 'r+');
  return { path, now, later: openSync(path, 'r+'), syncing: false, released: false };
};

function discard(file: LogFile): void {
  file.released = true;
  closeSync(file.now);
  if (!file.syncing) closeSync(file.later);
}
