import { describe, expect, it } from 'vitest';
import { anna, authLab, bruno, links, openTab, settle, staff } from '../../test/authLab.ts';
import { memoryStore } from '../kernel/ports.ts';

const old = { ...anna, code: '2001', email: 'old@studio.test', features: ['oldAreaOnly'] };
const mini = { ...anna, code: '2002', email: 'mini@studio.test', status: 'sb active' };
const temporary = { ...anna, code: '2003', email: 'temp@studio.test', mustChange: true };
const everybody = [anna, bruno, staff, old, mini, temporary];
const { email, password } = anna;

describe('signIn', () => {
  it.each([
    ['', password],
    ['   ', password],
    [email, ''],
  ])('SES-04: %j and %j send nothing', async (typed, secret) => {
    const lab = authLab(everybody);
    const outcome = await openTab(lab).session.signIn({ email: typed, password: secret });
    expect(outcome).toEqual({ kind: 'refused', key: 'insertCredentials', text: '' });
    expect(lab.sent).toEqual([]);
  });

  it('SES-07, SES-08, SES-09, SES-22, SES-38: signs in, asks details, records the visit, keeps the documented keys', async () => {
    const lab = authLab(everybody);
    const { session, storage, state } = openTab(lab);
    const outcome = await session.signIn({
      email: ` ${email} `,
      password,
      of: 'desk',
      landingPage: '/ta/faq',
    });
    expect(outcome).toEqual({ kind: 'signedIn', redirectTo: '' });
    expect(lab.ids()).toEqual(['auth.login', 'account.details', 'auth.saveLoggedUser']);
    expect(lab.sent[0]).toMatchObject({
      token: null,
      body: { email, password, of: 'desk', as: '', vID: '8'.repeat(32) },
    });
    expect(lab.sent[2]?.body).toEqual({
      cod_fot: '1001',
      CodiceArea: '1',
      inter: '0',
      nazione_iso: 'IT',
      landing_page: '/ta/faq',
    });
    expect(state()).toMatchObject({
      phase: 'signedIn',
      inter: false,
      working: null,
      person: { code: '1001', c: 'c-1001' },
    });
    expect(state().customer?.company.city).toBe('Bassano');
    const kept = ['token', 'cod_fot', 'inter', 'sesso', 'city', 'state', 'rep'].map((key) =>
      storage.get(key),
    );
    expect(kept.slice(0, 6)).toEqual([state().token, '1001', '0', 'F', 'Bassano', 'VI']);
    expect(JSON.parse(kept[6] ?? '')).toMatchObject({ nome: 'Ada' });
  });

  it.each([
    [
      'SES-10, ERR-04 the server says why',
      { email, password: 'no' },
      { kind: 'refused', key: 'wrongCredentials', text: 'Wrong e-mail or password.' },
    ],
    [
      'SES-31, ERR-04 sb active',
      { email: mini.email, password },
      { kind: 'oldArea', reason: 'sbActive', address: links.miniTradeArea },
    ],
    [
      'SES-12 old area only',
      { email: old.email, password },
      { kind: 'oldArea', reason: 'oldAreaOnly', address: 'https://old.example/area/?ta_token=TICKET' },
    ],
  ])('%s', async (_id, input, expected) => {
    const lab = authLab(everybody);
    const { session, storage, state } = openTab(lab);
    await session.start();
    expect(await session.signIn(input)).toEqual(expected);
    expect([state().phase, state().token, storage.get('token')]).toEqual(['signedOut', null, null]);
  });

  it('SES-31: without a https address of the mini area there is only a notice', async () => {
    const lab = authLab(everybody);
    const { session } = openTab(lab, {
      config: { links: { ...links, miniTradeArea: 'http://mini.example/' } },
    });
    expect(await session.signIn({ email: mini.email, password })).toMatchObject({ address: '' });
  });

  it('SES-33: without an old area its customers simply come in', async () => {
    const lab = authLab(everybody);
    const { session } = openTab(lab, { config: { links: { ...links, oldArea: '' } } });
    expect(await session.signIn({ email: old.email, password })).toMatchObject({ kind: 'signedIn' });
  });

  it.each([
    ['unauthorized', { kind: 'refused', key: 'wrongCredentials' }],
    ['tooMany', { kind: 'failed', failure: { kind: 'tooMany' } }],
    ['offline', { kind: 'failed', failure: { kind: 'offline' } }],
    ['garbage', { kind: 'failed', failure: { kind: 'garbage' } }],
  ] as const)('T-E1: login answered by %s', async (kind, expected) => {
    const lab = authLab(everybody);
    const { session, state } = openTab(lab);
    await session.start();
    lab.fails.set('auth.login', kind);
    expect(await session.signIn({ email, password })).toMatchObject(expected);
    expect(state()).toMatchObject({ phase: 'signedOut', working: null });
  });

  it('SES-34: a temporary password signs in and asks for a new one', async () => {
    const lab = authLab(everybody);
    const { session, state } = openTab(lab);
    expect(await session.signIn({ email: temporary.email, password })).toMatchObject({
      kind: 'mustChangePassword',
    });
    expect(state().mustChangePassword).toBe(true);
    expect(await session.changePassword({ old: 'no', next: 'Better-1' })).toEqual({
      kind: 'refused',
      key: 'notChanged',
      text: 'Wrong password',
    });
    expect(await session.changePassword({ old: password, next: 'Better-1' })).toEqual({ kind: 'changed' });
    expect(state().mustChangePassword).toBe(false);
    expect(await session.changePassword({ old: '', next: 'x' })).toMatchObject({ key: 'insertAll' });
  });

  it('ERR-09 as DEC-03, T-A9: failing details are no log-out; a retry brings them', async () => {
    const lab = authLab(everybody);
    const { session, state } = openTab(lab);
    lab.fails.set('account.details', 'unavailable');
    expect(await session.signIn({ email, password })).toMatchObject({ kind: 'signedIn' });
    expect(state()).toMatchObject({
      phase: 'signedIn',
      customer: null,
      detailsFailure: { kind: 'unavailable' },
    });
    expect(lab.ids()).not.toContain('auth.saveLoggedUser');
    lab.fails.clear();
    await session.refreshDetails();
    expect(state()).toMatchObject({ customer: { code: '1001' }, detailsFailure: null });
    expect(lab.ids().filter((id) => id === 'auth.saveLoggedUser')).toHaveLength(1);
  });

  it('T-A9: a token that is refused at once ends in a failure, not in a loop', async () => {
    const lab = authLab(everybody);
    const { session, state } = openTab(lab);
    lab.fails.set('account.details', 'unauthorized');
    expect(await session.signIn({ email, password })).toMatchObject({ kind: 'failed' });
    expect(state().phase).toBe('signedOut');
    expect(lab.ids()).toEqual(['auth.login', 'account.details']);
  });

  it('SES-11, SES-36, ROLE-04: acting as a customer sets inter and records no visit', async () => {
    const lab = authLab(everybody);
    const { session, state, storage } = openTab(lab);
    await session.signIn({ email: staff.email, password, as: '1002' });
    expect(state()).toMatchObject({ inter: true, person: { code: '1002' } });
    expect([storage.get('inter'), lab.ids().includes('auth.saveLoggedUser')]).toEqual(['1', false]);
  });

  it('SES-03, T-E2: pressing twice is one sign-in', async () => {
    const lab = authLab(everybody);
    const { session, state } = openTab(lab);
    const both = [session.signIn({ email, password }), session.signIn({ email, password })];
    expect(state().working).toBe('signIn');
    const [one, two] = await Promise.all(both);
    expect(one).toBe(two);
    expect(lab.ids().filter((id) => id === 'auth.login')).toHaveLength(1);
  });

  it('SES-30: the visitor id is made once per browser', async () => {
    const lab = authLab(everybody);
    const storage = memoryStore();
    await openTab(lab, { storage, random: () => 0.1 }).session.recover(email);
    await openTab(lab, { storage, random: () => 0.9 }).session.recover(email);
    expect(lab.sent.map(({ body }) => body['vID'])).toEqual(['1'.repeat(32), '1'.repeat(32)]);
  });

  it('SES-06: the framed login has its message only when signed in', async () => {
    const lab = authLab(everybody);
    const { session, state } = openTab(lab);
    expect(session.loginMessage()).toBeNull();
    await session.signIn({ email, password });
    expect(session.loginMessage()).toEqual({
      name: 'login',
      code: '1001',
      hash: 'c-1001',
      token: state().token,
    });
  });
});

describe('recover', () => {
  it.each([
    ['SES-16', '', null, { kind: 'refused', key: 'insertEmail', text: '' }],
    ['SES-16', email, null, { kind: 'sent' }],
    ['SES-16', 'nobody@studio.test', null, { kind: 'refused', key: 'wrongEmail', text: '' }],
    ['SES-16', email, 'notFound', { kind: 'refused', key: 'wrongEmail', text: '' }],
    ['ERR-19', email, 'offline', { kind: 'failed', failure: { kind: 'offline' } }],
  ] as const)('%s: %j, %s', async (_id, address, failing, expected) => {
    const lab = authLab(everybody);
    if (failing) lab.fails.set('auth.recovery', failing);
    expect(await openTab(lab).session.recover(address)).toMatchObject(expected);
  });
});

describe('leaving', () => {
  it('SES-21, T-A10, DEC-19: clears our keys only, revokes even while the page closes', async () => {
    const lab = authLab(everybody);
    const storage = memoryStore({
      host: 'theirs',
      i18nextLng: 'it',
      openMenu: '1',
      openGDPR: '1',
      promoJSON: '[]',
    });
    const { session, state } = openTab(lab, { storage });
    await session.signIn({ email, password });
    storage.set('openGDPR', '1');
    const token = state().token;
    const leaving = session.signOut();
    expect(state()).toMatchObject({ phase: 'signedOut', token: null, person: null, ended: 'loggedOut' });
    await leaving;
    expect(lab.sent.at(-1)).toMatchObject({ id: 'auth.logout', token, keepalive: true });
    const left = [
      'host',
      'i18nextLng',
      'openMenu',
      'openGDPR',
      'promoJSON',
      'token',
      'cod_fot',
      'rep',
      'company_data',
      'ta-last-customer',
    ];
    expect(left.map((key) => storage.get(key))).toEqual([
      'theirs',
      'it',
      '1',
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(state().working).toBeNull();
  });

  it('T-A10: a log out without network still signs this browser out', async () => {
    const lab = authLab(everybody);
    const { session, state, storage } = openTab(lab);
    await session.signIn({ email, password });
    lab.fails.set('auth.logout', 'offline');
    await session.signOut();
    expect([state().phase, storage.get('token')]).toEqual(['signedOut', null]);
  });

  it('SES-05, SES-35: the login page closes the earlier session, stored or not', async () => {
    const lab = authLab(everybody);
    const token = lab.issue('1001');
    const storage = memoryStore({ token, cod_fot: '1001' });
    const { session, state } = openTab(lab, { storage });
    await session.openLogin();
    expect(lab.sent).toMatchObject([{ id: 'auth.logout', token }]);
    expect([state().phase, state().ended, storage.get('token')]).toEqual(['signedOut', null, null]);
    await session.openLogin();
    expect(lab.sent[1]).toMatchObject({ id: 'auth.logout', token: null });
  });

  it('SES-26: an expired session keeps the closed notices for the same customer, not for another', async () => {
    for (const [next, expected] of [
      [anna, '1'],
      [bruno, null],
    ] as const) {
      const lab = authLab(everybody);
      const { session, storage, state } = openTab(lab);
      await session.signIn({ email, password });
      storage.set('openGDPR', '1');
      storage.set('redirectGraphistore', 'false');
      lab.revoke(state().token);
      await session.refreshDetails();
      expect(state()).toMatchObject({ phase: 'signedOut', ended: 'expired' });
      expect([storage.get('openGDPR'), storage.get('redirectGraphistore'), storage.get('token')]).toEqual([
        '1',
        null,
        null,
      ]);
      await session.openLogin();
      expect(state().ended).toBe('expired');
      await session.signIn({ email: next.email, password });
      expect(storage.get('openGDPR')).toBe(expected);
      await settle();
    }
  });
});
