import { sharedPhotoEndings, shareSessionForm, sharingLimits, uploadLimits } from '@trade-area/core/contract';
import { invalid, notFound, tooLarge } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import { write } from '../base/write.ts';
import { safeName } from '../uploads/safeName.ts';
import { sharePass } from '../uploads/sharePass.ts';
import { insertUpload } from '../uploads/table.ts';
import { insertPhoto, isKnownPhoto, measureUnsent } from './table.ts';

/** Writes the rows of a photo that is sent in a visit of the upload page; it is resumed like any other upload. */
export async function recordPhoto(
  lab: Lab,
  session: Session,
  {
    id,
    size,
    metadata,
  }: {
    readonly id: string;
    readonly size: number;
    readonly metadata: Readonly<Record<string, string | null>>;
  },
): Promise<void> {
  const key = metadata['share_session'] ?? '';
  if (!shareSessionForm.test(key)) throw invalid({ share_session: '16 to 64 letters, digits, - or _' });
  // A frame's pass covers its own visit.
  if (session.confinedTo !== undefined && session.confinedTo !== sharePass(key)) throw notFound();
  const { owner } = session;
  const name = safeName(metadata['filename'] ?? '');
  const claimed = metadata['sha256'] ?? '';
  if (!hasPhotoEnding(name)) throw invalid({ file: sharedPhotoEndings.join(', ') });
  if (size === 0) throw invalid({ file: 'it is empty' });
  if (size > sharingLimits.bytes) throw tooLarge(sharingLimits.bytes);
  if (!/^[0-9a-f]{64}$/.test(claimed)) throw invalid({ sha256: '64 hexadecimal digits' });
  const now = lab.clock.now();
  await write(lab, { session, endpoint: { id: 'uploads.create' } }, async (queries) => {
    const { photos, bytes } = await measureUnsent(queries, owner);
    if (photos >= sharingLimits.photos)
      throw invalid({ share_session: `at most ${sharingLimits.photos} photos that are not shared yet` });
    if (bytes + size > uploadLimits.order) throw tooLarge(uploadLimits.order);
    if (await isKnownPhoto(queries, owner, { session: key, sha256: claimed }))
      throw invalid({ sha256: 'this photo was shared before' });
    await insertUpload(queries, {
      ...{ id, name, size, claimed, metadata: { ...metadata } },
      customerId: owner,
      actorId: session.actorId,
      shareSession: key,
      mtime: /^\d{1,15}$/.test(metadata['mtime'] ?? '') ? Number(metadata['mtime']) : 0,
      createdAt: now,
      touchedAt: now,
    });
    await insertPhoto(queries, { uploadId: id, customerId: owner, createdAt: now });
  });
}

const hasPhotoEnding = (name: string) =>
  (sharedPhotoEndings as readonly string[]).includes(/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');
