import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { StartFailure } from '../base/startFailure.ts';
import { reasonOf } from '../database/failure.ts';
import type { Queries } from '../database/open.ts';
import { facts } from '../database/schema/customers.ts';
import { openBucket } from '../files/bucket.ts';
import type { BucketAddress } from '../files/bucket.ts';
import { bucketSentinel, folderSentinel } from '../files/sentinel.ts';
import type { Sentinel } from '../files/sentinel.ts';

/** Milliseconds that a lab waits for another one, which has just named a new place in the database, to write the file. */
const patience = 3_000;

/**
 * Compares a place that stores files with what the database remembers of it; the first start names it.
 * @returns '' or what is wrong, with the next step.
 */
export async function storageProblem(queries: Queries, sentinel: Sentinel): Promise<string> {
  const found = await sentinel.read();
  const [known] = await queries.select().from(facts).where(eq(facts.name, sentinel.fact));
  if (found !== null && !known)
    return `${sentinel.place} belongs to another database. Name that database, or another folder; delete the file if its database is gone for good.`;
  const id = randomUUID();
  const [added] = known
    ? []
    : await queries
        .insert(facts)
        .values({ name: sentinel.fact, value: id })
        .onConflictDoNothing()
        .returning({ name: facts.name });
  if (added) {
    await sentinel.write(id);
    return '';
  }
  const [row] = await queries.select().from(facts).where(eq(facts.name, sentinel.fact));
  let read = found;
  for (let waited = 0; read === null && waited < patience; waited += 100) {
    await pause(100);
    read = await sentinel.read();
  }
  if (read === row?.value) return '';
  return read === null
    ? `${sentinel.place} is missing: the disk is not mounted, or the files were not restored. Mount or restore it; if the files are here on purpose, write ${row?.value} into that file.`
    : `${sentinel.place} belongs to another database. Name that database, or the folder or bucket of this one.`;
}

/** The places that a lab of these settings stores files in. `close` ends the connections to the bucket. */
export async function openSentinels(settings: {
  readonly dataFolder: string;
  readonly bucket?: BucketAddress | null;
}): Promise<{ readonly sentinels: readonly Sentinel[]; close(): void }> {
  if (settings.bucket) {
    const bucket = await openBucket(settings.bucket);
    return { sentinels: [bucketSentinel(bucket, settings.bucket.bucket)], close: () => bucket.close() };
  }
  const folder = (name: string) => folderSentinel(`storage ${name}`, join(settings.dataFolder, name));
  return { sentinels: [folder('uploads'), folder('attachments')], close: () => undefined };
}

/** @throws StartFailure when a folder or bucket is not the one that the database knows. */
export async function requireStorage(
  queries: Queries,
  settings: Parameters<typeof openSentinels>[0],
): Promise<void> {
  const opened = await openSentinels(settings).catch((error: unknown) => {
    throw new StartFailure(
      `The bucket of TA_S3_BUCKET cannot be used (${reasonOf(error)}).`,
      'Check its name, TA_S3_ENDPOINT and the credentials; main.js check tries them again.',
      { cause: error },
    );
  });
  try {
    for (const sentinel of opened.sentinels) {
      const problem = await storageProblem(queries, sentinel);
      if (problem)
        throw new StartFailure(
          'The stored files are not those of this database.',
          `${problem} Nothing was changed.`,
        );
    }
  } finally {
    opened.close();
  }
}
