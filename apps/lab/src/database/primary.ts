import pg from 'pg';
import { reasonOf } from './failure.ts';
import { hostOf } from './servers.ts';

/** Milliseconds that a server has to answer when it is asked whether it is the primary. */
const patience = 2_000;

/** No server among those of `DATABASE_URL` accepts writes. */
export class NoPrimary extends Error {
  override readonly name = 'NoPrimary';
  /** PostgreSQL's read_only_sql_transaction: what a standby answers to a write. */
  readonly code = '25006';
}

/** Knows which of several servers is the primary. */
export interface PrimaryFinder {
  /**
   * The connection string of the primary; asks all servers when it is not known.
   * @throws NoPrimary with the reason of each server.
   */
  find(): Promise<string>;
  /** Forgets that this server is the primary, after a failure on it. */
  doubt(server: string): void;
  /** @throws NoPrimary unless the connection leads to the primary. */
  verify(client: Pick<pg.Client, 'query'>, server: string): Promise<void>;
}

/**
 * Each promotion begins a new timeline. A former primary that comes back on its own accepts writes too, on an older one,
 * and what it accepts is lost: so the server of the highest timeline is the primary, and one that is below what this
 * process has seen is none.
 */
export function createPrimaryFinder(servers: readonly string[]): PrimaryFinder {
  let highest = 0;
  let known: string | null = null;
  let search: Promise<string> | null = null;

  const timelineFor = async (client: Pick<pg.Client, 'query'>): Promise<number> => {
    const timeline = await timelineOf(client);
    if (timeline === null) throw new NoPrimary('is a standby');
    if (timeline < highest) throw new NoPrimary('is a former primary');
    highest = timeline;
    return timeline;
  };

  const searchAll = async (): Promise<string> => {
    const before = highest;
    const found: { server: string; timeline: number }[] = [];
    const reasons: string[] = [];
    await new Promise<void>((resolve) => {
      let open = servers.length;
      for (const server of servers)
        void ask(server, timelineFor)
          .then(
            (timeline) => void found.push({ server, timeline }),
            (error: unknown) => void reasons.push(`${hostOf(server)}: ${reasonOf(error)}`),
          )
          .finally(() => {
            open -= 1;
            // After a promotion no other server can be ahead, so one that does not answer is not waited for.
            const isPromoted = before > 0 && found.some(({ timeline }) => timeline > before);
            if (open === 0 || isPromoted) resolve();
          });
    });
    const [best] = found.sort((a, b) => b.timeline - a.timeline);
    if (!best) throw new NoPrimary(`no server accepts writes (${reasons.join('; ')})`);
    known = best.server;
    return best.server;
  };

  return {
    find() {
      if (known !== null) return Promise.resolve(known);
      search ??= searchAll().finally(() => {
        search = null;
      });
      return search;
    },
    doubt(server) {
      if (known === server) known = null;
    },
    async verify(client, server) {
      try {
        await timelineFor(client);
      } catch (error) {
        if (known === server) known = null;
        throw error;
      }
    },
  };
}

/** Timeline of a primary, which a log file's name begins with; null of a standby. */
async function timelineOf(client: Pick<pg.Client, 'query'>): Promise<number | null> {
  const { rows } = await client.query<{ timeline: string | null }>(
    'select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline',
  );
  const timeline = rows[0]?.timeline ?? null;
  return timeline === null ? null : Number.parseInt(timeline, 16);
}

async function ask<T>(server: string, question: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: server,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await question(client);
  } finally {
    // A server that hangs must not keep the answer waiting.
    void client.end().catch(() => undefined);
  }
}
