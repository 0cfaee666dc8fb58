import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Owner } from '../../base/owner.ts';
import type { Queries } from '../../database/open.ts';
import { orderLines } from '../../database/schema/orderLines.ts';

/** A line of a document; amounts in minor units without VAT. */
export interface OrderLine {
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly net: number;
}

export async function insertOrderLines(
  queries: Queries,
  { id, owner }: { readonly id: number; readonly owner: Owner },
  lines: readonly OrderLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await queries
    .insert(orderLines)
    .values(lines.map((line, index) => ({ ...line, orderId: id, customerId: owner, position: index + 1 })));
}

const changed = sql`case c.language when 'it' then 'Modifiche dopo l’ordine' when 'es' then 'Cambios después del pedido'
  when 'fr' then 'Modifications après la commande' when 'de' then 'Änderungen nach der Bestellung' else 'Changes after the order' end`;

/**
 * The lines of the document of an order `o` of a customer `c`, as a query: `position`, `description`, `quantity`,
 * `unit_price`, `net`. They sum to the order's price: what changed after the order is a line of its own, and an order
 * without lines is one line.
 */
export const documentLines: SQL = sql`(
  select l.position, l.description, l.quantity, l.unit_price::bigint as unit_price, l.net::bigint as net
    from order_lines l where l.order_id = o.id
  union all
  select max(l.position) + 1, ${changed}, 1, o.price - sum(l.net), o.price - sum(l.net)
    from order_lines l where l.order_id = o.id having sum(l.net) <> o.price
  union all
  select 1, o.article || case when o.book_type = '' then '' else ', ' || o.book_type end
      || case when o.quantity > 1 then ' × ' || o.quantity else '' end, 1, o.price, o.price
    where not exists (select from order_lines l where l.order_id = o.id))`;
