import { deletePhoto } from '@trade-area/core/contract';
import { conflict, notFound } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { deleteUpload } from '../uploads/table.ts';
import { keptPhoto } from '../uploads/tusRefusals.ts';
import { lockRelease } from './releaseTable.ts';
import { deleteUnsent, lockPhotos } from './table.ts';

/** Deletes a photo that the lab may not use, with its file (SHARE-13). Its permissions stay on record. */
export async function removePhoto({
  lab,
  session,
  query,
}: Call<typeof deletePhoto, Session>): Promise<AnswerInput<typeof deletePhoto>> {
  const key = await write(lab, { session, endpoint: deletePhoto }, async (queries) => {
    const [stored] = await lockPhotos(queries, session.owner, [Number(query.id)]);
    if (!stored) throw notFound();
    if (await lockRelease(queries, stored.upload.id))
      throw conflict('The lab may use this photo. Revoke the permission first.');
    // The row is removed first: the daily check removes a file without a row, but a row without a file would be wrong.
    await deleteUpload(queries, stored.upload.id);
    return stored.upload.id;
  });
  await lab.uploads.files.remove(key);
  return { success: true };
}

/** Takes back the upload of a photo. @throws a refusal when the photo is shared: `deletePhoto` asks for its permission. */
export async function discardPhoto(lab: Lab, session: Session, id: string): Promise<void> {
  const actor = { session, endpoint: { id: 'uploads.remove' }, usesReserve: true };
  await write(lab, actor, async (queries) => {
    if (!(await deleteUnsent(queries, id))) throw keptPhoto;
  });
}
