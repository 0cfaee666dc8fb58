import { asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { rowsOf } from '../../database/open.ts';
import { receipts } from '../../database/schema/payments.ts';
import { staff } from '../../database/schema/production.ts';
import { ownedBy } from '../../base/owner.ts';
import type { OwnedOrder } from '../../base/owner.ts';
import { rateOf } from './rates.ts';
import type { ExchangeRates } from './rates.ts';

/** Money that the desk recorded, or took back; amounts in minor units. */
export interface Receipt {
  readonly id: number;
  /** Negative = it takes another one back. */
  readonly amount: number;
  /** ISO day. */
  readonly day: string;
  readonly method: string;
  readonly note: string;
  /** The member of staff who recorded it. */
  readonly author: string;
  readonly reverses: number | null;
  readonly at: Date;
}

/** The receipts of an order, the oldest first. */
export function receiptsOf(queries: Queries, { id, owner }: OwnedOrder): Promise<Receipt[]> {
  return queries
    .select({
      id: receipts.id,
      amount: receipts.amount,
      day: receipts.day,
      method: receipts.method,
      note: receipts.note,
      author: sql<string>`trim(${staff.name} || ' ' || ${staff.surname})`,
      reverses: receipts.reverses,
      at: receipts.at,
    })
    .from(receipts)
    .innerJoin(staff, eq(staff.id, receipts.staffId))
    .where(ownedBy(receipts.customerId, owner, eq(receipts.orderId, id)))
    .orderBy(asc(receipts.id));
}

/** @returns its id. */
export async function insertReceipt(
  queries: Queries,
  { id, owner }: OwnedOrder,
  receipt: Omit<Receipt, 'id' | 'author'> & { readonly staffId: number },
): Promise<number> {
  const [row] = await queries
    .insert(receipts)
    .values({ ...receipt, customerId: owner, orderId: id })
    .returning({ id: receipts.id });
  if (!row) throw new Error('ta: the payment was not written');
  return row.id;
}

/** The rate of the order's invoice, which was made at another day's rate, else that of the lab's settings. */
const bookRate = (rates: ExchangeRates) =>
  sql`coalesce((select i.rate from invoices i where i.order_id = o.id and i.series = '' limit 1), ${rateOf(rates)})`;

/**
 * Lists a receipt, or its reversal, among the customer's payments, and changes the open amount of an invoiced order by
 * it: the sum of the order's payments stays that of its documents.
 */
export async function listReceipt(
  queries: Queries,
  { id, owner }: OwnedOrder,
  receipt: Pick<Receipt, 'amount' | 'day' | 'method'>,
  rates: ExchangeRates,
): Promise<void> {
  const kind = receipt.amount < 0 ? 'reversed' : 'received';
  const which = sql`o.id = ${id} and o.customer_id = ${owner}`;
  const columns = sql`customer_id, order_id, commessa, article, state, day, shipping_date, amount, currency, book_amount,
    method, kind`;
  const row = (amount: number, named: string) => sql`select o.customer_id, o.id, o.commessa, o.article,
      payment_state(o.fm_status), ${receipt.day}::date, o.shipping_date, ${amount}::bigint, o.currency,
      round(${amount}::numeric * ${bookRate(rates)} / 1000000)::bigint, ${receipt.method}, ${named}
    from orders o where ${which}`;
  await queries.execute(sql`insert into payments (${columns}) ${row(receipt.amount, kind)}`);
  const own = sql`order_id = ${id} and customer_id = ${owner}`;
  const changed = await rowsOf<{ amount: number }>(
    queries,
    sql`update payments set amount = amount - ${receipt.amount}::bigint, book_amount = book_amount - (select p.book_amount
        from payments p where p.order_id = ${id} and p.kind = ${kind} order by p.id desc limit 1)
      where ${own} and kind = 'open' returning amount::float8`,
  );
  await queries.execute(sql`delete from payments where ${own} and kind = 'open' and amount = 0`);
  const hasInvoice = sql`exists (select from invoices i where i.order_id = o.id and i.series = '')`;
  if (changed.length === 0 && kind === 'reversed')
    await queries.execute(
      sql`insert into payments (${columns}) ${row(-receipt.amount, 'open')} and ${hasInvoice}`,
    );
}

/** Dates the invoice of an order; null = it is open again. */
export async function dateInvoice(
  queries: Queries,
  { id, owner }: OwnedOrder,
  day: string | null,
): Promise<void> {
  await queries.execute(
    sql`update invoices set paid_on = ${day}::date where order_id = ${id} and customer_id = ${owner} and series = ''`,
  );
}
