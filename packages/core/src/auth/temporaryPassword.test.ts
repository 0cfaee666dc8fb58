import { describe, expect, it } from 'vitest';
import { updateLanguage } from '../contract/index.ts';
import { anna, authLab, openTab } from '../../test/authLab.ts';

const temporary = { ...anna, code: '2003', email: 'temp@studio.test', mustChange: true };
const everybody = [anna, temporary];
const { email, password } = anna;

describe('a temporary password', () => {
  it('T-A7: a call that the lab refuses before a new password is set shows the change form, on any page', async () => {
    const lab = authLab(everybody);
    const { session, state } = openTab(lab);
    await session.signIn({ email, password });
    expect(state().mustChangePassword).toBe(false);
    const refused = { kind: 'forbidden', code: 'password_change_required' } as const;
    lab.refuses.set('account.updateLanguage', refused);
    const outcome = await session.gateway.call(updateLanguage, { query: { lingua: 'de' } });
    expect(outcome).toMatchObject({ ok: false, failure: refused });
    expect(state()).toMatchObject({ phase: 'signedIn', mustChangePassword: true });
  });

  it('T-A7: a session from a temporary password asks for nothing before the new one is set, and for the details then', async () => {
    const lab = authLab(everybody);
    const { session, state } = openTab(lab);
    await session.signIn({ email: temporary.email, password });
    expect(lab.ids()).toEqual(['auth.login']);
    await session.changePassword({ old: password, next: 'Better-1' });
    await expect.poll(() => state().customer).not.toBeNull();
  });
});
