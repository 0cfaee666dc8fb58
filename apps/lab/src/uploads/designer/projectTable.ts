import { randomBytes } from 'node:crypto';
import { and, asc, count, desc, eq, isNull, sql, sum } from 'drizzle-orm';
import { ownedBy } from '../../base/owner.ts';
import type { Owner } from '../../base/owner.ts';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import { customers } from '../../database/schema/customers.ts';
import { designerProjects } from '../../database/schema/designer.ts';
import { printOrders, printVersions } from '../../database/schema/print.ts';
import { quotes } from '../../database/schema/quotes.ts';
import { uploads } from '../../database/schema/uploads.ts';
import type { StoredUpload } from '../table.ts';

export type StoredProject = typeof designerProjects.$inferSelect;

const randomCode = () => randomBytes(16).toString('base64url');

/** The customer's project of a type that no quote uses, made when there is none; one, however many windows ask. */
export async function openProject(
  queries: Queries,
  owner: Owner,
  type: string,
  now: Date,
): Promise<StoredProject> {
  // Two windows that ask at once wait for each other here.
  await queries.select({ id: customers.id }).from(customers).where(eq(customers.id, owner)).for('update');
  const [waiting] = await queries
    .select({ project: designerProjects })
    .from(designerProjects)
    .leftJoin(quotes, eq(quotes.projectId, designerProjects.id))
    .where(
      ownedBy(designerProjects.customerId, owner, and(eq(designerProjects.type, type), isNull(quotes.id))),
    )
    .orderBy(desc(designerProjects.createdAt))
    .limit(1);
  if (waiting) return waiting.project;
  const row = { id: randomCode(), customerId: owner, type, signature: randomCode(), createdAt: now };
  await queries.insert(designerProjects).values(row);
  return row;
}

export async function projectOf(
  queries: Queries,
  owner: Owner,
  id: string,
  { lock = false } = {},
): Promise<StoredProject | undefined> {
  const found = queries
    .select()
    .from(designerProjects)
    .where(ownedBy(designerProjects.customerId, owner, eq(designerProjects.id, id)));
  const [row] = lock ? await found.for('update') : await found;
  return row;
}

/** The images of a project, the oldest first. */
export async function imagesOf(queries: Queries, owner: Owner, projectId: string): Promise<StoredUpload[]> {
  return queries
    .select()
    .from(uploads)
    .where(ownedBy(uploads.customerId, owner, eq(uploads.projectId, projectId)))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
}

export async function measureImages(
  queries: Queries,
  projectId: string,
): Promise<{ readonly images: number; readonly bytes: number }> {
  const [row] = await queries
    .select({ images: count(), bytes: sum(uploads.size) })
    .from(uploads)
    .where(eq(uploads.projectId, projectId));
  return { images: row?.images ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/**
 * Whether a saved quote of the customer has this image in a frame: one that was ordered, too, and one that was deleted and
 * can still be restored. What can be restored no longer has no row.
 */
export async function isImageUsed(
  queries: Queries,
  owner: Owner,
  image: Pick<StoredUpload, 'id' | 'projectId'>,
): Promise<boolean> {
  const [found] = await queries
    .select({ id: quotes.id })
    .from(quotes)
    .where(
      ownedBy(
        quotes.customerId,
        owner,
        and(
          eq(quotes.projectId, image.projectId ?? ''),
          sql`${quotes.fields} @> ${JSON.stringify([{ stringValue: image.id }])}::jsonb`,
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * Whether a kept version of a print project of the customer, or an order of one, has this photo. Documents name a photo by
 * its checksum, so that copies and conversions of a project share its file.
 */
export async function isPhotoUsed(
  queries: Queries,
  owner: Owner,
  { claimed }: Pick<StoredUpload, 'claimed'>,
): Promise<boolean> {
  const [row] = await rowsOf<{ readonly used: boolean }>(
    queries,
    sql`select exists (
        select from ${printVersions} where customer_id = ${owner} and photos @> array[${claimed}::text]
      ) or exists (
        select from ${printOrders} where customer_id = ${owner} and photos @> array[${claimed}::text]
      ) as used`,
  );
  return row?.used ?? false;
}
