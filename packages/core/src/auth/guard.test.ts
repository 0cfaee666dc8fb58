import { describe, expect, it } from 'vitest';
import { recovery, recoveryMarker, saveView, unreadMessages } from '../contract/index.ts';
import { anna, authLab, bruno, openTab, settle, staff } from '../../test/authLab.ts';
import { memoryChannel, memoryStore } from '../kernel/index.ts';

const everybody = [anna, bruno, staff];
const { email, password } = anna;

async function signedInTab(given: Parameters<typeof openTab>[1] = {}) {
  const lab = authLab(everybody);
  const tab = openTab(lab, given);
  await tab.session.signIn({ email, password });
  await settle();
  return { lab, ...tab };
}
const view = { name: 'mine', search: '', columns: [] };

describe('401 in one place (T-A9)', () => {
  it('SES-20, ERR-01, ERR2-15: 20 parallel 401s make one transition', async () => {
    const { lab, session, state, storage } = await signedInTab();
    const phases: unknown[] = [];
    session.store.subscribe(
      ({ phase, ended }, before) => phase !== before.phase && phases.push([phase, ended]),
    );
    lab.revoke(state().token);
    const calls = await Promise.all(Array.from({ length: 20 }, () => session.gateway.call(unreadMessages)));
    expect(calls.every((call) => !call.ok && call.failure.kind === 'unauthorized')).toBe(true);
    expect(phases).toEqual([['signedOut', 'expired']]);
    expect(storage.get('token')).toBeNull();
  });

  it.each(['offline', 'timeout', 'unavailable', 'garbage', 'forbidden', 'notFound', 'tooMany'] as const)(
    'DEC-03: %s never signs out',
    async (kind) => {
      const { lab, session, state } = await signedInTab();
      lab.fails.set('messages.unread', kind);
      expect(await session.gateway.call(unreadMessages)).toMatchObject({ ok: false, failure: { kind } });
      expect(state().phase).toBe('signedIn');
    },
  );

  it('a late 401 of an old token does not end the session that came after it', async () => {
    const { lab, session, state } = await signedInTab();
    const open = lab.hold('messages.unread');
    const dead = state().token;
    const late = session.gateway.call(unreadMessages);
    await settle();
    lab.revoke(dead);
    await session.signIn({ email, password });
    open();
    expect(await late).toMatchObject({ ok: true });
    expect(state().phase).toBe('signedIn');
  });

  it('a call of one customer is never repeated as another', async () => {
    const { lab, session, state } = await signedInTab();
    const open = lab.hold('orders.saveView');
    const late = session.gateway.call(saveView, { body: view });
    await settle();
    lab.revoke(state().token);
    await session.signIn({ email: bruno.email, password });
    open();
    expect(await late).toMatchObject({ ok: false, failure: { kind: 'unauthorized' } });
    const views = lab.sent.filter(({ id }) => id === 'orders.saveView');
    expect(views).toHaveLength(1);
  });
});

it('GW-45: whoever is signed in says so with every call; before that login and recovery go without', async () => {
  const lab = authLab(everybody);
  const { session, state } = openTab(lab);
  const recover = () => session.gateway.call(recovery, { body: { password: recoveryMarker, email } });
  expect(await recover()).toMatchObject({ ok: true });
  await session.signIn({ email, password });
  await recover();
  await session.gateway.call(unreadMessages);
  const sent = lab.sent.map(({ id, token }) => [id, token ?? null]);
  const { token } = state();
  expect(token).not.toBeNull();
  expect(sent.filter(([id]) => /recovery|login|unread/.test(String(id)))).toEqual([
    ['auth.recovery', null],
    ['auth.login', null],
    ['auth.recovery', token],
    ['messages.unread', token],
  ]);
});

describe('signing in over the page (DEC-02)', () => {
  async function held() {
    const tab = await signedInTab();
    const release = tab.session.holdPage('form');
    const dead = tab.state().token;
    tab.lab.revoke(dead);
    const calls = [saveView, saveView].map((endpoint) => tab.session.gateway.call(endpoint, { body: view }));
    await settle();
    return { ...tab, release, calls, dead };
  }

  it('the page stays, the calls wait, nothing is stored any more', async () => {
    const { state, storage, calls, lab } = await held();
    expect(state()).toMatchObject({
      phase: 'signedIn',
      reauthenticate: true,
      token: null,
      person: { code: '1001' },
    });
    expect(state().customer).not.toBeNull();
    expect(storage.get('token')).toBeNull();
    const over = await Promise.race([Promise.all(calls).then(() => true), settle().then(() => false)]);
    expect(over).toBe(false);
    expect(lab.sent.filter(({ id }) => id === 'orders.saveView')).toHaveLength(2);
  });

  it('as the same customer: the calls are repeated, also one begun meanwhile', async () => {
    const { session, state, calls, lab } = await held();
    const third = session.gateway.call(saveView, { body: view });
    await session.signIn({ email, password });
    const outcomes = await Promise.all([...calls, third]);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(state()).toMatchObject({ reauthenticate: false, switched: null });
    const repeated = lab.sent.filter(({ id, token }) => id === 'orders.saveView' && token === state().token);
    expect(repeated).toHaveLength(3);
  });

  it('a wrong password keeps everything waiting', async () => {
    const { session, state, calls } = await held();
    expect(await session.signIn({ email, password: 'no' })).toMatchObject({ kind: 'refused' });
    expect(state().reauthenticate).toBe(true);
    await session.signIn({ email, password });
    expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
  });

  it('as another customer: the work stays with its owner, the calls fail', async () => {
    const { session, state, calls, lab } = await held();
    await session.signIn({ email: bruno.email, password });
    expect((await Promise.all(calls)).map(({ ok }) => ok)).toEqual([false, false]);
    expect(state()).toMatchObject({
      person: { code: '1002' },
      reauthenticate: false,
      customer: { code: '1002' },
      switched: { from: { code: '1001' }, to: { code: '1002' }, undoable: false },
    });
    const asBruno = lab.sent.filter(({ id, token }) => id === 'orders.saveView' && token === state().token);
    expect(asBruno).toEqual([]);
    lab.revoke(state().token);
    await session.gateway.call(unreadMessages);
    expect(state()).toMatchObject({ phase: 'signedOut', ended: 'expired' });
  });

  it.each([
    ['given up', (tab: Awaited<ReturnType<typeof held>>) => tab.session.giveUp()],
    ['released by the page', (tab: Awaited<ReturnType<typeof held>>) => tab.release()],
    ['logged out', (tab: Awaited<ReturnType<typeof held>>) => void tab.session.signOut()],
  ])('%s: the session ends and the calls with it', async (_name, leave) => {
    const tab = await held();
    leave(tab);
    expect((await Promise.all(tab.calls)).map(({ ok }) => ok)).toEqual([false, false]);
    expect(tab.state().phase).toBe('signedOut');
  });

  it('a waiting call that is no longer wanted stops waiting', async () => {
    const { session } = await held();
    const controller = new AbortController();
    const call = session.gateway.call(unreadMessages, {}, { signal: controller.signal });
    await settle();
    controller.abort();
    expect(await call).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
  });

  it('SES-11: an internal viewer signs in again as the same customer by itself', async () => {
    const lab = authLab(everybody);
    const { session, state } = openTab(lab);
    await session.signIn({ email: staff.email, password, as: '1002' });
    session.holdPage('form');
    lab.revoke(state().token);
    const call = session.gateway.call(unreadMessages);
    await settle();
    await session.signIn({ email: staff.email, password });
    expect(await call).toMatchObject({ ok: true });
    expect(state()).toMatchObject({ inter: true, person: { code: '1002' } });
  });

  it('a hold that was let go before does not keep the page', async () => {
    const { lab, session, state } = await signedInTab();
    session.holdPage('form')();
    lab.revoke(state().token);
    await session.gateway.call(unreadMessages);
    expect(state().ended).toBe('expired');
  });
});

describe('other tabs (T-A10)', () => {
  async function twoTabs(shared = true) {
    const lab = authLab(everybody);
    const tabs = memoryChannel();
    const storage = memoryStore();
    const one = openTab(lab, { storage, tabs });
    await one.session.signIn({ email, password });
    const two = openTab(lab, { storage: shared ? storage : memoryStore(), tabs });
    if (shared) await two.session.start();
    else {
      await two.session.start();
      await two.session.signIn({ email, password });
    }
    await settle();
    return { lab, one, two, storage };
  }

  it('log out reaches the other tab at once', async () => {
    const { one, two } = await twoTabs();
    await one.session.signOut();
    expect(two.state()).toMatchObject({ phase: 'signedOut', ended: 'elsewhere', token: null });
  });

  it('T-B6: also when the tabs share no storage, and the other token is revoked too', async () => {
    const { lab, one, two } = await twoTabs(false);
    const tokens = [one.state().token, two.state().token];
    await one.session.signOut();
    await settle();
    expect(two.state()).toMatchObject({ phase: 'signedOut', ended: 'elsewhere' });
    const revoked = lab.sent.filter(({ id, token }) => id === 'auth.logout' && token !== null);
    expect(revoked.map(({ token }) => token).sort()).toEqual([...tokens].sort());
  });

  it('without a channel the next focus finds out', async () => {
    const { two, storage } = await twoTabs();
    storage.remove('token');
    expect(two.state().phase).toBe('signedIn');
    two.session.recheck();
    expect(two.state()).toMatchObject({ phase: 'signedOut', ended: 'elsewhere' });
  });

  it('something held stays on the page; signing in again in either tab goes on', async () => {
    const { one, two } = await twoTabs();
    two.session.holdPage('upload');
    await one.session.signOut();
    expect(two.state()).toMatchObject({ phase: 'signedIn', reauthenticate: true, person: { code: '1001' } });
    const waiting = two.session.gateway.call(unreadMessages);
    await one.session.signIn({ email, password });
    expect(await waiting).toMatchObject({ ok: true });
    expect(two.state()).toMatchObject({ reauthenticate: false, token: one.state().token });
  });

  it('another customer in the other tab does not take over what is held', async () => {
    const { one, two } = await twoTabs();
    two.session.holdPage('upload');
    await one.session.signOut();
    await one.session.signIn({ email: bruno.email, password });
    expect(two.state()).toMatchObject({ reauthenticate: true, person: { code: '1001' } });
  });

  it('a sign-in in one tab opens the other that waits at its login', async () => {
    const { one, two } = await twoTabs();
    await one.session.signOut();
    await one.session.signIn({ email, password });
    await settle();
    expect(two.state()).toMatchObject({
      phase: 'signedIn',
      token: one.state().token,
      customer: { code: '1001' },
    });
  });

  it('another customer in the other tab is told, not slipped in', async () => {
    const { one, two } = await twoTabs();
    await one.session.start({ taToken: 'nothing' });
    await one.session.signIn({ email: bruno.email, password });
    await settle();
    expect(two.state()).toMatchObject({
      person: { code: '1002' },
      switched: { from: { code: '1001' }, to: { code: '1002' }, undoable: false },
      customer: { code: '1002' },
    });
  });

  it('a 401 of the old token takes the newer session of another tab instead of ending it', async () => {
    const { lab, one, two } = await twoTabs();
    two.session.close();
    const dead = two.state().token;
    await one.session.signIn({ email, password });
    lab.revoke(dead);
    expect(await two.session.gateway.call(unreadMessages)).toMatchObject({ ok: true });
    expect(two.state().token).toBe(one.state().token);
  });

  it('a log out of another customer is none of our business', async () => {
    const lab = authLab(everybody);
    const tabs = memoryChannel();
    const { session, state } = openTab(lab, { tabs });
    await session.signIn({ email, password });
    tabs.join().post({ kind: 'signedOut', customer: '1002' });
    expect(state().phase).toBe('signedIn');
  });
});
