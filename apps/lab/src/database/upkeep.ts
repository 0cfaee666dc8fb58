import { backUpEngine } from './backUp.ts';
import { quoteName } from './quoteName.ts';
import { verifyAllPages } from './verifyPages.ts';

/** Runs one statement outside of a transaction. */
export type RunStatement = <Row>(text: string) => Promise<readonly Row[]>;

/**
 * The work that a PostgreSQL server does in the background and the embedded one never does by itself: without CHECKPOINT
 * its write-ahead log grows for ever, without VACUUM dead rows stay in its tables.
 */
export interface Upkeep {
  /** Checkpoints when the log is long, or when there is a log and the last one was minutes ago. @returns whether it did. */
  checkpointWhenDue(): Promise<boolean>;
  /** Vacuums the tables that PostgreSQL's own limits name. @returns their names. */
  vacuumWhenDue(): Promise<readonly string[]>;
  /** Reads every page, a piece at a time. @returns the files with a page that is not what PostgreSQL wrote. */
  verifyPages(signal?: AbortSignal): Promise<readonly string[]>;
  /** Copies the database to a new folder while it works; the copy holds what was committed before, and opens. */
  backUp(target: string): Promise<void>;
  /** The damaged files that the last verification found. */
  readonly damagedFiles: readonly string[];
}

/** Bytes of write-ahead log after which a start would take long: it reads the log from the last checkpoint on. */
const longLog = 32 * 1_048_576;
/** Bytes that the checkpoint itself and the lab's idle queries leave. */
const idleLog = 65_536;
const longestPause = 300;

/** The limits of autovacuum, with their defaults: share of the rows, and rows at least. */
const tablesDue = `
  select s.relname as name
  from pg_stat_user_tables s
  join pg_class c on c.oid = s.relid
  where s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
     or s.n_ins_since_vacuum > 1000 + 0.2 * greatest(c.reltuples, 0)
     or s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
     or age(c.relfrozenxid) > 200000000
  order by s.relname`;

export function createUpkeep(run: RunStatement, folder: string): Upkeep {
  let damagedFiles: readonly string[] = [];
  let isBackingUp = false;
  return {
    get damagedFiles() {
      return damagedFiles;
    },
    async backUp(target) {
      isBackingUp = true;
      try {
        await backUpEngine(run, folder, target);
      } finally {
        isBackingUp = false;
      }
    },
    async verifyPages(signal) {
      damagedFiles = await verifyAllPages(folder, signal);
      return damagedFiles;
    },
    async checkpointWhenDue() {
      if (isBackingUp) return false;
      const [state] = await run<{ bytes: number; seconds: number }>(`
        select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes,
          extract(epoch from clock_timestamp() - checkpoint_time)::float8 as seconds
        from pg_control_checkpoint()`);
      if (!state) return false;
      const isDue = state.bytes > longLog || (state.bytes > idleLog && state.seconds > longestPause);
      if (isDue) await run('checkpoint');
      return isDue;
    },
    async vacuumWhenDue() {
      const tables = await run<{ name: string }>(tablesDue);
      // One statement for each, so that requests are answered between them.
      for (const { name } of tables) await run(`vacuum (analyze) ${quoteName(name)}`);
      return tables.map(({ name }) => name);
    },
  };
}
