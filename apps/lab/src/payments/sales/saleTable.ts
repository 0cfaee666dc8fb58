/**
 * Payments and documents of orders. Each statement works on a set of orders `o`: the desk bills one, the demonstration's
 * seed thousands, through the same code. Amounts are minor units.
 */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import type { Owner } from '../../base/owner.ts';
import { documentLines } from './orderLines.ts';
import { rateOf } from './rates.ts';
import type { ExchangeRates } from './rates.ts';

/** Any number, the same in every lab of a database. */
const numberLock = 5_201;

/** Numbers of documents have no gap and no repeat: until its commit, one transaction at a time gives them out. */
export async function lockNumbers(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${numberLock})`);
}

const columns = sql`customer_id, order_id, commessa, article, state, day, shipping_date, amount, currency, book_amount,
  method, last4, transaction_id, kind`;

/** Adds the payment of each chosen order that has a price, a method and no payment. */
export async function insertPayments(
  queries: Queries,
  which: SQL,
  /** Expressions about the order `o`. */
  terms: { readonly day: SQL; readonly last4: SQL; readonly transaction: SQL; readonly kind?: 'open' | '' },
  rates: ExchangeRates,
): Promise<void> {
  await queries.execute(sql`insert into payments (${columns})
    select o.customer_id, o.id, o.commessa, o.article, payment_state(o.fm_status), ${terms.day}, o.shipping_date,
      o.list_price::bigint, o.currency, round(o.list_price::numeric * ${rateOf(rates)} / 1000000)::bigint, o.payment_data,
      ${terms.last4}, ${terms.transaction}, ${terms.kind ?? ''}
    from orders o
    where ${which} and o.list_price is not null and o.payment_data <> ''
      and not exists (select from payments p where p.order_id = o.id)
    order by o.id`);
}

/** Lists what is still due of a chosen order, on its shipping day, beside the parts that were paid before. */
export async function insertOpenAmount(
  queries: Queries,
  which: SQL,
  today: string,
  rates: ExchangeRates,
): Promise<void> {
  await queries.execute(sql`insert into payments (${columns})
    select o.customer_id, o.id, o.commessa, o.article, payment_state(o.fm_status), ${today}::date, o.shipping_date,
      o.amount_to_pay::bigint, o.currency,
      round(o.list_price::numeric * ${rateOf(rates)} / 1000000)::bigint - (select coalesce(sum(p.book_amount), 0)::bigint
        from payments p where p.order_id = o.id), o.payment_data, '', '', 'open'
    from orders o where ${which}`);
}

/** Dates what is left of an open amount when nothing is due any more: credit notes cover it. */
export async function closeOpenAmount(
  queries: Queries,
  { id, owner }: { readonly id: number; readonly owner: Owner },
  day: string,
): Promise<void> {
  await queries.execute(sql`update payments set kind = 'credited', day = ${day}::date
    where order_id = ${id} and customer_id = ${owner} and kind = 'open'`);
}

/** The customer `c` as a document names it, as an expression. */
export const customerSnapshot = sql`jsonb_build_object('code', c.code, 'company', c.company->>'name', 'name', trim(c.name || ' ' || c.surname),
  'address', c.company->>'address', 'zip', c.company->>'zip', 'city', c.company->>'city', 'state', c.company->>'state',
  'country', c.company->>'country', 'vat', c.company->>'vat', 'fiscalCode', '', 'language', c.language,
  'pec', coalesce(c.invoicing->0->>'pec', ''), 'recipientCode', coalesce(c.invoicing->0->>'codice_destinatario_univoco', ''))`;

/** The highest numbers of a series so far, in the years of `due`. */
const highestNumbers = (
  series: string,
) => sql`held as (select due.year, coalesce((select max(i.number) from invoices i
  where i.series = ${series} and i.year = due.year), 0) as number from due group by due.year)`;

/** An invoice on its shipping day for each chosen order that was shipped, has a payment and no invoice. */
export async function insertInvoices(queries: Queries, which: SQL, rates: ExchangeRates): Promise<void> {
  await queries.execute(sql`
    with due as (
      select o.*, p.last4, p.method, extract(year from o.shipping_date)::int as year,
        case when coalesce(o.amount_to_pay, 0) > 0 then null
          else (select max(q.day) from payments q where q.order_id = o.id and q.amount >= 0) end as paid_on
      from orders o cross join lateral (select * from payments p where p.order_id = o.id and p.amount >= 0 order by p.kind, p.id limit 1) p
      where ${which} and o.shipping_date is not null
        and not exists (select from invoices i where i.order_id = o.id and i.series = '')
    ),
    ${highestNumbers('')},
    made as (
      insert into invoices (customer_id, order_id, series, year, number, issued, currency, net, vat, vat_rate, rate, customer, method,
        last4, paid_on)
      select o.customer_id, o.id, '', o.year,
        held.number + row_number() over (partition by o.year order by o.shipping_date, o.id),
        o.shipping_date, o.currency, o.price, coalesce(o.vat, 0),
        case when coalesce(o.vat, 0) = 0 and o.price <> 0 then 0 else c.vat_rate * 100 end, ${rateOf(rates)}, ${customerSnapshot},
        o.method, o.last4, o.paid_on
      from due o join customers c on c.id = o.customer_id join held on held.year = o.year
      order by o.shipping_date, o.id
      returning id, order_id, net
    )
    insert into invoice_lines (invoice_id, position, description, quantity, unit_price, net)
    select made.id, d.position, d.description, d.quantity, d.unit_price, d.net
    from made join orders o on o.id = made.order_id join customers c on c.id = o.customer_id
      cross join lateral ${documentLines} d`);
}

/**
 * A credit note for each row of `wanted`, and the movement that gives the money back. Columns of `wanted`: `order_id`,
 * `day`, `net` and `vat` as positive amounts, `description` ('' = the lines of the invoice), `transaction`, and
 * `refunded`, the day of the refund (null = not refunded yet). An order without an invoice gets none.
 */
export async function insertCreditNotes(queries: Queries, wanted: SQL): Promise<void> {
  await queries.execute(sql`
    with wanted as (${wanted}),
    due as (
      select i.id, i.customer_id, i.order_id, i.number, i.issued, i.currency, i.vat_rate, i.rate, i.customer, i.method, i.last4, w.day, w.net as credit_net, w.vat as credit_vat, w.description, w.transaction, w.refunded,
        extract(year from w.day)::int as year
      from wanted w join invoices i on i.order_id = w.order_id and i.series = ''
    ),
    ${highestNumbers('NC')},
    made as (
      insert into invoices (customer_id, order_id, series, year, number, issued, currency, net, vat, vat_rate, rate, customer, method,
        last4, paid_on, refers_to, refers_on)
      select due.customer_id, due.order_id, 'NC', due.year,
        held.number + row_number() over (partition by due.year order by due.day, due.id), due.day, due.currency,
        -due.credit_net, -due.credit_vat, due.vat_rate, due.rate, due.customer, due.method, due.last4, due.refunded, due.number,
        due.issued
      from due join held on held.year = due.year
      order by due.day, due.id
      returning id, order_id, net
    ),
    listed as (
      insert into invoice_lines (invoice_id, position, description, quantity, unit_price, net)
      select made.id, l.position, l.description, l.quantity, -l.unit_price, -l.net
      from made join due on due.order_id = made.order_id join invoice_lines l on l.invoice_id = due.id
      where due.description = ''
      union all
      select made.id, 1, due.description, 1, made.net, made.net
      from made join due on due.order_id = made.order_id where due.description <> ''
    )
    insert into payments (${columns})
    select o.customer_id, o.id, o.commessa, o.article, payment_state(o.fm_status), due.day, o.shipping_date,
      -(due.credit_net + due.credit_vat), due.currency,
      -round((due.credit_net + due.credit_vat)::numeric * due.rate / 1000000)::bigint, due.method, due.last4, due.transaction, ''
    from due join orders o on o.id = due.order_id
    order by o.id`);
}

/** Id of the latest credit note of an order that has one. */
export async function latestNote(
  queries: Queries,
  { id, owner }: { readonly id: number; readonly owner: Owner },
): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    queries,
    sql`select id::float8 as id from invoices where order_id = ${id} and customer_id = ${owner} and series = 'NC'
      order by invoices.id desc limit 1`,
  );
  if (!row) throw new Error('ta: an order without its credit note');
  return row.id;
}
