import { count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { photoReleases, sharedPhotoOrders, sharedPhotos } from '../database/schema/sharing.ts';
import { uploads } from '../database/schema/uploads.ts';

export const photosPerPage = 20;

/** A photo as the desk lists it. */
export interface StaffPhoto {
  /** Id of its upload. */
  readonly key: string;
  readonly name: string;
  readonly code: string;
  readonly company: string;
  readonly sentAt: Date;
  /** Codes of its orders, separated by commas. */
  readonly orders: string;
  readonly inForce: boolean;
}

const fields = {
  key: sharedPhotos.uploadId,
  name: uploads.name,
  code: customers.code,
  company: sql<string>`${customers.company} ->> 'name'`,
  sentAt: sql<Date>`${sharedPhotos.sentAt}`.mapWith(sharedPhotos.sentAt),
  orders: sql<string>`coalesce((select string_agg(o.order_code, ', ' order by o.order_code)
    from ${sharedPhotoOrders} o where o.photo_id = ${sharedPhotos.id}), '')`,
  inForce: sql<boolean>`exists (select 1 from ${photoReleases} r where r.photo_key = ${sharedPhotos.uploadId}
    and r.revoked_at is null)`,
};

/** Photos of all customers, the newest first. */
export async function photosForStaff(
  queries: Queries,
  page: number,
): Promise<{ readonly photos: StaffPhoto[]; readonly total: number }> {
  const [rows, [total]] = await Promise.all([
    queries
      .select(fields)
      .from(sharedPhotos)
      .innerJoin(uploads, eq(uploads.id, sharedPhotos.uploadId))
      .innerJoin(customers, eq(customers.id, sharedPhotos.customerId))
      .where(isNotNull(sharedPhotos.sentAt))
      .orderBy(desc(sharedPhotos.sentAt), desc(sharedPhotos.id))
      .offset((page - 1) * photosPerPage)
      .limit(photosPerPage),
    queries.select({ photos: count() }).from(sharedPhotos).where(isNotNull(sharedPhotos.sentAt)),
  ]);
  return { photos: rows, total: total?.photos ?? 0 };
}

/** One of them; undefined for one that is not shared. */
export async function photoForStaff(queries: Queries, key: string): Promise<StaffPhoto | undefined> {
  const [row] = await queries
    .select(fields)
    .from(sharedPhotos)
    .innerJoin(uploads, eq(uploads.id, sharedPhotos.uploadId))
    .innerJoin(customers, eq(customers.id, sharedPhotos.customerId))
    .where(sql`${sharedPhotos.uploadId} = ${key} and ${sharedPhotos.sentAt} is not null`);
  return row;
}
