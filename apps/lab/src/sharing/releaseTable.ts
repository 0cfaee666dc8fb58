import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { photoDownloads, photoReleases, releaseTexts } from '../database/schema/sharing.ts';
import type { Terms } from './terms.ts';

/** The moments by which a permission is in force or not (SHARE-17, SHARE-18). */
export interface PermissionDates {
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
}

export const neverAccepted: PermissionDates = { acceptedAt: null, revokedAt: null };

/** A permission with its words. */
export interface Release {
  readonly id: number;
  readonly name: string;
  readonly acceptedAt: Date;
  readonly revokedAt: Date | null;
  readonly revokedBy: string;
  readonly language: string;
  readonly text: string;
}

/** Last permission and last end of one, of each photo. */
export async function permissionsOf(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PermissionDates>> {
  if (keys.length === 0) return new Map();
  const rows = await queries
    .select({
      key: photoReleases.photoKey,
      acceptedAt: sql<Date>`max(${photoReleases.acceptedAt})`.mapWith(photoReleases.acceptedAt),
      revokedAt: sql<Date | null>`max(${photoReleases.revokedAt})`.mapWith(photoReleases.revokedAt),
    })
    .from(photoReleases)
    .where(inArray(photoReleases.photoKey, [...keys]))
    .groupBy(photoReleases.photoKey);
  return new Map(rows.map(({ key, ...dates }) => [key, dates]));
}

/** Permissions of a photo, the newest first. */
export async function releasesOf(queries: Queries, key: string): Promise<Release[]> {
  const rows = await queries
    .select({ release: photoReleases, words: releaseTexts })
    .from(photoReleases)
    .innerJoin(releaseTexts, eq(releaseTexts.id, photoReleases.textId))
    .where(eq(photoReleases.photoKey, key))
    .orderBy(desc(photoReleases.id));
  return rows.map(({ release: { id, name, acceptedAt, revokedAt, revokedBy }, words }) => ({
    ...{ id, name, acceptedAt, revokedAt, revokedBy },
    language: words.language,
    text: words.text,
  }));
}

/** The permission in force, locked until the transaction ends: it cannot be revoked meanwhile. */
export async function lockRelease(
  queries: Queries,
  key: string,
): Promise<typeof photoReleases.$inferSelect | undefined> {
  const [row] = await queries
    .select()
    .from(photoReleases)
    .where(and(eq(photoReleases.photoKey, key), isNull(photoReleases.revokedAt)))
    .for('share');
  return row;
}

/** Records permissions for photos that have none in force. */
export async function insertReleases(
  queries: Queries,
  owner: Owner,
  keys: readonly string[],
  given: { readonly terms: Terms; readonly name: string; readonly at: Date },
): Promise<void> {
  if (keys.length === 0) return;
  const { id, language, text } = given.terms;
  await queries.insert(releaseTexts).values({ id, language, text }).onConflictDoNothing();
  await queries
    .insert(photoReleases)
    .values(
      keys.map((photoKey) => ({
        customerId: owner,
        photoKey,
        textId: id,
        name: given.name,
        acceptedAt: given.at,
      })),
    )
    .onConflictDoNothing();
}

/** Ends the permission in force, if there is one. */
export async function revokeRelease(
  queries: Queries,
  owner: Owner,
  key: string,
  by: { readonly name: string; readonly at: Date },
): Promise<void> {
  await queries
    .update(photoReleases)
    .set({ revokedAt: by.at, revokedBy: by.name })
    .where(
      ownedBy(
        photoReleases.customerId,
        owner,
        and(eq(photoReleases.photoKey, key), isNull(photoReleases.revokedAt)),
      ),
    );
}

export async function insertDownload(
  queries: Queries,
  row: typeof photoDownloads.$inferInsert,
): Promise<void> {
  await queries.insert(photoDownloads).values(row);
}

/** The downloads of a photo, the newest first. */
export async function downloadsOf(
  queries: Queries,
  key: string,
  limit: number,
): Promise<(typeof photoDownloads.$inferSelect)[]> {
  return queries
    .select()
    .from(photoDownloads)
    .where(eq(photoDownloads.photoKey, key))
    .orderBy(desc(photoDownloads.id))
    .limit(limit);
}

/** The name of a wording: the same words in the same language have the same. */
export const wordingId = (language: string, text: string): string =>
  createHash('sha256').update(`${language}\n${text}`).digest('hex');
