import type { printPhotos } from '@trade-area/core/contract';
import { notFound } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { imageOf } from '../uploads/designer/projects.ts';
import type { StoredUpload } from '../uploads/table.ts';
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
  const used = await usedHashes(
    queries,
    owner,
    files.map(({ claimed }) => claimed),
  );
  return {
    photos: files.map((file) => {
      const image = imageOf(lab, file);
      return {
        ...image,
        icc: profileOf(file),
        taken_at: takenAt(file),
        // One picture serves both: it is large enough for a sheet on a screen.
        proxy: image.thumb,
        used: used.has(file.claimed),
      };
    }),
  };
}

/** When a photo was taken according to its sender; '' for what is no time. */
function takenAt({ metadata }: Pick<StoredUpload, 'metadata'>): string {
  const given = metadata['taken_at'] ?? '';
  const time = /^\d{4}-\d\d-\d\dT[\d:.Z+-]{5,24}$/.test(given) ? Date.parse(given) : Number.NaN;
  return Number.isFinite(time) ? new Date(time).toISOString() : '';
}
