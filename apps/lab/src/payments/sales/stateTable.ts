import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../database/schema/orders.ts';
import type { OwnedOrder } from '../../base/owner.ts';

/** The money side of an order; amounts in minor units of its currency. */
export interface Sale {
  readonly code: string;
  readonly currency: string;
  /** Price with VAT; null without a price. */
  readonly gross: number | null;
  /** The chosen payment method, '' without one. */
  readonly method: string;
  /** Digits of the card chosen for the order, '' without one. */
  readonly last4: string;
  /** The provider's reference of that card, '' without one. */
  readonly card: string;
  /** The amount due, with VAT. */
  readonly due: number;
  /** Percent of the customer's prices. */
  readonly vatRate: number;
  readonly language: string;
  /** Movements so far. */
  readonly payments: number;
  /** The money that has come in, less what was given back. */
  readonly paid: number;
  /** The rest of the invoice after its credit notes; null without an invoice. */
  readonly left: { readonly net: number; readonly vat: number } | null;
  /** Whether a credit note exists. */
  readonly credited: boolean;
}

export async function saleOf(queries: Queries, { id, owner }: OwnedOrder): Promise<Sale> {
  const [row] = await rowsOf<Omit<Sale, 'left'> & { readonly net: number | null; readonly vat: number }>(
    queries,
    sql`select o.commessa as code, o.currency, o.list_price as gross, o.payment_data as method, coalesce(k.last4, '') as last4,
        coalesce(k.reference, '') as card, coalesce(o.amount_to_pay, 0) as due, c.vat_rate as "vatRate", c.language,
        (select count(*)::int from payments p where p.order_id = o.id) as payments,
        (select coalesce(sum(p.amount), 0)::float8 from payments p where p.order_id = o.id and p.kind not in ('open', 'credited')) as paid, i.net, coalesce(i.vat, 0) as vat,
        coalesce(i.credited, false) as credited
      from orders o join customers c on c.id = o.customer_id
        left join order_cards oc on oc.order_id = o.id and oc.customer_id = o.customer_id
        left join cards k on k.id = oc.card_id and k.customer_id = o.customer_id
        cross join lateral (select sum(net)::float8 as net, sum(vat)::float8 as vat, bool_or(series = 'NC') as credited
          from invoices where order_id = o.id) i
      where o.id = ${id} and o.customer_id = ${owner}`,
  );
  if (!row) throw new Error('ta: an order without its customer');
  const { net, vat, ...rest } = row;
  return { ...rest, left: net === null ? null : { net, vat } };
}

type SaleChange = Pick<
  Partial<typeof orders.$inferInsert>,
  'price' | 'vat' | 'listPrice' | 'amountToPay' | 'paymentData'
>;

export async function changeSale(
  queries: Queries,
  { id, owner }: OwnedOrder,
  change: SaleChange,
): Promise<void> {
  await queries
    .update(orders)
    .set(change)
    .where(sql`${orders.id} = ${id} and ${orders.customerId} = ${owner}`);
}
