import { waitingDays } from '@trade-area/core/contract';
import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { attachments } from '../database/schema/messages.ts';
import { uploads as ledger } from '../database/schema/uploads.ts';
import type { Lab } from '../base/lab.ts';
import { periodically } from '../jobs/periodic.ts';
import { takeMessageFile } from './arriving.ts';

const hour = 3_600_000;
const keptFor = waitingDays * 24 * hour;

/**
 * Removes files that were put beside a message which was not sent in time: whoever comes back within that finds them (MSG-28).
 * @returns how many went.
 */
export async function removeUnsent({
  database,
  clock,
  uploads,
}: Pick<Lab, 'database' | 'clock' | 'uploads'>): Promise<number> {
  const before = new Date(clock.now().getTime() - keptFor);
  // One statement: a message that is sent in the same moment has its files, or was refused before.
  const gone = await database.queries
    .delete(attachments)
    .where(
      and(isNull(attachments.messageId), eq(attachments.byStudio, false), lt(attachments.createdAt, before)),
    )
    .returning({ code: attachments.code });
  for (const { code } of gone) await uploads.blobs.remove(code);
  return gone.length;
}

/**
 * Takes in what arrived while the lab was killed and whose sender never asked again: so nothing is "arrived" for ever. What
 * turns out to be short is on its way again, and goes with the unfinished ones when nobody comes back to it.
 */
export async function takeForgotten(lab: Lab): Promise<void> {
  const before = new Date(lab.clock.now().getTime() - hour);
  const rows = await lab.database.queries
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.state, 'arrived'), ne(ledger.folder, ''), lt(ledger.touchedAt, before)));
  // One that is refused is gone; one that cannot be read now does not keep the others waiting.
  for (const { id } of rows) await takeMessageFile(lab, id).catch(() => undefined);
}

/** Every hour until it is stopped. */
export function startDraftExpiry(lab: Lab): () => Promise<void> {
  return periodically(lab, { pause: hour, failed: 'ta: unsent files could not be removed' }, async () => {
    await takeForgotten(lab);
    await removeUnsent(lab);
  });
}
