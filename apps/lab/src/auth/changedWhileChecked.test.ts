import type { BodyOf, login } from '@trade-area/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labForTest } from '../../test/labForTest.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import { customers } from '../database/schema/customers.ts';
import { sessions } from '../database/schema/sessions.ts';
import { accountByEmail } from '../identity/table.ts';
import { signIn } from './api.ts';
import { replacePassword } from './changePassword.ts';

/** A password takes a tenth of a second to check; here the account changes within it. */
let test: Awaited<ReturnType<typeof labForTest>>;
beforeAll(async () => {
  test = await labForTest();
}, 120_000);
afterAll(() => test.stop());

const password = 'Trade-2026';

/** The lab, in which `change` is made as soon as the first password was found right. */
function labThat(change: () => Promise<unknown>): Lab {
  const { passwords } = test.lab;
  let isMade = false;
  const verify: typeof passwords.verify = async (given, hash) => {
    const isRight = await passwords.verify(given, hash);
    if (isRight && !isMade) {
      isMade = true;
      await change();
    }
    return isRight;
  };
  return { ...test.lab, passwords: { ...passwords, verify } };
}

const signInOn = (lab: Lab, email: string) =>
  signIn({
    lab,
    session: null,
    body: { email, password } as BodyOf<typeof login>,
    clientAddress: '192.0.2.1',
    agent: '',
    device: '',
    keepDevice: () => undefined,
  } as unknown as Parameters<typeof signIn>[0]);

const change = (email: string, values: Partial<typeof customers.$inferInsert>) => () =>
  test.lab.database.transaction((queries) =>
    queries.update(customers).set(values).where(eq(customers.email, email)),
  );

async function sessionsOf(id: number): Promise<number> {
  const rows = await test.lab.database.queries.select().from(sessions).where(eq(sessions.actorId, id));
  return rows.length;
}

describe('an account that changes while its password is checked (T-A10)', () => {
  it.each([
    ['another password', 'us@studio.test', { passwordHash: 'another' }],
    ['another address', 'ca@studio.test', { email: 'moved@studio.test' }],
    ['no sign-in any more', 'gb@studio.test', { deactivatedAt: new Date() }],
  ])('opens no session when it has %s', async (_change, email, values) => {
    const account = await accountByEmail(test.lab.database.queries, email);
    const answer = await signInOn(labThat(change(email, values)), email);
    expect(answer).toMatchObject({ status: '0', error: 'Wrong e-mail or password' });
    expect(await sessionsOf(account?.id ?? 0)).toBe(0);
  });

  it('keeps the password that was set first', async () => {
    const email = 'fr@studio.test';
    const opened = (await signInOn(test.lab, email)) as { token: string };
    const session = (await test.lab.sessions.find(opened.token)) as Session;
    const lab = labThat(change(email, { passwordHash: 'set first' }));
    const body = { cod_fot: '', old_password: password, new_password: 'Wacholder-31' };
    const answer = await replacePassword({ lab, session, body } as unknown as Parameters<
      typeof replacePassword
    >[0]);
    expect(answer).toMatchObject({ done: false });
    const account = await accountByEmail(test.lab.database.queries, email);
    expect(account?.passwordHash).toBe('set first');
  });

  it('has no session while it is deactivated, whatever the table holds', async () => {
    const email = 'de@studio.test';
    const { token } = (await signInOn(test.lab, email)) as { token: string };
    expect(await test.lab.sessions.find(token)).not.toBeNull();
    await change(email, { deactivatedAt: new Date() })();
    test.lab.sessions.forget();
    expect(await test.lab.sessions.find(token)).toBeNull();
  });
});
