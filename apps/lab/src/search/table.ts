/** The own rows of a customer that meet the condition of a search, the newest ones. */
import { countedMatches } from '@trade-area/core/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { rowsOf } from '../database/open.ts';
import { messages } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { countRows, selectIds } from '../lists/statement.ts';

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

/** The newest rows of each part whose column `search` meets the condition. */
export async function newestOf(
  queries: Queries,
  searched: SearchedTable,
  owner: Owner,
  text: SQL,
  limit: number,
): Promise<FoundIds> {
  const { table, time } = searched;
  const ids: number[] = [];
  let total: number | null = 0;
  for (const part of searched.parts) {
    const mine = ownedBy(searched.owner, owner, part);
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
