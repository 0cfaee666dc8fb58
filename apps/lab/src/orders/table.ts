import type { Field } from '@trade-area/core/pricing';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { ownedBy } from '../base/owner.ts';
import { hasNotBegun } from './begun.ts';
import type { Owner } from '../base/owner.ts';

/** One row with the fields of the answer; dates as ISO text, amounts in minor units. */
export interface StoredOrder {
  readonly id: number;
  readonly commessa: string;
  readonly order_code: string;
  readonly article: string;
  readonly incomplete: boolean;
  readonly event_name: string;
  readonly user_label: string;
  readonly event_date: string | null;
  readonly bride: string;
  readonly groom: string;
  readonly order_date: string;
  readonly shipping_date: string | null;
  /** ISO day; '' = not delivered yet, null = no delivery is recorded for this order. */
  readonly delivered_date: string | null;
  readonly price: number | null;
  readonly vat: number | null;
  readonly amount_to_pay: number | null;
  readonly payment_data: string;
  readonly currency: string;
  readonly status: number;
  readonly fm_status: number;
  readonly phase_main: number | null;
  readonly transfer_status: number | null;
  readonly by_ftp: boolean;
  readonly blocked: boolean;
  readonly on_hold: boolean;
  readonly progress: number;
  readonly unread: number;
  /** The lab has asked something that has no answer yet. */
  readonly open_question: boolean;
  /** Product and picture of the quote that it was made from, and whether that ordered a print project; null = it has none. */
  readonly quoted: {
    readonly slug: string;
    readonly picture: string | null;
    /** Its choices, where they stand for a picture of its own. */
    readonly fields: readonly Field[];
    readonly isPrint: boolean;
  } | null;
  /** Number of the order that takes over its shipping when it is deleted; null = none. */
  readonly ships_with: string | null;
  readonly list_file: string;
  readonly tipo: string;
  readonly book_type: string;
  readonly collection: string;
  readonly collections_value: string;
  /** Number of the checkout that it was ordered in; '' = it was ordered in another way. */
  readonly shipment_code: string;
  /** Pieces, made with the same files. */
  readonly quantity: number;
  /** Files chosen for an incomplete order, those of them that the lab misses, and the first of their names. */
  readonly files: { readonly chosen: number; readonly missing: number; readonly names: string[] } | null;
}

const stored = sql`id::int, commessa, order_code, article, incomplete, event_name, user_label, event_date::text, bride, groom,
  order_date::text, shipping_date::text,
  (select coalesce(d.delivered_date::text, '') from order_details d where d.order_id = orders.id) as delivered_date, price, vat, amount_to_pay, payment_data, currency, status, fm_status,
  phase_main, transfer_status, by_ftp, blocked, on_hold, progress, list_file, tipo, book_type, collection,
  collections_value, shipment_code, quantity, (select json_build_object('slug', q.slug, 'picture', q.picture, 'fields', case when q.picture is null then q.fields else '[]' end, 'isPrint', q.print_uuid is not null) from quotes q
  where q.order_code = orders.commessa and q.customer_id = orders.customer_id and q.is_ordered) as quoted, (select count(*)::int from messages m where m.order_id = orders.id and m.ts_read is null
  and m.fao = 'client' and m.customer_id = orders.customer_id) as unread,
  exists (select from messages m where m.order_id = orders.id and m.is_missing_status = 'open'
  and m.fao = 'client' and m.customer_id = orders.customer_id) as open_question,
  case when incomplete and transfer_status = 1 then (
    select json_build_object('chosen', count(*), 'missing', count(*) filter (where f.missing),
      'names', coalesce((array_agg(f.name order by f.name) filter (where f.missing))[1:12], '{}'))
    from (
      select u.name, u.state in ('partial', 'damaged') as missing from uploads u
      where u.order_id = orders.id and u.customer_id = orders.customer_id and u.folder = ''
        and u.removed_at is null
      union all
      select a.name, true from uploads_announced a
      where a.order_id = orders.id and a.customer_id = orders.customer_id and not a.refused
    ) f) end as files,
  case when incomplete and shipment_code <> '' then (
    select t.commessa from orders t where t.shipment_code = orders.shipment_code and t.shipment_code <> ''
      and t.customer_id = orders.customer_id and ${hasNotBegun(sql`t`)} and t.id <> orders.id order by t.id limit 1
  ) end as ships_with`;

/** The orders of these ids, in the order of the ids. */
export async function ordersById(
  queries: Queries,
  owner: Owner,
  ids: readonly number[],
): Promise<StoredOrder[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<StoredOrder>(
    queries,
    sql`select ${stored} from orders where ${ownedBy(orders.customerId, owner, sql`id in ${[...ids]}`)}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

export async function orderByCode(
  queries: Queries,
  owner: Owner,
  code: string,
): Promise<StoredOrder | undefined> {
  const [row] = await rowsOf<StoredOrder>(
    queries,
    sql`select ${stored} from orders where ${ownedBy(orders.customerId, owner, sql`commessa = ${code}`)}`,
  );
  return row;
}

/** Holds an order until the transaction ends: its amounts change no more by any other. */
export async function holdOrder(queries: Queries, owner: Owner, id: number): Promise<void> {
  await queries.execute(
    sql`select id from orders where ${ownedBy(orders.customerId, owner, sql`id = ${id}`)} for no key update`,
  );
}

/** The rows of its uploads are deleted with the order; their files are recorded for `uploads/maintenance.ts`. */
export async function removeOrder(queries: Queries, owner: Owner, id: number, now: Date): Promise<void> {
  await queries.execute(sql`
    insert into uploads_left (upload_id, deleted_at)
    select u.id, ${now.toISOString()}::timestamptz from uploads u
    where u.order_id = ${id} and u.customer_id = ${owner}`);
  await queries.delete(orders).where(ownedBy(orders.customerId, owner, sql`id = ${id}`));
}
