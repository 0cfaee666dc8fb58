import { orderDetail, orderDetails, orderMessages, saveNotifications } from '@trade-area/core/contract';
import { array, parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { smallPdf, createMessages } from './messageFixture.ts';

let lab: TestLab;
let customer: SignedIn;
let code = '';
let cookie = '';

const own = { 'sec-fetch-site': 'same-origin' };
const form = (fields: Readonly<Record<string, string>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const post = (path: string, body: FormData, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${lab.base}/staff/${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { ...own, ...(cookie ? { cookie } : {}), ...headers },
  });
const page = async (path: string) =>
  (await fetch(`${lab.base}/staff/${path}`, { headers: { cookie, ...own } })).text();
const csrfOn = async () => /name="csrf" value="([^"]+)"/.exec(await page(`orders/${code}`))?.[1] ?? '';
const act = async (name: string, fields: Readonly<Record<string, string>>) =>
  post(`orders/${code}/${name}`, form({ csrf: await csrfOn(), ...fields }));
const order = async () => {
  const { json } = await call(lab.base, orderDetails, { token: customer.token, path: { id: code } });
  return parse(array(orderDetail), json)[0];
};
const mails = async () => (await fetch(`${lab.base}/outbox`)).text();

beforeAll(async () => {
  lab = await startTestLab();
  customer = await signIn(lab.base, 'uk@studio.test');
  code = (await createMessages(lab.base, customer)).orderCode;
});
afterAll(() => lab.stop());

describe('access to the desk', () => {
  it('is refused without signing in, and with a customer’s session or password', async () => {
    const bearer = { authorization: `Bearer ${customer.token}`, cookie: `ta_staff=${customer.token}` };
    for (const headers of [{}, bearer]) {
      const answer = await fetch(`${lab.base}/staff/orders/${code}`, { headers, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/staff/']);
      const data = await fetch(`${lab.base}/staff/orders/${code}/messages`, { headers });
      expect(data.status).toBe(401);
    }
    for (const email of ['uk@studio.test', 'internal@lab.test', 'desk@lab.test']) {
      const given = email === 'desk@lab.test' ? 'wrong' : password;
      const answer = await post('sign-in', form({ email, password: given }));
      expect([answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
        '/staff/?failed=1',
        null,
      ]);
    }
  });

  it('is granted to staff, with a cookie that no script and no other site can read', async () => {
    const answer = await post('sign-in', form({ email: 'desk@lab.test', password }));
    const [set = '', device = ''] = answer.headers.getSetCookie();
    expect(device).toMatch(/^ta_device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
    const [value = '', ...attributes] = set.split('; ');
    expect(value).toMatch(/^ta_staff=[\w-]{43}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=43200', 'Path=/staff', 'SameSite=Strict']);
    cookie = set.split(';')[0] ?? '';
    expect(await page('?list=written')).toContain(code);
  });
});

describe('forms of other sites change nothing (T-A11)', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another origin of this site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:5100' }],
    ['an old browser elsewhere', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ])('%s', async (_what, headers) => {
    const csrf = await csrfOn();
    const answer = await post(
      `orders/${code}/message`,
      form({ csrf, key: 'k'.repeat(12), text: 'Forged' }),
      headers,
    );
    expect(answer.status).toBe(403);
    expect(await page(`orders/${code}`)).not.toContain('Forged');
  });

  it('a form without its CSRF token is refused', async () => {
    for (const csrf of ['', 'x'.repeat(43)])
      expect((await post(`orders/${code}/step`, form({ csrf, step: 'packed' }))).status).toBe(403);
  });
});

describe('the desk’s languages', () => {
  const read = async (path: string, headers: Readonly<Record<string, string>>) =>
    (await fetch(`${lab.base}/staff/${path}`, { headers: { ...own, ...headers } })).text();

  it.each([
    ['en', 'Sign in', 'Unanswered messages'],
    ['it', 'Accedi', 'In attesa di risposta'],
    ['es', 'Iniciar sesión', 'Por responder'],
    ['fr', 'Se connecter', 'Messages reçus'],
    ['de', 'Anmelden', 'Unbeantwortet'],
  ])('are %s when the browser asks for it or the person chose it', async (language, signIn, written) => {
    const asked = await read('', { 'accept-language': `${language}-XX,en;q=0.5` });
    expect(asked).toContain(`<html lang="${language}">`);
    expect(asked).toContain(signIn);
    const chosen = await fetch(`${lab.base}/staff/language?to=${language}&back=/staff/?list=open`, {
      redirect: 'manual',
    });
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/staff/?list=open']);
    const kept = (chosen.headers.get('set-cookie') ?? '').split(';')[0];
    expect(await read('?list=written', { cookie: `${cookie}; ${kept}` })).toContain(written);
  });

  it.each(['https://evil.example/', '//evil.example', '/staff/../gateway', '/ta/', '/staff/\\evil'])(
    'the language switch leads to pages of the desk only, not to %s (T-A6)',
    async (back) => {
      const address = `${lab.base}/staff/language?to=de&back=${encodeURIComponent(back)}`;
      const { headers } = await fetch(address, { redirect: 'manual' });
      expect(new URL(headers.get('location') ?? '', lab.base).href).toMatch(`${lab.base}/`);
      expect(headers.get('location')).not.toContain('evil');
    },
  );

  it('a refused form says why in the chosen language and keeps the input', async () => {
    const csrf = await csrfOn();
    const body = form({ csrf, key: 'key-of-a-refusal', text: 'Dear <i>Anna</i>', asks: '1' });
    body.set('files', new File(['<script>'], 'note.html'));
    const answer = await post(`orders/${code}/message`, body, { cookie: `${cookie}; ta_staff_language=de` });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain('Nicht gespeichert. Nur Bilder');
    expect(text).toMatch(/Dear &lt;i&gt;Anna&lt;\/i&gt;<\/textarea/);
    expect(text).toMatch(/name="asks"[^>]*checked/);
    expect(text).toContain('value="key-of-a-refusal"');
  });

  it('shows no text that only the address contains', async () => {
    expect(await page(`orders/${code}?problem=Pay+here&said=Pay+here`)).not.toContain('Pay here');
  });

  it('an open list reads the counts of waiting orders; a visitor is refused', async () => {
    const counts = await fetch(`${lab.base}/staff/counts`, { headers: { cookie } });
    expect(await counts.json()).toEqual({
      written: expect.any(Number),
      contacts: expect.any(Number),
      jobs: expect.any(Number),
      open: expect.any(Number),
      privacy: expect.any(Number),
    });
    expect((await fetch(`${lab.base}/staff/counts`)).status).toBe(401);
  });
});

describe('long lists', () => {
  const codesOn = (text: string) =>
    [...text.matchAll(/href="\/staff\/orders\/([^"]+)"/g)].map(([, found = '']) => found);
  const step = (text: string, to: 'prev' | 'next') =>
    new RegExp(`rel="${to}" href="/staff/([^"]+)"`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';

  it.each([
    ['of a kind', '?list=shipped'],
    ['of what was looked for', '?q=26'],
  ])('%s come in pages of 60, and the address keeps the filters', async (_what, chosen) => {
    const first = await page(chosen);
    expect(codesOn(first)).toHaveLength(60);
    expect(step(first, 'prev')).toBe('');
    expect(step(first, 'next')).toBe(`${chosen}&page=2`);
    const second = await page(step(first, 'next'));
    expect(second).toContain('Page 2');
    expect(step(second, 'prev')).toBe(chosen);
    const seen = codesOn(first);
    for (let text = second, next = ''; ; text = await page(next)) {
      seen.push(...codesOn(text));
      next = step(text, 'next');
      if (next === '' || seen.length > 1_000) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(60);
  });

  it.each(['900', '-3', '0', 'x', '1e99', '2.5'])('page %s is a page or the first', async (number) => {
    const answer = await fetch(`${lab.base}/staff/?list=shipped&page=${number}`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(codesOn(await answer.text()).length).toBeGreaterThan(0);
  });

  it('a short list has no pager', async () => {
    expect(await page('?list=written')).not.toMatch(/rel="(prev|next)"/);
  });
});

describe('staff work on a customer’s order', () => {
  it('opening the order marks the customer’s messages as read', async () => {
    await page(`orders/${code}`);
    const { json } = await call(lab.base, orderMessages, { token: customer.token, path: { id: code } });
    const sent = parse(orderMessages.answer, json).filter(({ fao }) => fao === 'studio');
    expect(sent.every(({ ts_read }) => ts_read !== '')).toBe(true);
  });

  it('staff answer once with a file, ask a question, change the phase and the date, and ship', async () => {
    const csrf = await csrfOn();
    const body = form({ csrf, key: 'key-of-the-desk', text: 'Which <b>thread</b>?', asks: '1' });
    body.set('files', new File([smallPdf], 'leathers.pdf'));
    await post(`orders/${code}/message`, body);
    await post(`orders/${code}/message`, body);
    const { json } = await call(lab.base, orderMessages, { token: customer.token, path: { id: code } });
    const asked = parse(orderMessages.answer, json).filter(({ txt_public }) => txt_public.includes('thread'));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      is_missing_status: 'open',
      author: 'Elena',
      attachments: 1,
      fao: 'client',
    });

    await act('step', { step: 'boxed' });
    expect((await order())?.timeline.map(({ step }) => step)).toEqual([
      'received',
      'checked',
      'printed',
      'bound',
      'boxed',
    ]);
    // The form offers the next step; after the last one before shipping it stays there.
    const offered = async () => /<option value="(\w+)" selected/.exec(await page(`orders/${code}`))?.[1];
    expect(await offered()).toBe('packed');
    await act('step', { step: 'packed' });
    expect(await offered()).toBe('packed');
    await act('step', { step: 'printed' });
    expect((await order())?.timeline).toHaveLength(3);

    const today = Date.now();
    const later = new Date(today + 90 * 86_400_000).toISOString().slice(0, 10);
    await act('promise', { date: later, reason: 'The leather is late.' });
    expect((await order())?.promise).toMatchObject({ date: later, reason: 'The leather is late.' });
    for (const date of ['2020-01-01', 'soon', '2027-02-30'])
      expect((await act('promise', { date, reason: '' })).status).toBe(422);

    await act('ship', { carrier: 'UPS', tracking: '1Z999' });
    const shipped = await order();
    expect([shipped?.fm_status, shipped?.order_progress, shipped?.timeline.length]).toEqual([2, 100, 7]);
    expect(shipped?.shipping).toMatchObject({ carrier: 'UPS', tracking_code: '1Z999' });
    expect(shipped?.shipping.tracking_url).toContain('/courier/ups/1Z999');
    expect((await act('ship', { carrier: 'UPS', tracking: '1Z999' })).status).toBe(422);
  });

  it('the customer is notified by e-mail: at once, in a daily digest, or not at all', async () => {
    await expect.poll(mails, { timeout: 10_000 }).toContain(`New message about order ${code}`);
    for (const subject of [`New estimated dispatch date for order ${code}`, `Order ${code} has shipped`])
      await expect.poll(mails, { timeout: 10_000 }).toContain(subject);
    const count = (html: string) => html.split(`New message about order ${code}`).length;
    const choose = (message: string) =>
      call(lab.base, saveNotifications, { token: customer.token, body: { message } });
    await choose('off');
    await act('message', { key: 'key-of-silence', text: 'No mail of this' });
    await choose('daily');
    await act('message', { key: 'key-of-the-day-1', text: 'First of the day' });
    await act('message', { key: 'key-of-the-day-2', text: 'Second of the day' });
    const before = count(await mails());
    lab.advance(25 * 3_600_000);
    await expect
      .poll(async () => (await mails()).includes('Updates on your orders'), { timeout: 10_000 })
      .toBe(true);
    expect(count(await mails())).toBe(before);
    expect((await mails()).split('Updates on your orders')).toHaveLength(2);
  });
});
