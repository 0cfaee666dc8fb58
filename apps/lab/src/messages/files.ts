import { attachFile, detachFile, mostAttachments } from '@trade-area/core/contract';
import type { contactAttachments, serveAttachment } from '@trade-area/core/contract';
import { conflict, invalid, notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call, FileAnswer } from '../base/route.ts';
import { write } from '../base/write.ts';
import { attachmentOf } from './answer.ts';
import { detectType, allowedKindsText, cleanFileName } from './fileKinds.ts';
import { storeFile, readStoredFile, removeRefused } from './fileStore.ts';
import {
  attachmentsOf,
  insertAttachment,
  messageById,
  orderIdOf,
  deleteDraftFile,
  draftFiles,
} from './table.ts';

/** Attaches one file (MSG-25): checked by name and bytes, and durable before it is acknowledged. */
export async function attachToDraft({
  lab,
  session,
  query,
  bytes,
}: Call<typeof attachFile, Session>): Promise<AnswerInput<typeof attachFile>> {
  const { owner } = session;
  const { queries } = lab.database;
  const orderId = await orderIdOf(queries, owner, query.cod_order);
  if (orderId === undefined) throw notFound();
  if (bytes.length === 0) throw invalid({ file: 'it is empty' });
  const name = cleanFileName(query.name);
  const type = detectType(name, bytes);
  if (type === null) throw invalid({ file: allowedKindsText });
  const others = await draftFiles(queries, owner, orderId, query.upload_folder);
  if (others.length >= mostAttachments) throw conflict(`You can attach up to ${mostAttachments} files.`);
  lab.requireSpace('files');
  const stored = await storeFile(lab.uploads.blobs, bytes);
  try {
    await write(lab, { session, endpoint: attachFile }, (inside) =>
      insertAttachment(inside, owner, {
        ...stored,
        orderId,
        folder: query.upload_folder,
        name,
        type,
        createdAt: lab.clock.now(),
      }),
    );
  } catch (error) {
    await removeRefused(lab.uploads.blobs, error, [stored]);
    throw error;
  }
  return {
    upload_folder: query.upload_folder,
    id_contacts: '',
    id_attachment: stored.code,
    original_name: name,
    size: stored.size,
    type,
  };
}

export async function detachFromDraft({
  lab,
  session,
  body,
}: Call<typeof detachFile, Session>): Promise<AnswerInput<typeof detachFile>> {
  const orderId = await orderIdOf(lab.database.queries, session.owner, body.cod_order);
  if (orderId === undefined) throw notFound();
  const removedCode = await write(lab, { session, endpoint: detachFile }, (queries) =>
    deleteDraftFile(queries, session.owner, orderId, body.id_attachment),
  );
  if (removedCode !== undefined) await lab.uploads.blobs.remove(removedCode);
  return { success: true };
}

/** The attachments of one message (GW-37). */
export async function listFiles({
  lab,
  session,
  body,
}: Call<typeof contactAttachments, Session>): Promise<AnswerInput<typeof contactAttachments>> {
  const files = await filesOf(lab, session, body);
  return files.map(attachmentOf);
}

/** Serves an attachment (GW-38): order, message and file must belong to the customer and to each other. */
export async function downloadAttachment({
  lab,
  session,
  query,
}: Call<typeof serveAttachment, Session>): Promise<FileAnswer> {
  const files = await filesOf(lab, session, query);
  const file = files.find(({ code }) => code === query.id_attachment);
  const body = file ? await readStoredFile(lab.uploads.blobs, file) : null;
  if (!file) throw notFound();
  if (!body) {
    lab.log('error', 'ta: a file of a message is not in the store', { attachment: file.id });
    throw notFound();
  }
  return { type: file.type, name: file.name, body };
}

async function filesOf(
  lab: Call<typeof serveAttachment, Session>['lab'],
  { owner }: Session,
  { cod_order, id_contact }: { readonly cod_order: string; readonly id_contact: string },
) {
  const { queries } = lab.database;
  const orderId = await orderIdOf(queries, owner, cod_order);
  const message =
    orderId === undefined ? undefined : await messageById(queries, owner, orderId, Number(id_contact));
  if (!message) throw notFound();
  return attachmentsOf(queries, owner, [message.id]);
}
