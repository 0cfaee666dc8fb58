import { login, logout } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password } from '../fixtures/wire.ts';

let lab: TestLab;
beforeAll(async () => {
  lab = await startTestLab();
});
afterAll(() => lab.stop());

describe('limits (T-A8)', () => {
  const email = 'ca@studio.test';
  const enter = (given: string, headers: Readonly<Record<string, string>> = {}) =>
    call(lab.base, login, { body: { email, password: given }, headers });

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

  it('the device’s cookie travels with a sign-in from a configured origin, and with no other call', async () => {
    const granted = async (origin: string, endpoint: typeof login | typeof logout) =>
      (await call(lab.base, endpoint, { body: { email, password: '-' }, headers: { origin } })).headers.get(
        'access-control-allow-credentials',
      );
    expect(await granted('http://localhost:5100', login)).toBe('true');
    expect(await granted('https://evil.example', login)).toBeNull();
    expect(await granted('http://localhost:5100', logout)).toBeNull();
  });
});
