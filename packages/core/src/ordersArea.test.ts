import { expect, it } from 'vitest';
import { anna, authLab, bruno, openTab, settle } from '../test/authLab.ts';
import { portalForTest } from '../test/portal.ts';
import { memoryStore, silentLog, systemClock } from './kernel/index.ts';
import { withOrders } from './ordersArea.ts';

it('T-B6: consent names no stored customer whose check failed, and asks for that again first', async () => {
  const lab = authLab([anna, bruno]);
  const storage = memoryStore({ token: lab.issue('1001'), cod_fot: '1002', name: 'Forged' });
  const { session, state } = openTab(lab, { storage });
  const { consent, close } = withOrders({
    session,
    gateway: session.gateway,
    storage,
    config: portalForTest({ lab: 'http://lab.test', portal: 'http://portal.test', demo: 'http://demo.test' }),
    clock: systemClock,
    log: silentLog,
    today: () => '2026-11-23',
    close: session.close,
  });
  const named = () => lab.sent.flatMap(({ body }) => body['cod_fot'] ?? []);
  lab.fails.set('auth.checkToken', 'unavailable');
  await session.start();
  await consent.check();
  expect(consent.store.getState()).toMatchObject({
    working: null,
    failure: { kind: 'unavailable', endpoint: 'consent.check' },
  });
  expect(await consent.set(true, 'privacy')).toBe(false);
  expect(named()).toEqual([]);

  lab.fails.clear();
  await consent.check();
  expect(state()).toMatchObject({ person: { code: '1001' }, isChecking: false });
  // The interface asks about the customer that it is now.
  await consent.check();
  await settle();
  expect([...new Set(named())]).toEqual(['1001']);
  expect(lab.ids()).toContain('consent.check');
  close();
});
