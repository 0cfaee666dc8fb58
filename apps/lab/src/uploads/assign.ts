import { isDeepStrictEqual } from 'node:util';
import { assignUpload } from '@trade-area/core/contract';
import { findSlot, judgeOptionsFor } from '@trade-area/core/preflight';
import { invalid, notFound } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { lockOpenOrder, openUpload } from './api.ts';
import { expectedSlots } from './expected.ts';
import { queueReinspection } from './reinspection.ts';
import { assignToSlot, uploadsOfOrder } from './table.ts';

/** Time for the check that the answer waits for; afterwards the file's job does it. */
const ownCheckMs = 30_000;

/**
 * Assigns a file to a slot. Each slot requires its own size, so a file whose requirements change is no longer checked:
 * the order cannot be submitted until the file was checked for its new slot.
 */
export async function assignSlot({
  lab,
  session,
  body,
}: Call<typeof assignUpload, Session>): Promise<AnswerInput<typeof assignUpload>> {
  const { upload, order } = await openUpload(lab, session, body.upload);
  const now = lab.clock.now();
  const awaited = await write(lab, { session, endpoint: assignUpload }, async (queries) => {
    const locked = await lockOpenOrder(queries, lab.prices, session, order.commessa);
    const slots = expectedSlots(locked.order, locked.set.pages);
    if (body.slot !== '' && !findSlot(slots, body.slot)) throw invalid({ slot: 'not a slot of this order' });
    const before = await uploadsOfOrder(queries, session.owner, order.id);
    if (!before.some(({ id }) => id === upload.id)) throw notFound();
    await assignToSlot(queries, order.id, upload.id, body.slot);
    const after = await uploadsOfOrder(queries, session.owner, order.id);
    const slotAfter = new Map(after.map(({ id, slot }) => [id, slot]));
    const asked = (slot: string) => judgeOptionsFor(slots, slot, locked.set.profile);
    const waiting: string[] = [];
    for (const { id, slot } of before) {
      const next = slotAfter.get(id) ?? '';
      if (slot === next || isDeepStrictEqual(asked(slot), asked(next))) continue;
      // Checks of all spreads may take long, so the answer does not wait for them.
      const isAwaited = id === upload.id || slot === body.slot;
      const notBefore = isAwaited ? new Date(now.getTime() + ownCheckMs) : undefined;
      if ((await queueReinspection(queries, id, { at: now, notBefore })) && isAwaited) waiting.push(id);
    }
    return waiting;
  });
  for (const id of awaited) await checkNow(lab, id);
  return { success: true };
}

/** Checks a moved file before the answer; what fails here is left to the file's job. */
async function checkNow(lab: Lab, id: string): Promise<void> {
  try {
    const store = await lab.uploads.arrivals.inspect(id);
    if (!store) return;
    await lab.database.transaction(store);
    lab.versions.forget();
  } catch (error) {
    lab.log('error', 'ta: a moved file was not checked at once', {
      upload: id,
      problem: error instanceof Error ? error.name : 'unknown',
    });
  }
}
