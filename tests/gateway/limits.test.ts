import { login, logout, recovery, recoveryMarker } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password } from '../fixtures/wire.ts';

let lab: TestLab;
beforeAll(async () => {
  lab = await startTestLab();
});
afterAll(() => lab.stop());

/** One address: the name `localhost` may lead to either loopback. */
const base = () => lab.base.replace('localhost', '127.0.0.1');

describe('limits (T-A8)', () => {
  const email = 'ca@studio.test';
  const enter = (given: string, headers: Readonly<Record<string, string>> = {}) =>
    call(base(), login, { body: { email, password: given }, headers });

  it('slow down guessing, and admit the owner on a device of hers', async () => {
    const known = await enter(password);
    const kept = known.headers.get('set-cookie') ?? '';
    expect(kept).toMatch(/^ta_device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
    const cookie = kept.split(';')[0] ?? '';
    const answers = [];
    for (let index = 0; index < 22; index += 1) answers.push(await enter('guess'));
    expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers[21]?.status).toBe(429);
    expect(answers.filter(({ headers }) => headers.has('set-cookie'))).toEqual([]);
    expect((await enter(password)).status).toBe(429);
    expect((await enter(password, { cookie: 'ta_device=' + 'A'.repeat(43) })).status).toBe(429);
    const again = await enter(password, { cookie });
    expect(again.json).toMatchObject({ status: '1' });
    expect(again.headers.get('set-cookie')).toContain(cookie);
    const wait = Number((await enter(password)).headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    lab.advance(1_000 * wait);
    expect((await enter(password)).json).toMatchObject({ status: '1' });
  });

  it('SES-29: guesses at one account count together, and reveal no company of an e-mail', async () => {
    const [email, company] = ['us@studio.test', 'Prairie Light Photography'];
    const attempt = (name: string, given = 'guess') =>
      call(base(), login, { body: { email: name, password: given } });
    const attempts = async (name: string) => {
      const statuses = [];
      for (let index = 0; index < 21; index += 1) statuses.push((await attempt(name)).status);
      return statuses;
    };
    const bounded = [...Array.from({ length: 20 }, () => 200), 429];
    expect(await attempts(email)).toEqual(bounded);
    // The right password by the other name is no way around the allowance, and looks like a wrong one.
    const byName = await attempt(company.toUpperCase(), password);
    const unknown = await attempt('Studio Nowhere', password);
    expect([byName.status, byName.json]).toEqual([unknown.status, unknown.json]);
    expect(await attempts(company)).toEqual([...bounded.slice(1), 429]);
    expect(await attempts('Studio Nowhere')).toEqual([...bounded.slice(1), 429]);
  });

  it('the device’s cookie travels with a sign-in from a configured origin, and with no other call', async () => {
    const granted = async (origin: string, endpoint: typeof login | typeof logout) =>
      (await call(base(), endpoint, { body: { email, password: '-' }, headers: { origin } })).headers.get(
        'access-control-allow-credentials',
      );
    expect(await granted('http://localhost:5100', login)).toBe('true');
    expect(await granted('https://evil.example', login)).toBeNull();
    expect(await granted('http://localhost:5100', logout)).toBeNull();
  });

  it('an owner whose account is under attack gets in by a recovery: the device that confirms it is one of hers', async () => {
    const email = 'au@studio.test';
    const enter = (given: string, cookie = '') =>
      call(base(), login, { body: { email, password: given }, headers: cookie ? { cookie } : {} });
    for (let index = 0; index < 21; index += 1) await enter('guess');
    expect((await enter(password)).status).toBe(429);
    await call(base(), recovery, { body: { email, password: recoveryMarker } });
    await lab.jobsDone();
    const list = await (await fetch(`${lab.base}/outbox`)).text();
    const mail = await (
      await fetch(`${lab.base}/outbox/${/href="\/outbox\/([^"]+)"/.exec(list)?.[1]}`)
    ).text();
    const confirmed = await fetch(`${lab.base}/auth/recovery/activate`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ code: /activate\?code=([\w-]{43})/.exec(mail)?.[1] ?? '' }),
    });
    expect(confirmed.status).toBe(200);
    const device = (confirmed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect(device).toMatch(/^ta_device=[\w-]{43}$/);
    expect((await enter(password, device)).json).toMatchObject({ status: '1' });
  });
});
