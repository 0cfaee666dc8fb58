import { logVideoView } from '@trade-area/core/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import { publicRoute } from '../base/route.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import type { Queries } from '../database/open.ts';
import { videoViews } from '../database/schema/contacts.ts';
import { documents } from '../database/schema/content.ts';
import type { Texts } from '../database/schema/shop.ts';
import { linkOf } from './link.ts';

/** The part of the lab's documents in which its video tutorials are. */
const section = 'tutorials';

export interface Video {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, hexadecimal. */
  readonly hash: string;
}

/**
 * A video tutorial of the lab by its path in the library, `/folder/name.mp4` (GW2-17); undefined for anything else, so that
 * no other document is public, nor the video of a product, which may not be sold yet.
 */
export async function findVideo(queries: Queries, path: string): Promise<Video | undefined> {
  const parts = /^\/(?:(.+)\/)?([^/]+\.mp4)$/i.exec(path);
  if (!parts || path.includes('\u0000')) return undefined;
  const [, folder = '', filename = ''] = parts;
  const [found] = await queries
    .select({
      id: documents.id,
      hash: documents.hash,
      size: sql<number>`octet_length(${documents.content})`.mapWith(Number),
    })
    .from(documents)
    .where(
      and(
        isNull(documents.slug),
        eq(documents.section, section),
        eq(documents.path, folder),
        eq(documents.filename, filename),
      ),
    )
    .orderBy(documents.position, documents.id)
    .limit(1);
  return found;
}

/** A video that the desk can send. */
export interface PublicVideo {
  readonly path: string;
  readonly names: Texts;
}

/** The video tutorials of the lab, in the order of the library. */
export async function listVideos(queries: Queries): Promise<readonly PublicVideo[]> {
  const rows = await queries
    .select({ folder: documents.path, filename: documents.filename, names: documents.names })
    .from(documents)
    .where(
      and(
        isNull(documents.slug),
        eq(documents.section, section),
        sql`lower(${documents.filename}) like '%.mp4'`,
      ),
    )
    .orderBy(documents.position, documents.id);
  return rows.map(({ folder, filename, names }) => ({
    path: folder === '' ? `/${filename}` : `/${folder}/${filename}`,
    names,
  }));
}

/** Bytes of a video from one on, so many; undefined when it has been removed meanwhile. */
export async function readVideo(
  queries: Queries,
  id: string,
  { from, length }: { readonly from: number; readonly length: number },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [found] = await queries
    .select({
      part: sql<Uint8Array>`substring(${documents.content} from ${from + 1}::int for ${length}::int)`,
    })
    .from(documents)
    .where(eq(documents.id, id));
  return found && new Uint8Array(found.part);
}

/** A person may watch many; nobody fills the table. */
const views = { name: 'contact video views', burst: 60, every: 60_000 };

/** Logs that a video was watched, with the address of the visitor (VID-03, DEC-10, OBS2-05). */
async function logView({
  lab,
  body,
  clientAddress,
}: Call<typeof logVideoView, Session | null>): Promise<AnswerInput<typeof logVideoView>> {
  if (!(await findVideo(lab.database.queries, body.video_path))) throw notFound();
  await lab.limits.take({ allowance: views, of: clientAddress });
  const link = await linkOf(lab, body.c);
  await write(lab, { session: null, endpoint: logVideoView }, (queries) =>
    queries.insert(videoViews).values({
      path: body.video_path,
      contactId: link?.contact.id ?? null,
      linkA: body.a,
      clientAddress,
      lookedUpAddress: body.ip,
      at: lab.clock.now(),
    }),
  );
  return { success: true };
}

export interface ShownView {
  readonly id: number;
  readonly path: string;
  readonly at: Date;
}

/** Videos that a person has watched, the latest first. */
export async function viewsOf(queries: Queries, contactId: number): Promise<ShownView[]> {
  return queries
    .select({ id: videoViews.id, path: videoViews.path, at: videoViews.at })
    .from(videoViews)
    .where(eq(videoViews.contactId, contactId))
    .orderBy(desc(videoViews.id))
    .limit(50);
}

export const videoRoutes = [publicRoute(logVideoView, logView)];
