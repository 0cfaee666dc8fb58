import type { downloadSharedPhoto } from '@trade-area/core/contract';
import { notFound } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import { ownerOf } from '../base/owner.ts';
import type { Call, FileAnswer } from '../base/route.ts';
import { write } from '../base/write.ts';
import { streamOf } from '../messages/fileStore.ts';
import { fullNameOf } from '../identity/table.ts';
import { seesAll } from './list.ts';
import { problemOfPhoto } from './problem.ts';
import { insertDownload, lockRelease } from './releaseTable.ts';
import { photoByKey } from './table.ts';
import type { StoredPhoto } from './table.ts';

/** The person that takes the file of another's photo. */
export interface Taker {
  /** The member of staff; null = the internal account. */
  readonly staffId: number | null;
  readonly name: string;
}

/**
 * Serves a photo (GW2-31): to its owner, and to the internal account, also where it acts as the owner, under the
 * permission in force. To anybody else it does not exist.
 */
export async function servePhoto({
  lab,
  session,
  path,
  query,
}: Call<typeof downloadSharedPhoto, Session>): Promise<FileAnswer> {
  const { queries } = lab.database;
  const stored = await photoByKey(queries, path['s3_key'] ?? '');
  if (!stored) throw notFound();
  const isOfOwner = ownerOf(stored.photo) === session.owner;
  if (!isOfOwner && (!seesAll(lab.config, session) || stored.photo.sentAt === null)) throw notFound();
  const isSmall = query.format === 'small';
  // Staff who act as the owner see what the owner sees, and take an original as staff: it is for the lab's use.
  const needsPermission = isOfOwner ? session.acting && !isSmall : true;
  if (needsPermission) {
    const mayTake = isSmall
      ? (await lockRelease(queries, stored.upload.id)) !== undefined
      : await takePhoto(lab, stored, {
          staffId: null,
          name: await fullNameOf(queries, session),
        });
    if (!mayTake) throw notFound();
  }
  return isSmall ? smallPicture(lab, stored) : photoFile(lab, stored);
}

/**
 * Records that somebody takes a photo, under the permission of this moment; without one the attempt is recorded, and
 * refused. The record is on the disk before the first byte leaves.
 * @returns whether it may be taken.
 */
export async function takePhoto(
  lab: Lab,
  { photo, upload }: StoredPhoto,
  { staffId, name }: Taker,
): Promise<boolean> {
  return write(
    lab,
    { session: null, endpoint: { id: 'sharing.download' }, usesReserve: true },
    async (queries) => {
      const release = await lockRelease(queries, upload.id);
      await insertDownload(queries, {
        customerId: photo.customerId,
        photoKey: upload.id,
        releaseId: release?.id ?? null,
        refused: release === undefined,
        at: lab.clock.now(),
        ...{ staffId, name },
      });
      return release !== undefined;
    },
  );
}

/** The original, as its owner sent it. @throws notFound for a file that has not arrived, or is no photo. */
export async function photoFile(lab: Pick<Lab, 'uploads'>, { upload }: StoredPhoto): Promise<FileAnswer> {
  if (upload.state !== 'checked' || problemOfPhoto(upload) !== '') throw notFound();
  const body = await startStream(lab.uploads.files.read(upload.id, upload.size));
  if (!body) throw notFound();
  return { type: upload.facts['type'] === 'tiff' ? 'image/tiff' : 'image/jpeg', name: upload.name, body };
}

export async function smallPicture(lab: Pick<Lab, 'uploads'>, { upload }: StoredPhoto): Promise<FileAnswer> {
  const bytes = upload.thumbnail ? await lab.uploads.files.readDerived('thumbs', upload.id) : null;
  if (!bytes) throw notFound();
  return { type: 'image/webp', name: `${upload.id}.webp`, body: bytes };
}

/** Reads the first piece before the answer begins, so that a file that cannot be read is answered as an error. */
async function startStream(pieces: AsyncIterable<Uint8Array>): Promise<ReadableStream<Uint8Array> | null> {
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next().catch(() => null);
  if (!first) return null;
  return streamOf(
    (async function* all() {
      try {
        for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value;
      } finally {
        await rest.return?.();
      }
    })(),
  );
}
