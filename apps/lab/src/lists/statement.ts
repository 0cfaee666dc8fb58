import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';

/**
 * How a page is filled: `gather` collects all matches by the index of what is asked for and sorts them, `walk` goes along
 * the sort order until it has enough.
 */
export type Way = 'gather' | 'walk';

export interface IdStatement {
  /** Table, with its alias where the conditions use one. */
  readonly table: SQL;
  readonly where: SQL;
  /** A text that `walk` looks for on its way; absent = it is in `where`. */
  readonly text?: SQL | undefined;
  readonly order: SQL;
  /** Columns that the order names. */
  readonly columns: readonly string[];
  readonly way: Way;
  readonly offset: number;
  readonly limit: number;
  /** Reads from the other end: `order` is turned round already, the ids are turned back. */
  readonly backwards: boolean;
}

/**
 * Ids in list order. The planner knows little of texts and would choose the way wrong: `materialized` makes it gather;
 * `offset 0` makes it walk along the order and look at the text on the way.
 */
export async function selectIds(queries: Queries, statement: IdStatement): Promise<number[]> {
  const { table, where, text, order, way, offset, limit, backwards } = statement;
  const needed = sql.raw(['id', ...statement.columns].join(', '));
  const source =
    way === 'gather'
      ? sql`(with matches as materialized (select ${needed} from ${table} where ${where}) select * from matches) matches`
      : text
        ? sql`(select ${needed}, search from ${table} where ${where} order by ${order} offset 0) walked where ${text}`
        : sql`${table} where ${where}`;
  const rows = await rowsOf<{ id: number | string }>(
    queries,
    sql`select id from ${source} order by ${order} limit ${limit} offset ${offset}`,
  );
  const ids = rows.map(({ id }) => Number(id));
  return backwards ? ids.toReversed() : ids;
}

/** How many rows match; stops at `most`, null = reads to the end. */
export async function countRows(
  queries: Queries,
  { table, where, most }: { readonly table: SQL; readonly where: SQL; readonly most: number | null },
): Promise<number> {
  const limit = most === null ? sql`` : sql`limit ${most}`;
  const [row] = await rowsOf<{ n: number | string }>(
    queries,
    sql`select count(*) as n from (select from ${table} where ${where} ${limit}) matches`,
  );
  return Number(row?.n ?? 0);
}

/** A text column holds all patterns; undefined without any. */
export function containsAll(patterns: readonly string[], column: string): SQL | undefined {
  if (patterns.length === 0) return undefined;
  return sql.join(
    patterns.map((pattern) => sql`${sql.raw(column)} like ${pattern}`),
    sql` and `,
  );
}
