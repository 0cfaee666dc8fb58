import { sql } from 'drizzle-orm';
import { isEndedOrder } from '../../base/openOrder.ts';
import type { Lab } from '../../base/lab.ts';
import { rowsOf } from '../../database/open.ts';

const ordersAtOnce = 20;

/**
 * Deletes the print files and the documents of orders that were delivered before a day: until then the order can be
 * printed again. Its photos follow once no version of a project has them (`print/jobs.ts`).
 * @param before ISO day by the lab's calendar.
 * @returns how many files were deleted.
 */
export async function removeDeliveredPrints(
  { database, uploads }: Pick<Lab, 'database' | 'uploads'>,
  before: string,
  signal: AbortSignal,
): Promise<number> {
  const removeSome = () =>
    database.transaction(async (inside) => {
      const ended = await rowsOf<{ id: number }>(
        inside,
        sql`update print_runs set state = 'deleted' where order_id in (
          select o.id from print_runs r join orders o on o.id = r.order_id
          where r.state <> 'deleted' and ${isEndedOrder('o', before)} and not exists (select from reprints a
            join orders p on p.id = a.order_id where a.original_id = o.id and not ${isEndedOrder('p', before)})
          limit ${ordersAtOnce}) returning order_id::float8 as id`,
      );
      if (ended.length === 0) return null;
      const ids = sql`(${sql.join(
        ended.map(({ id }) => sql`${id}::bigint`),
        sql`, `,
      )})`;
      await inside.execute(sql`delete from print_orders a using quotes q, orders o
        where q.id = a.quote_id and q.is_ordered and o.commessa = q.order_code and o.id in ${ids}`);
      return rowsOf<{ id: string }>(
        inside,
        sql`delete from print_files where order_id in ${ids} returning id`,
      );
    });
  let removed = 0;
  while (!signal.aborted) {
    const files = await removeSome();
    if (!files) break;
    // A file that is left behind is removed by the clean-up of files without a row.
    for (const { id } of files) await uploads.files.remove(id);
    removed += files.length;
  }
  return removed;
}
