import { registerPhotos, savePhotoTags, sharingLimits } from '../contract/index.ts';
import { writeElements, writeLinks, writePhotoList } from '../contract/index.ts';
import type { ChosenTag, SharedPhoto, SharingRefusal } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import type { Failure } from '../kernel/result.ts';

/** The outcome of a change of photos: `refused` names the lab's reason, `failure` is a call that failed. */
export type SharingOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: SharingRefusal }
  | { readonly kind: 'failed'; readonly failure: Failure };

const done: SharingOutcome = { kind: 'done' };

/**
 * Shares uploaded photos with their tags (SHARE-20). A long list goes in several calls: each of them is whole, and
 * photos that were shared by an earlier attempt stay as they are.
 */
export async function sharePhotos(
  gateway: Gateway,
  photos: readonly SharedPhoto[],
  { code, terms }: { readonly code: string; readonly terms: string },
): Promise<SharingOutcome> {
  for (const some of chunks(photos)) {
    const answer = await gateway.call(registerPhotos, {
      body: {
        selectedElements: writeElements(
          new Map(some.map(({ id, tag }) => [id, tag.filter(({ get_by }) => get_by === '')])),
        ),
        listPhotoShare: writePhotoList(some.map(({ id }) => id)),
        cod_fot: code,
        terms,
      },
    });
    if (!answer.ok) return { kind: 'failed', failure: answer.failure };
    if (!answer.value.success) return { kind: 'refused', reason: answer.value.reason };
  }
  return done;
}

/** Adds orders to photos (SHARE-10). `isManual`: the code was typed by the internal account (SHARE-08). */
export async function linkOrders(
  gateway: Gateway,
  photos: readonly SharedPhoto[],
  {
    code,
    orders,
    isManual,
  }: { readonly code: string; readonly orders: readonly string[]; readonly isManual: boolean },
): Promise<SharingOutcome> {
  for (const some of chunks(photos)) {
    const answer = await gateway.call(registerPhotos, {
      body: {
        selectedElements: writeElements(new Map(some.map(({ id }) => [id, []]))),
        addLinkedOrder: writeLinks(new Map(some.map(({ id }) => [id, orders]))),
        isManualCode: isManual ? 1 : 0,
        cod_fot: code,
      },
    });
    if (!answer.ok) return { kind: 'failed', failure: answer.failure };
    if (!answer.value.success) return { kind: 'refused', reason: answer.value.reason };
  }
  return done;
}

/** Saves the tags of photos (SHARE-24), and which of them show several products. */
export async function savePhotos(
  gateway: Gateway,
  tags: ReadonlyMap<string, readonly ChosenTag[]>,
  { code, compositions }: { readonly code: string; readonly compositions?: readonly string[] },
): Promise<SharingOutcome> {
  for (const some of chunks([...tags])) {
    const ids = some.map(([id]) => id);
    const answer = await gateway.call(savePhotoTags, {
      body: {
        selectedElements: writeElements(new Map(some)),
        ...(compositions
          ? { compositions: writePhotoList(compositions.filter((id) => ids.includes(id))) }
          : {}),
        cod_fot: code,
      },
    });
    if (!answer.ok) return { kind: 'failed', failure: answer.failure };
    if (!answer.value.success) return { kind: 'refused', reason: '' };
  }
  return done;
}

/** Parts of a list that one form has room for. */
function chunks<T>(list: readonly T[]): readonly (readonly T[])[] {
  const { perCall } = sharingLimits;
  return Array.from({ length: Math.ceil(list.length / perCall) }, (_, index) =>
    list.slice(index * perCall, (index + 1) * perCall),
  );
}
