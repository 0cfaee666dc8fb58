import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnreachable, isUnavailable } from './failure.ts';
import { createPrimaryFinder } from './primary.ts';
import type { PrimaryFinder } from './primary.ts';
import { serversOf } from './servers.ts';

/** Limits of the connections to a PostgreSQL server. */
export interface ServerLimits {
  /** Connections of this lab at most. */
  readonly connections: number;
  /** Seconds after which a statement is given up; 0 = never. */
  readonly statementSeconds: number;
  /** Seconds that a statement waits for a lock; 0 = for ever. */
  readonly lockSeconds: number;
}
export const defaultLimits: ServerLimits = { connections: 10, statementSeconds: 30, lockSeconds: 10 };

/** Milliseconds that opening a connection may take; with several servers, also those of waiting for a primary. */
const patience = 5_000;
/** Milliseconds between two searches for the primary. */
const searchPause = 50;

/** A pool of connections to the primary. */
export interface Connections {
  /** @throws DatabaseUnreachable when no connection could be had in time. */
  connect(): Promise<PooledConnection>;
  /** One statement on a connection of the pool, in the form that drizzle uses. It is never repeated. */
  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
  /** Connections by what they do, and the callers that wait for one. */
  counts(): ConnectionCounts;
  end(): Promise<void>;
}

export type ConnectionCounts = Readonly<Record<'used' | 'idle' | 'awaited', number>>;

export interface PooledConnection {
  readonly client: pg.PoolClient;
  release(): void;
  /** Closes it instead, after this error. */
  discard(error: unknown): void;
}

/** @param url `DATABASE_URL`, with one server or several. */
export function openConnections(url: string, limits: ServerLimits): Connections {
  let current: { readonly server: string; readonly pool: pg.Pool } | null = null;

  /** The pool of a server. Connections to a former primary are closed once they are released. */
  const poolOf = (server: string, primary: PrimaryFinder | null): pg.Pool => {
    if (current?.server === server) return current.pool;
    void current?.pool.end().catch(() => undefined);
    const pool = openPool(server, limits, primary);
    current = { server, pool };
    return pool;
  };

  const connect = async (): Promise<PooledConnection> => {
    try {
      return await onPrimary(url, async (server, primary) => {
        const client = await poolOf(server, primary).connect();
        return {
          client,
          release: () => client.release(),
          discard(error) {
            if (isUnavailable(error)) primary?.doubt(server);
            client.release(true);
          },
        };
      });
    } catch (error) {
      throw new DatabaseUnreachable('no connection', { cause: error });
    }
  };

  return {
    connect,
    async query(statement, values) {
      const { client, release, discard } = await connect();
      try {
        const answer = await client.query(statement, values);
        release();
        return answer;
      } catch (error) {
        discard(error);
        throw error;
      }
    },
    counts() {
      const { totalCount = 0, idleCount = 0, waitingCount = 0 } = current?.pool ?? {};
      return { used: totalCount - idleCount, idle: idleCount, awaited: waitingCount };
    },
    async end() {
      await current?.pool.end();
    },
  };
}

/** One connection to the primary outside of the pool, for a session that lasts. Its end is the caller's. */
export function openClient(url: string): Promise<pg.Client> {
  return onPrimary(url, async (server, primary) => {
    const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: patience });
    // Without a listener, a connection that breaks would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await primary?.verify(client, server);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  });
}

/** The address of the primary: the one server of a connection string, or of several the one that takes writes. */
export const primaryOf = (url: string): Promise<string> => onPrimary(url, async (server) => server);

/** All connections of a process share what it knows about the servers of an address; null = it names one server. */
const finders = new Map<string, PrimaryFinder | null>();

function finderOf(url: string): PrimaryFinder | null {
  const known = finders.get(url);
  if (known !== undefined) return known;
  const servers = serversOf(url);
  const finder = servers.length > 1 ? createPrimaryFinder(servers) : null;
  finders.set(url, finder);
  return finder;
}

/** Opens a connection to the primary; with several servers this is repeated until one is the primary. */
async function onPrimary<T>(
  url: string,
  open: (server: string, primary: PrimaryFinder | null) => Promise<T>,
): Promise<T> {
  const primary = finderOf(url);
  const until = performance.now() + patience;
  for (;;) {
    let server = url;
    try {
      if (primary) server = await primary.find();
      return await open(server, primary);
    } catch (error) {
      primary?.doubt(server);
      if (!primary || !isUnavailable(error) || performance.now() > until) throw error;
      await pause(searchPause);
    }
  }
}

function openPool(server: string, limits: ServerLimits, primary: PrimaryFinder | null): pg.Pool {
  const pool = new pg.Pool({
    connectionString: server,
    max: limits.connections,
    connectionTimeoutMillis: patience,
    statement_timeout: limits.statementSeconds * 1_000,
    lock_timeout: limits.lockSeconds * 1_000,
    // A lab that was stopped in the middle of a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
    ...(primary && { onConnect: (client: pg.ClientBase) => primary.verify(client, server) }),
  });
  // Without these listeners, a connection that breaks while it is idle or in a transaction would end the process.
  pool.on('error', () => primary?.doubt(server));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
