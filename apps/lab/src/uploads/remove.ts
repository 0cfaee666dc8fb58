import { removeUpload, restoreUpload, undoMinutes, uploadLimits } from '@trade-area/core/contract';
import { clashes, findSlot } from '@trade-area/core/preflight';
import { conflict, notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { lockOpenOrder, openUpload } from './api.ts';
import { expectedSlots } from './expected.ts';
import { queueReinspection } from './reinspection.ts';
import { bytesOfRemoved, filledSlots, markRemoved, removedUpload, unmarkRemoved } from './removedTable.ts';
import { assignToSlot, bytesOfOrder, deleteUpload, setTransferStatus, uploadOf } from './table.ts';

const undoMs = undoMinutes * 60_000;

/**
 * Removes a file so that it can be restored. The kept bytes of an order's removed files stay below the limit of an
 * order: a file beyond it is deleted at once.
 */
export async function removeFile({
  lab,
  session,
  body,
}: Call<typeof removeUpload, Session>): Promise<AnswerInput<typeof removeUpload>> {
  const { upload, order } = await openUpload(lab, session, body.upload);
  const now = lab.clock.now();
  const restorable = await write(lab, { session, endpoint: removeUpload }, async (queries) => {
    await lockOpenOrder(queries, lab.prices, session, order.commessa);
    if (!(await uploadOf(queries, session.owner, upload.id))) throw notFound();
    const isKept = (await bytesOfRemoved(queries, order.id)) + upload.size <= uploadLimits.order;
    if (isKept) await markRemoved(queries, session.owner, upload.id, now);
    else await deleteUpload(queries, upload.id);
    await setTransferStatus(queries, session.owner, order.id);
    return isKept;
  });
  if (!restorable) await lab.uploads.files.remove(upload.id);
  return { success: true, restorable };
}

/** Restores a removed file. It is checked again where its slot is another one, or the cover, whose size follows the pages. */
export async function restoreFile({
  lab,
  session,
  body,
}: Call<typeof restoreUpload, Session>): Promise<AnswerInput<typeof restoreUpload>> {
  const now = lab.clock.now();
  const after = new Date(now.getTime() - undoMs);
  const { queries } = lab.database;
  const found = await removedUpload(queries, session.owner, body.upload, after);
  if (!found) throw notFound();
  const { upload } = found;
  const slot = await write(lab, { session, endpoint: restoreUpload }, async (inner) => {
    const { order, set } = await lockOpenOrder(inner, lab.prices, session, found.orderCode);
    // The clean-up, or another window, may have been faster.
    if (!(await removedUpload(inner, session.owner, upload.id, after))) throw notFound();
    if ((await bytesOfOrder(inner, order.id)) + upload.size > uploadLimits.order)
      throw conflict('The files of this order take all the room it has.');
    await unmarkRemoved(inner, session.owner, upload.id, now);
    const isFree = !(await filledSlots(inner, order.id)).some((other) => clashes(other, upload.removedSlot));
    const former = isFree ? findSlot(expectedSlots(order, set.pages), upload.removedSlot) : null;
    if (former) await assignToSlot(inner, order.id, upload.id, former.slot);
    const isSame = upload.removedSlot === (former?.slot ?? '') && former?.kind !== 'cover';
    if (!isSame) await queueReinspection(inner, upload.id, { at: now });
    await setTransferStatus(inner, session.owner, order.id);
    return former?.slot ?? '';
  });
  return { slot };
}
