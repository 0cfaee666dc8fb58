import { randomBytes } from 'node:crypto';
import { printLimits, versionMinutes } from '@trade-area/core/contract';
import { readProjectText, sheetsOf, usesOf } from '@trade-area/core/layout';
import type { PrintProject } from '@trade-area/core/layout';
import { and, desc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { ownedBy } from '../base/owner.ts';
import type { Owner, Session } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { designerProjects, photoCollection } from '../database/schema/designer.ts';
import { printVersions } from '../database/schema/print.ts';
import { sessions } from '../database/schema/sessions.ts';
import { projects } from '../database/schema/store.ts';
import { uploads } from '../database/schema/uploads.ts';

export type ProjectRow = typeof projects.$inferSelect;
export type VersionRow = typeof printVersions.$inferSelect;
/** A version without its document, which may have megabytes. */
export type VersionFacts = Omit<VersionRow, 'document'>;
type Collection = typeof designerProjects.$inferSelect;

/** A customer's project. @param lock holds it until the transaction ends. */
export async function projectRow(
  queries: Queries,
  owner: Owner,
  uuid: string,
  { lock = false } = {},
): Promise<ProjectRow | undefined> {
  const found = queries
    .select()
    .from(projects)
    .where(ownedBy(projects.customerId, owner, eq(projects.uuid, uuid)));
  const [row] = lock ? await found.for('update') : await found;
  return row;
}

/** A new project without a document; undefined when the customer has one with this uuid. */
export async function insertProject(
  queries: Queries,
  owner: Owner,
  row: Pick<ProjectRow, 'uuid' | 'slug' | 'name' | 'changedAt'>,
): Promise<ProjectRow | undefined> {
  const [made] = await queries
    .insert(projects)
    .values({ ...row, customerId: owner })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** Where the photos of a project are sent to, made when it is opened for the first time. */
export async function collectionOf(
  queries: Queries,
  owner: Owner,
  { id, imagesId }: Pick<ProjectRow, 'id' | 'imagesId'>,
  now: Date,
): Promise<Collection> {
  const known = imagesId === null ? undefined : await storedCollection(queries, owner, imagesId);
  if (known) return known;
  const code = () => randomBytes(16).toString('base64url');
  const made = {
    id: code(),
    customerId: owner,
    type: photoCollection,
    signature: code(),
    createdAt: now,
  };
  await queries.insert(designerProjects).values(made);
  await queries
    .update(projects)
    .set({ imagesId: made.id })
    .where(ownedBy(projects.customerId, owner, eq(projects.id, id)));
  return made;
}

export async function storedCollection(
  queries: Queries,
  owner: Owner,
  id: string,
): Promise<Collection | undefined> {
  const [row] = await queries
    .select()
    .from(designerProjects)
    .where(ownedBy(designerProjects.customerId, owner, eq(designerProjects.id, id)));
  return row;
}

const isOf = (owner: Owner, projectId: number) =>
  ownedBy(printVersions.customerId, owner, eq(printVersions.projectId, projectId));

const { document: _document, ...facts } = getTableColumns(printVersions);

/** The kept versions of a project, the newest first. */
export async function versionsOf(
  queries: Queries,
  owner: Owner,
  projectId: number,
  most: number = printLimits.versions,
): Promise<VersionFacts[]> {
  return queries
    .select(facts)
    .from(printVersions)
    .where(isOf(owner, projectId))
    .orderBy(desc(printVersions.rev))
    .limit(most);
}

export async function newestVersion(
  queries: Queries,
  owner: Owner,
  projectId: number,
): Promise<VersionRow | undefined> {
  const [row] = await queries
    .select()
    .from(printVersions)
    .where(isOf(owner, projectId))
    .orderBy(desc(printVersions.rev))
    .limit(1);
  return row;
}

export async function versionAt(
  queries: Queries,
  owner: Owner,
  projectId: number,
  rev: number,
): Promise<VersionRow | undefined> {
  const [row] = await queries
    .select()
    .from(printVersions)
    .where(and(isOf(owner, projectId), eq(printVersions.rev, rev)));
  return row;
}

/** The device of a session, a word each. */
export async function deviceOfSession(
  queries: Queries,
  { tokenHash }: Pick<Session, 'tokenHash'>,
): Promise<Pick<VersionRow, 'browser' | 'system'>> {
  const [row] = await queries
    .select({ browser: sessions.browser, system: sessions.system })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return row ?? { browser: '', system: '' };
}

/** Hashes of the photos of a document, each once. */
const photosOf = ({ photos }: PrintProject): string[] =>
  [...new Set(photos.map(({ hash }) => hash))].filter((hash) => /^[0-9a-f]{64}$/.test(hash));

/** A document as it is kept, with what lists show of it. */
export const keptDocument = (project: PrintProject) => ({
  rev: project.rev,
  document: JSON.stringify(project),
  photos: photosOf(project),
});

/** A stored document, which may be of an older schema. */
export function storedProject({ document }: Pick<VersionRow, 'document'>): PrintProject {
  const read = readProjectText(document);
  if (!read.ok) throw new Error(`ta: a stored print project cannot be read: ${read.problem} ${read.path}`);
  return read.project;
}

interface Saved {
  /** With its new revision. */
  readonly project: PrintProject;
  readonly device: Pick<VersionRow, 'browser' | 'system'>;
  readonly now: Date;
  /** The version that it was restored from; default 0. */
  readonly restored?: number;
}

/**
 * Stores a document as the newest version of a project that the transaction holds. Of the saves of a device within ten
 * minutes the first and the last stay, so that versions reach back further than the last gestures; what was restored, and
 * what it was restored over, stays too.
 */
export async function storeVersion(
  queries: Queries,
  owner: Owner,
  row: ProjectRow,
  { project, device, now, restored = 0 }: Saved,
): Promise<void> {
  const [last, before] = await versionsOf(queries, owner, row.id, 2);
  const isWithin = (from: Date, to: Date) => to.getTime() - from.getTime() < versionMinutes * 60_000;
  const isReplaced =
    last !== undefined &&
    before !== undefined &&
    isWithin(before.savedAt, last.savedAt) &&
    isWithin(last.savedAt, now) &&
    restored === 0 &&
    last.restored === 0 &&
    last.browser === device.browser &&
    last.system === device.system;
  if (isReplaced)
    await queries.delete(printVersions).where(and(isOf(owner, row.id), eq(printVersions.rev, last.rev)));
  const sheets = sheetsOf(project);
  await holdPhotos(queries, owner, photosOf(project), { last, now });
  await queries.insert(printVersions).values({
    ...keptDocument(project),
    ...device,
    projectId: row.id,
    customerId: owner,
    sheets: sheets.length,
    used: usesOf(project).size,
    savedAt: now,
    restored,
  });
  await dropOldVersions(queries, owner, row.id);
  await queries
    .update(projects)
    .set({
      rev: project.rev,
      name: shownName(project),
      size: project.size,
      pages: sheets.length,
      changedAt: now,
    })
    .where(ownedBy(projects.customerId, owner, eq(projects.id, row.id)));
}

/**
 * Touches the photos that come into a project: the clean-up of photos, which may delete one at this moment, waits for this
 * transaction and then keeps it.
 */
async function holdPhotos(
  queries: Queries,
  owner: Owner,
  hashes: readonly string[],
  { last, now }: { readonly last: VersionFacts | undefined; readonly now: Date },
): Promise<void> {
  const known = new Set(last?.photos);
  const added = hashes.filter((hash) => !known.has(hash));
  if (added.length === 0) return;
  const isAdded = and(isNotNull(uploads.projectId), inArray(uploads.claimed, added));
  await queries
    .update(uploads)
    .set({ touchedAt: now })
    .where(ownedBy(uploads.customerId, owner, isAdded));
}

/** The name of a project on its card, which is shorter than a document's may be. */
export const shownName = ({ name }: Pick<PrintProject, 'name'>): string => name.trim().slice(0, 80);

async function dropOldVersions(queries: Queries, owner: Owner, projectId: number): Promise<void> {
  const kept = await queries
    .select({ rev: printVersions.rev })
    .from(printVersions)
    .where(isOf(owner, projectId))
    .orderBy(desc(printVersions.rev));
  const old = kept.slice(printLimits.versions).map(({ rev }) => rev);
  if (old.length > 0)
    await queries.delete(printVersions).where(and(isOf(owner, projectId), inArray(printVersions.rev, old)));
}
