import type { PGlite } from '@electric-sql/pglite';
import { EngineAborted } from './abortGuard.ts';
import { openEngine } from './engine.ts';
import type { EngineOptions } from './engine.ts';
import { PreparedClient } from './preparedClient.ts';
import type { Client } from './preparedClient.ts';
import { SyncedFileSystem } from './syncedFileSystem.ts';

/** The embedded database is coming up again after it stopped; `code` is PostgreSQL's cannot_connect_now. */
class EngineStarting extends Error {
  override readonly name = 'EngineStarting';
  readonly code = '57P03';
  constructor() {
    super('ta: the embedded database is starting again');
  }
}

export interface ReopeningEngine extends Client {
  /** Runs statements without values, one after the other. */
  exec(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface ReopeningOptions extends Pick<EngineOptions, 'parameters'> {
  readonly fileSystem?: (folder: string) => SyncedFileSystem;
  /** Told when the engine stopped, and when it is open again. */
  readonly onStateChanged?: (isOpen: boolean) => void;
}

/** Milliseconds between attempts to open an engine whose disk still fails. */
const pauseBetween = 1_000;

interface OpenEngine {
  readonly engine: PGlite;
  readonly client: PreparedClient;
  readonly fileSystem: SyncedFileSystem;
}

/**
 * The embedded database as the lab uses it. Commits share syncs: the next statement runs while the disk works, and no
 * answer leaves before everything that it was computed from is on the disk, be it a result, rows or an error.
 *
 * An engine that PostgreSQL stopped, because a sync or the disk failed, is opened anew: it reads its write-ahead log and
 * goes on with what was committed, as a server does after a PANIC. Statements meanwhile fail with 57P03.
 */
export async function openReopeningEngine(
  folder: string,
  {
    fileSystem: createFileSystem = (path) => new SyncedFileSystem(path),
    parameters,
    onStateChanged = () => undefined,
  }: ReopeningOptions = {},
): Promise<ReopeningEngine> {
  let current: OpenEngine | null = null;
  const closing = new AbortController();
  let reopening: Promise<void> = Promise.resolve();

  /** Only an engine in use starts the loop when it stops: one that stops while it opens is left to its opener. */
  const onStopped = (stopped: SyncedFileSystem) => {
    if (current?.fileSystem !== stopped) return;
    current = null;
    onStateChanged(false);
    if (!closing.signal.aborted) reopening = reopen();
  };
  const open = async (): Promise<OpenEngine> => {
    const fileSystem = createFileSystem(folder);
    const opening = new AbortController();
    try {
      const engine = await openEngine(folder, {
        fileSystem,
        defersSyncs: true,
        ...(parameters ? { parameters } : {}),
        onAborted(reason) {
          opening.abort(reason);
          onStopped(fileSystem);
        },
      });
      const client = await PreparedClient.open(engine);
      opening.signal.throwIfAborted();
      // In use from this moment on, without a turn between in which a stop would be told to neither.
      return (current = { engine, client, fileSystem });
    } catch (error) {
      // An engine that stopped without the guard has left its files open.
      if (!opening.signal.aborted) fileSystem.abandon(new EngineAborted('ta: not opened', { cause: error }));
      throw error;
    }
  };
  /** Runs once at a time: it ends with an engine in use, and only that one starts it again. */
  const reopen = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        const opened = await open();
        if (current === opened) onStateChanged(true);
        return;
      } catch {
        // The disk still fails; what was committed waits on it.
        await new Promise((resolve) => setTimeout(resolve, pauseBetween));
      }
    }
  };
  /** The answer waits outside of the engine's turn, so that the next statement runs meanwhile. */
  const answer = async <T>(work: (client: PreparedClient) => Promise<T>): Promise<T> => {
    if (!current) throw new EngineStarting();
    const { client, fileSystem } = current;
    try {
      return await work(client);
    } finally {
      await fileSystem.whenSynced();
    }
  };
  await open();
  return {
    query: (text, values, options) => answer((client) => client.query(text, values, options)),
    exec: (text) => answer((client) => client.exec(text)),
    transaction: (work) => answer((client) => client.transaction(work)),
    async close() {
      closing.abort();
      await reopening;
      current?.fileSystem.endDeferral();
      await current?.engine.close();
    },
  };
}
