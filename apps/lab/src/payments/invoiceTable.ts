import { and, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { invoices } from '../database/schema/payments.ts';
import type { InvoiceCustomer } from '../database/schema/payments.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

/** A document with everything that is printed on it; dates as ISO text, amounts in minor units. */
export interface Invoice {
  readonly id: number;
  readonly commessa: string;
  /** '' invoices, 'NC' credit notes, 'PF' pro formas, which have no number and are not stored. */
  readonly series: string;
  readonly year: number;
  readonly number: number;
  readonly issued: string;
  readonly currency: string;
  readonly net: number;
  readonly vat: number;
  /** Hundredths of a percent. */
  readonly vatRate: number;
  /** Millionths of the lab's currency. */
  readonly rate: number;
  readonly customer: InvoiceCustomer;
  readonly method: string;
  readonly last4: string;
  readonly paidOn: string | null;
  readonly refersTo: number;
  readonly refersOn: string | null;
  /** The order's name: label, event or couple. */
  readonly names: string;
  readonly lines: readonly InvoiceLine[];
  /** Of a credit note: how its money goes back. The rest lowered what was due; absent = not known. */
  readonly refunds?: readonly NoteRefund[];
  /** The order had an open amount, which its credit notes lower. */
  readonly loweredDue?: boolean;
}

interface NoteRefund {
  readonly way: 'card' | 'transfer';
  /** Of the card, '' without one. */
  readonly last4: string;
  /** Minor units. */
  readonly amount: number;
  /** ISO day; null = not made yet. */
  readonly day: string | null;
}

export interface InvoiceLine {
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly net: number;
}

/** The order codes that have an invoice, without duplicates, in the given order. */
export async function invoicedCodes(
  queries: Queries,
  owner: Owner,
  codes: readonly string[],
): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await queries
    .selectDistinct({ code: orders.commessa })
    .from(orders)
    .innerJoin(invoices, sql`${invoices.orderId} = ${orders.id}`)
    .where(and(ownedBy(orders.customerId, owner), inArray(orders.commessa, [...codes])));
  const found = new Set(rows.map(({ code }) => code));
  return [...new Set(codes)].filter((code) => found.has(code));
}

/** Ids of the documents of these orders, the oldest first. */
export async function documentIds(
  queries: Queries,
  owner: Owner,
  codes: readonly string[],
): Promise<number[]> {
  if (codes.length === 0) return [];
  const rows = await queries
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(orders, sql`${invoices.orderId} = ${orders.id}`)
    .where(and(ownedBy(invoices.customerId, owner), inArray(orders.commessa, [...codes])))
    .orderBy(invoices.issued, invoices.id);
  return rows.map(({ id }) => id);
}

/** Whole documents of these ids, in the order of the ids. */
export async function documentsById(
  queries: Queries,
  owner: Owner,
  ids: readonly number[],
): Promise<Invoice[]> {
  if (ids.length === 0) return [];
  return documentsWhere(queries, ids, ownedBy(invoices.customerId, owner, sql`invoices.id in ${[...ids]}`));
}

/** Likewise, of every customer: for the lab's accounts. */
export async function documentsOfAll(queries: Queries, ids: readonly number[]): Promise<Invoice[]> {
  return ids.length === 0 ? [] : documentsWhere(queries, ids, sql`invoices.id in ${[...ids]}`);
}

async function documentsWhere(
  queries: Queries,
  ids: readonly number[],
  where: SQL | undefined,
): Promise<Invoice[]> {
  const rows = await rowsOf<Invoice>(
    queries,
    sql`select invoices.id::int, o.commessa, series, year, number, issued::text, invoices.currency, net::float8, invoices.vat::float8,
          vat_rate as "vatRate", rate, customer, method, last4, paid_on::text as "paidOn", refers_to as "refersTo",
          refers_on::text as "refersOn",
          coalesce(nullif(o.user_label, ''), nullif(o.event_name, ''), concat_ws(' & ', nullif(o.bride, ''), nullif(o.groom, ''))) as names,
          coalesce((select json_agg(json_build_object('description', l.description, 'quantity', l.quantity,
            'unitPrice', l.unit_price, 'net', l.net) order by l.position) from invoice_lines l where l.invoice_id = invoices.id), '[]') as lines,
          coalesce((select json_agg(json_build_object('way', r.way, 'last4', coalesce(h.card ->> 'last4', ''), 'amount', r.amount,
            'day', r.made_on) order by r.id) from refunds r left join card_charges h on h.id = r.charge_id
            where r.invoice_id = invoices.id and r.state <> 'cancelled'), '[]') as refunds,
          exists (select from payments q where q.order_id = invoices.order_id and q.kind in ('open', 'credited')) as "loweredDue"
        from invoices join orders o on o.id = invoices.order_id
        where ${where}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
