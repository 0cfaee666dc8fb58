// Long because a photo is followed from its first byte to its deletion, and each call is tried with another's photo.
import {
  changePermission,
  deletePhoto,
  downloadSharedPhoto,
  openSharing,
  ordersInProcess,
  registerPhotos,
  savePhotoTags,
  sharedPhotos,
  sharingTerms,
  ticket,
} from '@trade-area/core/contract';
import type { SharedPhoto } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { CallInput, SignedIn } from '../fixtures/wire.ts';

let lab: TestLab;
let italian: SignedIn;
let french: SignedIn;
let internal: SignedIn;
let shippedOrders: string[];

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  french = await signIn(lab.base, 'fr@studio.test');
  internal = await signIn(lab.base, 'internal@lab.test');
  const { json } = await call(lab.base, ordersInProcess, {
    token: italian.token,
    body: { order_by: [{ property: 'date', direction: 'DESC' }], query: { status: 3 } },
  });
  shippedOrders = parse(ordersInProcess.answer, json).orders.map(({ commessa }) => commessa);
});
afterAll(() => lab.stop());

let visits = 0;
const newVisit = () => `visit-of-a-test-${String((visits += 1)).padStart(4, '0')}`;

const ask = async (who: SignedIn, query: Record<string, string> = {}) => {
  const answer = await call(lab.base, sharedPhotos, { token: who.token, query });
  expect(answer.status).toBe(200);
  return parse(sharedPhotos.answer, answer.json);
};
const photosIn = async (who: SignedIn, session_key: string) => (await ask(who, { session_key })).result;

let seed = 0;
const newPhoto = () => makeSheet({ width: 900, height: 600, seed: (seed += 1) });
const metadataOf = (share_session: string, bytes: Uint8Array, filename = 'album.jpg') => ({
  ...{ share_session, filename },
  mtime: '5',
  sha256: sha256(bytes),
});

async function upload(token: string, visit: string, bytes: Uint8Array, name?: string): Promise<string> {
  const tus = tusOn(lab.base, token);
  const { id, status, text } = await tus.create(bytes.length, metadataOf(visit, bytes, name));
  if (status !== 201) throw new Error(`${status} ${text}`);
  expect((await tus.patch(id, 0, bytes)).status).toBe(204);
  return id;
}

/** Uploads photos in a visit, and waits until the lab has looked at them. */
async function arrive(who: SignedIn, count = 1): Promise<{ visit: string; photos: SharedPhoto[] }> {
  const visit = newVisit();
  for (let index = 0; index < count; index += 1) await upload(who.token, visit, await newPhoto());
  return { visit, photos: await settled(who, visit) };
}

const settled = (who: SignedIn, visit: string) =>
  vi.waitFor(
    async () => {
      const photos = await photosIn(who, visit);
      if (photos.some(({ state }) => state === 'arrived')) throw new Error('not looked at yet');
      return photos;
    },
    { timeout: 40_000, interval: 100 },
  );

const register = (who: SignedIn, body: Record<string, unknown>) =>
  call(lab.base, registerPhotos, { token: who.token, body });
const share = (who: SignedIn, photos: readonly SharedPhoto[], more: Record<string, unknown> = {}) =>
  register(who, {
    listPhotoShare: JSON.stringify(photos.map(({ id }) => id)),
    cod_fot: who.cod_fot,
    ...more,
  });

/** A photo that was shared. */
async function shared(who: SignedIn): Promise<SharedPhoto> {
  const { photos, visit } = await arrive(who);
  expect((await share(who, photos)).json).toEqual({ success: true, reason: '' });
  return (await photosIn(who, visit))[0] as SharedPhoto;
}
const permission = (who: SignedIn, id: string, wish?: string) =>
  call(lab.base, changePermission, { token: who.token, query: { id, ...(wish ? { wish } : {}) } });
const download = (who: SignedIn, s3_key: string, query: Record<string, string> = {}) =>
  call(lab.base, downloadSharedPhoto, { token: who.token, path: { s3_key }, query });
const remove = (who: SignedIn, id: string) =>
  call(lab.base, deletePhoto, { token: who.token, query: { id } });
const chosen = (...tags: readonly string[]) =>
  tags.map((tag) => ({ categoria: tag.split(':')[0], valore: tag.split(':')[1] }));

describe('a photo from its upload to its deletion', () => {
  it('GW2-25, GW2-26, SHARE-20, SHARE-21, SHARE-32: is listed in its visit alone, then in the gallery', async () => {
    const { visit, photos } = await arrive(italian);
    const [photo] = photos;
    expect(photo).toMatchObject({
      state: 'ready',
      cod_gs: '1001',
      name: 'album.jpg',
      width: 900,
      height: 600,
      thumbnail: true,
      tag: [],
      order_code: '',
      is_composition: false,
      ts_acept_terms: '',
      ts_delete_terms: '',
      ts_sent: '',
    });
    expect(photo?.s3_key).toMatch(/^[\w-]{22}$/);
    const ids = async () => (await ask(italian)).result.map(({ id }) => id);
    expect(await ids()).not.toContain(photo?.id);
    const answer = await share(italian, photos, {
      selectedElements: JSON.stringify({ [photo?.id ?? '']: chosen('occasion:wedding') }),
    });
    expect([answer.status, answer.json]).toEqual([200, { success: true, reason: '' }]);
    expect(await ids()).toContain(photo?.id);
    const [listed] = await photosIn(italian, visit);
    expect(listed?.ts_acept_terms).not.toBe('');
    expect(listed?.tag).toEqual([{ categoria: 'occasion', valore: 'wedding', get_by: '' }]);
    expect(await photosIn(italian, newVisit())).toEqual([]);
  });

  it('repeating SEND changes nothing, and its release keeps name, time and words (SHARE-22)', async () => {
    const photo = await shared(italian);
    expect((await share(italian, [photo])).json).toEqual({ success: true, reason: '' });
    const rows = await lab.query(
      `select r.name, r.accepted_at, t.language, t.text from photo_releases r join release_texts t on t.id = r.text_id
       where r.photo_key = '${photo.s3_key}'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ language: 'it' });
    expect(rows[0]?.['name']).toMatch(/\w \w/);
    expect(rows[0]?.['text']).toContain('Condividendo una foto');
  });

  it('SHARE-13, SHARE-17, SHARE-18: revoked, accepted again and deleted; an accepted one is not deleted', async () => {
    const photo = await shared(italian);
    expect((await remove(italian, photo.id)).status).toBe(409);
    const revoked = parse(changePermission.answer, (await permission(italian, photo.id, 'revoke')).json);
    expect(Date.parse(revoked.ts_delete_terms)).toBeGreaterThanOrEqual(Date.parse(revoked.ts_acept_terms));
    // The same wish again changes nothing.
    expect(parse(changePermission.answer, (await permission(italian, photo.id, 'revoke')).json)).toEqual(
      revoked,
    );
    lab.advance(1_000);
    const again = parse(changePermission.answer, (await permission(italian, photo.id)).json);
    expect(Date.parse(again.ts_acept_terms)).toBeGreaterThan(Date.parse(again.ts_delete_terms));
    await permission(italian, photo.id, 'revoke');
    expect((await remove(italian, photo.id)).json).toEqual({ success: true });
    expect((await download(italian, photo.s3_key)).status).toBe(404);
    expect((await remove(italian, photo.id)).status).toBe(404);
    expect(await lab.query(`select id from uploads where id = '${photo.s3_key}'`)).toEqual([]);
    // The permissions that it had stay on record.
    expect(await lab.query(`select id from photo_releases where photo_key = '${photo.s3_key}'`)).toHaveLength(
      2,
    );
  });

  it('GW2-31: the original and its small picture, as a download', async () => {
    const bytes = await newPhoto();
    const visit = newVisit();
    const key = await upload(italian.token, visit, bytes, 'Libro sposi.jpg');
    await settled(italian, visit);
    const ask = (query = '') =>
      fetch(`${lab.base}/api/customer/downloadSharedPhoto/${key}${query}`, {
        headers: { authorization: `Bearer ${italian.token}` },
      });
    const original = await ask();
    expect(original.headers.get('content-type')).toBe('image/jpeg');
    expect(original.headers.get('content-disposition')).toContain('attachment');
    expect(sha256(new Uint8Array(await original.arrayBuffer()))).toBe(sha256(bytes));
    const small = await ask('?format=small');
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect((await small.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  it('DEC-17, GW2-28, GW2-29, GW2-38: the documented GET changes something for a same-origin request alone', async () => {
    const photo = await shared(italian);
    const get = (path: string, site: string) =>
      fetch(`${lab.base}/scripts/${path}?id=${photo.id}`, {
        headers: { authorization: `Bearer ${italian.token}`, 'sec-fetch-site': site },
      });
    for (const path of ['change_permission_share_foto_album', 'delete_img_share_foto_album'])
      expect((await get(path, 'cross-site')).status).toBe(405);
    const changed = await get('change_permission_share_foto_album', 'same-origin');
    expect([changed.status, changed.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await get('delete_img_share_foto_album', 'same-origin')).status).toBe(200);
    expect((await download(italian, photo.s3_key)).status).toBe(404);
  });
});

describe('tags and orders', () => {
  it('GW2-27, SHARE-07, SHARE-09, SHARE-10: an order is added, its tags cannot be taken off; several need a composition', async () => {
    const { visit, photos } = await arrive(italian);
    const id = photos[0]?.id ?? '';
    const [first = '', second = ''] = shippedOrders;
    const linkTo = (...codes: readonly string[]) =>
      register(italian, { addLinkedOrder: JSON.stringify({ [id]: codes }), isManualCode: '0' });
    expect((await linkTo(first)).json).toEqual({ success: true, reason: '' });
    const bound = (await photosIn(italian, visit))[0]?.tag ?? [];
    expect(bound.length).toBeGreaterThan(0);
    expect(bound.every(({ get_by }) => get_by === first)).toBe(true);
    expect((await linkTo(second)).json).toEqual({ success: false, reason: 'oneOrder' });
    const save = (more: Record<string, unknown> = {}) =>
      call(lab.base, savePhotoTags, {
        token: italian.token,
        body: { selectedElements: JSON.stringify({ [id]: chosen('place:home') }), ...more },
      });
    expect((await save({ compositions: JSON.stringify([id]) })).json).toEqual({ success: true });
    expect((await linkTo(second)).json).toEqual({ success: true, reason: '' });
    const [photo] = await photosIn(italian, visit);
    expect(photo?.is_composition).toBe(true);
    expect(photo?.order_code.split(',').toSorted()).toEqual([first, second].toSorted());
    expect(photo?.tag.filter(({ get_by }) => get_by === '')).toEqual([
      { categoria: 'place', valore: 'home', get_by: '' },
    ]);
    expect(photo?.tag.filter(({ get_by }) => get_by === first)).toEqual(bound);
  });

  it('SHARE-12: the answer has the photos that carry all chosen tags, and counts each tag', async () => {
    const { photos } = await arrive(french, 2);
    const [one, two] = photos as [SharedPhoto, SharedPhoto];
    await share(french, photos, {
      selectedElements: JSON.stringify({
        [one.id]: chosen('place:home', 'subject:cover'),
        [two.id]: chosen('place:home'),
      }),
    });
    const found = async (...tags: readonly string[]) =>
      (await ask(french, { tags: JSON.stringify(chosen(...tags)), page: '1' })).result.map(({ id }) => id);
    expect(await found('place:home', 'subject:cover')).toContain(one.id);
    expect(await found('place:home', 'subject:cover')).not.toContain(two.id);
    expect(await found('place:home')).toEqual(expect.arrayContaining([one.id, two.id]));
    expect(await found('place:nowhere')).toEqual([]);
    const { allTags } = await ask(french, { lang: 'de' });
    expect(allTags.find(({ valore }) => valore === 'home')).toMatchObject({
      nome_categoria: 'Ort',
      nome_valore: 'Zu Hause',
      choosable: true,
    });
  });

  it.each([
    ['no JSON', { addLinkedOrder: '{' }, 422],
    ['a list of tags', { listPhotoShare: '["1"]', selectedElements: '[]' }, 422],
    ['neither shape', { selectedElements: '{}' }, 400],
    [
      'a tag that the lab does not have',
      { listPhotoShare: '["1"]', selectedElements: '{"1":[{"categoria":"x","valore":"y"}]}' },
      422,
    ],
    ['a photo that does not exist', { listPhotoShare: '["999999"]' }, 404],
  ])('SHARE-33: %s is refused', async (_what, body, status) => {
    expect((await register(italian, body)).status).toBe(status);
  });
});

describe('what is no photo', () => {
  it.each([
    ['a text with the name of a photo', Buffer.from('no picture at all'), 'type'],
    ['a photo that was cut', null, 'damaged'],
  ])('SHARE-30: %s is refused by the lab, and cannot be shared', async (_what, given, problem) => {
    const whole = given ?? (await newPhoto());
    const bytes = given ?? whole.subarray(0, Math.floor(whole.length / 2));
    const visit = newVisit();
    await upload(italian.token, visit, bytes);
    const photos = await settled(italian, visit);
    expect(photos).toMatchObject([{ state: 'refused', problem, thumbnail: false }]);
    expect((await share(italian, photos)).json).toEqual({ success: false, reason: 'notReady' });
    expect((await download(italian, photos[0]?.s3_key ?? '')).status).toBe(404);
  });

  it.each([
    ['a kind that is none', 'photo.png', {}],
    ['no checksum', 'photo.jpg', { sha256: '' }],
    ['a visit without a key', 'photo.jpg', { share_session: 'short' }],
  ])('%s is refused before its first byte', async (_what, name, change) => {
    const bytes = await newPhoto();
    const { status } = await tusOn(lab.base, italian.token).create(bytes.length, {
      ...metadataOf(newVisit(), bytes, name),
      ...change,
    });
    expect(status).toBe(422);
  });

  it('a photo is shared once: again in the same visit, after it was shared, and from two windows at once', async () => {
    const bytes = await newPhoto();
    const visit = newVisit();
    const again = (key: string) =>
      tusOn(lab.base, italian.token).create(bytes.length, metadataOf(key, bytes));
    await upload(italian.token, visit, bytes);
    expect((await again(visit)).status).toBe(422);
    const other = newVisit();
    await upload(italian.token, other, bytes);
    const [one, two] = [await settled(italian, visit), await settled(italian, other)];
    const answers = await Promise.all([share(italian, one), share(italian, two)]);
    expect(answers.map(({ json }) => (json as { reason: string }).reason).toSorted()).toEqual([
      '',
      'duplicate',
    ]);
    expect((await again(newVisit())).status).toBe(422);
    expect((await ask(italian, { sha256: sha256(bytes), page: '1' })).result).toHaveLength(1);
    // Another customer may share the same file: two photographers have the same picture of the lab.
    await upload(french.token, newVisit(), bytes);
  });

  it('photos that were never shared are removed after two weeks', async () => {
    const { visit, photos } = await arrive(french);
    lab.advance(13 * 86_400_000);
    await lab.jobsDone();
    french = await signIn(lab.base, 'fr@studio.test');
    expect(await photosIn(french, visit)).toHaveLength(1);
    lab.advance(2 * 86_400_000);
    await lab.jobsDone();
    for (const each of ['it', 'fr', 'internal'] as const) {
      const who = await signIn(lab.base, each === 'internal' ? 'internal@lab.test' : `${each}@studio.test`);
      if (each === 'it') italian = who;
      else if (each === 'fr') french = who;
      else internal = who;
    }
    expect(await photosIn(french, visit)).toEqual([]);
    expect((await download(french, photos[0]?.s3_key ?? '')).status).toBe(404);
  });
});

describe('another customer’s photo (ROLE2-06, T-A1)', () => {
  it('SHARE-19, SHARE-25: is not there in any call; the answer is that of one that does not exist', async () => {
    const photo = await shared(italian);
    const of = (id: string, key: string): [string, () => ReturnType<typeof call>][] => [
      ['permission', () => permission(french, id, 'revoke')],
      ['permission of the internal account', () => permission(internal, id, 'revoke')],
      ['delete', () => remove(french, id)],
      ['delete of the internal account', () => remove(internal, id)],
      ['download', () => download(french, key)],
      ['small picture', () => download(french, key, { format: 'small' })],
      ['share', () => register(french, { listPhotoShare: JSON.stringify([id]) })],
      ['link', () => register(french, { addLinkedOrder: JSON.stringify({ [id]: ['1'] }) })],
      [
        'tags',
        () =>
          call(lab.base, savePhotoTags, {
            token: french.token,
            body: { selectedElements: JSON.stringify({ [id]: [] }) },
          }),
      ],
      [
        'tus',
        () =>
          call(lab.base, { ...downloadSharedPhoto, path: '/files/{s3_key}/thumbnail' }, {
            token: french.token,
            path: { s3_key: key },
          } as CallInput),
      ],
    ];
    const none = of('999999', 'A'.repeat(22));
    for (const [index, [name, send]] of of(photo.id, photo.s3_key).entries()) {
      const [answer, unknown] = [await send(), await none[index]?.[1]()];
      expect([name, answer.status]).toEqual([name, 404]);
      expect([name, answer.text]).toEqual([name, unknown?.text]);
    }
    expect((await tusOn(lab.base, french.token).remove(photo.s3_key)).status).toBe(404);
    expect((await ask(french)).result.map(({ id }) => id)).not.toContain(photo.id);
    // A shared photo is not taken back by its upload either: the lab may use it.
    expect((await tusOn(lab.base, italian.token).remove(photo.s3_key)).status).toBe(409);
    expect((await download(italian, photo.s3_key)).status).toBe(200);
  });

  it('an order of another customer is not linked; the internal account types any code (SHARE-08, SHARE-34, ROLE2-03)', async () => {
    const { photos } = await arrive(french);
    const mine = await arrive(internal);
    const body = (photo: SharedPhoto | undefined, code: string) => ({
      addLinkedOrder: JSON.stringify({ [photo?.id ?? '']: [` ${code} `] }),
      isManualCode: '1',
    });
    const order = shippedOrders[0] ?? '';
    expect((await register(french, body(photos[0], order))).json).toEqual({
      success: false,
      reason: 'order',
    });
    expect((await register(internal, body(mine.photos[0], order))).json).toEqual({
      success: true,
      reason: '',
    });
    expect((await register(internal, body(mine.photos[0], 'NOT-THERE'))).json).toEqual({
      success: false,
      reason: 'order',
    });
  });

  it('SHARE-14, SHARE-15: the internal account sees and takes accepted photos; a revoked one is refused and recorded', async () => {
    const photo = await shared(italian);
    const seen = async () => {
      const { result, seeAll } = await ask(internal, { page: '1' });
      return { seeAll, photo: result.find(({ id }) => id === photo.id) };
    };
    expect(await seen()).toMatchObject({ seeAll: true, photo: { cod_gs: '1001' } });
    expect((await ask(italian)).seeAll).toBe(false);
    expect((await download(internal, photo.s3_key)).status).toBe(200);
    await permission(italian, photo.id, 'revoke');
    expect((await seen()).photo).toBeUndefined();
    expect((await download(internal, photo.s3_key)).status).toBe(404);
    expect((await download(internal, photo.s3_key, { format: 'small' })).status).toBe(404);
    expect((await download(italian, photo.s3_key)).status).toBe(200);
    const taken = await lab.query(
      `select refused from photo_downloads where photo_key = '${photo.s3_key}' order by id`,
    );
    expect(taken.map(({ refused }) => refused)).toEqual([false, true]);
  });

  it('staff who act as a customer give no permission; they may take a photo out of use (T-A3)', async () => {
    const photo = await shared(italian);
    const staff = await signIn(lab.base, 'internal@lab.test', { as: '1001' });
    const { photos } = await arrive(italian);
    expect((await share(staff, photos)).status).toBe(403);
    expect((await download(staff, photo.s3_key)).status).toBe(200);
    expect((await permission(staff, photo.id, 'revoke')).status).toBe(200);
    // They see what the customer sees, and take no original that the customer does not release; both are recorded.
    expect((await download(staff, photo.s3_key)).status).toBe(404);
    expect((await download(staff, photo.s3_key, { format: 'small' })).status).toBe(200);
    const taken = await lab.query(
      `select refused from photo_downloads where photo_key = '${photo.s3_key}' order by id`,
    );
    expect(taken.map(({ refused }) => refused)).toEqual([false, true]);
    expect((await permission(staff, photo.id, 'accept')).status).toBe(403);
    expect((await permission(staff, photo.id)).status).toBe(403);
    expect((await permission(italian, photo.id, 'accept')).status).toBe(200);
  });
});

describe('terms and the frame', () => {
  it('SHARE-30: each language has its wording; one that is not in force is refused', async () => {
    const terms = async (lang: string) =>
      parse(
        sharingTerms.answer,
        (await call(lab.base, sharingTerms, { token: italian.token, query: { lang } })).json,
      );
    const [german, english] = [await terms('de'), await terms('en')];
    expect([german.lingua, english.lingua, german.id === english.id]).toEqual(['de', 'en', false]);
    const { photos } = await arrive(italian);
    expect((await share(italian, photos, { terms: 'f'.repeat(64) })).json).toEqual({
      success: false,
      reason: 'terms',
    });
    expect((await share(italian, photos, { terms: german.id })).json).toEqual({ success: true, reason: '' });
    const [row] = await lab.query(
      `select text_id from photo_releases where photo_key = '${photos[0]?.s3_key}'`,
    );
    expect(row?.['text_id']).toBe(german.id);
  });

  it('SHARE-06, SHARE-32: a ticket opens one visit: its pass uploads and lists those photos, and nothing else', async () => {
    const visit = newVisit();
    const issued = await call(lab.base, ticket, { token: italian.token, body: { purpose: 'share-upload' } });
    const code = parse(ticket.answer, issued.json).ticket;
    const open = () => call(lab.base, openSharing, { body: { session_key: visit, ta_token: code } });
    const { pass } = parse(openSharing.answer, (await open()).json);
    expect((await open()).status).toBe(403);
    const bytes = await newPhoto();
    const key = await upload(pass, visit, bytes);
    expect(await settled(italian, visit)).toMatchObject([{ s3_key: key, state: 'ready' }]);
    const listed = (query: Record<string, string>) =>
      call(lab.base, sharedPhotos, { token: pass, query }).then(({ status }) => status);
    expect(await listed({ session_key: visit })).toBe(200);
    expect(await listed({ session_key: newVisit() })).toBe(404);
    expect(await listed({})).toBe(404);
    const other = await newPhoto();
    expect((await tusOn(lab.base, pass).create(other.length, metadataOf(newVisit(), other))).status).toBe(
      404,
    );
    expect((await download({ ...italian, token: pass }, key)).status).toBe(401);
    expect((await tusOn(lab.base, pass).remove(key)).status).toBe(204);
    expect(await photosIn(italian, visit)).toEqual([]);
  });
});
