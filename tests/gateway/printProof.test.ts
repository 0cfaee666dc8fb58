import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createProof,
  proofLimits,
  readProof,
  revokeProof,
  settleProofComment,
  updateProof,
} from '@trade-area/core/contract';
import type { KeptPrintProject, PrintPhoto, ProofState } from '@trade-area/core/contract';
import type { PrintProject } from '@trade-area/core/layout';
import sharp from 'sharp';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { makeSheet } from '../fixtures/sheets.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { documentOf, orderProject, printsOn, withPrints } from './printSteps.ts';

/** A proof as the photographer, the couple and an attacker see it. */
let lab: TestLab;
let who: SignedIn;
let kept: KeptPrintProject;
let photo: PrintPhoto;
let project: PrintProject;

const uuid = '0b1c2d3e-7777-4222-8333-000000000001';
const { make, saved, send } = printsOn(() => lab.base);

beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'it@studio.test');
  kept = await make(who, uuid);
  photo = await send(who, kept, await makeSheet({ width: 2600, height: 1800, seed: 61 }));
  const second = await send(who, kept, await makeSheet({ width: 1600, height: 2200, seed: 62 }));
  project = await saved(who, { ...withPrints(documentOf(kept), [photo, second]), name: 'Anna & Luca' });
});
afterAll(() => lab.stop());

const body = { uuid };
const post = (endpoint: typeof createProof | typeof updateProof | typeof revokeProof, token = who.token) =>
  call(lab.base, endpoint, { token, body });
async function state(token = who.token): Promise<ProofState> {
  const answer = await call(lab.base, readProof, { token, path: { uuid } });
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.anything()]);
  return parse(readProof.answer, answer.json);
}
async function share(): Promise<string> {
  const answer = await post(createProof);
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.anything()]);
  await lab.jobsDone();
  return parse(createProof.answer, answer.json).link.replace(lab.config.portal.labOrigin, lab.base);
}
const open = (link: string, language = 'en') => fetch(link, { headers: { 'accept-language': language } });
const write = (link: string, act: string, fields: Readonly<Record<string, string>>, headers = {}) =>
  fetch(`${link}/${act}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: lab.config.portal.labOrigin,
      'sec-fetch-site': 'same-origin',
      'accept-language': 'en',
      ...headers,
    },
    body: new URLSearchParams(fields),
  });
const comment = (link: string, change: Readonly<Record<string, string>> = {}) =>
  write(link, 'comment', {
    ...{ number: '1', rev: String(project.rev), x: '0.25', y: '0.5' },
    ...{ name: 'Anna', text: 'Please crop this one.', ...change },
  });
/** Mails to an address, the newest first. */
const mailsTo = (address: string): readonly { readonly subject: string; readonly text: string }[] =>
  readdirSync(join(lab.dataFolder, 'mail'))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
    .map(
      (name) =>
        JSON.parse(readFileSync(join(lab.dataFolder, 'mail', name), 'utf8')) as {
          readonly to: string;
          readonly subject: string;
          readonly text: string;
        },
    )
    .filter(({ to }) => to.includes(address));

describe('a proof for the couple', () => {
  it('shows each sheet as a picture of at most 1600 px in the reader’s language, without prices, and is listed nowhere', async () => {
    expect(await state()).toMatchObject({ ends: '', shown_rev: 0, comments: [], approval: null });
    const link = await share();
    expect(link).toMatch(/\/proof\/[\w-]{22}$/);
    expect(await state()).toMatchObject({
      rev: project.rev,
      shown_rev: project.rev,
      sheets: 2,
      made: 2,
      photo: '',
    });
    const answer = await open(link);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    for (const [name, value] of Object.entries({
      'x-robots-tag': 'noindex',
      'content-security-policy': "frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    }))
      expect(answer.headers.get(name)).toContain(value);
    for (const words of ['Anna &amp; Luca', 'Studio Aurora', 'Sheet 2 of 2', 'Approve'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/€|EUR|it@studio\.test|1001/);
    for (const [language, words] of Object.entries({
      it: 'Foglio 2 di 2',
      es: 'Hoja 2 de 2',
      fr: 'Feuille 2 sur 2',
      de: 'Blatt 2 von 2',
    }))
      expect(await (await open(link, language)).text()).toContain(words);
    for (const number of [1, 2]) {
      const picture = await open(`${link}/${number}.jpg`);
      expect([picture.headers.get('content-type'), picture.headers.get('x-robots-tag')]).toEqual([
        'image/jpeg',
        'noindex, nofollow',
      ]);
      const { width, height, exif } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect([Math.max(width, height), exif]).toEqual([1600, undefined]);
    }
    for (const path of ['3.jpg', '0.jpg', '1.png', '..%2f1.jpg'])
      expect((await open(`${link}/${path}`)).status).toBe(404);
  });

  it('takes comments, pinned or about the whole sheet, which the photographer sees, is mailed about and deals with', async () => {
    const link = await share();
    const sent = await comment(link);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/\?lang=en&sent=1#spread-1$/),
    ]);
    expect((await comment(link, { number: '2', x: '', y: '', text: '<b>Lovely</b>' })).status).toBe(303);
    const { comments } = await state();
    expect(comments).toMatchObject([
      { number: 1, x: 0.25, y: 0.5, name: 'Anna', text: 'Please crop this one.', done: false },
      { number: 2, x: null, y: null, text: '<b>Lovely</b>' },
    ]);
    const page = await (await open(link)).text();
    expect([page.includes('&lt;b&gt;Lovely'), page.includes('<b>Lovely')]).toEqual([true, false]);
    lab.advance(11 * 60_000);
    await lab.jobsDone();
    const outbox = mailsTo('it@studio.test');
    expect(outbox[0]).toMatchObject({
      subject: expect.stringMatching(/commenti alla tua bozza: Anna & Luca$/) as string,
    });
    expect(outbox[0]?.text).toContain('Ci sono 2 commenti aperti');
    expect(outbox[0]?.text).not.toContain('crop');
    const id = comments[0]?.id ?? '';
    const settled = await call(lab.base, settleProofComment, {
      token: who.token,
      body: { uuid, id, done: true },
    });
    expect([settled.status, (await state()).comments[0]?.done]).toEqual([200, true]);
  });

  it('shows a form’s mistake at its field, with what was typed', async () => {
    const link = await share();
    for (const [change, words] of [
      [{ name: ' ' }, 'Enter your name.'],
      [{ text: '' }, 'Enter your comment.'],
    ] as const) {
      const answer = await comment(link, change);
      const text = await answer.text();
      expect([answer.status, text.includes(words), text.includes('aria-invalid="true"')]).toEqual([
        422,
        true,
        true,
      ]);
    }
    expect((await comment(link, { number: '3' })).status).toBe(422);
    expect((await comment(link, { text: 'x'.repeat(proofLimits.text + 1) })).status).toBe(422);
    // A place outside the picture is none.
    expect((await comment(link, { x: '7', y: 'NaN', text: 'anywhere' })).status).toBe(303);
    expect((await state()).comments.at(-1)).toMatchObject({ x: null, y: null });
  });

  it('is approved with a name and a time; a later change says so, and the proof is shown anew under the same link', async () => {
    const link = await share();
    const rev = String(project.rev);
    expect((await write(link, 'approve', { name: '', rev })).status).toBe(422);
    expect((await write(link, 'approve', { name: 'Anna Verdi', rev })).status).toBe(303);
    expect((await state()).approval).toMatchObject({ name: 'Anna Verdi', rev: project.rev });
    expect(await (await open(link)).text()).toContain('Approved by Anna Verdi');
    await lab.jobsDone();
    expect(mailsTo('it@studio.test')[0]?.text).toContain('Anna Verdi ha approvato');

    const former = project;
    project = await saved(who, { ...project, name: 'Anna e Luca' });
    expect(await state()).toMatchObject({
      rev: project.rev,
      shown_rev: former.rev,
      approval: { rev: former.rev },
    });
    // The couple still sees what it approved.
    expect(await (await open(link)).text()).not.toContain('has changed');
    const updated = await post(updateProof);
    expect(parse(updateProof.answer, updated.json).shown_rev).toBe(project.rev);
    await lab.jobsDone();
    expect((await state()).made).toBe(2);
    expect(await (await open(link)).text()).toContain('The proof has changed since then.');
    // A revision that was shown before is neither approved nor commented on.
    const stale = await write(link, 'approve', { name: 'Anna', rev: String(former.rev) });
    expect([stale.status, await stale.text()]).toEqual([
      422,
      expect.stringContaining('has changed meanwhile'),
    ]);
    expect((await comment(link, { rev: String(former.rev) })).status).toBe(422);
    expect((await write(link, 'approve', { name: 'Anna', rev: String(project.rev) })).status).toBe(303);
    expect((await write(link, 'withdraw', {})).status).toBe(303);
    expect((await state()).approval).toBeNull();
    const code = await orderProject(lab.base, who, uuid);
    expect([code, (await state()).ordered_rev]).toEqual([expect.stringMatching(/^\d{9}$/), project.rev]);
  });

  it('is opened by the latest link alone, not after it was revoked, and not after its end', async () => {
    const [first, second] = [await share(), await share()];
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    expect((await post(revokeProof)).status).toBe(200);
    expect([
      (await open(second)).status,
      (await open(`${second}/1.jpg`)).status,
      (await state()).ends,
    ]).toEqual([404, 404, '']);
    expect((await comment(second)).status).toBe(404);
    expect((await post(updateProof)).status).toBe(409);
    const third = await share();
    await lab.query(`update couple_proofs set ends_at = now() - interval '1 minute'`);
    const ended = await open(third);
    expect([ended.status, (await ended.text()).includes('This link has expired')]).toEqual([410, true]);
    expect((await write(third, 'approve', { name: 'Anna', rev: String(project.rev) })).status).toBe(404);
  });

  it('is made for no project of another customer, read, changed and ended by no other', async () => {
    const stranger = await signIn(lab.base, 'fr@studio.test');
    const link = await share();
    const [known] = (await state()).comments;
    for (const endpoint of [createProof, updateProof, revokeProof])
      expect([endpoint.id, (await post(endpoint, stranger.token)).status]).toEqual([endpoint.id, 404]);
    expect((await call(lab.base, readProof, { token: stranger.token, path: { uuid } })).status).toBe(404);
    const settle = { uuid, id: known?.id ?? '', done: false };
    expect((await call(lab.base, settleProofComment, { token: stranger.token, body: settle })).status).toBe(
      404,
    );
    expect((await call(lab.base, createProof, { body })).status).toBe(401);
    expect((await open(link)).status).toBe(200);
  });

  it('accepts no form of another site, stores the hash of its token alone, and limits guesses and writers', async () => {
    const link = await share();
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await write(link, 'approve', { name: 'Eve', rev: String(project.rev) }, foreign)).status).toBe(
      403,
    );
    expect(await lab.dump()).not.toContain(link.slice(-22));
    for (const odd of ['x'.repeat(3_000), '%00', link.slice(-22).toLowerCase()])
      expect((await open(`${lab.base}/proof/${odd}`)).status).toBeGreaterThanOrEqual(404);
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1)
      statuses.push((await comment(link, { rev: String(project.rev), text: `number ${index}` })).status);
    expect(new Set(statuses)).toEqual(new Set([303, 429]));
    lab.advance(3_600_000);
    const guessed: number[] = [];
    for (let index = 0; index < 25; index += 1)
      guessed.push((await open(`${lab.base}/proof/${String(index).padStart(22, 'A')}`)).status);
    expect([guessed[0], guessed.at(-1)]).toEqual([404, 429]);
  });

  it('ends with its project, and its pictures are removed as files that no row names', async () => {
    const files = await lab.query('select id from couple_proof_sheets');
    expect(files.length).toBeGreaterThan(0);
    await lab.query(`delete from projects where uuid = '${uuid}'`);
    expect(
      await lab.query('select id from couple_proofs union all select id from couple_proof_comments'),
    ).toEqual([]);
    lab.advance(26 * 3_600_000);
    await lab.jobsDone();
  });
});
