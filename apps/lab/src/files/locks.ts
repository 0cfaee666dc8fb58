import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@trade-area/core/kernel';
import type pg from 'pg';
import type { Locks } from '../base/ports/locks.ts';
import { openClient } from '../database/connections.ts';

/** Milliseconds after which a request that waits for another one is told to retry. */
const waitLimit = 10_000;
const lockedElsewhere = { status_code: 423, body: 'Another request is writing this upload.\n' };

/** The lock between processes, taken after the lock of this process. */
interface Outer {
  acquire(id: string, signal: AbortSignal): Promise<void>;
  release(id: string): Promise<void>;
  close(): Promise<void>;
}

/** The request of this process that writes an upload, or waits for the outer lock to do so. */
interface Holder {
  readonly release: () => void;
  readonly done: Promise<void>;
  hasOuter: boolean;
}

/**
 * One writer for each upload. A new request asks the holder to stop: a dead connection must not block its owner. Within
 * a process the holder is asked directly; between processes of one PostgreSQL the lock is an advisory one of a session
 * that ends with its process, and the holder is asked by a notification.
 */
export async function createLocks(databaseUrl: string, log: Log): Promise<Locks> {
  const holders = new Map<string, Holder>();
  // The question of a request that itself still waits for another process reaches this process, too.
  const askHolder = (id: string) => {
    const holder = holders.get(id);
    if (holder?.hasOuter) holder.release();
  };
  const outer = databaseUrl === '' ? noOuterLock : await serverLocks(databaseUrl, askHolder, holders, log);

  return {
    close: () => outer.close(),
    newLock(id) {
      let free: () => void = () => undefined;
      return {
        async lock(signal, release) {
          const until = Date.now() + waitLimit;
          for (let currentHolder = holders.get(id); currentHolder; currentHolder = holders.get(id)) {
            currentHolder.release();
            if (!(await isReleasedInTime(currentHolder.done, until, signal))) throw lockedElsewhere;
          }
          const done = new Promise<void>((resolve) => {
            free = resolve;
          });
          const ownHolder: Holder = { release: () => void release(), done, hasOuter: false };
          holders.set(id, ownHolder);
          try {
            await outer.acquire(id, signal);
            ownHolder.hasOuter = true;
          } catch (error) {
            holders.delete(id);
            free();
            throw error;
          }
        },
        async unlock() {
          await outer.release(id);
          holders.delete(id);
          free();
        },
      };
    },
  };
}

const noOuterLock: Outer = {
  acquire: async () => undefined,
  release: async () => undefined,
  close: async () => undefined,
};

async function isReleasedInTime(done: Promise<void>, until: number, signal: AbortSignal): Promise<boolean> {
  const over = new AbortController();
  const timeout = pause(Math.max(0, until - Date.now()), false, { signal: over.signal }).catch(() => false);
  const abortedWait = new Promise<false>((resolve) =>
    signal.addEventListener('abort', () => resolve(false), { once: true, signal: over.signal }),
  );
  const won = await Promise.race([done.then(() => true), timeout, abortedWait]);
  over.abort();
  return won;
}

/** The key of an advisory lock: 63 bits of the id's hash. */
const keyOf = (id: string) =>
  (createHash('sha256').update(`upload ${id}`).digest().readBigInt64BE() / 2n).toString();

async function serverLocks(
  url: string,
  askHolder: (id: string) => void,
  holders: ReadonlyMap<string, { release: () => void }>,
  log: Log,
): Promise<Outer> {
  let client: pg.Client | null = null;
  let opening: Promise<pg.Client> | null = null;
  let closing = false;

  /** The connection holds the locks: when it is lost, every writer here must stop before another process begins. */
  const open = async (): Promise<pg.Client> => {
    const fresh = await openClient(url);
    const onConnectionLost = () => {
      if (client !== fresh) return;
      client = null;
      if (!closing) log('error', 'ta: the connection that holds the upload locks was lost');
      for (const holder of holders.values()) holder.release();
    };
    fresh.on('error', onConnectionLost);
    fresh.on('end', onConnectionLost);
    fresh.on('notification', ({ payload }) => askHolder(payload ?? ''));
    client = fresh;
    await fresh.query('listen ta_uploads');
    return fresh;
  };
  /** All requests share one connection: a lock on another one would never be released. */
  const connected = async (): Promise<pg.Client> => {
    if (client && !opening) return client;
    opening ??= open().finally(() => {
      opening = null;
    });
    return opening;
  };
  await connected();

  return {
    async acquire(id, signal) {
      const until = Date.now() + waitLimit;
      for (let attempt = 0; ; attempt += 1) {
        const connection = await connected();
        const { rows } = await connection.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
          keyOf(id),
        ]);
        if (rows[0]?.got) return;
        if (signal.aborted || Date.now() > until) throw lockedElsewhere;
        if (attempt % 10 === 0) await connection.query('select pg_notify($1, $2)', ['ta_uploads', id]);
        await pause(25);
      }
    },
    async release(id) {
      // A lost connection has released it already.
      await client?.query('select pg_advisory_unlock($1)', [keyOf(id)]).catch(() => undefined);
    },
    async close() {
      closing = true;
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
