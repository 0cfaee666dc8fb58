import { announceFiles, mostAnnouncedFiles } from '@trade-area/core/contract';
import { findingCodes, findSlot } from '@trade-area/core/preflight';
import { invalid } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import {
  measureAnnouncements,
  removeAnnouncements,
  storeAnnouncement,
  traitsOfAnnounced,
  traitsOfUploads,
} from './announcedTable.ts';
import { lockOpenOrder } from './api.ts';
import { expectedSlots } from './expected.ts';
import { safeName } from './safeName.ts';
import { setTransferStatus } from './table.ts';

const knownCodes: ReadonlySet<string> = new Set(findingCodes);
/** Bytes of the texts of an order's announced files: 1 kB for each, although a usual one has 0.2. */
const mostBytes = mostAnnouncedFiles * 1_000;

/**
 * Writes down which files were chosen for an order, so that another page or another computer knows what is missing. The
 * order's set is locked: two windows that announce the same files list each of them once.
 */
export async function announceChosenFiles({
  lab,
  session,
  body,
}: Call<typeof announceFiles, Session>): Promise<AnswerInput<typeof announceFiles>> {
  if (body.files.some(({ findings }) => findings.some(({ code }) => !knownCodes.has(code))))
    throw invalid({ files: 'a finding with an unknown code' });
  const now = lab.clock.now();
  await write(lab, { session, endpoint: announceFiles }, async (queries) => {
    const { order, set } = await lockOpenOrder(queries, lab.prices, session, body.order_code);
    const slots = expectedSlots(order, set.pages);
    await removeAnnouncements(queries, order.id, body.withdrawn);
    const listed = await traitsOfAnnounced(queries, order.id);
    const known = new Set(listed.map(({ id }) => id));
    const traits = new Set([...listed, ...(await traitsOfUploads(queries, order.id))].map(traitsKey));
    for (const { id, findings, slot, ...chosen } of body.files) {
      const file = { ...chosen, name: safeName(chosen.name) };
      if (!known.has(id) && traits.has(traitsKey(file))) continue;
      traits.add(traitsKey(file));
      await storeAnnouncement(queries, {
        ...file,
        id,
        findings,
        customerId: session.owner,
        orderId: order.id,
        slot: findSlot(slots, slot)?.slot ?? '',
        refused: findings.some(({ level }) => level === 'block'),
        createdAt: now,
      });
    }
    const stored = await measureAnnouncements(queries, order.id);
    if (stored.files > mostAnnouncedFiles) throw invalid({ files: `at most ${mostAnnouncedFiles}` });
    if (stored.bytes > mostBytes)
      throw invalid({ files: `at most ${mostBytes} bytes of names and findings` });
    await setTransferStatus(queries, session.owner, order.id);
  });
  return { success: true };
}

const traitsKey = ({ name, size, mtime }: { name: string; size: number; mtime: number }) =>
  JSON.stringify([name, size, mtime]);
