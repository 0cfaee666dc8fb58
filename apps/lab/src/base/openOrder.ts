import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** The condition of orders that are not finished: in production, or paused, or waiting for their files. @param row alias of `orders`. */
export const isOpenOrder = (row: 'o' | 'p'): SQL =>
  sql.raw(`(${row}.incomplete or ${row}.on_hold or ${row}.fm_status in (1, 3, 4, 5))`);

/**
 * The condition of finished orders that were delivered before a day. The lab does not learn of every delivery; the day of
 * shipping counts then, or that of the order.
 * @param row alias of `orders`. @param before ISO day by the lab's calendar, as the days of orders are.
 */
export const isEndedOrder = (row: 'o' | 'p', before: string): SQL =>
  sql`(not ${isOpenOrder(row)} and coalesce((select d.delivered_date from order_details d
    where d.order_id = ${sql.raw(row)}.id), ${sql.raw(row)}.shipping_date, ${sql.raw(row)}.order_date)
    < ${before}::date)`;
