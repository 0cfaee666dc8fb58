import { waitingDays } from '@trade-area/core/contract';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { attachments } from '../database/schema/messages.ts';
import type { Lab } from '../lab.ts';
import { periodically } from '../periodic.ts';

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
  for (const { code } of gone) await uploads.shelf.remove(code);
  return gone.length;
}

/** Every hour until it is stopped. */
export function startUnsent(lab: Lab): () => Promise<void> {
  return periodically(lab, { pause: hour, failed: 'ta: unsent files could not be removed' }, () =>
    removeUnsent(lab),
  );
}
