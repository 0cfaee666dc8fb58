import { Buffer } from 'node:buffer';
import { attachFile, largestAttachment, mostAttachments, uploadFolderForm } from '@trade-area/core/contract';
import type { uploadStatus } from '@trade-area/core/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { attachments } from '../database/schema/messages.ts';
import { uploads } from '../database/schema/uploads.ts';
import { invalid, notFound, tooLarge } from '../base/errors.ts';
import { ownedBy, ownerOf } from '../base/owner.ts';
import type { Owner, Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import type { Lab } from '../base/lab.ts';
import { TruncatedFile } from '../base/ports/fileStore.ts';
import { deleteUpload, insertUpload, uploadById } from '../uploads/table.ts';
import type { StoredUpload } from '../uploads/table.ts';
import { rewindToDisk } from '../uploads/rewindToDisk.ts';
import { detectType, allowedKindsText, hasAllowedEnding, cleanFileName } from './fileKinds.ts';
import { storeFile } from './fileStore.ts';
import { insertAttachment, orderIdOf, draftFiles } from './table.ts';

/** An upload and its attachment share one 128-bit id, so that attaching it is idempotent. */
const codeOf = (uploadId: string) => Buffer.from(uploadId, 'base64url').toString('hex');
const uploadOfCode = (code: string) => Buffer.from(code, 'hex').toString('base64url');

/** Creates the upload of a file for a message (MSG-06, MSG-14); it can be resumed like any other upload. */
export async function recordMessageFile(
  lab: Lab,
  session: Session,
  {
    id,
    size,
    metadata,
  }: {
    readonly id: string;
    readonly size: number;
    readonly metadata: Readonly<Record<string, string | null>>;
  },
): Promise<void> {
  const { owner } = session;
  // A frame's pass covers the files of an order, not its messages.
  if (session.confinedTo !== undefined) throw notFound();
  const folder = metadata['upload_folder'] ?? '';
  if (!uploadFolderForm.test(folder)) throw invalid({ upload_folder: '8 to 100 letters, digits, hyphens' });
  const name = cleanFileName(metadata['filename'] ?? '');
  if (!hasAllowedEnding(name)) throw invalid({ file: allowedKindsText });
  if (size === 0) throw invalid({ file: 'it is empty' });
  if (size > largestAttachment) throw tooLarge(largestAttachment);
  const now = lab.clock.now();
  await write(lab, { session, endpoint: attachFile }, async (queries) => {
    const orderId = await orderIdOf(queries, owner, metadata['order_code'] ?? '');
    if (orderId === undefined) throw notFound();
    const others = await draftFiles(queries, owner, orderId, folder);
    const incoming = await pendingUploads(queries, owner, orderId, folder);
    if (others.length + incoming.length >= mostAttachments)
      throw invalid({ upload_folder: `at most ${mostAttachments} files` });
    await insertUpload(queries, {
      id,
      customerId: owner,
      actorId: session.actorId,
      orderId,
      folder,
      name,
      size,
      metadata: { ...metadata },
      claimed: /^[0-9a-f]{64}$/.test(metadata['sha256'] ?? '') ? (metadata['sha256'] ?? '') : '',
      createdAt: now,
      touchedAt: now,
    });
  });
}

/** Files that are being uploaded, or have arrived and are not attached yet. */
export async function pendingUploads(
  queries: Queries,
  owner: Owner,
  orderId: number,
  folder: string,
): Promise<StoredUpload[]> {
  return queries
    .select()
    .from(uploads)
    .where(ownedBy(uploads.customerId, owner, and(eq(uploads.orderId, orderId), eq(uploads.folder, folder))));
}

/**
 * Checks the finished file of a message, compares it with its sender's checksum and adds it to the attachments. A lab
 * that was killed in between does it on the next request or in the next run of `expiredDrafts.ts`; a file of a refused
 * type is removed at once, and a file that the disk has truncated becomes an unfinished upload again.
 * @returns false when the upload is no file of a message.
 */
export async function attachArrivedFile(lab: Lab, id: string): Promise<boolean> {
  const upload = await uploadById(lab.database.queries, id);
  if (!upload || upload.folder === '') return false;
  const lock = lab.uploads.locks.newLock(`take ${id}`);
  await lock.lock(new AbortController().signal, () => undefined);
  try {
    const current = await uploadById(lab.database.queries, id);
    if (current?.state === 'arrived') await attachUpload(lab, current);
  } finally {
    await lock.unlock();
  }
  return true;
}

async function attachUpload(lab: Lab, upload: StoredUpload): Promise<void> {
  const { id, name, size, folder, orderId } = upload;
  if (orderId === null) throw new Error('ta: the file of a message has no order');
  const { files, blobs } = lab.uploads;
  const pieces: Buffer[] = [];
  try {
    await files.assemble(id, size);
  } catch (error) {
    if (!(error instanceof TruncatedFile)) throw error;
    throw await rewindToDisk(lab, { id, acknowledged: upload.received }, error);
  }
  for await (const piece of files.read(id, size)) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  const type = detectType(name, bytes);
  const storedFile = type === null ? null : await storeFile(blobs, bytes, codeOf(id));
  const isIntact = storedFile !== null && (upload.claimed === '' || upload.claimed === storedFile.sha256);
  await lab.database.transaction(async (queries) => {
    await deleteUpload(queries, id);
    if (isIntact && type !== null)
      await insertAttachment(queries, ownerOf(upload), {
        ...storedFile,
        orderId,
        folder,
        name,
        type,
        createdAt: lab.clock.now(),
      });
  });
  lab.versions.forget();
  if (!isIntact && storedFile) await blobs.remove(storedFile.code);
  await files.remove(id);
  if (type === null) throw invalid({ file: allowedKindsText });
  if (!isIntact) throw invalid({ sha256: 'what arrived is not what was sent' });
}

/** Attaches files of a draft that arrived before the lab was killed; a refusal is answered to the sender. */
export async function attachArrivedFiles(
  lab: Lab,
  owner: Owner,
  orderId: number,
  folder: string,
): Promise<void> {
  for (const { id, state } of await pendingUploads(lab.database.queries, owner, orderId, folder))
    if (state === 'arrived') await attachArrivedFile(lab, id).catch(() => undefined);
}

/** The uploads of a draft, with the offsets that a client needs to resume (GW-36). */
export async function getUploadStatus({
  lab,
  session,
  body,
}: Call<typeof uploadStatus, Session>): Promise<AnswerInput<typeof uploadStatus>> {
  const { owner } = session;
  const { queries } = lab.database;
  const orderId = await orderIdOf(queries, owner, body.cod_order);
  if (orderId === undefined) throw notFound();
  const incoming = async () =>
    (
      await queries
        .select()
        .from(uploads)
        .where(ownedBy(uploads.customerId, owner, eq(uploads.orderId, orderId)))
        .orderBy(asc(uploads.createdAt), asc(uploads.id))
    ).filter(({ folder }) => folder !== '');
  for (const { id, state } of await incoming())
    if (state === 'arrived') await attachArrivedFile(lab, id).catch(() => undefined);
  const unfinishedUploads = await incoming();
  const attachedRows = await queries
    .select()
    .from(attachments)
    .where(
      ownedBy(
        attachments.customerId,
        owner,
        and(eq(attachments.orderId, orderId), isNull(attachments.messageId), eq(attachments.byStudio, false)),
      ),
    )
    .orderBy(asc(attachments.id));
  const all = [
    ...attachedRows.map((file) => ({
      at: file.createdAt,
      upload_folder: file.folder,
      upload: uploadOfCode(file.code),
      id_attachment: file.code,
      original_name: file.name,
      size: file.size,
      offset: file.size,
      sha256: file.sha256,
    })),
    ...unfinishedUploads.map((file) => ({
      at: file.createdAt,
      upload_folder: file.folder,
      upload: file.id,
      id_attachment: '',
      original_name: file.name,
      size: file.size,
      offset: file.received,
      sha256: file.claimed,
    })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  return {
    success: true,
    interrupted: unfinishedUploads.length > 0,
    files: all.map(({ at: _at, ...file }) => file),
  };
}
