import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ChosenTag } from '@trade-area/core/contract';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { photoReleases, sharedPhotos, sharedPhotoTags } from '../database/schema/sharing.ts';
import { uploads } from '../database/schema/uploads.ts';

export type PhotoRow = typeof sharedPhotos.$inferSelect;

/** A photo with its file and the code of its photographer. */
export interface StoredPhoto {
  readonly photo: PhotoRow;
  readonly upload: typeof uploads.$inferSelect;
  readonly code: string;
}

/** The photos of a list. */
export interface PhotoSelection {
  readonly owner: Owner;
  /** Also the photos of other customers that may be used. */
  readonly seesAll: boolean;
  /** The photos of one visit, shared or not; '' = the shared ones. */
  readonly session: string;
  readonly tags: readonly ChosenTag[];
  /** Only the photo with this checksum; '' = any. */
  readonly sha256: string;
}

const inForce = sql`exists (select 1 from ${photoReleases} r where r.photo_key = ${sharedPhotos.uploadId}
  and r.revoked_at is null)`;

/** Photos that may be seen: a revoked one by its owner alone (SHARE-14, SHARE-25). */
export function visible({ owner, seesAll, session, sha256 }: PhotoSelection): SQL | undefined {
  const own = ownedBy(sharedPhotos.customerId, owner);
  const same = sha256 === '' ? undefined : eq(uploads.claimed, sha256);
  if (session !== '') return and(own, eq(uploads.shareSession, session), same);
  return and(isNotNull(sharedPhotos.sentAt), same, seesAll ? or(own, inForce) : own);
}

const carries = ({ categoria, valore }: ChosenTag) =>
  sql`exists (select 1 from ${sharedPhotoTags} t where t.photo_id = ${sharedPhotos.id}
    and t.category = ${categoria} and t.value = ${valore})`;

const matches = (selection: PhotoSelection) =>
  and(visible(selection), ...selection.tags.map((tag) => carries(tag)));

export async function countPhotos(queries: Queries, selection: PhotoSelection): Promise<number> {
  const [row] = await queries
    .select({ photos: count() })
    .from(sharedPhotos)
    .innerJoin(uploads, eq(uploads.id, sharedPhotos.uploadId))
    .where(matches(selection));
  return row?.photos ?? 0;
}

/** A page: the newest first, those of one visit the oldest first. */
export async function photosOf(
  queries: Queries,
  selection: PhotoSelection,
  page: { readonly offset: number; readonly limit: number },
): Promise<StoredPhoto[]> {
  return queries
    .select({ photo: sharedPhotos, upload: uploads, code: customers.code })
    .from(sharedPhotos)
    .innerJoin(uploads, eq(uploads.id, sharedPhotos.uploadId))
    .innerJoin(customers, eq(customers.id, sharedPhotos.customerId))
    .where(matches(selection))
    .orderBy(
      ...(selection.session === ''
        ? [desc(sharedPhotos.sentAt), desc(sharedPhotos.id)]
        : [asc(sharedPhotos.id)]),
    )
    .offset(page.offset)
    .limit(page.limit);
}

/** Photos of the customer by id, locked until the transaction ends; those of others do not exist. */
export async function lockPhotos(
  queries: Queries,
  owner: Owner,
  ids: readonly number[],
): Promise<StoredPhoto[]> {
  if (ids.length === 0) return [];
  return (
    queries
      .select({ photo: sharedPhotos, upload: uploads, code: customers.code })
      .from(sharedPhotos)
      .innerJoin(uploads, eq(uploads.id, sharedPhotos.uploadId))
      .innerJoin(customers, eq(customers.id, sharedPhotos.customerId))
      .where(ownedBy(sharedPhotos.customerId, owner, inArray(sharedPhotos.id, [...ids])))
      // In one order, so that two calls about the same photos wait for each other and never both.
      .orderBy(asc(sharedPhotos.id))
      .for('update', { of: sharedPhotos })
  );
}

/** A photo by the key of its file, whoever it belongs to: the caller decides who may have it. */
export async function photoByKey(queries: Queries, key: string): Promise<StoredPhoto | undefined> {
  const [row] = await queries
    .select({ photo: sharedPhotos, upload: uploads, code: customers.code })
    .from(sharedPhotos)
    .innerJoin(uploads, eq(uploads.id, sharedPhotos.uploadId))
    .innerJoin(customers, eq(customers.id, sharedPhotos.customerId))
    .where(eq(sharedPhotos.uploadId, key));
  return row;
}

export async function insertPhoto(queries: Queries, row: typeof sharedPhotos.$inferInsert): Promise<void> {
  await queries.insert(sharedPhotos).values(row);
}

/** Whether the customer shared a photo with this checksum, or has it in this visit already. */
export async function isKnownPhoto(
  queries: Queries,
  owner: Owner,
  photo: { readonly session: string; readonly sha256: string },
): Promise<boolean> {
  const [row] = await queries
    .select({ id: sharedPhotos.id })
    .from(sharedPhotos)
    .innerJoin(uploads, eq(uploads.id, sharedPhotos.uploadId))
    .where(
      ownedBy(
        sharedPhotos.customerId,
        owner,
        and(
          eq(uploads.claimed, photo.sha256),
          or(isNotNull(sharedPhotos.sentAt), eq(uploads.shareSession, photo.session)),
        ),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Photos of the customer that were not shared yet, and their bytes. */
export async function measureUnsent(
  queries: Queries,
  owner: Owner,
): Promise<{ readonly photos: number; readonly bytes: number }> {
  const [row] = await queries
    .select({ photos: count(), bytes: sql<string>`coalesce(sum(${uploads.size}), 0)` })
    .from(sharedPhotos)
    .innerJoin(uploads, eq(uploads.id, sharedPhotos.uploadId))
    .where(ownedBy(sharedPhotos.customerId, owner, isNull(sharedPhotos.sentAt)));
  return { photos: row?.photos ?? 0, bytes: Number(row?.bytes ?? 0) };
}

/** Photos with one of these checksums that the customer has shared. */
export async function sharedAlready(
  queries: Queries,
  owner: Owner,
  checksums: readonly string[],
): Promise<boolean> {
  if (checksums.length === 0) return false;
  const [row] = await queries
    .select({ id: sharedPhotos.id })
    .from(sharedPhotos)
    .where(
      ownedBy(
        sharedPhotos.customerId,
        owner,
        and(isNotNull(sharedPhotos.sentAt), inArray(sharedPhotos.sha256, [...checksums])),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function markSent(
  queries: Queries,
  { photo, upload }: StoredPhoto,
  sentAt: Date,
): Promise<void> {
  await queries
    .update(sharedPhotos)
    .set({ sentAt, sha256: upload.sha256 })
    .where(eq(sharedPhotos.id, photo.id));
}

export async function markComposition(queries: Queries, id: number, isComposition: boolean): Promise<void> {
  await queries.update(sharedPhotos).set({ isComposition }).where(eq(sharedPhotos.id, id));
}

/** Uploads of photos that arrived before that moment and were never shared, for the clean-up. */
export async function forgottenPhotos(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries
    .select({ id: uploads.id })
    .from(sharedPhotos)
    .innerJoin(uploads, eq(uploads.id, sharedPhotos.uploadId))
    .where(
      and(isNull(sharedPhotos.sentAt), ne(uploads.state, 'partial'), lt(sharedPhotos.createdAt, before)),
    );
  return rows.map(({ id }) => id);
}

/**
 * Deletes the row of an upload whose photo is not shared; false when it was shared meanwhile. The photo is held first: one
 * that is being shared at this moment is waited for, and stays.
 */
export async function deleteUnsent(queries: Queries, uploadId: string): Promise<boolean> {
  const gone = await rowsOf(
    queries,
    sql`with unsent as (select upload_id from shared_photos where upload_id = ${uploadId} and sent_at is null for update)
      delete from uploads using unsent where uploads.id = unsent.upload_id returning uploads.id`,
  );
  return gone.length === 1;
}
