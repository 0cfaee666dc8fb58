import { logVideoView, videoCaptions } from '@trade-area/core/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { readCaptions } from '../base/captions.ts';
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
  const place = placeOf(path);
  return place && videoForm.test(place.filename) ? findFile(queries, place) : undefined;
}

/** The captions of such a video by their path, `/folder/name@it.vtt`; undefined for anything else. */
export async function findCaptions(queries: Queries, path: string): Promise<Video | undefined> {
  const place = placeOf(path);
  const film = place && readCaptions(place.filename)?.film;
  if (!place || film === undefined) return undefined;
  const captions = await findFile(queries, place);
  const names = captions ? await namesIn(queries, place.folder) : [];
  return names.some((name) => videoForm.test(name) && stemOf(name) === film) ? captions : undefined;
}

const videoForm = /\.mp4$/i;
const stemOf = (filename: string) => filename.slice(0, filename.lastIndexOf('.'));

interface Place {
  readonly folder: string;
  readonly filename: string;
}

/** The place of a path in the library; undefined for one that names no file. */
function placeOf(path: string): Place | undefined {
  const parts = /^\/(?:(.+)\/)?([^/]+)$/.exec(path);
  return parts && !path.includes('\u0000') ? { folder: parts[1] ?? '', filename: parts[2] ?? '' } : undefined;
}

const ofLab = and(isNull(documents.slug), eq(documents.section, section));

/** The names of the files of a folder. */
async function namesIn(queries: Queries, folder: string): Promise<readonly string[]> {
  const rows = await queries
    .select({ filename: documents.filename })
    .from(documents)
    .where(and(ofLab, eq(documents.path, folder)));
  return rows.map(({ filename }) => filename);
}

async function findFile(queries: Queries, { folder, filename }: Place): Promise<Video | undefined> {
  const [found] = await queries
    .select({
      id: documents.id,
      hash: documents.hash,
      size: sql<number>`octet_length(${documents.content})`.mapWith(Number),
    })
    .from(documents)
    .where(and(ofLab, eq(documents.path, folder), eq(documents.filename, filename)))
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
    .where(and(ofLab, sql`lower(${documents.filename}) like '%.mp4'`))
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

/** The languages of a video's captions, as its files name them. */
async function listCaptions({
  lab,
  query: { video_path: path },
}: Call<typeof videoCaptions, Session | null>): Promise<AnswerInput<typeof videoCaptions>> {
  const { queries } = lab.database;
  const place = placeOf(path);
  if (!place || !(await findVideo(queries, path))) throw notFound();
  const names = await namesIn(queries, place.folder);
  const own = names.map(readCaptions).filter((captions) => captions?.film === stemOf(place.filename));
  // Two documents may have one name.
  return { languages: [...new Set(own.flatMap((captions) => captions?.language ?? []))].toSorted() };
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

export const videoRoutes = [publicRoute(logVideoView, logView), publicRoute(videoCaptions, listCaptions)];
