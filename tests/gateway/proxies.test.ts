import { login } from '@trade-area/core/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password } from '../fixtures/wire.ts';

let lab: TestLab;
afterEach(() => lab.stop());

const signInFrom = (visitor: string, email: string, given = password) =>
  call(lab.base, login, {
    body: { email, password: given },
    headers: visitor === '' ? {} : { 'x-forwarded-for': visitor },
  });

/** Guesses at accounts that are not there until the lab refuses; at most so many times. */
async function guessUntilRefused(visitorOf: (attempt: number) => string): Promise<boolean> {
  for (let attempt = 0; attempt < 260; attempt += 1) {
    const { status } = await signInFrom(visitorOf(attempt), `guess-${attempt}@studio.test`, 'guess');
    if (status === 429) return true;
  }
  return false;
}

describe('T-A8: sign-in behind a proxy', () => {
  it('a visitor who was refused behind a trusted proxy locks out no other visitor, and cannot choose an address', async () => {
    lab = await startTestLab({ trustedProxies: '127.0.0.1,::1' });
    // Entries left of the proxy's own are the visitor's words; one subscriber has a whole /64.
    expect(await guessUntilRefused((attempt) => `203.0.113.${attempt}, 198.51.100.9`)).toBe(true);
    expect((await signInFrom('198.51.100.9', 'someone@studio.test')).status).toBe(429);
    expect(await guessUntilRefused((attempt) => `2001:db8::${attempt.toString(16)}`)).toBe(true);
    for (const visitor of ['198.51.100.10', '2001:db8:0:1::10', ''])
      expect((await signInFrom(visitor, 'uk@studio.test')).json).toMatchObject({ status: '1' });
  });

  it('without a trusted proxy the header counts for nothing', async () => {
    lab = await startTestLab();
    expect(await guessUntilRefused((attempt) => `203.0.113.${attempt}`)).toBe(true);
  });
});
