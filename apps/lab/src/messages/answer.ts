import type { Attachment, orderMessages } from '@trade-area/core/contract';
import type { Queries } from '../database/open.ts';
import type { Owner } from '../base/owner.ts';
import type { AnswerInput } from '../base/route.ts';
import { attachmentsOf, messagesOf } from './table.ts';
import type { StoredAttachment, StoredMessage } from './table.ts';

export function attachmentOf(file: StoredAttachment): Attachment {
  return {
    id_contacts: String(file.messageId ?? ''),
    id_attachment: file.code,
    original_name: file.name,
    size: file.size,
    type: file.type,
  };
}

/** A stored message in the wire's format (MSG-02). */
function messageOf(message: StoredMessage, files: readonly StoredAttachment[]) {
  return {
    id: String(message.id),
    txt_public: message.text,
    fao: message.fao,
    ts_created: message.createdAt.toISOString(),
    ts_read: message.readAt?.toISOString() ?? '',
    is_missing: message.isMissing,
    is_missing_status: message.missingStatus,
    attachments: files.length,
    uploads: 0,
    category: message.category,
    category_template: message.categoryTemplate,
    attach: files.map(attachmentOf),
    author: message.fao === 'client' ? (message.author ?? '') : '',
    answers: message.answers === null ? '' : String(message.answers),
    item: message.item,
  };
}

/** All messages of an order, with their files. */
export async function readConversation(
  queries: Queries,
  owner: Owner,
  orderId: number,
): Promise<AnswerInput<typeof orderMessages>> {
  const rows = await messagesOf(queries, owner, orderId);
  const files = await attachmentsOf(
    queries,
    owner,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    messageOf(
      row,
      files.filter(({ messageId }) => messageId === row.id),
    ),
  );
}
