import { waitingDays } from '@trade-area/core/contract';
import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { attachments } from '../database/schema/messages.ts';
import { uploads as ledger } from '../database/schema/uploads.ts';
import type { Lab } from '../base/lab.ts';
import { handle } from '../jobs/definition.ts';
import type { JobHandler } from '../jobs/definition.ts';
import { attachArrivedFile } from './messageUploads.ts';
import { checkMessageFiles } from './checkFiles.ts';
import { removeOrphanedFiles } from './orphanedFiles.ts';

const hour = 3_600_000;
const retentionMs = waitingDays * 24 * hour;

const draftJob = {
  kind: 'messages.drafts',
  queue: 'upkeep',
  payload: v.object({}),
  attempts: 8,
  every: hour,
} as const;

/** Reads every file again, as the check of uploads does, and in the same queue. */
const checkJob = {
  kind: 'messages.check',
  queue: 'checks',
  payload: v.object({}),
  attempts: 3,
  every: 24 * hour,
} as const;

/**
 * Removes files of drafts that were not sent in time; until then a returning customer finds them (MSG-28).
 * @returns how many were removed.
 */
export async function removeExpiredDrafts({
  database,
  clock,
  uploads,
}: Pick<Lab, 'database' | 'clock' | 'uploads'>): Promise<number> {
  const before = new Date(clock.now().getTime() - retentionMs);
  // One statement, so that a message sent at the same moment either keeps its files or is refused.
  const removedFiles = await database.queries
    .delete(attachments)
    .where(
      and(isNull(attachments.messageId), eq(attachments.byStudio, false), lt(attachments.createdAt, before)),
    )
    .returning({ code: attachments.code });
  for (const { code } of removedFiles) await uploads.blobs.remove(code);
  return removedFiles.length;
}

/**
 * Attaches files that arrived before the lab was killed and whose sender never returned, so that none stays "arrived"
 * for ever. A truncated file becomes an unfinished upload again and expires like the others.
 */
export async function attachMissedFiles(lab: Lab): Promise<void> {
  const before = new Date(lab.clock.now().getTime() - hour);
  const rows = await lab.database.queries
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.state, 'arrived'), ne(ledger.folder, ''), lt(ledger.touchedAt, before)));
  // A refused file is removed; a file that cannot be read now does not delay the others.
  for (const { id } of rows) await attachArrivedFile(lab, id).catch(() => undefined);
}

/** All of it, and the files without a row, every hour; the check of every file daily. */
export function draftJobs(lab: Lab): JobHandler[] {
  return [
    handle(draftJob, async () => {
      await attachMissedFiles(lab);
      await removeExpiredDrafts(lab);
      await removeOrphanedFiles(lab);
      return null;
    }),
    handle(checkJob, async (_payload, { signal }) => {
      const { files, checked } = await checkMessageFiles(lab, signal);
      if (checked < files) throw new Error('ta: the check of the files of messages was interrupted');
      return null;
    }),
  ];
}
