import { inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Queries } from '../../../src/database/open.ts';
import { customers } from '../../../src/database/schema/customers.ts';
import { cards } from '../../../src/database/schema/payments.ts';
import type { ExchangeRates } from '../../../src/payments/sales/rates.ts';
import { insertCreditNotes, insertInvoices, insertPayments } from '../../../src/payments/sales/saleTable.ts';
import { demoAccounts } from '../accounts.ts';
import { fillOnce } from '../fillOnce.ts';
import { cardRows } from './cards.ts';

const fact = 'payments';
/** Number of bulk orders with documents, the latest ones: more invoices would demonstrate nothing new. */
const bulkInvoices = 20_000;

/** Pays the demonstration orders and writes their documents: once, also in a database that was filled before. */
export async function seedPaymentsOnce(
  database: Database,
  today: Date,
  rates: ExchangeRates,
): Promise<'filled' | 'kept'> {
  return fillOnce(database, { name: fact, value: '1' }, async (queries) => {
    const codes = demoAccounts.map(({ code }) => code);
    const demoCustomers = await queries
      .select({ id: customers.id, code: customers.code })
      .from(customers)
      .where(inArray(customers.code, codes));
    const ids = sql.raw(demoCustomers.map(({ id }) => id).join(','));
    const condition = sql`o.customer_id in (${ids})`;
    await pay(queries, condition, today, rates);
    await insertInvoices(queries, condition, rates);
    await creditReturnedOrders(queries, condition, today);
    for (const { id, code } of demoCustomers) {
      const account = demoAccounts.find((each) => each.code === code);
      const rows = account ? cardRows(account, id, today) : [];
      if (rows.length > 0) await queries.insert(cards).values(rows);
    }
    // Each order that was paid by card is linked to the card with these last four digits.
    await queries.execute(sql`insert into order_cards (order_id, customer_id, card_id, changed_at)
      select distinct on (p.order_id) p.order_id, p.customer_id, c.id, ${today.toISOString()}::timestamptz from payments p
      join cards c on c.customer_id = p.customer_id and c.last4 = p.last4 where p.method = 'card' order by p.order_id, c.id`);
  });
}

/** The same for the orders that were added in bulk. */
export async function payBulkOrders(
  database: Database,
  today: Date,
  { rates, rebuild }: { readonly rates: ExchangeRates; readonly rebuild: boolean },
): Promise<void> {
  const bulk = sql`o.commessa between '90000001' and '99999999' and length(o.commessa) = 8`;
  await database.transaction(async (queries) => {
    await queries.execute(sql`set local statement_timeout = 0`);
    if (rebuild) await queries.execute(sql`select drop_payment_list_indexes()`);
    await pay(queries, bulk, today, rates);
    if (rebuild) await queries.execute(sql`select create_payment_list_indexes()`);
    const latest = sql`o.id in (select order_id from payments p where p.commessa between '90000001' and '99999999'
      and length(p.commessa) = 8 and p.state = 3 and p.amount >= 0 order by p.shipping_date desc nulls last, p.id desc limit ${bulkInvoices})`;
    await insertInvoices(queries, latest, rates);
  });
  if (rebuild)
    await database.queries.execute(sql`vacuum (analyze) payments, payment_counts, invoices, invoice_lines`);
}

/** A pseudo-random number that depends on the order and the salt alone, so that every run writes the same data. */
const scattered = (salt: number) => sql`((o.id * 2654435761 + ${sql.raw(String(salt))}) % 1000003)`;
const dayOf = (today: Date) => sql`${today.toISOString().slice(0, 10)}::date`;

/** Orders that run or were sent are paid within four days of their order. */
async function pay(queries: Queries, condition: SQL, today: Date, rates: ExchangeRates): Promise<void> {
  const paid = sql`${condition} and not o.incomplete and o.fm_status in (1, 2, 3, 4, 6, 8, 12)`;
  const terms = {
    day: sql`least(o.order_date + (${scattered(11)} % 4)::int, ${dayOf(today)})`,
    last4: sql`case when o.payment_data = 'card' then case when ${scattered(3)} % 3 = 0 then '4444' else '1111' end else '' end`,
    transaction: sql`case when o.payment_data = 'bank transfer' then '' else 'tx_' || md5('payment ' || o.id) end`,
  };
  await insertPayments(queries, paid, terms, rates);
}

/** Orders that came back are credited and refunded twelve days after their shipping. */
async function creditReturnedOrders(queries: Queries, condition: SQL, today: Date): Promise<void> {
  const day = sql`least(o.shipping_date + 12, ${dayOf(today)})`;
  await insertCreditNotes(
    queries,
    sql`select o.id as order_id, ${day} as day, i.net, i.vat, ''::text as description,
        case when i.method = 'bank transfer' then '' else 'rf_' || md5('refund ' || o.id) end as transaction, ${day} as refunded
      from orders o join invoices i on i.order_id = o.id and i.series = ''
      where ${condition} and o.fm_status in (6, 8) and o.shipping_date is not null
        and not exists (select from invoices n where n.order_id = o.id and n.series = 'NC')`,
  );
}
