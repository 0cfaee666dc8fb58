import { request } from 'node:http';
import { details, login, recovery, recoveryMarker, changePassword } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password, signIn } from '../fixtures/wire.ts';

/** Both mails of a recovery, read from the outbox as a person does (T-A7). */
let lab: TestLab;
beforeAll(async () => {
  lab = await startTestLab();
});
afterAll(() => lab.stop());

const hour = 3_600_000;
const ask = (email: string, headers: Record<string, string> = {}) =>
  call(lab.base, recovery, { body: { email, password: recoveryMarker }, headers });

const unescaped = (html: string) =>
  html
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** The first match in the newest mail that has one: other mails may leave in the same moment. */
async function newestInMails(pattern: RegExp): Promise<string> {
  await lab.jobsDone();
  const list = await (await fetch(`${lab.base}/outbox`)).text();
  for (const [, id] of list.matchAll(/href="\/outbox\/([^"]+)"/g)) {
    const page = await (await fetch(`${lab.base}/outbox/${id}`)).text();
    const text = (/<main[^>]*>([\s\S]*?)<\/main>/.exec(page)?.[1] ?? '').replace(/<[^>]+>/g, '');
    const found = pattern.exec(unescaped(text))?.[0];
    if (found) return found;
  }
  return '';
}

const newestLink = () => newestInMails(/https?:\S+activate\?code=\S+/);

const confirm = (link: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  fetch(`${lab.base}/auth/recovery/activate`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ code: new URL(link).searchParams.get('code') ?? '' }),
  });

async function temporaryPassword(email: string): Promise<string> {
  lab.advance(hour);
  await ask(email);
  const link = await newestLink();
  lab.advance(1);
  expect((await confirm(link)).status).toBe(200);
  return newestInMails(/^[A-Za-z0-9]{20}$/m);
}

const signInWith = async (email: string, given: string) =>
  (await call(lab.base, login, { body: { email, password: given } })).json as Record<string, string>;

describe('recovery', () => {
  it('SES-16, GW-14 answers as documented', async () => {
    expect((await ask('es@studio.test')).json).toEqual({
      status: '1',
      status_code: 200,
      message: 'E-mail is sent successfully',
    });
    expect((await ask('nobody@studio.test')).json).toEqual({
      status: '0',
      status_code: 404,
      message: 'Wrong e-mail',
    });
  });

  it('the link’s host is the configured one, whatever the request says (T-A7)', async () => {
    const hostile = ['evil.example', 'localhost:5200@evil.example', 'evil.example/x', 'evil.example:80'];
    for (const host of hostile) {
      for (const header of ['x-forwarded-host', 'forwarded', 'x-original-host']) {
        lab.advance(hour);
        await ask('es@studio.test', { [header]: host });
        const link = await newestLink();
        expect(link.startsWith(`${lab.base}/auth/recovery/activate?code=`)).toBe(true);
      }
    }
  });

  it.each([
    'evil.example',
    'evil.example:80',
    'localhost:5200.evil.example',
    'LOCALHOST.evil.example',
    '127.0.0.1.evil.example',
    'user@evil.example',
    '[::1].evil.example',
    '-',
    'evil.example.',
    'xn--evil-epa.example',
    '0x7f000001',
    'evil.example:99999',
  ])('the link’s host is the configured one when the request calls the lab %s', async (host) => {
    lab.advance(hour);
    const body = new URLSearchParams({ email: 'es@studio.test', password: recoveryMarker }).toString();
    const { hostname, port } = new URL(lab.base);
    const before = await newestLink();
    const status = await new Promise<number>((resolve, reject) => {
      const headers = {
        host,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': body.length,
      };
      const sent = request(
        { hostname, port, path: '/auth/recovery', method: 'POST', headers },
        (response) => {
          response.resume();
          response.once('end', () => resolve(response.statusCode ?? 0));
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
    const link = await newestLink();
    // The request is refused or the link has the configured host, never the forged one.
    expect(status === 200 ? link !== before : status >= 400 && link === before).toBe(true);
    expect(link.startsWith(`${lab.base}/auth/recovery/activate?code=`)).toBe(true);
  });

  it('opening the link does not use it; one of 20 simultaneous submissions wins; afterwards the link is invalid', async () => {
    lab.advance(hour);
    await ask('es@studio.test');
    const link = await newestLink();
    for (let index = 0; index < 5; index += 1) expect((await fetch(link)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await confirm(link)).status).toBe(410);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:5100' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { origin: 'https://evil.example' },
    {},
  ])('T-A11: a form that another site submits (%j) is refused, and uses nothing', async (headers) => {
    lab.advance(hour);
    await ask('uk@studio.test');
    const link = await newestLink();
    const refused = await confirm(link, headers);
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
    expect((await confirm(link)).status).toBe(200);
  });

  it('the link ends after 24 hours', async () => {
    lab.advance(hour);
    await ask('es@studio.test');
    const link = await newestLink();
    lab.advance(24 * hour + 1_000);
    expect((await confirm(link)).status).toBe(410);
  });

  it('the temporary password works once and requires a new one; the old one works until then (SES-34, DEC-04, T-A7)', async () => {
    const email = 'de@studio.test';
    const temporary = await temporaryPassword(email);
    expect(temporary.length).toBeGreaterThanOrEqual(16);
    expect(await signInWith(email, password)).toMatchObject({ status: '1', must_change_password: false });
    const entered = await signInWith(email, temporary);
    expect(entered).toMatchObject({ status: '1', must_change_password: true });
    expect(await signInWith(email, temporary)).toMatchObject({ status: '0' });

    const token = entered['token'] ?? '';
    const other = await signIn(lab.base, email);
    const { json } = await call(lab.base, changePassword, {
      token,
      body: { cod_fot: '1003', old_password: temporary, new_password: 'Wacholder-31' },
    });
    expect(json).toEqual({ done: true, error: '' });
    expect((await call(lab.base, details, { token: other.token })).status).toBe(401);
    expect((await call(lab.base, details, { token })).status).toBe(200);
    expect(await signInWith(email, password)).toMatchObject({ status: '0' });
    expect(await signInWith(email, 'Wacholder-31')).toMatchObject({
      status: '1',
      must_change_password: false,
    });
  });

  it.each([
    ['29:59', 30 * 60_000 - 1_000, '1'],
    ['30:01', 30 * 60_000 + 1_000, '0'],
  ])('at %s minutes (SES-17, CONST-15)', async (_time, after, status) => {
    const temporary = await temporaryPassword('fr@studio.test');
    lab.advance(after);
    expect(await signInWith('fr@studio.test', temporary)).toMatchObject({ status });
  });

  it('a newer temporary password invalidates the one before', async () => {
    const first = await temporaryPassword('us@studio.test');
    const second = await temporaryPassword('us@studio.test');
    expect(await signInWith('us@studio.test', first)).toMatchObject({ status: '0' });
    expect(await signInWith('us@studio.test', second)).toMatchObject({ status: '1' });
  });

  it('the marker does not work as a password', async () => {
    expect(await signInWith('it@studio.test', recoveryMarker)).toMatchObject({ status: '0' });
  });

  it('requests are rate-limited', async () => {
    const statuses = [];
    for (let index = 0; index < 8; index += 1) statuses.push((await ask('gb@studio.test')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a lab that does not reveal accounts', () => {
  it('DEC-18 answers known and unknown addresses alike', async () => {
    const silent = await startTestLab({
      change: (config) => ({ ...config, recovery: { ...config.recovery, tellsUnknownAddress: false } }),
    });
    try {
      const answerTo = (email: string) =>
        call(silent.base, recovery, { body: { email, password: recoveryMarker } });
      const [known, unknown] = [await answerTo('it@studio.test'), await answerTo('nobody@studio.test')];
      expect(unknown.text).toBe(known.text);
      expect(unknown.status).toBe(known.status);
    } finally {
      await silent.stop();
    }
  });
});
