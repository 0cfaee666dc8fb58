import { randomBytes } from 'node:crypto';
import { uploadLimits } from '@trade-area/core/contract';
import { findSlot } from '@trade-area/core/preflight';
import { refuseCardNumbers } from '../base/cardNumbers.ts';
import { write } from '../base/write.ts';
import type { Session } from '../base/owner.ts';
import type { Lab } from '../base/lab.ts';
import { recordMessageFile } from '../messages/messageUploads.ts';
import { recordPhoto } from '../sharing/record.ts';
import { recordImage } from '../uploads/designer/images.ts';
import { lockOrder } from '../uploads/api.ts';
import { queueInspection } from '../uploads/jobs.ts';
import { bytesOfOrder, insertUpload, assignToSlot, setTransferStatus } from '../uploads/table.ts';
import { removeAnnouncementOf } from '../uploads/announcedTable.ts';
import { expectedSlots, acceptsFiles } from '../uploads/expected.ts';
import { safeName } from '../uploads/safeName.ts';
import { closedOrder, noOrder, orderFull } from '../uploads/tusRefusals.ts';

/** 128 random bits: an upload's address cannot be guessed, and still grants nothing by itself. */
export const createUploadId = () => randomBytes(16).toString('base64url');

/** Writes the row of a new upload: its owner, its order and its metadata, which may hold no card number (T-B4). */
export async function recordUpload(
  lab: Lab,
  session: Session,
  upload: {
    readonly id: string;
    readonly size: number;
    readonly metadata: Readonly<Record<string, string | null>>;
  },
): Promise<void> {
  const { metadata, size, id } = upload;
  refuseCardNumbers(metadata);
  if (typeof metadata['project'] === 'string')
    return recordImage(lab, session, { id, size, metadata: storable(metadata) });
  if (typeof metadata['share_session'] === 'string')
    return recordPhoto(lab, session, { id, size, metadata: storable(metadata) });
  const code = metadata['order_code'] ?? '';
  const name = metadata['filename'] ?? '';
  if (code === '' || name === '') throw noOrder;
  if (typeof metadata['upload_folder'] === 'string')
    return recordMessageFile(lab, session, { id, size, metadata: storable(metadata) });
  const now = lab.clock.now();
  await write(lab, { session, endpoint: { id: 'uploads.create' } }, async (queries) => {
    const { order, set } = await lockOrder(queries, lab.prices, session, code);
    if (!acceptsFiles(order)) throw closedOrder;
    if ((await bytesOfOrder(queries, order.id)) + size > uploadLimits.order) throw orderFull;
    const file = { name: safeName(name), size, mtime: wholeNumber(metadata['mtime']) };
    await insertUpload(queries, {
      ...file,
      id,
      customerId: session.owner,
      actorId: session.actorId,
      orderId: order.id,
      metadata: storable(metadata),
      edges: digest(metadata['edges']),
      claimed: digest(metadata['sha256']),
      state: size === 0 ? 'arrived' : 'partial',
      createdAt: now,
      touchedAt: now,
    });
    await removeAnnouncementOf(queries, order.id, metadata['announced'] ?? '', file);
    const expectedSlot = findSlot(expectedSlots(order, set.pages), metadata['slot'] ?? '');
    if (expectedSlot) await assignToSlot(queries, order.id, id, expectedSlot.slot);
    await setTransferStatus(queries, session.owner, order.id);
    if (size === 0) await queueInspection(queries, id, now);
  });
}

/** The database accepts every character but NUL. */
function storable(metadata: Readonly<Record<string, string | null>>): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(metadata).map(([key, value]) => [key, value?.replaceAll('\u0000', '') ?? null]),
  );
}

const wholeNumber = (text: string | null | undefined) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);
const digest = (text: string | null | undefined) => (/^[0-9a-f]{64}$/.test(text ?? '') ? (text ?? '') : '');
