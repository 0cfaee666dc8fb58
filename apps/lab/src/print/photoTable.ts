import { unknownFacts } from '@trade-area/core/preflight';
import type { FileFacts } from '@trade-area/core/preflight';
import type { PrintProject, ProjectPhoto } from '@trade-area/core/layout';
import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { pixelsOf, problemOf } from '../configurator/images.ts';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { designerProjects, photoCollection } from '../database/schema/designer.ts';
import { printOrders, printVersions } from '../database/schema/print.ts';
import { uploads } from '../database/schema/uploads.ts';
import type { StoredUpload } from '../uploads/table.ts';

/** The photos of a collection, and those with these checksums that came into another one; the oldest first. */
export async function photosOfProject(
  queries: Queries,
  owner: Owner,
  { collection, hashes }: { readonly collection: string; readonly hashes: readonly string[] },
): Promise<StoredUpload[]> {
  const isNamed =
    hashes.length > 0 ? and(isNotNull(uploads.projectId), inArray(uploads.claimed, [...hashes])) : undefined;
  const rows = await queries
    .select()
    .from(uploads)
    .where(ownedBy(uploads.customerId, owner, or(eq(uploads.projectId, collection), isNamed)))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
  // A photo that was sent into another project, too, is listed once: as this project's own.
  const own = new Set(rows.flatMap((row) => (row.projectId === collection ? [row.claimed] : [])));
  const seen = new Set<string>();
  return rows.filter((row) => {
    if (row.projectId === collection) return true;
    if (own.has(row.claimed) || seen.has(row.claimed)) return false;
    seen.add(row.claimed);
    return true;
  });
}

/** The files of a customer's photos by their checksums: those that were read and can be printed. */
export async function photoFiles(
  queries: Queries,
  owner: Owner,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, StoredUpload>> {
  if (hashes.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(uploads)
    .where(
      ownedBy(
        uploads.customerId,
        owner,
        and(
          isNotNull(uploads.projectId),
          inArray(uploads.claimed, [...hashes]),
          eq(uploads.state, 'checked'),
        ),
      ),
    )
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
  return new Map(rows.filter((row) => problemOf(row) === '').map((row) => [row.claimed, row] as const));
}

/** Which of these checksums kept versions and orders of a customer have. */
export async function usedHashes(
  queries: Queries,
  owner: Owner,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await rowsOf<{ readonly hash: string }>(
    queries,
    sql`select hash from unnest(${sql.param([...hashes])}::text[]) hash where exists (
        select from ${printVersions} where customer_id = ${owner} and photos @> array[hash]
      ) or exists (select from ${printOrders} where customer_id = ${owner} and photos @> array[hash])`,
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** A document whose photos are as the lab knows them: what the page says of pixels and states never counts (T-A1). */
export function withLabPhotos(project: PrintProject, files: ReadonlyMap<string, StoredUpload>): PrintProject {
  const photos = project.photos.map((photo): ProjectPhoto => {
    const file = files.get(photo.hash);
    if (!file) return { ...photo, status: photo.status === 'ready' ? 'gone' : photo.status };
    const { width, height } = pixelsOf(file);
    return { ...photo, w: width, h: height, icc: profileOf(file), status: 'ready' };
  });
  return { ...project, photos };
}

/** The colour space of a photo's pixels, as a document names it. */
export function profileOf({ facts }: Pick<StoredUpload, 'facts'>): ProjectPhoto['icc'] {
  const { profile, profileName }: Pick<FileFacts, 'profile' | 'profileName'> = { ...unknownFacts, ...facts };
  if (profile === 'sRGB') return 'srgb';
  if (profile === 'AdobeRGB') return 'adobergb';
  if (/\bP3\b/i.test(profileName)) return 'p3';
  return /prophoto|romm/i.test(profileName) ? 'prophoto' : 'none';
}

/** No kept version and no order of the photo's customer has it. */
const isUnused = sql`not exists (
  select 1 from ${printVersions} v where v.customer_id = ${uploads.customerId} and v.photos @> array[${uploads.claimed}]
) and not exists (
  select 1 from ${printOrders} o where o.customer_id = ${uploads.customerId} and o.photos @> array[${uploads.claimed}]
)`;

/** Photos of print projects that nothing has used since that moment. */
export async function forgottenPhotos(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries
    .select({ id: uploads.id })
    .from(uploads)
    .innerJoin(designerProjects, eq(designerProjects.id, uploads.projectId))
    .where(and(eq(designerProjects.type, photoCollection), lt(uploads.touchedAt, before), isUnused));
  return rows.map(({ id }) => id);
}

/** Deletes a photo that is still unused. @returns false when a version has it now. */
export async function deleteForgottenPhoto(queries: Queries, id: string, before: Date): Promise<boolean> {
  const gone = await queries
    .delete(uploads)
    .where(and(eq(uploads.id, id), lt(uploads.touchedAt, before), isUnused))
    .returning({ id: uploads.id });
  return gone.length > 0;
}

/** Deletes collections without photos whose projects are gone. */
export async function deleteEmptyCollections(queries: Queries, before: Date): Promise<void> {
  await queries.execute(sql`delete from designer_projects p where p.type = ${photoCollection}
    and p.created_at < ${before.toISOString()}::timestamptz
    and not exists (select 1 from uploads u where u.project_id = p.id)
    and not exists (select 1 from projects j where j.images_id = p.id)`);
}
