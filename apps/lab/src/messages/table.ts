import { and, count, desc, eq, isNull, max } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { messages, orders } from '../database/schema/orders.ts';
import { owned } from '../http/ownership.ts';
import type { Owner } from '../http/ownership.ts';

/** Orders with messages for the client that nobody has read, the latest message first. */
export async function unreadByOrder(
  queries: Queries,
  owner: Owner,
): Promise<{ cod_order: string; unread: number }[]> {
  const latest = max(messages.createdAt);
  return queries
    .select({ cod_order: orders.commessa, unread: count() })
    .from(messages)
    .innerJoin(orders, eq(orders.id, messages.orderId))
    .where(owned(messages.customerId, owner, and(isNull(messages.readAt), eq(messages.fao, 'client'))))
    .groupBy(orders.commessa)
    .orderBy(desc(latest), orders.commessa);
}
