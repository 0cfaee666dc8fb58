import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { ChosenTag } from '@trade-area/core/contract';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { sharedPhotoOrders, sharedPhotos, sharedPhotoTags } from '../database/schema/sharing.ts';
import { uploads } from '../database/schema/uploads.ts';
import { visible } from './table.ts';
import type { PhotoSelection } from './table.ts';

/** Tags of the visible photos and how many carry each, whatever else is chosen. */
export async function tagCounts(
  queries: Queries,
  selection: PhotoSelection,
): Promise<{ category: string; value: string; photos: number }[]> {
  return queries
    .select({ category: sharedPhotoTags.category, value: sharedPhotoTags.value, photos: count() })
    .from(sharedPhotoTags)
    .innerJoin(sharedPhotos, eq(sharedPhotos.id, sharedPhotoTags.photoId))
    .innerJoin(uploads, eq(uploads.id, sharedPhotos.uploadId))
    .where(visible(selection))
    .groupBy(sharedPhotoTags.category, sharedPhotoTags.value)
    .orderBy(asc(sharedPhotoTags.category), asc(sharedPhotoTags.value));
}

export async function tagsOf(
  queries: Queries,
  photos: readonly number[],
): Promise<(typeof sharedPhotoTags.$inferSelect)[]> {
  if (photos.length === 0) return [];
  return queries
    .select()
    .from(sharedPhotoTags)
    .where(inArray(sharedPhotoTags.photoId, [...photos]))
    .orderBy(asc(sharedPhotoTags.category), asc(sharedPhotoTags.value));
}

export async function ordersOf(
  queries: Queries,
  photos: readonly number[],
): Promise<(typeof sharedPhotoOrders.$inferSelect)[]> {
  if (photos.length === 0) return [];
  return queries
    .select()
    .from(sharedPhotoOrders)
    .where(inArray(sharedPhotoOrders.photoId, [...photos]))
    .orderBy(asc(sharedPhotoOrders.orderCode));
}

/** Replaces the tags that persons gave; one that comes from an order stays, and is not given a second time. */
export async function replaceTags(
  queries: Queries,
  photoId: number,
  tags: readonly ChosenTag[],
): Promise<void> {
  await queries
    .delete(sharedPhotoTags)
    .where(and(eq(sharedPhotoTags.photoId, photoId), eq(sharedPhotoTags.source, '')));
  await addTags(
    queries,
    tags.map(({ categoria, valore }) => ({ photoId, category: categoria, value: valore })),
  );
}

export async function addTags(
  queries: Queries,
  rows: readonly (typeof sharedPhotoTags.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await queries
      .insert(sharedPhotoTags)
      .values([...rows])
      .onConflictDoNothing();
}

/** Tags of an order also take over what a person chose before: it can no longer be taken back (SHARE-09). */
export async function bindTags(
  queries: Queries,
  rows: readonly (typeof sharedPhotoTags.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await queries
      .insert(sharedPhotoTags)
      .values([...rows])
      .onConflictDoUpdate({
        target: [sharedPhotoTags.photoId, sharedPhotoTags.category, sharedPhotoTags.value],
        set: { source: sql`excluded.source` },
        setWhere: eq(sharedPhotoTags.source, ''),
      });
}

export async function linkOrders(queries: Queries, photoId: number, codes: readonly string[]): Promise<void> {
  await queries
    .insert(sharedPhotoOrders)
    .values(codes.map((orderCode) => ({ photoId, orderCode })))
    .onConflictDoNothing();
}

/** The facts of orders that photos are found by. `owner` null: of any customer. */
export async function orderFacts(
  queries: Queries,
  owner: Owner | null,
  codes: readonly string[],
): Promise<{ code: string; article: string; size: string }[]> {
  const wanted = inArray(orders.commessa, [...codes]);
  return queries
    .select({ code: orders.commessa, article: orders.article, size: orders.bookType })
    .from(orders)
    .where(owner === null ? wanted : ownedBy(orders.customerId, owner, wanted));
}
