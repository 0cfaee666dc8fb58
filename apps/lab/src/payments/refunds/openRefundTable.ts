/** Refunds of every customer that wait for staff. Only `pages/staff` may import this file. */
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import { refundJobKind } from './announceRefunds.ts';

/** A part of a credit note that is not given back, and that no job works on. */
export interface OpenRefund {
  readonly id: number;
  /** Its order. */
  readonly code: string;
  readonly company: string;
  /** Number of the credit note. */
  readonly note: number;
  /** ISO day of the credit note. */
  readonly issued: string;
  /** Minor units with VAT. */
  readonly amount: number;
  readonly currency: string;
  /** `transfer`: the lab transfers it. `declined`, `unanswered`: by the provider of the card; a retry or a transfer follows. */
  readonly waitsFor: 'transfer' | 'declined' | 'unanswered';
  /** Of the card; '' = none. */
  readonly last4: string;
}

const openPage = 60;

/** A page of the refunds that wait for staff, those of the oldest credit note first. */
export async function openRefunds(
  queries: Queries,
  { page }: { readonly page: number },
): Promise<{ readonly refunds: readonly OpenRefund[]; readonly more: boolean }> {
  const rows = await rowsOf<OpenRefund>(
    queries,
    sql`select r.id::float8 as id, o.commessa as code, c.company->>'name' as company, i.number as note, i.issued::text,
        r.amount::float8 as amount, o.currency, coalesce(h.card->>'last4', '') as last4,
        case when r.way = 'transfer' then 'transfer' when j.problem = 'refundDeclined' then 'declined'
          else 'unanswered' end as "waitsFor"
      from refunds r join orders o on o.id = r.order_id join customers c on c.id = r.customer_id
        join invoices i on i.id = r.invoice_id left join card_charges h on h.id = r.charge_id
        left join jobs j on j.kind = ${refundJobKind} and j.key = r.id::text
      where r.state = 'announced' and (r.way = 'transfer' or j.id is null or j.state in ('failed', 'dismissed'))
      order by i.issued, r.id limit ${openPage + 1} offset ${(page - 1) * openPage}`,
  );
  return { refunds: rows.slice(0, openPage), more: rows.length > openPage };
}
