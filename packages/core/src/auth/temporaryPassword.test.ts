import { describe, expect, it } from 'vitest';
import { updateLanguage } from '../contract/index.ts';
import { memoryStore } from '../kernel/ports.ts';
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

  it('T-A7: a page loaded again knows it before it asks anything but who is signed in', async () => {
    const lab = authLab(everybody);
    const storage = memoryStore();
    await openTab(lab, { storage }).session.signIn({ email: temporary.email, password });
    const before = lab.ids().length;
    const { session, state } = openTab(lab, { storage });
    const started = session.start();
    expect(state()).toMatchObject({ phase: 'signedIn', mustChangePassword: true });
    await started;
    expect(lab.ids().slice(before)).toEqual(['auth.checkToken']);
    expect(state()).toMatchObject({ phase: 'signedIn', mustChangePassword: true, customer: null });
    await session.changePassword({ old: password, next: 'Better-1' });
    await expect.poll(() => state().customer).not.toBeNull();
    expect(storage.get('ta-temporary-password')).toBeNull();
  });

  it('T-A7: a call of the page is refused here, without a request that the lab would refuse', async () => {
    const lab = authLab(everybody);
    const { session } = openTab(lab);
    await session.signIn({ email: temporary.email, password });
    const before = lab.ids().length;
    const outcome = await session.gateway.call(updateLanguage, { query: { lingua: 'de' } });
    expect(outcome).toMatchObject({
      ok: false,
      failure: { kind: 'forbidden', code: 'password_change_required' },
    });
    expect(lab.ids().slice(before)).toEqual([]);
  });

  it('T-A7: a new password set in another window opens the page at its next load', async () => {
    const lab = authLab(everybody);
    const { storage, token } = { storage: memoryStore(), token: lab.issue('1001') };
    storage.set('token', token);
    storage.set('cod_fot', '1001');
    storage.set('ta-temporary-password', '1');
    const { session, state } = openTab(lab, { storage });
    await session.start();
    expect(state()).toMatchObject({ mustChangePassword: false, customer: { code: '1001' } });
  });
});
