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

  it('SES-24: an answer that does not come leaves the stored session at work', async () => {
    const lab = authLab([anna]);
    const token = lab.issue('1001');
    lab.fails.set('auth.checkToken', 'offline');
    const { session, state } = openTab(lab, { storage: memoryStore({ token, cod_fot: '1001' }) });
    await session.start();
    expect(state()).toMatchObject({ phase: 'signedIn', isChecking: false, customer: { code: '1001' } });
  });
});
