import { describe, expect, it } from 'vitest';
import { anna, authLab, bruno, openTab, settle } from '../../test/authLab.ts';
import { memoryStore } from '../kernel/ports.ts';

/** The storage names a customer; the token alone says who is signed in (T-B6, T-A2). */
const claims = ['1002', '0', 'undefined', '[]', '<img src=x onerror=alert(1)>', 'x'.repeat(200_000), ' '];

describe('a stored customer code that is not the token’s', () => {
  it.each(claims)(
    'T-B6: %.20s names nobody in any call, and gives way to the server’s answer',
    async (code) => {
      const lab = authLab([anna, bruno]);
      const token = lab.issue('1001');
      const storage = memoryStore({ token, cod_fot: code, name: 'Forged' });
      const { session, state } = openTab(lab, { storage });
      const letThrough = lab.hold('auth.checkToken');
      const started = session.start();
      await settle();
      expect(state()).toMatchObject({ phase: 'signedIn', isChecking: true });
      expect(lab.ids()).not.toContain('auth.saveLoggedUser');
      letThrough();
      await started;
      await settle();
      expect(state()).toMatchObject({ person: { code: '1001', name: 'Name 1001' }, isChecking: false });
      expect(storage.get('cod_fot')).toBe('1001');
      expect(
        lab.sent.filter(({ id }) => id === 'auth.saveLoggedUser').map(({ body }) => body['cod_fot']),
      ).toEqual(['1001']);
    },
  );

  it('T-B6: stays unconfirmed when the check fails, and names nobody until it is asked for again', async () => {
    const lab = authLab([anna, bruno]);
    const storage = memoryStore({ token: lab.issue('1001'), cod_fot: '1002', name: 'Forged' });
    const { session, state } = openTab(lab, { storage });
    lab.fails.set('auth.checkToken', 'unavailable');
    const started = session.start();
    expect(await session.confirm()).toMatchObject({ kind: 'unavailable' });
    await started;
    await settle();
    expect(state()).toMatchObject({ phase: 'signedIn', isChecking: true, startFailure: null });
    expect(await session.confirm()).toMatchObject({ kind: 'unavailable' });
    expect(lab.ids()).not.toContain('auth.saveLoggedUser');
    lab.fails.clear();
    expect(await session.confirm()).toBeNull();
    await settle();
    expect(state()).toMatchObject({ person: { code: '1001', name: 'Name 1001' }, isChecking: false });
    expect(storage.get('cod_fot')).toBe('1001');
    expect(lab.sent.flatMap(({ body }) => body['cod_fot'] ?? [])).toEqual(['1001']);
  });

  it('T-B6: a token that is refused the second time ends the session', async () => {
    const lab = authLab([anna]);
    const token = lab.issue('1001');
    const { session, state } = openTab(lab, { storage: memoryStore({ token, cod_fot: '1001' }) });
    lab.fails.set('auth.checkToken', 'unavailable');
    lab.fails.set('account.details', 'unavailable');
    await session.start();
    expect(state()).toMatchObject({ phase: 'signedIn', isChecking: true });
    lab.revoke(token);
    lab.fails.clear();
    await session.confirm();
    expect(state()).toMatchObject({ phase: 'signedOut', ended: 'expired' });
  });

  it('T-B6: is asked for again when the person comes back to the page', async () => {
    const lab = authLab([anna, bruno]);
    const storage = memoryStore({ token: lab.issue('1001'), cod_fot: '1002' });
    const { session, state } = openTab(lab, { storage });
    lab.fails.set('auth.checkToken', 'unavailable');
    await session.start();
    lab.fails.clear();
    session.recheck();
    await settle();
    expect(state()).toMatchObject({ person: { code: '1001' }, isChecking: false });
  });

  it('SES-24: an answer that does not come leaves the stored session at work', async () => {
    const lab = authLab([anna]);
    const token = lab.issue('1001');
    lab.fails.set('auth.checkToken', 'offline');
    const { session, state } = openTab(lab, { storage: memoryStore({ token, cod_fot: '1001' }) });
    await session.start();
    expect(state()).toMatchObject({ phase: 'signedIn', isChecking: false, customer: { code: '1001' } });
  });
});
