/** Documents of every customer, for the lab's accountant. Only `pages/staff` may import this folder. */
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';

/** Days of the documents, ISO, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Ids of the documents of a period: invoices by number, then credit notes. */
export async function idsOfPeriod(queries: Queries, { from, to }: Period): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    queries,
    sql`select id::float8 as id from invoices where issued between ${from}::date and ${to}::date order by series, year, number`,
  );
  return rows.map(({ id }) => id);
}

/**
 * The money that came in for these documents, in minor units: for an invoice what its order was paid, for a credit note
 * the negative amount once it was refunded.
 */
export async function paidOf(queries: Queries, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{ id: number; paid: number }>(
    queries,
    sql`select i.id::float8 as id, (case when i.series = 'NC' then case when i.paid_on is null then 0 else i.net + i.vat end
        else (select coalesce(sum(p.amount), 0) from payments p where p.order_id = i.order_id
          and (p.kind in ('received', 'reversed') or (p.kind = '' and p.amount >= 0))) end)::float8 as paid
      from invoices i where i.id in ${[...ids]}`,
  );
  return new Map(rows.map(({ id, paid }) => [id, paid]));
}
