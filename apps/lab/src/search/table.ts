/** The own rows of a customer that have the words of a search: the newest ones, or those with similar words. */
import { countedMatches } from '@trade-area/core/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Database, Queries } from '../database/open.ts';
import { rowsOf } from '../database/open.ts';
import { messages } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { containsAll, countRows, selectIds } from '../lists/statement.ts';
import type { SearchWords } from './words.ts';

/** A table with a column `search`, which a trigram index covers, and a time by which its rows are ordered. */
interface SearchedTable {
  readonly table: SQL;
  readonly owner: PgColumn;
  readonly time: 'order_date' | 'ts_created';
  /** Parts that are read one after the other: an index of the time is for one of them. */
  readonly parts: readonly SQL[];
}

export const searchedOrders: SearchedTable = {
  table: sql`orders`,
  owner: orders.customerId,
  time: 'order_date',
  parts: [sql`incomplete = false`, sql`incomplete = true`],
};

export const searchedMessages: SearchedTable = {
  table: sql`(select id, customer_id, ts_created, search_text(txt_public) as search from messages) messages`,
  owner: messages.customerId,
  time: 'ts_created',
  parts: [sql`true`],
};

export interface FoundIds {
  readonly ids: readonly number[];
  /** null = more than are counted. */
  readonly total: number | null;
}

/** The newest rows of each part that have every word. */
export async function newestOf(
  queries: Queries,
  searched: SearchedTable,
  owner: Owner,
  { patterns }: SearchWords,
  limit: number,
): Promise<FoundIds> {
  const { table, time } = searched;
  const ids: number[] = [];
  let total: number | null = 0;
  for (const part of searched.parts) {
    const mine = ownedBy(searched.owner, owner, part);
    const text = containsAll(patterns, 'search') ?? sql`false`;
    const matches = await countRows(queries, {
      table,
      where: sql`${mine} and ${text}`,
      max: countedMatches + 1,
    });
    if (matches === 0) continue;
    // Many matches: the newest rows have some of them. Few: the text index knows all of them.
    const isWalked = matches > countedMatches;
    total = isWalked || total === null ? null : total + matches;
    ids.push(
      ...(await selectIds(queries, {
        table,
        where: isWalked ? mine : sql`${mine} and ${text}`,
        text: isWalked ? text : undefined,
        order: sql`${sql.raw(time)} desc, id desc`,
        columns: [time],
        strategy: isWalked ? 'walk' : 'gather',
        offset: 0,
        limit,
        isReversed: false,
      })),
    );
  }
  return { ids, total };
}

/** Share of its trigrams that a similar word has in common with one of the text: two letters of seven may differ. */
const leastSimilarity = 0.5;

/** The rows with the most similar words; none when no word is long enough to be mistyped. */
export async function similarTo(
  database: Pick<Database, 'transaction'>,
  { table, owner: column, time }: SearchedTable,
  owner: Owner,
  { similar, exact }: SearchWords,
  limit: number,
): Promise<readonly number[]> {
  if (similar.length === 0) return [];
  const each = (make: (word: string) => SQL, between: SQL) => sql.join(similar.map(make), between);
  const where = ownedBy(
    column,
    owner,
    each((word) => sql`search %> ${word}`, sql` and `),
    containsAll(exact, 'search'),
  );
  const score = each((word) => sql`word_similarity(${word}, search)`, sql` + `);
  return database.transaction(async (queries) => {
    await queries.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(leastSimilarity)}, true)`,
    );
    const rows = await rowsOf<{ id: number | string }>(
      queries,
      sql`with matches as materialized (
            select id, ${sql.raw(time)} as time, ${score} as score from ${table} where ${where})
          select id from matches order by score desc, time desc, id desc limit ${limit}`,
    );
    return rows.map(({ id }) => Number(id));
  });
}

export interface StoredFoundOrder {
  readonly id: number;
  readonly commessa: string;
  readonly article: string;
  readonly event_name: string;
  readonly user_label: string;
  readonly event_date: string | null;
  readonly bride: string;
  readonly groom: string;
  readonly order_date: string;
  readonly incomplete: boolean;
}

/** Orders by their ids, in the order of the ids. */
export async function foundOrdersById(
  queries: Queries,
  owner: Owner,
  ids: readonly number[],
): Promise<readonly StoredFoundOrder[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<StoredFoundOrder>(
    queries,
    sql`select id::int, commessa, article, event_name, user_label, event_date::text, bride, groom, order_date::text,
          incomplete from orders where ${ownedBy(orders.customerId, owner, sql`id in ${[...ids]}`)}`,
  );
  return inOrder(rows, ids);
}

export interface StoredFoundMessage {
  readonly id: number;
  readonly commessa: string;
  readonly article: string;
  readonly event_name: string;
  readonly user_label: string;
  readonly event_date: string | null;
  readonly bride: string;
  readonly groom: string;
  readonly text: string;
  readonly fao: string;
  readonly at: Date | string;
}

/** Messages by their ids, in the order of the ids. */
export async function foundMessagesById(
  queries: Queries,
  owner: Owner,
  ids: readonly number[],
): Promise<readonly StoredFoundMessage[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<StoredFoundMessage>(
    queries,
    sql`select messages.id::int, o.commessa, o.article, o.event_name, o.user_label, o.event_date::text, o.bride, o.groom,
          txt_public as text, fao, ts_created as at
        from messages join orders o on o.id = messages.order_id
        where ${ownedBy(messages.customerId, owner, sql`messages.id in ${[...ids]}`)}`,
  );
  return inOrder(rows, ids);
}

function inOrder<Row extends { readonly id: number }>(
  rows: readonly Row[],
  ids: readonly number[],
): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
