import { sql } from 'drizzle-orm';
import { isEndedOrder } from '../base/openOrder.ts';
import type { Lab } from '../base/lab.ts';
import { rowsOf } from '../database/open.ts';

const filesAtOnce = 100;

/**
 * Deletes the files of orders that were delivered before a day, with what was made from them: until then the order can
 * be printed again. An order keeps its files as long as one that prints it again needs them.
 * @param before ISO day by the lab's calendar.
 * @returns how many files were deleted.
 */
export async function removeDeliveredFiles(
  { database, uploads, versions }: Pick<Lab, 'database' | 'uploads' | 'versions'>,
  before: string,
  signal: AbortSignal,
): Promise<number> {
  const removeSome = () =>
    database.transaction(async (inside) => {
      const rows = await rowsOf<{ id: string; order: number }>(
        inside,
        sql`delete from uploads where id in (select u.id from uploads u join orders o on o.id = u.order_id
          where ${isEndedOrder('o', before)} and not exists (select from reprints r join orders p on p.id = r.order_id
            where r.original_id = o.id and not ${isEndedOrder('p', before)})
          limit ${filesAtOnce}) returning id, order_id::float8 as order`,
      );
      if (rows.length === 0) return rows;
      const orders = sql`(${sql.join(
        [...new Set(rows.map(({ order }) => order))].map((order) => sql`${order}`),
        sql`, `,
      )})`;
      // The lists of print files name what is gone.
      await inside.execute(sql`update upload_sets set manifest = null where order_id in ${orders}
        or order_id in (select r.order_id from reprints r where r.original_id in ${orders})`);
      return rows;
    });
  let removed = 0;
  while (!signal.aborted) {
    const rows = await removeSome();
    if (rows.length === 0) break;
    versions.forget();
    // A file that is left behind is removed by the clean-up of files without a row.
    for (const { id } of rows) await uploads.files.remove(id);
    removed += rows.length;
  }
  return removed;
}
