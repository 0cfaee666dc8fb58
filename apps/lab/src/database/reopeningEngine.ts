import type { PGlite, Transaction } from '@electric-sql/pglite';
import { openEngine } from './engine.ts';
import type { EngineOptions } from './engine.ts';

/** The embedded database is coming up again after it stopped; `code` is PostgreSQL's cannot_connect_now. */
class EngineStarting extends Error {
  override readonly name = 'EngineStarting';
  readonly code = '57P03';
  constructor() {
    super('ta: the embedded database is starting again');
  }
}

/** The part of PGlite that drizzle calls. */
type Client = Pick<PGlite, 'query' | 'exec' | 'transaction'>;

export interface ReopeningEngine extends Client {
  close(): Promise<void>;
}

export interface ReopeningOptions extends Omit<EngineOptions, 'fileSystem' | 'onAborted'> {
  readonly fileSystem?: (folder: string) => NonNullable<EngineOptions['fileSystem']>;
  /** Told when the engine stopped, and when it is open again. */
  readonly onStateChanged?: (isOpen: boolean) => void;
}

/** Milliseconds between attempts to open an engine whose disk still fails. */
const pauseBetween = 1_000;

/**
 * An engine that PostgreSQL stopped, because a sync or the disk failed, is opened anew: it reads its write-ahead log and
 * goes on with what was committed, as a server does after a PANIC. Statements meanwhile fail with 57P03.
 */
export async function openReopeningEngine(
  folder: string,
  { fileSystem, parameters, onStateChanged = () => undefined }: ReopeningOptions = {},
): Promise<ReopeningEngine> {
  let current: PGlite | null = null;
  const closing = new AbortController();
  let reopening: Promise<void> = Promise.resolve();

  const open = () =>
    openEngine(folder, {
      ...(fileSystem ? { fileSystem: fileSystem(folder) } : {}),
      ...(parameters ? { parameters } : {}),
      onAborted() {
        current = null;
        onStateChanged(false);
        if (!closing.signal.aborted) reopening = reopen();
      },
    });
  const reopen = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        current = await open();
        return onStateChanged(true);
      } catch {
        // The disk still fails; what was committed waits on it.
        await new Promise((resolve) => setTimeout(resolve, pauseBetween));
      }
    }
  };
  const engine = (): PGlite => {
    if (!current) throw new EngineStarting();
    return current;
  };
  current = await open();
  return {
    query: async (text, values, options) => engine().query(text, values, options),
    exec: async (text, options) => engine().exec(text, options),
    transaction: async <T>(work: (transaction: Transaction) => Promise<T>) => engine().transaction(work),
    async close() {
      closing.abort();
      await reopening;
      await current?.close();
    },
  };
}
