import { changePermission, sharedPhotos } from '@trade-area/core/contract';
import type { SharedPhoto } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { signInAtDesk } from './desk.ts';
import { deskVisitor } from './deskVisitor.ts';
import type { DeskVisitor } from './deskVisitor.ts';

let lab: TestLab;
let italian: SignedIn;
let desk: DeskVisitor;
let accepted: SharedPhoto;
let revoked: SharedPhoto;

beforeAll(async () => {
  lab = await startTestLab();
  italian = await signIn(lab.base, 'it@studio.test');
  desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
  const { json } = await call(lab.base, sharedPhotos, { token: italian.token, query: { page: '1' } });
  const { result } = parse(sharedPhotos.answer, json);
  accepted = result.find(({ ts_delete_terms }) => ts_delete_terms === '') as SharedPhoto;
  revoked = result.find(({ ts_delete_terms }) => ts_delete_terms !== '') as SharedPhoto;
});
afterAll(() => lab.stop());

const releaseOn = (page: string) => /name="release" value="(\d+)"/.exec(page)?.[1] ?? '';
const take = async (key: string, release?: string) =>
  desk.post(`photos/${key}/file`, `photos/${key}`, {
    release: release ?? releaseOn((await desk.get(`photos/${key}`)).text),
  });
const setPermission = (wish: string) =>
  call(lab.base, changePermission, { token: italian.token, query: { id: accepted.id, wish } });
const recorded = () =>
  lab.query(
    `select name, refused, release_id, staff_id from photo_downloads where photo_key = '${accepted.s3_key}' order by id`,
  );

it.each(['it', 'fr', 'de', 'es', 'us', 'ca', 'uk', 'ie', 'gb', 'au'])(
  'the demonstration account %s has photos in every state, with their files',
  async (account) => {
    const { token } = await signIn(lab.base, `${account}@studio.test`);
    const { json } = await call(lab.base, sharedPhotos, { token, query: { page: '1' } });
    const { result } = parse(sharedPhotos.answer, json);
    expect(result.some(({ ts_delete_terms }) => ts_delete_terms !== '')).toBe(true);
    expect(result.some(({ is_composition, order_code }) => is_composition && order_code.includes(','))).toBe(
      true,
    );
    expect(result.some(({ tag }) => tag.some(({ get_by }) => get_by !== ''))).toBe(true);
    for (const { s3_key, size } of result) {
      const file = await fetch(`${lab.base}/api/customer/downloadSharedPhoto/${s3_key}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect((await file.arrayBuffer()).byteLength).toBe(size);
    }
  },
);

describe('shared photos at the desk', () => {
  it('lists the photos of all customers; the picture of a revoked one is not there', async () => {
    const { status, text } = await desk.get('photos');
    expect(status).toBe(200);
    expect(text).toContain('Permission given');
    expect((await desk.get('photos?page=2')).text).toContain('Permission revoked');
    const pictureOf = ({ s3_key }: SharedPhoto) => desk.get(`photos/${s3_key}/picture`);
    expect((await pictureOf(accepted)).status).toBe(200);
    expect((await pictureOf(revoked)).status).toBe(404);
  });

  it('shows name, time and words of the permission, and records who takes the file under it', async () => {
    const page = (await desk.get(`photos/${accepted.s3_key}`)).text;
    expect(page).toMatch(/Given by \w+ \w+/);
    expect(page).toContain('Condividendo una foto confermi');
    const file = await take(accepted.s3_key);
    expect(file.status).toBe(200);
    expect(file.text.length).toBeGreaterThan(1_000);
    expect(await recorded()).toMatchObject([{ name: 'Elena Marchi', refused: false }]);
    expect((await desk.get(`photos/${accepted.s3_key}`)).text).toContain('Elena Marchi, ');
  });

  it('refuses a photo whose permission was revoked since the page was opened, and records it', async () => {
    const release = releaseOn((await desk.get(`photos/${accepted.s3_key}`)).text);
    expect((await setPermission('revoke')).status).toBe(200);
    const refused = await take(accepted.s3_key, release);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('The customer has revoked the permission');
    expect(refused.text).toContain('Refused to Elena Marchi');
    expect(await recorded()).toMatchObject([
      { refused: false },
      { name: 'Elena Marchi', refused: true, release_id: null },
    ]);
  });

  it('a permission that was given anew is read before the photo is taken', async () => {
    expect((await setPermission('accept')).status).toBe(200);
    const early = await take(accepted.s3_key, '1');
    expect(early.status).toBe(422);
    expect(early.text).toContain('The permission has changed');
    expect((await recorded()).length).toBe(2);
    expect((await take(accepted.s3_key)).status).toBe(200);
    expect((await desk.get(`photos/${accepted.s3_key}`)).text).toMatch(/Revoked by \w+ \w+/);
  });

  it('is closed to everybody else, and a form without its token takes nothing', async () => {
    const stranger = deskVisitor(lab.base, '');
    expect((await stranger.get('photos')).to).toBe('/staff/');
    expect((await stranger.get(`photos/${accepted.s3_key}/picture`)).to).toBe('/staff/');
    const cookie = await signInAtDesk(lab.base);
    const forged = await fetch(`${lab.base}/staff/photos/${accepted.s3_key}/file`, {
      method: 'POST',
      body: new URLSearchParams({ csrf: 'x' }),
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(forged.status).toBe(403);
    expect((await desk.get('photos/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
  });
});
