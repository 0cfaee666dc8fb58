import { describe, expect, it } from 'vitest';
import { details, unreadMessages } from '../contract/index.ts';
import { anna, authLab, bruno, openTab, settle, staff } from '../../test/authLab.ts';
import { memoryStore } from '../kernel/ports.ts';

const everybody = [anna, bruno, staff];
const stored = (lab: ReturnType<typeof authLab>, code = '1001') => {
  const token = lab.issue(code);
  return { token, storage: memoryStore({ token, cod_fot: code, name: `Name ${code}`, inter: '0' }) };
};

describe('start without a token in the address', () => {
  it('SES-18: nobody stored is nobody signed in, and nothing is asked', async () => {
    const lab = authLab(everybody);
    const { session, state } = openTab(lab);
    expect(state().phase).toBe('starting');
    await session.start();
    expect([state().phase, state().ended, lab.sent.length]).toEqual(['signedOut', null, 0]);
  });

  it('SES-24: the stored session shows at once and is confirmed beside the details', async () => {
    const lab = authLab(everybody);
    const { token, storage } = stored(lab);
    const { session, state } = openTab(lab, { storage });
    const started = session.start({ landingPage: '/ta/' });
    expect(state()).toMatchObject({ phase: 'signedIn', token, person: { code: '1001', name: 'Name 1001' } });
    await started;
    expect(lab.ids().sort()).toEqual(['account.details', 'auth.checkToken', 'auth.saveLoggedUser']);
    expect(state()).toMatchObject({
      customer: { code: '1001' },
      person: { c: 'c-1001' },
      accountLanguage: 'it',
    });
  });

  it('SES-09: the visit is recorded once per session, not once per page', async () => {
    const lab = authLab(everybody);
    const { storage } = stored(lab);
    await openTab(lab, { storage }).session.start();
    await openTab(lab, { storage }).session.start();
    expect(lab.ids().filter((id) => id === 'auth.saveLoggedUser')).toHaveLength(1);
  });

  it.each([
    ['401', 'unauthorized'],
    ['success false', 'unsuccessful'],
  ] as const)('SES-24: a stored token answered by %s ends as expired, once', async (_name, kind) => {
    const lab = authLab(everybody);
    const { token, storage } = stored(lab);
    if (kind === 'unauthorized') lab.revoke(token);
    else lab.unsuccessful.add(token);
    const { session, state } = openTab(lab, { storage });
    const phases: string[] = [];
    session.store.subscribe(({ phase }, before) => phase !== before.phase && phases.push(phase));
    await session.start();
    expect(phases).toEqual(['signedIn', 'signedOut']);
    expect([state().ended, storage.get('token'), storage.get('cod_fot')]).toEqual(['expired', null, null]);
  });

  it('DEC-03: without network the stored session stays, with a failure to retry', async () => {
    const lab = authLab(everybody);
    const { storage } = stored(lab);
    lab.fails.set('auth.checkToken', 'offline');
    lab.fails.set('account.details', 'offline');
    const { session, state } = openTab(lab, { storage });
    await session.start();
    expect(state()).toMatchObject({ phase: 'signedIn', customer: null, detailsFailure: { kind: 'offline' } });
  });

  it('T-A2: a customer code changed by hand is put right by the server', async () => {
    const lab = authLab(everybody);
    const token = lab.issue('1001');
    const storage = memoryStore({ token, cod_fot: '0', inter: '1' });
    const { session, state } = openTab(lab, { storage });
    await session.start();
    expect(state()).toMatchObject({ inter: false, person: { code: '1001' }, switched: null });
    expect([storage.get('cod_fot'), storage.get('inter')]).toEqual(['1001', '0']);
  });

  it('a token alone waits for the server to say whose it is; a lost network can be retried', async () => {
    const lab = authLab(everybody);
    const storage = memoryStore({ token: lab.issue('1002') });
    const { session, state } = openTab(lab, { storage });
    lab.fails.set('auth.checkToken', 'timeout');
    await session.start();
    expect(state()).toMatchObject({ phase: 'starting', working: null, startFailure: { kind: 'timeout' } });
    expect(await session.gateway.call(details)).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
    lab.fails.clear();
    await session.start();
    expect(state()).toMatchObject({ phase: 'signedIn', startFailure: null, person: { code: '1002' } });
  });

  it('two starts at once are one, a later one changes nothing', async () => {
    const lab = authLab(everybody);
    const { storage } = stored(lab);
    const { session, state } = openTab(lab, { storage });
    await Promise.all([session.start(), session.start()]);
    const [asked, customer] = [lab.sent.length, state().customer];
    await session.start();
    expect(lab.sent).toHaveLength(asked);
    expect(state().customer).toBe(customer);
  });
});

describe('start with a token in the address (T-A5, ROUTE-24, ROUTE-27)', () => {
  it.each([
    ['nobody signed in', null, '1002', { phase: 'signedIn', person: { code: '1002' }, switched: null }],
    ['the same customer', '1001', '1001', { phase: 'signedIn', person: { code: '1001' }, switched: null }],
    [
      'another customer',
      '1001',
      '1002',
      {
        person: { code: '1002' },
        switched: { from: { code: '1001' }, to: { code: '1002' }, undoable: true },
      },
    ],
  ] as const)('%s', async (_name, before, given, expected) => {
    const lab = authLab(everybody);
    const storage = before ? stored(lab, before).storage : memoryStore();
    const taToken = lab.issue(given);
    const { session, state } = openTab(lab, { storage });
    await session.start({ taToken });
    expect(state()).toMatchObject({ ...expected, token: taToken });
    expect(storage.get('token')).toBe(taToken);
    // The stored values of the former customer are replaced at once.
    expect([storage.get('cod_fot'), state().customer?.code]).toEqual([given, given]);
    const mixed = lab.sent.filter(({ token }) => token !== taToken);
    expect(mixed).toEqual([]);
  });

  it('the very token that is stored changes nothing', async () => {
    const lab = authLab(everybody);
    const { token, storage } = stored(lab);
    const { session, state } = openTab(lab, { storage });
    await session.start({ taToken: token });
    expect(state()).toMatchObject({ phase: 'signedIn', token, switched: null });
  });

  it.each(['unauthorized', 'unsuccessful'] as const)(
    'SES-32: %s leaves the old session, and says so',
    async (kind) => {
      const lab = authLab(everybody);
      const { token, storage } = stored(lab);
      const bad = kind === 'unauthorized' ? 'garbage-token' : lab.issue('1002');
      const { session, state } = openTab(lab, { storage });
      if (kind === 'unsuccessful') lab.unsuccessful.add(bad);
      await session.start({ taToken: bad });
      expect(state()).toMatchObject({ token, person: { code: '1001' }, switched: null, isLinkRefused: true });
      session.acceptSwitch();
      expect(state()).toMatchObject({ token, person: { code: '1001' }, isLinkRefused: false });
    },
  );

  it('SES-32: a bad one with nobody signed in is the normal 401 path', async () => {
    const lab = authLab(everybody);
    const { session, state } = openTab(lab);
    await session.start({ taToken: 'garbage-token' });
    expect(state()).toMatchObject({ phase: 'signedOut', ended: 'expired' });
  });

  it('without network nobody is taken for anybody: retry', async () => {
    const lab = authLab(everybody);
    const { storage } = stored(lab);
    const taToken = lab.issue('1002');
    const { session, state } = openTab(lab, { storage });
    lab.fails.set('auth.checkToken', 'offline');
    await session.start({ taToken });
    expect(state()).toMatchObject({ phase: 'starting', startFailure: { kind: 'offline' } });
    lab.fails.clear();
    await session.start({ taToken });
    expect(state()).toMatchObject({ phase: 'signedIn', person: { code: '1002' } });
  });

  it('the switch can be undone, and no visit is recorded before it is accepted', async () => {
    const lab = authLab(everybody);
    const { token, storage } = stored(lab);
    const { session, state } = openTab(lab, { storage });
    await session.start({ taToken: lab.issue('1002') });
    expect(lab.ids()).not.toContain('auth.saveLoggedUser');
    await session.undoSwitch();
    expect(state()).toMatchObject({
      token,
      person: { code: '1001' },
      customer: { code: '1001' },
      switched: null,
    });
    expect(storage.get('cod_fot')).toBe('1001');
    const asked = lab.sent.length;
    await session.undoSwitch();
    expect([state().person?.code, lab.sent.length]).toEqual(['1001', asked]);
  });

  it('an accepted switch is recorded; it cannot be undone any more', async () => {
    const lab = authLab(everybody);
    const { storage } = stored(lab);
    const { session, state } = openTab(lab, { storage });
    await session.start({ taToken: lab.issue('1002') });
    session.acceptSwitch();
    await settle();
    expect(lab.sent.find(({ id }) => id === 'auth.saveLoggedUser')?.body).toMatchObject({ cod_fot: '1002' });
    await session.undoSwitch();
    expect(state()).toMatchObject({ person: { code: '1002' }, switched: null });
  });

  it('going back to a session that ended meanwhile leads to the login', async () => {
    const lab = authLab(everybody);
    const { token, storage } = stored(lab);
    const { session, state } = openTab(lab, { storage });
    await session.start({ taToken: lab.issue('1002') });
    lab.revoke(token);
    await session.undoSwitch();
    expect(state()).toMatchObject({ phase: 'signedOut', ended: 'expired' });
  });
});

describe('a credential of the embedding page (docs/embedding.md, Signing in)', () => {
  function page(lab: ReturnType<typeof authLab>, give: () => Promise<string | null>) {
    let asked = 0;
    const storage = memoryStore({ host: 'theirs' });
    const tab = openTab(lab, { storage, keep: 'memory', credential: () => ((asked += 1), give()) });
    return { ...tab, asked: () => asked };
  }

  it('DEC-19: signs in without writing anything', async () => {
    const lab = authLab(everybody);
    const { session, state, storage } = page(lab, async () => lab.issue('1001'));
    await session.start();
    expect(state()).toMatchObject({ phase: 'signedIn', person: { code: '1001' } });
    expect(['token', 'cod_fot', 'ta-visitor'].map((key) => storage.get(key))).toEqual([null, null, null]);
  });

  it.each([
    ['nobody there', async () => null, { phase: 'signedOut', ended: null }],
    ['a dead one', async () => 'dead-token', { phase: 'signedOut', ended: 'expired' }],
    [
      'a failing function',
      () => Promise.reject(new Error('no')),
      { phase: 'starting', startFailure: { kind: 'offline' } },
    ],
    [
      'a throwing function',
      () => {
        throw new Error('no');
      },
      { phase: 'starting', startFailure: { kind: 'offline' } },
    ],
  ])('%s', async (_name, give, expected) => {
    const { session, state } = page(authLab(everybody), give);
    await session.start();
    expect(state()).toMatchObject(expected);
  });

  it('docs/embedding.md, Signing in: a kept credential that has expired is asked for once more', async () => {
    const lab = authLab(everybody);
    const kept = ['dead-token'];
    const { session, state, asked } = page(lab, async () => kept.pop() ?? lab.issue('1001'));
    await session.start();
    expect([asked(), state().phase]).toEqual([2, 'signedIn']);
  });

  it('T-A9: 20 calls with an expired credential ask once, and all succeed with the fresh one', async () => {
    const lab = authLab(everybody);
    const { session, state, asked } = page(lab, async () => lab.issue('1001'));
    await session.start();
    lab.revoke(state().token);
    const calls = await Promise.all(Array.from({ length: 20 }, () => session.gateway.call(unreadMessages)));
    expect([asked(), calls.every(({ ok }) => ok), state().phase]).toEqual([2, true, 'signedIn']);
  });

  it('a page that has none any more ends the session; one that cannot say does not', async () => {
    const lab = authLab(everybody);
    let answer: () => Promise<string | null> = async () => lab.issue('1001');
    const { session, state } = page(lab, () => answer());
    await session.start();
    lab.revoke(state().token);
    answer = () => Promise.reject(new Error('no'));
    expect((await session.gateway.call(unreadMessages)).ok).toBe(false);
    expect(state().phase).toBe('signedIn');
    answer = async () => null;
    expect((await session.gateway.call(unreadMessages)).ok).toBe(false);
    expect(state()).toMatchObject({ phase: 'signedOut', ended: 'expired' });
  });

  it('a fresh credential that is refused too ends the session instead of asking for ever', async () => {
    const lab = authLab(everybody);
    const { session, state, asked } = page(lab, async () => lab.issue('1001'));
    await session.start();
    lab.fails.set('messages.unread', 'unauthorized');
    expect((await session.gateway.call(unreadMessages)).ok).toBe(false);
    expect([asked(), state().phase]).toEqual([2, 'signedOut']);
  });
});
