import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';

/**
 * The strategy of a query: `gather` collects all matches through the filter's index and sorts them, `walk` follows the
 * sort order until the page is full.
 */
export type Strategy = 'gather' | 'walk';

export interface IdStatement {
  /** Table, with its alias where the conditions use one. */
  readonly table: SQL;
  readonly where: SQL;
  /** The text condition that `walk` evaluates row by row; absent = it is in `where`. */
  readonly text?: SQL | undefined;
  readonly order: SQL;
  /** Columns that the order names. */
  readonly columns: readonly string[];
  readonly strategy: Strategy;
  readonly offset: number;
  readonly limit: number;
  /** Reads from the end: `order` is reversed already, the ids are reversed back. */
  readonly isReversed: boolean;
}

/**
 * Ids in list order. The planner estimates text conditions badly and would choose the wrong strategy: `materialized`
 * forces `gather`; `offset 0` forces `walk`, which evaluates the text row by row.
 */
export async function selectIds(queries: Queries, statement: IdStatement): Promise<number[]> {
  const { table, where, text, order, strategy, offset, limit, isReversed } = statement;
  const needed = sql.raw(['id', ...statement.columns].join(', '));
  const source =
    strategy === 'gather'
      ? sql`(with matches as materialized (select ${needed} from ${table} where ${where}) select * from matches) matches`
      : text
        ? sql`(select ${needed}, search from ${table} where ${where} order by ${order} offset 0) walked where ${text}`
        : sql`${table} where ${where}`;
  const rows = await rowsOf<{ id: number | string }>(
    queries,
    sql`select id from ${source} order by ${order} limit ${limit} offset ${offset}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  return isReversed ? ids.toReversed() : ids;
}

/** The number of matching rows; counting stops at `max`, null = no limit. */
export async function countRows(
  queries: Queries,
  { table, where, max }: { readonly table: SQL; readonly where: SQL; readonly max: number | null },
): Promise<number> {
  const limit = max === null ? sql`` : sql`limit ${max}`;
  const [row] = await rowsOf<{ n: number | string }>(
    queries,
    sql`select count(*) as n from (select from ${table} where ${where} ${limit}) matches`,
  );
  return Number(row?.n ?? 0);
}

/** The condition that a text column contains all patterns; undefined without patterns. */
export function containsAll(patterns: readonly string[], column: string): SQL | undefined {
  if (patterns.length === 0) return undefined;
  return sql.join(
    patterns.map((pattern) => sql`${sql.raw(column)} like ${pattern}`),
    sql` and `,
  );
}
