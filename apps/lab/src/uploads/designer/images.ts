import { imageEndings, imageLimits, printLimits, uploadLimits } from '@trade-area/core/contract';
import { invalid, notFound, tooLarge } from '../../base/errors.ts';
import type { Lab } from '../../base/lab.ts';
import type { Session } from '../../base/owner.ts';
import { write } from '../../base/write.ts';
import { photoCollection } from '../../database/schema/designer.ts';
import { lockUpload } from '../reinspection.ts';
import { safeName } from '../safeName.ts';
import { deleteUpload, insertUpload } from '../table.ts';
import { orderFull, usedImage, usedPhoto } from '../tusRefusals.ts';
import { isImageUsed, isPhotoUsed, measureImages, projectOf } from './projectTable.ts';

/** Most images of a configuration or photos of a print project, and most bytes of all of them. */
const limits = {
  images: { most: imageLimits.images, sum: uploadLimits.order },
  photos: { most: printLimits.photos, sum: printLimits.sum },
} as const;

/** Writes the row of an image that is sent into a project; it is resumed like any other upload. */
export async function recordImage(
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
  // A frame's pass covers the files of one order.
  if (session.confinedTo !== undefined) throw notFound();
  const name = safeName(metadata['filename'] ?? '');
  const claimed = metadata['sha256'] ?? '';
  if (!hasImageEnding(name)) throw invalid({ file: imageEndings.join(', ') });
  if (size === 0) throw invalid({ file: 'it is empty' });
  if (size > imageLimits.file) throw tooLarge(imageLimits.file);
  if (!/^[0-9a-f]{64}$/.test(claimed)) throw invalid({ sha256: '64 hexadecimal digits' });
  const now = lab.clock.now();
  await write(lab, { session, endpoint: { id: 'uploads.create' } }, async (queries) => {
    const project = await projectOf(queries, session.owner, metadata['project'] ?? '', { lock: true });
    if (!project || project.signature !== metadata['signature']) throw notFound();
    const { images, bytes } = await measureImages(queries, project.id);
    const { most, sum } = project.type === photoCollection ? limits.photos : limits.images;
    if (images >= most) throw invalid({ project: `at most ${most} images` });
    if (bytes + size > sum) throw orderFull;
    await insertUpload(queries, {
      ...{ id, name, size, claimed, metadata: { ...metadata } },
      customerId: session.owner,
      actorId: session.actorId,
      projectId: project.id,
      mtime: /^\d{1,15}$/.test(metadata['mtime'] ?? '') ? Number(metadata['mtime']) : 0,
      createdAt: now,
      touchedAt: now,
    });
  });
}

/** Removes an image from its project. @throws a refusal while a saved quote or a print project has it. */
export async function removeImage(lab: Lab, session: Session, id: string): Promise<void> {
  const actor = { session, endpoint: { id: 'uploads.remove' }, usesReserve: true };
  await write(lab, actor, async (queries) => {
    const image = await lockUpload(queries, id);
    if (!image) return;
    if (await isImageUsed(queries, session.owner, image)) throw usedImage;
    if (await isPhotoUsed(queries, session.owner, image)) throw usedPhoto;
    await deleteUpload(queries, id);
  });
}

const hasImageEnding = (name: string) =>
  (imageEndings as readonly string[]).includes(/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');
