import { and, asc, count, desc, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { messages, attachments } from '../database/schema/messages.ts';
import { staff } from '../database/schema/production.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

/** Orders with unread messages for the client, the latest message first. */
export async function unreadByOrder(
  queries: Queries,
  owner: Owner,
): Promise<{ cod_order: string; unread: number }[]> {
  const latest = max(messages.createdAt);
  return queries
    .select({ cod_order: orders.commessa, unread: count() })
    .from(messages)
    .innerJoin(orders, eq(orders.id, messages.orderId))
    .where(ownedBy(messages.customerId, owner, and(isNull(messages.readAt), eq(messages.fao, 'client'))))
    .groupBy(orders.commessa)
    .orderBy(desc(latest), orders.commessa);
}

/** The fields of an order that its conversation needs; undefined for an unknown order or another customer's. */
export async function orderIdOf(queries: Queries, owner: Owner, code: string): Promise<number | undefined> {
  const [found] = await queries
    .select({ id: orders.id })
    .from(orders)
    .where(ownedBy(orders.customerId, owner, eq(orders.commessa, code)));
  return found?.id;
}

export type StoredMessage = typeof messages.$inferSelect & { readonly author: string | null };

export async function messagesOf(queries: Queries, owner: Owner, orderId: number): Promise<StoredMessage[]> {
  const rows = await queries
    .select({ message: messages, author: staff.name })
    .from(messages)
    .leftJoin(staff, eq(staff.id, messages.staffId))
    .where(ownedBy(messages.customerId, owner, eq(messages.orderId, orderId)))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  return rows.map(({ message, author }) => ({ ...message, author }));
}

export async function messageById(
  queries: Queries,
  owner: Owner,
  orderId: number,
  id: number,
): Promise<typeof messages.$inferSelect | undefined> {
  const [found] = await queries
    .select()
    .from(messages)
    .where(ownedBy(messages.customerId, owner, and(eq(messages.orderId, orderId), eq(messages.id, id))));
  return found;
}

export async function insertMessage(
  queries: Queries,
  owner: Owner,
  row: Omit<typeof messages.$inferInsert, 'customerId'>,
): Promise<number> {
  const [made] = await queries
    .insert(messages)
    .values({ ...row, customerId: owner })
    .returning({ id: messages.id });
  if (!made) throw new Error('no row for a message');
  return made.id;
}

/** Marks a question as answered and as read. */
export async function markAnswered(queries: Queries, owner: Owner, id: number, at: Date): Promise<void> {
  const ofCustomer = ownedBy(messages.customerId, owner, eq(messages.id, id));
  await queries.update(messages).set({ missingStatus: 'answered' }).where(ofCustomer);
  await queries
    .update(messages)
    .set({ readAt: at })
    .where(and(ofCustomer, isNull(messages.readAt)));
}

/** Marks a message as read; a message that was read before keeps its first date. */
export async function markRead(
  queries: Queries,
  owner: Owner,
  which: { readonly orderId: number; readonly fao: 'client' | 'studio'; readonly id?: number },
  at: Date,
): Promise<void> {
  await queries
    .update(messages)
    .set({ readAt: at })
    .where(
      ownedBy(
        messages.customerId,
        owner,
        and(
          eq(messages.orderId, which.orderId),
          eq(messages.fao, which.fao),
          isNull(messages.readAt),
          which.id === undefined ? undefined : eq(messages.id, which.id),
        ),
      ),
    );
}

export type StoredAttachment = typeof attachments.$inferSelect;

/** Files of the messages of one order, or of one message; without files of drafts. */
export async function attachmentsOf(
  queries: Queries,
  owner: Owner,
  messageIds: readonly number[],
): Promise<StoredAttachment[]> {
  if (messageIds.length === 0) return [];
  return queries
    .select()
    .from(attachments)
    .where(ownedBy(attachments.customerId, owner, inArray(attachments.messageId, [...messageIds])))
    .orderBy(asc(attachments.id));
}

/** Files of the draft message with this folder. */
export async function draftFiles(
  queries: Queries,
  owner: Owner,
  orderId: number,
  folder: string,
): Promise<StoredAttachment[]> {
  return queries
    .select()
    .from(attachments)
    .where(
      ownedBy(
        attachments.customerId,
        owner,
        and(
          eq(attachments.orderId, orderId),
          eq(attachments.folder, folder),
          isNull(attachments.messageId),
          eq(attachments.byStudio, false),
        ),
      ),
    );
}

export async function insertAttachment(
  queries: Queries,
  owner: Owner,
  row: Omit<typeof attachments.$inferInsert, 'customerId'>,
): Promise<void> {
  await queries.insert(attachments).values({ ...row, customerId: owner });
}

export async function assignToMessage(
  queries: Queries,
  owner: Owner,
  ids: readonly number[],
  messageId: number,
): Promise<void> {
  if (ids.length === 0) return;
  await queries
    .update(attachments)
    .set({ messageId })
    .where(ownedBy(attachments.customerId, owner, inArray(attachments.id, [...ids])));
}

/** Removes a file of a draft. @returns its name in the store, undefined when there is none. */
export async function deleteDraftFile(
  queries: Queries,
  owner: Owner,
  orderId: number,
  code: string,
): Promise<string | undefined> {
  const [gone] = await queries
    .delete(attachments)
    .where(
      ownedBy(
        attachments.customerId,
        owner,
        and(eq(attachments.orderId, orderId), eq(attachments.code, code), isNull(attachments.messageId)),
      ),
    )
    .returning({ code: attachments.code });
  return gone?.code;
}
