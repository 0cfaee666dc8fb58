import { createStatusLink, orderDetail, orderDetails, revokeStatusLink } from '@trade-area/core/contract';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { deskForms, signInAtDesk } from './desk.ts';
import type { DeskForms } from './desk.ts';

/** The page on which a couple follows their order, as the photographer, the couple and an attacker see it. */
let lab: TestLab;
let desk: DeskForms;
let who: SignedIn;
let codes: string[];

beforeAll(async () => {
  lab = await startTestLab();
  desk = deskForms(lab.base, await signInAtDesk(lab.base));
  who = await signIn(lab.base, 'it@studio.test');
  const rows = await lab.query(`select o.commessa from orders o join customers c on c.id = o.customer_id
    where c.email = 'it@studio.test' and not o.incomplete and o.fm_status = 1 and o.price > 0 order by o.id limit 4`);
  codes = rows.map(({ commessa = '' }) => commessa);
  await lab.query(`update orders set bride = 'Giulia Bianchini', groom = 'Marco De Santis', event_name = 'Villa Segreta',
    user_label = 'private note of the studio', on_hold = false, tipo = 'album' where commessa in (${codes.map((code) => `'${code}'`).join(', ')})`);
});
afterAll(() => lab.stop());

const linkTo = (code: string, { token } = who) =>
  call(lab.base, createStatusLink, { token, body: { cod_order: code } });
const createLink = async (code: string) => parse(createStatusLink.answer, (await linkTo(code)).json).link;
const open = (link: string, language = 'en') =>
  fetch(link.replace(lab.config.portal.labOrigin, lab.base), { headers: { 'accept-language': language } });
const endsOf = async (code: string) => {
  const { json } = await call(lab.base, orderDetails, { token: who.token, path: { id: code } });
  return parse(array(orderDetail), json)[0]?.status_link_ends ?? '';
};

describe('the status page of an order', () => {
  it('shows studio, first names, progress and dispatch in the reader’s language, and nothing else', async () => {
    const [code = ''] = codes;
    expect(await endsOf(code)).toBe('');
    const link = await createLink(code);
    expect(link).toMatch(/\/status\/[\w-]{22}$/);
    expect(Date.parse(await endsOf(code))).toBeGreaterThan(Date.now() + 89 * 86_400_000);
    await desk.act(code, 'promise', { date: '2031-05-06' });
    await desk.act(code, 'step', { step: 'printed' });
    const answer = await open(link);
    expect(answer.status).toBe(200);
    const { headers } = answer;
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    const text = await answer.text();
    for (const word of ['Giulia &amp; Marco', 'Studio Aurora', '6 May 2031', 'Printed'])
      expect(text).toContain(word);
    expect(text.match(/✓/g)).toHaveLength(3);
    for (const [language, words] of Object.entries({
      it: '6 maggio 2031',
      es: '6 de mayo de 2031',
      fr: '6 mai 2031',
      de: '6. Mai 2031',
    })) {
      const page = await (await open(link, language)).text();
      expect(page).toContain(`lang="${language}"`);
      expect(page).toContain(words);
    }
  });

  it('of wall art says that it is assembled, not bound, and promises no box', async () => {
    const [, code = ''] = codes;
    const text = async () => (await open(link)).text();
    await lab.query(`update orders set tipo = 'album' where commessa = '${code}'`);
    const link = await createLink(code);
    await desk.act(code, 'step', { step: 'packed' });
    const book = await text();
    expect([book.includes('Bound'), book.includes('Boxed'), book.match(/✓/g)?.length]).toEqual([
      true,
      true,
      6,
    ]);
    await lab.query(`update orders set tipo = 'wallart' where commessa = '${code}'`);
    const panel = await text();
    for (const word of ['Bound', 'Boxed']) expect(panel).not.toContain(word);
    expect([panel.includes('Assembled'), panel.match(/✓/g)?.length]).toEqual([true, 5]);
    const german = await (await open(link, 'de')).text();
    expect([german.includes('Montiert'), german.includes('Gebunden')]).toEqual([true, false]);
  });

  it('of an order whose photos are not there yet says that it was received, and what comes next', async () => {
    const [, , code = ''] = codes;
    await lab.query(`update orders set incomplete = true where commessa = '${code}'`);
    await lab.query(
      `delete from order_steps where order_id = (select id from orders where commessa = '${code}')`,
    );
    const link = await createLink(code);
    const text = await (await open(link)).text();
    expect(text).toContain('Next: Studio Aurora sends your photos to the lab. Production starts then.');
    expect(text).toMatch(/Order received<span[^>]*>✓ done/);
    expect(text.match(/✓/g)).toHaveLength(1);
    const german = await (await open(link, 'de')).text();
    expect(german).toContain('Nächster Schritt: Studio Aurora schickt Ihre Fotos ins Labor.');
    expect(german).not.toContain('eingegangen<span class="ta-quiet">folgt');
    await lab.query(`update orders set incomplete = false where commessa = '${code}'`);
    expect(await (await open(link)).text()).not.toContain('Next:');
  });

  it('holds no price, no surname, no address, no e-mail and no number of the order', async () => {
    const [code = ''] = codes;
    await desk.act(code, 'ship', { carrier: 'UPS', tracking: '1Z999AA10123456784' });
    const text = await (await open(await createLink(code))).text();
    expect(text).toContain('/courier/ups/1Z999AA10123456784');
    expect(text.match(/✓/g)).toHaveLength(7);
    const [row] =
      await lab.query(`select c.email, c.code, c.name, c.surname, c.company->>'address' as address, c.company->>'city' as city,
      c.company->>'vat' as vat, o.list_price::text as gross, o.price::text as net from orders o join customers c on c.id = o.customer_id
      where o.commessa = '${code}'`);
    const { email = '', code: customer = '', surname = '', address = '', vat = '' } = row ?? {};
    const major = (minor: string | undefined) => (Number(minor) / 100).toFixed(2);
    const { seller } = lab.config;
    const secrets = [
      code,
      email,
      customer,
      surname,
      address,
      vat,
      'Bianchini',
      'Santis',
      'Segreta',
      'private note',
      '€',
      'EUR',
    ];
    for (const secret of [
      ...secrets,
      major(row?.['gross']),
      major(row?.['net']),
      seller.iban,
      seller.address,
      '@',
    ])
      expect([secret, secret !== '' && text.includes(secret)]).toEqual([secret, false]);
  });

  it('is opened by the latest link alone, not after it was revoked, and not after its end', async () => {
    const [, code = ''] = codes;
    const first = await createLink(code);
    const second = await createLink(code);
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    const answers = await Promise.all([createLink(code), createLink(code), createLink(code)]);
    const opened = await Promise.all(answers.map(async (link) => (await open(link)).status));
    expect(opened.toSorted()).toEqual([200, 404, 404]);
    const revoked = await call(lab.base, revokeStatusLink, { token: who.token, body: { cod_order: code } });
    expect([revoked.status, await endsOf(code)]).toEqual([200, '']);
    for (const link of answers) expect((await open(link)).status).toBe(404);
    const third = await createLink(code);
    await lab.query(`update status_links set ends_at = now() - interval '1 minute'`);
    const ended = await open(third);
    expect([ended.status, (await ended.text()).includes('This link has expired')]).toEqual([410, true]);
    expect(await endsOf(code)).toBe('');
  });

  it('is made for no order of another customer, revoked by no other, and shown for none that was cancelled', async () => {
    const [, , code = ''] = codes;
    const stranger = await signIn(lab.base, 'fr@studio.test');
    expect((await linkTo(code, stranger)).status).toBe(404);
    const link = await createLink(code);
    const body = { cod_order: code };
    expect((await call(lab.base, revokeStatusLink, { token: stranger.token, body })).status).toBe(404);
    expect((await call(lab.base, createStatusLink, { body })).status).toBe(401);
    expect((await open(link)).status).toBe(200);
    await lab.query(`update orders set fm_status = 7 where commessa = '${code}'`);
    expect((await open(link)).status).toBe(404);
  });

  it('stores the hash of its token alone, and limits guesses without shutting out those who have the link', async () => {
    const [, , , code = ''] = codes;
    const link = await createLink(code);
    const token = link.slice(-22);
    expect(await lab.dump()).not.toContain(token);
    for (let view = 0; view < 25; view += 1) expect((await open(link)).status).toBe(200);
    const guess = async (index: number) =>
      (await fetch(`${lab.base}/status/${String(index).padStart(22, 'A')}`)).status;
    const statuses: number[] = [];
    for (let index = 0; index < 25; index += 1) statuses.push(await guess(index));
    // Earlier guesses of this file count too.
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([404]));
    expect(statuses.slice(-1)).toEqual([429]);
    lab.advance(120_000);
    expect((await open(link)).status).toBe(200);
    for (const odd of ['', '%00', 'x'.repeat(3_000), token.toLowerCase()])
      expect((await fetch(`${lab.base}/status/${odd}`)).status).toBeGreaterThanOrEqual(404);
  });
});
