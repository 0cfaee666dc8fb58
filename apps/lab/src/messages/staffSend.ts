import { longestMessage } from '@trade-area/core/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { attachments, messages } from '../database/schema/messages.ts';
import { invalid } from '../base/errors.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { queueNotification } from '../mail/notifications.ts';
import { insertAttachment, insertMessage } from './table.ts';
import type { StoredAttachment } from './table.ts';
import type { AttachmentFile } from './fileStore.ts';

export interface StaffMessage {
  readonly orderId: number;
  readonly staffId: number;
  readonly text: string;
  /** Production waits for the answer. */
  readonly asks: boolean;
  readonly files: readonly (AttachmentFile & { readonly name: string; readonly type: string })[];
}

/** Sends a message of the lab with its files; the customer gets the e-mail that their settings ask for. */
export async function sendFromLab(
  queries: Queries,
  owner: Owner,
  message: StaffMessage,
  now: Date,
): Promise<number> {
  const text = message.text.trim();
  if (text === '' || text.length > longestMessage)
    throw invalid({ text: `1 to ${longestMessage} characters` });
  const id = await insertMessage(queries, owner, {
    orderId: message.orderId,
    fao: 'client',
    text,
    createdAt: now,
    staffId: message.staffId,
    isMissing: message.asks,
    missingStatus: message.asks ? 'open' : '',
  });
  for (const file of message.files)
    await insertAttachment(queries, owner, {
      ...file,
      orderId: message.orderId,
      messageId: id,
      byStudio: true,
      createdAt: now,
    });
  await queueNotification(queries, owner, { kind: 'message', orderId: message.orderId, detail: '', at: now });
  return id;
}

/** Closes a question of the lab without an answer, for example after a call. */
export async function closeQuestions(queries: Queries, owner: Owner, orderId: number): Promise<void> {
  await queries
    .update(messages)
    .set({ missingStatus: 'answered' })
    .where(
      ownedBy(
        messages.customerId,
        owner,
        and(eq(messages.orderId, orderId), eq(messages.missingStatus, 'open')),
      ),
    );
}

/** A file of this order's messages by its code; without files of drafts. */
export async function fileOfOrder(
  queries: Queries,
  owner: Owner,
  orderId: number,
  code: string,
): Promise<StoredAttachment | undefined> {
  const found = await queries
    .select()
    .from(attachments)
    .where(
      ownedBy(
        attachments.customerId,
        owner,
        and(eq(attachments.orderId, orderId), eq(attachments.code, code)),
      ),
    )
    .orderBy(asc(attachments.id));
  return found.find(({ messageId }) => messageId !== null);
}
