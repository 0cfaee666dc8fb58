import { addMessage, mostAttachments, readMessage, ticketCategory } from '@trade-area/core/contract';
import type { BodyOf } from '@trade-area/core/contract';
import type { Queries } from '../database/open.ts';
import { conflict, invalid, notFound } from '../base/errors.ts';
import { writeOnce } from '../base/idempotency.ts';
import type { Owner, Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { readConversation } from './answer.ts';
import { attachArrivedFiles, pendingUploads } from './messageUploads.ts';
import {
  assignToMessage,
  insertMessage,
  markAnswered,
  markRead,
  messageById,
  orderIdOf,
  draftFiles,
} from './table.ts';

/** The text of a message that consists of files alone (MSG-10). */
const filesSent = 'File inviati';

/** Sends a message (GW-34): message, files and answered question are one transaction for each `Idempotency-Key`. */
export async function sendMessage({
  lab,
  session,
  body,
  key,
}: Call<typeof addMessage, Session>): Promise<AnswerInput<typeof addMessage>> {
  const { owner } = session;
  const folder = body.upload_folder ?? '';
  const orderOfDraft =
    folder === '' ? undefined : await orderIdOf(lab.database.queries, owner, body.cod_order);
  if (orderOfDraft !== undefined) await attachArrivedFiles(lab, owner, orderOfDraft, folder);
  const { orderId } = await writeOnce(
    lab,
    { session, endpoint: addMessage, key, content: body },
    async (queries) => {
      const order = await orderIdOf(queries, owner, body.cod_order);
      if (order === undefined) throw notFound();
      await storeMessage(queries, owner, { orderId: order, body, now: lab.clock.now() });
      return { orderId: order };
    },
  );
  return readConversation(lab.database.queries, owner, orderId);
}

async function storeMessage(
  queries: Queries,
  owner: Owner,
  { orderId, body, now }: { orderId: number; body: BodyOf<typeof addMessage>; now: Date },
): Promise<void> {
  const folder = body.upload_folder ?? '';
  const files = folder === '' ? [] : await draftFiles(queries, owner, orderId, folder);
  // A message sent without these files would lose them silently (MSG-28).
  if (folder !== '' && (await pendingUploads(queries, owner, orderId, folder)).length > 0)
    throw conflict('A file of this message is still uploading.');
  if (files.length > mostAttachments) throw invalid({ upload_folder: `at most ${mostAttachments} files` });
  const text = body.txt_public.trim();
  if (text === '' && files.length === 0) throw invalid({ txt_public: 'text or a file is required' });
  const question = await answeredMessage(queries, owner, orderId, body.contact_id ?? '');
  const isTicket = body.category === ticketCategory;
  const id = await insertMessage(queries, owner, {
    orderId,
    fao: 'studio',
    text: text === '' ? filesSent : text,
    createdAt: now,
    answers: question?.id ?? null,
    category: isTicket ? ticketCategory : (question?.category ?? ''),
    categoryTemplate: body.template ?? question?.categoryTemplate ?? '',
    item: isTicket ? (body.item ?? '') : '',
  });
  await assignToMessage(
    queries,
    owner,
    files.map((file) => file.id),
    id,
  );
  if (question) await markAnswered(queries, owner, question.id, now);
}

/** The lab's message that is answered; an id of another order is refused. */
async function answeredMessage(queries: Queries, owner: Owner, orderId: number, contactId: string) {
  if (contactId === '') return undefined;
  const found = await messageById(queries, owner, orderId, Number(contactId));
  if (!found || found.fao !== 'client') throw invalid({ contact_id: 'no message of the lab here' });
  return found.isMissing ? found : { ...found, missingStatus: '' };
}

/** Marks a message as read (GW-35). Staff who act as the customer change nothing (MSG-08). */
export async function markMessageRead({
  lab,
  session,
  body,
}: Call<typeof readMessage, Session>): Promise<AnswerInput<typeof readMessage>> {
  const { owner } = session;
  const orderId = await orderIdOf(lab.database.queries, owner, body.cod_order);
  const found =
    orderId === undefined
      ? undefined
      : await messageById(lab.database.queries, owner, orderId, Number(body.id));
  if (orderId === undefined || found?.fao !== 'client') throw notFound();
  if (!session.acting && found.readAt === null)
    await write(lab, { session, endpoint: readMessage }, (queries) =>
      markRead(queries, owner, { orderId, fao: 'client', id: found.id }, lab.clock.now()),
    );
  return { success: true };
}
