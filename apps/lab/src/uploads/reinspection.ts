import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { uploads } from '../database/schema/uploads.ts';
import { queueInspection } from './jobs.ts';
import { storeInspection } from './table.ts';
import type { StoredUpload } from './table.ts';

/** An upload by id, locked until the transaction ends: no inspection of it ends meanwhile. */
export async function lockUpload(queries: Queries, id: string): Promise<StoredUpload | undefined> {
  const [row] = await queries.select().from(uploads).where(eq(uploads.id, id)).for('update');
  return row;
}

/**
 * Queues the inspection of a file whose requirements have changed: until it is done the file is not checked. Locks the
 * job's row before the file's, as the job itself does, so that the two never wait for each other.
 * @returns whether it was checked until now.
 */
export async function queueReinspection(
  queries: Queries,
  id: string,
  moment: { readonly at: Date; readonly notBefore?: Date | undefined },
): Promise<boolean> {
  await queueInspection(queries, id, moment.at, moment.notBefore);
  const upload = await lockUpload(queries, id);
  if (upload?.state !== 'checked') return false;
  await storeInspection(queries, id, { state: 'arrived', sha256: upload.sha256 });
  return true;
}
