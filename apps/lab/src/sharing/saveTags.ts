import { readElements, readPhotoList, savePhotoTags } from '@trade-area/core/contract';
import type { ChosenTag } from '@trade-area/core/contract';
import { invalid, notFound } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { lockPhotos, markComposition } from './table.ts';
import { isChoosable } from './tagChoices.ts';
import { replaceTags, tagsOf } from './tagTable.ts';

/** Replaces the tags that persons gave to photos (SHARE-24), and says which of them show several products (SHARE-07). */
export async function saveTags({
  lab,
  session,
  body,
}: Call<typeof savePhotoTags, Session>): Promise<AnswerInput<typeof savePhotoTags>> {
  const tags = readElements(body.selectedElements);
  if (tags === null) throw invalid({ selectedElements: 'JSON of photo ids and tags' });
  const compositions = body.compositions === undefined ? undefined : readPhotoList(body.compositions);
  if (compositions === null) throw invalid({ compositions: 'JSON list of photo ids' });
  await write(lab, { session, endpoint: savePhotoTags }, async (queries) => {
    const photos = await lockPhotos(
      queries,
      session.owner,
      [...tags.keys()].map((id) => Number(id)),
    );
    if (photos.length < tags.size) throw notFound();
    const before = await tagsOf(
      queries,
      photos.map(({ photo }) => photo.id),
    );
    for (const { photo } of photos) {
      const chosen = tags.get(String(photo.id)) ?? [];
      // A tag that the photo has already stays choosable, also when the lab has taken it off its list since.
      const carried = before.filter(({ photoId }) => photoId === photo.id);
      const added = chosen.filter(
        ({ categoria, valore }) =>
          !carried.some(({ category, value }) => category === categoria && value === valore),
      );
      requireChoosable(lab, new Map([[String(photo.id), added]]));
      await replaceTags(queries, photo.id, chosen);
      if (compositions && compositions.includes(String(photo.id)) !== photo.isComposition)
        await markComposition(queries, photo.id, !photo.isComposition);
    }
  });
  return { success: true };
}

/** Refuses tags that are not on the lab's list: free words would make filters of one photo each. */
export function requireChoosable(
  { config }: Pick<Lab, 'config'>,
  tags: ReadonlyMap<string, readonly ChosenTag[]>,
): void {
  if ([...tags.values()].flat().some((tag) => !isChoosable(config, tag)))
    throw invalid({ selectedElements: 'a tag is not on the lab’s list' });
}
