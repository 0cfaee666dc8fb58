import { readElements, readLinks, readPhotoList, registerPhotos } from '@trade-area/core/contract';
import type { ChosenTag, SharingRefusal } from '@trade-area/core/contract';
import { badRequest, invalid, notFound } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import { orderCategories } from '../base/photoTags.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { refuseStaff, write } from '../base/write.ts';
import type { Queries } from '../database/open.ts';
import { fullNameOf } from '../identity/table.ts';
import { seesAll } from './list.ts';
import { problemOfPhoto } from './problem.ts';
import { insertReleases } from './releaseTable.ts';
import { requireChoosable } from './saveTags.ts';
import { lockPhotos, markSent, sharedAlready } from './table.ts';
import type { StoredPhoto } from './table.ts';
import { bindTags, linkOrders, orderFacts, ordersOf, replaceTags } from './tagTable.ts';
import { termsOfCall } from './termsOfCall.ts';

/** A reason that the answer names; nothing is written. */
class Declined extends Error {
  override readonly name = 'Declined';
  readonly reason: Exclude<SharingRefusal, ''>;

  constructor(reason: Exclude<SharingRefusal, ''>) {
    super(`ta: the photos were not registered (${reason})`);
    this.reason = reason;
  }
}

/** Links orders to photos, or shares photos (GW2-26, GW2-27): all of a call, or nothing. */
export async function registerSharedPhotos(
  call: Call<typeof registerPhotos, Session>,
): Promise<AnswerInput<typeof registerPhotos>> {
  const { addLinkedOrder, listPhotoShare } = call.body;
  if (addLinkedOrder === undefined && listPhotoShare === undefined)
    throw badRequest('Send listPhotoShare or addLinkedOrder.');
  try {
    if (addLinkedOrder !== undefined) await link(call, addLinkedOrder);
    if (listPhotoShare !== undefined) await share(call, listPhotoShare);
    return { success: true, reason: '' };
  } catch (error) {
    if (error instanceof Declined) return { success: false, reason: error.reason };
    throw error;
  }
}

async function link(
  { lab, session, body }: Call<typeof registerPhotos, Session>,
  text: string,
): Promise<void> {
  const links = readLinks(text);
  if (links === null) throw invalid({ addLinkedOrder: 'JSON of photo ids and order codes' });
  // The code of another customer's order is typed by the internal account alone (SHARE-08).
  const isTyped = String(body.isManualCode ?? '') === '1';
  const ofAnyCustomer = isTyped && seesAll(lab.config, session);
  await write(lab, { session, endpoint: registerPhotos }, async (queries) => {
    const photos = await requirePhotos(queries, session, [...links.keys()]);
    const wanted = [...new Set([...links.values()].flat())];
    const found = await orderFacts(queries, ofAnyCustomer ? null : session.owner, wanted);
    if (found.length < wanted.length) throw new Declined('order');
    const linked = await ordersOf(
      queries,
      photos.map(({ photo }) => photo.id),
    );
    for (const { photo } of photos) {
      const codes = links.get(String(photo.id)) ?? [];
      const before = linked.filter(({ photoId }) => photoId === photo.id).map(({ orderCode }) => orderCode);
      if (!photo.isComposition && new Set([...before, ...codes]).size > 1) throw new Declined('oneOrder');
      await linkOrders(queries, photo.id, codes);
      const facts = found.filter(({ code }) => codes.includes(code));
      await bindTags(
        queries,
        facts.flatMap(({ code, article, size }) => tagsOfOrder(photo.id, code, article, size)),
      );
    }
  });
}

/** A photo is found by the product and the size of the orders it shows (SHARE-09). */
function tagsOfOrder(photoId: number, source: string, article: string, size: string) {
  return [
    { category: orderCategories.product, value: article },
    { category: orderCategories.size, value: size },
  ].flatMap(({ category, value }) =>
    value.trim() === '' ? [] : [{ photoId, category, value: value.trim().slice(0, 120), source }],
  );
}

async function share(call: Call<typeof registerPhotos, Session>, text: string): Promise<void> {
  const { lab, session, body } = call;
  const ids = readPhotoList(text);
  if (ids === null || ids.length === 0) throw invalid({ listPhotoShare: 'JSON list of photo ids' });
  const tags = elementsOf(lab, body.selectedElements);
  // A permission is the customer's own word, and the release names a person of the studio.
  await refuseStaff(lab, { session, endpoint: registerPhotos }, 'give permission to use photos');
  try {
    await write(lab, { session, endpoint: registerPhotos }, async (queries) => {
      const photos = await requirePhotos(queries, session, ids);
      const terms = await termsOfCall(queries, session, body.terms);
      if (!terms) throw new Declined('terms');
      const unsent = photos.filter(({ photo }) => photo.sentAt === null);
      if (unsent.some(({ upload }) => upload.state !== 'checked' || problemOfPhoto(upload) !== ''))
        throw new Declined('notReady');
      const checksums = unsent.map(({ upload }) => upload.sha256);
      if (new Set(checksums).size < checksums.length) throw new Declined('duplicate');
      if (await sharedAlready(queries, session.owner, checksums)) throw new Declined('duplicate');
      const at = lab.clock.now();
      const name = await fullNameOf(queries, session);
      for (const stored of unsent) {
        const chosen = tags.get(String(stored.photo.id));
        if (chosen) await replaceTags(queries, stored.photo.id, chosen);
        await markSent(queries, stored, at);
      }
      await insertReleases(
        queries,
        session.owner,
        unsent.map(({ upload }) => upload.id),
        { terms, name, at },
      );
    });
  } catch (error) {
    // Another window has shared the same photo at this moment.
    if (isSharedTwice(error)) throw new Declined('duplicate');
    throw error;
  }
}

/** Photos of the customer; one that is not there, or another customer's, refuses the whole call. */
async function requirePhotos(
  queries: Queries,
  { owner }: Session,
  ids: readonly string[],
): Promise<StoredPhoto[]> {
  const photos = await lockPhotos(
    queries,
    owner,
    ids.map((id) => Number(id)),
  );
  if (photos.length < ids.length) throw notFound();
  return photos;
}

function elementsOf(
  lab: Pick<Lab, 'config'>,
  text: string | undefined,
): ReadonlyMap<string, readonly ChosenTag[]> {
  const read =
    text === undefined || text === '' ? new Map<string, readonly ChosenTag[]>() : readElements(text);
  if (read === null) throw invalid({ selectedElements: 'JSON of photo ids and tags' });
  requireChoosable(lab, read);
  return read;
}

function isSharedTwice(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if ((at as { constraint?: unknown }).constraint === 'shared_photos_once') return true;
  return false;
}
