import type { printPhotos } from '@trade-area/core/contract';
import { notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { imageOf } from '../uploads/designer/projects.ts';
import { photosOfProject, profileOf, usedHashes } from './photoTable.ts';
import { newestVersion, projectRow } from './table.ts';

/** The photos of a project, with those that are still being sent. Another customer's project does not exist. */
export async function listPhotos({
  lab,
  session,
  path,
}: Call<typeof printPhotos, Session>): Promise<AnswerInput<typeof printPhotos>> {
  const { queries } = lab.database;
  const { owner } = session;
  const row = await projectRow(queries, owner, path['uuid'] ?? '');
  if (!row) throw notFound();
  const newest = await newestVersion(queries, owner, row.id);
  const files = await photosOfProject(queries, owner, {
    collection: row.imagesId ?? '',
    hashes: newest?.photos ?? [],
  });
  const used = await usedHashes(queries, owner);
  return {
    photos: files.map((file) => ({
      ...imageOf(lab, file),
      icc: profileOf(file),
      used: used.has(file.claimed),
    })),
  };
}
