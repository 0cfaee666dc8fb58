import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { payments } from '../database/schema/payments.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

/** One payment with the fields of the answer; dates as ISO text, amounts in minor units. */
export interface StoredPayment {
  readonly id: number;
  readonly commessa: string;
  readonly article: string;
  readonly state: number;
  readonly day: string;
  /** The order is not paid yet, or the refund not made: `day` is the one it became due on. */
  readonly due: boolean;
  readonly shipping_date: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly book_amount: number;
  readonly method: string;
  readonly last4: string;
  readonly transaction_id: string;
  readonly order_date: string;
  readonly event_name: string;
  readonly user_label: string;
  readonly event_date: string | null;
  readonly bride: string;
  readonly groom: string;
  readonly tipo: string;
  readonly document: number | null;
  readonly series: string | null;
  readonly movement: 'payment' | 'refund' | 'credit' | 'reversal';
}

/** A credit note without refunds has lowered what was due; one of an order without an open amount is of an earlier version. */
const loweredDue = sql`exists (select from payments q where q.order_id = payments.order_id and q.kind in ('open', 'credited'))`;

/** The payments of these ids, in the order of the ids. A payment and its reversal belong to the invoice, the nth refund to the nth credit note. */
export async function paymentsById(
  queries: Queries,
  owner: Owner,
  ids: readonly number[],
): Promise<StoredPayment[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<StoredPayment>(
    queries,
    sql`select payments.id::int, payments.commessa, payments.article, state, day::text,
          kind = 'open' or (i.series = 'NC' and i.paid_on is null and (n.refunds > 0 or not ${loweredDue})) as due, payments.shipping_date::text,
          amount::float8, payments.currency, book_amount::float8, method, last4, transaction_id, o.order_date::text,
          o.event_name, o.user_label, o.event_date::text, o.bride, o.groom, o.tipo, i.number as document, i.series,
          case when kind = 'reversed' then 'reversal' when amount >= 0 then 'payment'
            when i.paid_on is null and n.refunds = 0 and ${loweredDue} then 'credit' else 'refund' end as movement
        from payments join orders o on o.id = payments.order_id
          left join lateral (select id, number, series, paid_on from invoices i where i.order_id = payments.order_id
            and i.customer_id = payments.customer_id and (i.series = 'NC') = (amount < 0 and payments.kind = '') order by i.id
            offset case when payments.kind <> '' or payments.amount >= 0 then 0 else (select count(*) from payments q
              where q.order_id = payments.order_id and q.id < payments.id and q.kind = '' and q.amount < 0) end limit 1) i on true
          cross join lateral (select count(*) as refunds from refunds r where r.invoice_id = i.id and r.state <> 'cancelled') n
        where ${ownedBy(payments.customerId, owner, sql`payments.id in ${[...ids]}`)}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
