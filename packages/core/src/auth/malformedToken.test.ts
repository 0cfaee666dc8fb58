import { expect, it } from 'vitest';
import { anna, authLab, openTab } from '../../test/authLab.ts';
import { memoryStore } from '../kernel/ports.ts';

it('SES-32: a malformed token in the address leaves the old session, and says so', async () => {
  const lab = authLab([anna]);
  const token = lab.issue('1001');
  const storage = memoryStore({ token, cod_fot: '1001', name: 'Anna', inter: '0' });
  const { session, state } = openTab(lab, { storage });
  await session.start({ isTokenMalformed: true });
  expect(state()).toMatchObject({ token, person: { code: '1001' }, isLinkRefused: true });
  const next = openTab(lab, { storage });
  await next.session.start();
  expect(next.state()).toMatchObject({ phase: 'signedIn', isLinkRefused: false });
});
