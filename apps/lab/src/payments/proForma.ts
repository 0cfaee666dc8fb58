import { sql } from 'drizzle-orm';
import type { LabConfiguration } from '../base/configuration.ts';
import type { Owner } from '../base/owner.ts';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import type { Invoice } from './invoiceTable.ts';
import { invoicePdf, proFormaSeries } from './pdf/document.ts';
import { documentLines } from './sales/orderLines.ts';
import { rateOf } from './sales/rates.ts';
import { customerSnapshot } from './sales/saleTable.ts';

/**
 * The pro forma of an order with a price, as a PDF: the same amounts and lines as its invoice will have. It has no
 * number of the invoices, and nothing of it is stored. undefined = this customer has no such order.
 */
export async function proFormaPdf(
  queries: Queries,
  owner: Owner,
  orderCode: string,
  { seller, exchangeRates }: Pick<LabConfiguration, 'seller' | 'exchangeRates'>,
): Promise<Uint8Array | undefined> {
  const [found] = await rowsOf<Invoice>(
    queries,
    sql`select o.id::int, o.commessa, ${proFormaSeries} as series, extract(year from o.order_date)::int as year, 0 as number,
        o.order_date::text as issued, o.currency, o.price::float8 as net, coalesce(o.vat, 0)::float8 as vat,
        case when coalesce(o.vat, 0) = 0 and o.price <> 0 then 0 else c.vat_rate * 100 end as "vatRate",
        ${rateOf(exchangeRates)} as rate, ${customerSnapshot} as customer, o.payment_data as method,
        coalesce(p.last4, '') as last4, case when coalesce(o.amount_to_pay, 0) > 0 then null else p.day::text end as "paidOn",
        0 as "refersTo", null as "refersOn",
        coalesce(nullif(o.user_label, ''), nullif(o.event_name, ''), concat_ws(' & ', nullif(o.bride, ''), nullif(o.groom, ''))) as names,
        (select json_agg(json_build_object('description', d.description, 'quantity', d.quantity, 'unitPrice', d.unit_price,
          'net', d.net) order by d.position) from ${documentLines} d) as lines
      from orders o join customers c on c.id = o.customer_id
        left join lateral (select last4, day from payments where order_id = o.id and amount >= 0 order by id limit 1) p on true
      where o.commessa = ${orderCode} and o.price is not null and o.customer_id = ${owner}`,
  );
  return found && invoicePdf(found, seller);
}
