import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../../test/databaseForTest.ts';
import { rowsOf } from '../../../src/database/open.ts';
import type { Database, Queries } from '../../../src/database/open.ts';
import { recordAdvancePayment } from '../../../src/payments/sales/advance.ts';
import { recordReturn, shipOrder } from '../../../src/production/orderActions.ts';
import { lockOrder, orderForStaff } from '../../../src/production/orderTable.ts';
import type { StaffOrder } from '../../../src/production/orderTable.ts';
import { demonstrationConfiguration } from '../../configuration.ts';

const site = 'http://localhost';
const config = demonstrationConfiguration({ portal: site, lab: site, demo: site });
let opened: Awaited<ReturnType<typeof databaseForTest>>;
let database: Database;

beforeAll(async () => {
  opened = await databaseForTest({ filled: true });
  ({ database } = opened);
}, 180_000);
afterAll(() => opened.stop());

interface Shipped {
  readonly code: string;
  readonly status: number;
  readonly shipped: string;
  readonly carrier: string;
  readonly tracking: string;
  /** Its payment. */
  readonly method: string;
  readonly paidOn: string;
  readonly last4: string;
  readonly transaction: string;
  /** The day on which it was credited, '' = never. */
  readonly credited: string;
}

/** Shipped and returned orders: one of each currency and method of payment. */
const shippedOrders = () =>
  rowsOf<Shipped>(
    database.queries,
    sql`select distinct on (o.fm_status, o.currency, p.method)
        o.commessa as code, o.fm_status as status, o.shipping_date::text as shipped, d.carrier, d.tracking_code as tracking,
        p.method, p.day::text as "paidOn", p.last4, p.transaction_id as transaction, coalesce(n.issued::text, '') as credited
      from orders o join order_details d on d.order_id = o.id join payments p on p.order_id = o.id and p.amount >= 0
        join invoices i on i.order_id = o.id and i.series = ''
        left join invoices n on n.order_id = o.id and n.series = 'NC'
      where o.fm_status in (2, 6) and not o.incomplete
      order by o.fm_status, o.currency, p.method, o.id`,
  );

/**
 * Everything that shipping and its return leave behind. Numbers of documents go on counting. The demonstration's refunds
 * are made, the desk's wait for the card service: the day and the reference of a refund are left out.
 */
async function recordsOf({ code }: Shipped): Promise<Readonly<Record<string, unknown>>> {
  const { queries } = database;
  const id = sql`(select id from orders where commessa = ${code})`;
  return {
    order: await rowsOf(
      queries,
      sql`select o.fm_status, o.status, o.shipping_date::text, o.price, o.vat, o.list_price, o.amount_to_pay, o.payment_data,
        d.receipt, d.carrier, d.tracking_code from orders o join order_details d on d.order_id = o.id where o.id = ${id}`,
    ),
    documents: await rowsOf(
      queries,
      sql`select i.series, i.year, i.issued::text, i.currency, i.net::int, i.vat::int, i.vat_rate, i.rate, i.customer, i.method, i.last4,
        case when i.series = '' then i.paid_on::text end as paid_on, i.refers_to > 0 as refers, i.refers_on::text,
        (select json_agg(json_build_array(l.description, l.quantity, l.unit_price, l.net) order by l.position)
          from invoice_lines l where l.invoice_id = i.id) as lines
        from invoices i where i.order_id = ${id} order by i.series`,
    ),
    payments: await rowsOf(
      queries,
      sql`select p.article, p.state, p.day::text, p.shipping_date::text, p.amount::int, p.currency, p.book_amount::int, p.method, p.last4,
        case when p.amount >= 0 then p.transaction_id end as transaction, p.kind
        from payments p where p.order_id = ${id} order by p.amount desc`,
    ),
    steps: await rowsOf(queries, sql`select step from order_steps where order_id = ${id} order by step`),
  };
}

/** Takes an order back to the day before its shipping; its payment by card, too. */
async function takeBack(queries: Queries, order: StaffOrder, method: string): Promise<void> {
  for (const statement of [
    sql`delete from invoices where order_id = ${order.id}`,
    sql`delete from payments where order_id = ${order.id} and (amount < 0 or ${method === 'card'})`,
    sql`delete from order_steps where order_id = ${order.id}`,
    sql`update orders set fm_status = 1, status = 1, shipping_date = null, progress = 85 where id = ${order.id}`,
    sql`update order_details set receipt = '', carrier = '', tracking_code = '', delivered_date = null where order_id = ${order.id}`,
  ])
    await queries.execute(statement);
}

/** Ships an order again as the desk does: paid by its card before, returned after. */
async function shipAtDesk(shipped: Shipped): Promise<void> {
  const noon = (today: string) => ({ now: new Date(`${today}T12:00:00Z`), today });
  await database.transaction(async (queries) => {
    const order = await orderForStaff(queries, shipped.code);
    if (!order) throw new Error(`no order ${shipped.code}`);
    await takeBack(queries, order, shipped.method);
    const { last4, transaction, paidOn, carrier, tracking } = shipped;
    if (shipped.method === 'card')
      await recordAdvancePayment(queries, order, {
        rates: config.exchangeRates,
        today: paidOn,
        last4,
        transaction,
      });
    const parcel = { carrier, tracking, config };
    await shipOrder(queries, await lockOrder(queries, order), parcel, noon(shipped.shipped));
    if (shipped.credited !== '')
      await recordReturn(queries, await lockOrder(queries, order), noon(shipped.credited));
  });
}

describe('DEC-24: the demonstration’s shipped orders', () => {
  it('have an invoice each, and the returned ones a credit note over all of it', async () => {
    const [counts] = await rowsOf<Record<string, number>>(
      database.queries,
      sql`select count(*)::int as shipped, count(i.id)::int as invoices, (count(*) filter (where o.fm_status = 6))::int as returned,
          (count(n.id) filter (where o.fm_status = 6 and n.net = -i.net and n.vat = -i.vat))::int as credited
        from orders o left join invoices i on i.order_id = o.id and i.series = ''
          left join invoices n on n.order_id = o.id and n.series = 'NC'
        where o.fm_status in (2, 6) and not o.incomplete`,
    );
    expect(counts?.['shipped']).toBeGreaterThan(300);
    expect(counts?.['invoices']).toBe(counts?.['shipped']);
    expect(counts?.['returned']).toBeGreaterThan(10);
    expect(counts?.['credited']).toBe(counts?.['returned']);
  });

  it('are those that the desk makes: shipped again at the desk, each has the same payments, documents and lines', async () => {
    const all = await shippedOrders();
    const kinds = (name: 'method' | 'status') => new Set(all.map((each) => each[name]));
    expect([...kinds('method')].toSorted()).toEqual(['bank transfer', 'card', 'paypal']);
    expect([...kinds('status')].toSorted()).toEqual([2, 6]);
    for (const shipped of all) {
      const seeded = await recordsOf(shipped);
      await shipAtDesk(shipped);
      expect({ code: shipped.code, ...(await recordsOf(shipped)) }).toEqual({
        code: shipped.code,
        ...seeded,
      });
    }
  }, 60_000);
});
