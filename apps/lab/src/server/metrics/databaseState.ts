import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/open.ts';
import type { MeasuredLab } from './stateGauges.ts';

/** The state of the database and of its jobs at one moment. */
export interface DatabaseState {
  /** Bytes. */
  readonly size: number;
  readonly committed: number;
  readonly rolledBack: number;
  /** Kinds that this lab does not run, those of a newer version, are `other`. */
  readonly jobs: readonly { readonly kind: string; readonly state: string; readonly count: number }[];
  /** Seconds; 0 when no job is due. */
  readonly oldestDue: number;
}

export async function databaseState({ database, jobKinds }: MeasuredLab): Promise<DatabaseState> {
  const { queries } = database;
  const [facts] = await rowsOf<Record<'size' | 'committed' | 'rolled_back' | 'oldest', string>>(
    queries,
    sql`select pg_database_size(datname) as size, xact_commit as committed, xact_rollback as rolled_back,
        (select coalesce(extract(epoch from now() - min(run_at)), 0) from jobs
          where state = 'waiting' and run_at <= now()) as oldest
      from pg_stat_database where datname = current_database()`,
  );
  const jobs = await rowsOf<{ kind: string; state: string; count: number }>(
    queries,
    sql`select kind, state, count(*)::int as count from jobs group by kind, state`,
  );
  return {
    size: Number(facts?.size ?? 0),
    committed: Number(facts?.committed ?? 0),
    rolledBack: Number(facts?.rolled_back ?? 0),
    oldestDue: Number(facts?.oldest ?? 0),
    jobs: jobs.map((row) => (jobKinds.includes(row.kind) ? row : { ...row, kind: 'other' })),
  };
}
