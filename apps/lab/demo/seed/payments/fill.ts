import { eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Queries } from '../../../src/database/open.ts';
import { customers, facts } from '../../../src/database/schema/customers.ts';
import { cards } from '../../../src/database/schema/payments.ts';
import { demoAccounts } from '../accounts.ts';
import { cardRows } from './cards.ts';

const fact = 'payments';
/** Number of bulk orders with documents, the latest ones: more invoices would demonstrate nothing new. */
const bulkInvoices = 20_000;

/** Exchange rates to the lab's currency, in millionths. */
const rates = { EUR: 1_000_000, USD: 920_000, GBP: 1_170_000, CAD: 680_000, AUD: 610_000 } as const;

/** Inserts the payments and documents of the demonstration orders, once, also in a database that was filled before. */
export async function seedPaymentsOnce(database: Database, today: Date): Promise<'filled' | 'kept'> {
  const [done] = await database.queries.select().from(facts).where(eq(facts.name, fact));
  if (done) return 'kept';
  await database.transaction(async (queries) => {
    const codes = demoAccounts.map(({ code }) => code);
    const demoCustomers = await queries
      .select({ id: customers.id, code: customers.code })
      .from(customers)
      .where(inArray(customers.code, codes));
    const ids = sql.raw(demoCustomers.map(({ id }) => id).join(','));
    await insertPayments(queries, sql`o.customer_id in (${ids})`, today);
    await writeInvoices(queries, sql`o.customer_id in (${ids})`);
    await writeCreditNotes(queries, sql`o.customer_id in (${ids})`);
    for (const { id, code } of demoCustomers) {
      const account = demoAccounts.find((each) => each.code === code);
      const rows = account ? cardRows(account, id, today) : [];
      if (rows.length > 0) await queries.insert(cards).values(rows);
    }
    // Each order that was paid by card is linked to the card with these last four digits.
    await queries.execute(sql`insert into order_cards (order_id, customer_id, card_id, changed_at)
      select distinct on (p.order_id) p.order_id, p.customer_id, c.id, ${today.toISOString()}::timestamptz from payments p
      join cards c on c.customer_id = p.customer_id and c.last4 = p.last4 where p.method = 'card' order by p.order_id, c.id`);
    await queries.insert(facts).values({ name: fact, value: '1' });
  });
  return 'filled';
}

/** Inserts payments and documents of the orders that were added in bulk. */
export async function payBulkOrders(database: Database, today: Date, rebuild: boolean): Promise<void> {
  const bulk = sql`o.commessa between '90000001' and '99999999' and length(o.commessa) = 8`;
  await database.transaction(async (queries) => {
    if (rebuild) await queries.execute(sql`select drop_payment_list_indexes()`);
    await insertPayments(queries, bulk, today);
    if (rebuild) await queries.execute(sql`select create_payment_list_indexes()`);
    const latest = sql`o.id in (select order_id from payments p where p.commessa between '90000001' and '99999999'
      and length(p.commessa) = 8 and p.state = 3 and p.amount >= 0 order by p.shipping_date desc nulls last, p.id desc limit ${bulkInvoices})`;
    await writeInvoices(queries, latest);
  });
  if (rebuild)
    await database.queries.execute(sql`vacuum (analyze) payments, payment_counts, invoices, invoice_lines`);
}

/** A pseudo-random number that is always the same for an order. */
const pseudoRandom = (salt: number) => sql`((o.id * 2654435761 + ${sql.raw(String(salt))}) % 1000003)`;
const rateOf = sql.raw(
  `case o.currency ${Object.entries(rates)
    .map(([currency, rate]) => `when '${currency}' then ${rate}`)
    .join(' ')} else 1000000 end`,
);

/** Inserts a payment for each paid order that is running or shipped, and a refund for each returned one. */
async function insertPayments(queries: Queries, condition: SQL, today: Date): Promise<void> {
  const day = sql`${today.toISOString().slice(0, 10)}::date`;
  const columns = sql`customer_id, order_id, commessa, article, state, day, shipping_date, amount, currency,
    book_amount, method, last4, transaction_id`;
  const paid = sql`o.customer_id, o.id, o.commessa, o.article, payment_state(o.fm_status),
    least(o.order_date + (${pseudoRandom(11)} % 4)::int, ${day}), o.shipping_date, o.list_price::bigint, o.currency,
    round(o.list_price::numeric * ${rateOf} / 1000000)::bigint, o.payment_data,
    case when o.payment_data = 'card' then case when ${pseudoRandom(3)} % 3 = 0 then '4444' else '1111' end else '' end,
    case when o.payment_data = 'bank transfer' then '' else 'tx_' || md5('payment ' || o.id) end`;
  await queries.execute(sql`insert into payments (${columns})
    select ${paid} from orders o where ${condition} and not o.incomplete and o.list_price is not null and o.payment_data <> ''
      and o.fm_status in (1, 2, 3, 4, 6, 8, 12) and not exists (select from payments p where p.order_id = o.id)
    order by o.id`);
  await queries.execute(sql`insert into payments (${columns})
    select p.customer_id, p.order_id, p.commessa, p.article, p.state, least(o.shipping_date + 12, ${day}), p.shipping_date, -p.amount,
      p.currency, -p.book_amount, p.method, p.last4,
      case when p.method = 'bank transfer' then '' else 'rf_' || md5('refund ' || o.id) end
    from payments p join orders o on o.id = p.order_id
    where ${condition} and o.fm_status in (6, 8) and o.shipping_date is not null and p.amount > 0
      and not exists (select from payments r where r.order_id = o.id and r.amount < 0)
    order by p.id`);
}

const customerSnapshot = sql`jsonb_build_object('code', c.code, 'company', c.company->>'name', 'name', trim(c.name || ' ' || c.surname),
  'address', c.company->>'address', 'zip', c.company->>'zip', 'city', c.company->>'city', 'state', c.company->>'state',
  'country', c.company->>'country', 'vat', c.company->>'vat', 'fiscalCode', '', 'language', c.language,
  'pec', coalesce(c.invoicing->0->>'pec', ''), 'recipientCode', coalesce(c.invoicing->0->>'codice_destinatario_univoco', ''))`;

/** Inserts an invoice for each shipped order, dated on its shipping day. */
async function writeInvoices(queries: Queries, condition: SQL): Promise<void> {
  await queries.execute(sql`
    with held as (select year, max(number) as number from invoices where series = '' group by year),
    due as (
      select o.*, p.day as paid_on, p.last4, p.method, extract(year from o.shipping_date)::int as year
      from orders o join payments p on p.order_id = o.id and p.amount >= 0
      where ${condition} and o.shipping_date is not null and not exists (select from invoices i where i.order_id = o.id)
    ),
    made as (
      insert into invoices (customer_id, order_id, series, year, number, issued, currency, net, vat, vat_rate, rate, customer, method,
        last4, paid_on)
      select o.customer_id, o.id, '', o.year,
        coalesce((select number from held where held.year = o.year), 0)
          + row_number() over (partition by o.year order by o.shipping_date, o.id),
        o.shipping_date, o.currency, o.price, coalesce(o.vat, 0),
        case when coalesce(o.vat, 0) = 0 and o.price <> 0 then 0 else c.vat_rate * 100 end, ${rateOf}, ${customerSnapshot}, o.method, o.last4, o.paid_on
      from due o join customers c on c.id = o.customer_id
      order by o.shipping_date, o.id
      returning id, order_id, net
    )
    insert into invoice_lines (invoice_id, position, description, quantity, unit_price, net)
    select made.id, 1, o.article || case when o.book_type = '' then '' else ', ' || o.book_type end, 1, made.net, made.net
    from made join orders o on o.id = made.order_id`);
}

/** Inserts a credit note for each refund. */
async function writeCreditNotes(queries: Queries, condition: SQL): Promise<void> {
  await queries.execute(sql`
    with due as (
      select i.*, r.day as returned, extract(year from r.day)::int as return_year
      from invoices i join orders o on o.id = i.order_id join payments r on r.order_id = o.id and r.amount < 0
      where ${condition} and i.series = ''
        and not exists (select from invoices n where n.order_id = o.id and n.series = 'NC')
    ),
    made as (
      insert into invoices (customer_id, order_id, series, year, number, issued, currency, net, vat, vat_rate, rate, customer, method,
        last4, paid_on, refers_to, refers_on)
      select customer_id, order_id, 'NC', return_year, row_number() over (partition by return_year order by returned, id), returned, currency, -net, -vat,
        vat_rate, rate, customer, method, last4, returned, number, issued
      from due order by returned, id
      returning id, order_id
    )
    insert into invoice_lines (invoice_id, position, description, quantity, unit_price, net)
    select made.id, l.position, l.description, l.quantity, -l.unit_price, -l.net
    from made join invoices i on i.order_id = made.order_id and i.series = '' join invoice_lines l on l.invoice_id = i.id`);
}
