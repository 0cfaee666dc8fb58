import {
  addMessage,
  contract,
  details,
  logout,
  orderListAnswer,
  ordersIncomplete,
  ordersInProcess,
  recovery,
  recoveryMarker,
  saveInvoicing,
  ticket,
  updateLanguage,
} from '@trade-area/core/contract';
import type { OrderRow } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import { goodInput } from './goodInput.ts';

/** The list admits customer 1001; staff and the customers they act as are always admitted (SES-12, SES-33). */
let lab: TestLab;
beforeAll(async () => {
  lab = await startTestLab({ change: (config) => ({ ...config, allowedCustomers: ['1001'] }) });
});
afterAll(() => lab.stop());

async function rowsOf(token: string): Promise<readonly OrderRow[]> {
  const rows: OrderRow[] = [];
  for (const list of [ordersInProcess, ordersIncomplete])
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { json } = await call(lab.base, list, { token, path: { page }, body: {} });
      const answer = parse(orderListAnswer, json);
      rows.push(...answer.orders);
      pages = answer.pages;
    }
  return rows;
}

describe('a visitor (ROLE-01, GW-45)', () => {
  /** These need a customer's ticket or a frame's session: the tests of cards and uploads cover them. */
  const byTicket =
    /^(cards\.|uploads\.(open|changeMethod)$|sharing\.open$|orders\.delete$|downloads\.software$)/;

  it('can sign in, recover a password, see the public store, configure, read the questions, write to the lab and watch a video; every other call is refused', () => {
    const open = contract.filter(({ access, id }) => access === 'public' && !byTicket.test(id));
    expect(open.map(({ id }) => id).toSorted()).toEqual([
      'auth.login',
      'auth.logout',
      'auth.recovery',
      'configurator.price',
      'configurator.product',
      'contact.addMessage',
      'contact.logVideoView',
      'contact.login',
      'contact.videoCaptions',
      'help.faq',
      'help.layout',
      'observations.add',
      'store.public',
    ]);
  });

  it('signs in, recovers a password and signs out without a token or with one', async () => {
    const { token } = await signIn(lab.base, 'it@studio.test');
    const wish = { body: { password: recoveryMarker, email: 'nobody@studio.test' } };
    for (const given of [{}, { token }])
      expect((await call(lab.base, recovery, { ...wish, ...given })).json).toMatchObject({
        status_code: 404,
      });
    expect((await call(lab.base, details, { token })).status).toBe(200);
    for (const given of [{}, { token }])
      expect((await call(lab.base, logout, given)).json).toEqual({ success: true });
    expect((await call(lab.base, details, { token })).status).toBe(401);
  });
});

describe('access to this trade area (ROLE-06)', () => {
  it.each([
    ['internal@lab.test', {}, '0'],
    ['it@studio.test', {}, '1001'],
    ['internal@lab.test', { as: '1003' }, '1003'],
  ])('%s, %j is admitted as %s', async (email, more, code) => {
    const answer = await signIn(lab.base, email, more);
    expect(answer).toMatchObject({ status: '1', cod_fot: code, redirect_to: '' });
    expect(answer['features']).not.toContain('oldAreaOnly');
  });

  it.each(['fr@studio.test', 'us@studio.test', 'reduced@studio.test'])(
    '%s is led to the old one',
    async (email) => {
      const { features, redirect_to } = await signIn(lab.base, email);
      expect(features).toContain('oldAreaOnly');
      expect(redirect_to).toBe(lab.config.portal.links.oldArea);
    },
  );
});

describe('conditions that decide permissions (ROLE-09)', () => {
  it.each([
    ['us@studio.test', 'us'],
    ['ca@studio.test', 'ca'],
    ['uk@studio.test', 'uk'],
    ['ie@studio.test', 'ie'],
    ['au@studio.test', 'au'],
  ])('area and country: %s belongs to the group %s', async (email, community) => {
    expect(await signIn(lab.base, email)).toMatchObject({ community });
  });

  it('internal viewer: the chosen language does not change the customer’s', async () => {
    const own = await signIn(lab.base, 'de@studio.test');
    const viewer = await signIn(lab.base, 'internal@lab.test', { as: '1003' });
    expect([own['inter'], viewer['inter']]).toEqual([0, 1]);
    await call(lab.base, updateLanguage, { token: viewer.token, query: { lingua: 'es', inter: '1' } });
    expect(await signIn(lab.base, 'de@studio.test')).toMatchObject({ webLingua: 'de' });
    await call(lab.base, updateLanguage, { token: own.token, query: { lingua: 'es' } });
    expect(await signIn(lab.base, 'de@studio.test')).toMatchObject({ webLingua: 'es' });
  });

  it.each([
    ['it@studio.test', true],
    ['fr@studio.test', false],
    ['us@studio.test', false],
  ])('the company’s country: electronic invoicing for %s is %s', async (email, success) => {
    const { token } = await signIn(lab.base, email);
    const body = { pec: 'studio@pec.test', cdu: 'ABC1234' };
    expect((await call(lab.base, saveInvoicing, { token, body })).json).toMatchObject({ success });
  });

  it('the order: only a blocked incomplete one can be deleted', async () => {
    const { token } = await signIn(lab.base, 'es@studio.test');
    const { orders } = parse(
      orderListAnswer,
      (await call(lab.base, ordersIncomplete, { token, body: {} })).json,
    );
    const { orders: running } = parse(
      orderListAnswer,
      (await call(lab.base, ordersInProcess, { token, body: {} })).json,
    );
    const remove = async (order_code = '') => {
      const { json } = await call(lab.base, ticket, { token, body: { purpose: 'delete-order', order_code } });
      const { ticket: ta_token } = parse(ticket.answer, json);
      const body = new URLSearchParams({ order_code, ta_token });
      return (await fetch(`${lab.base}/embed/delete-order`, { method: 'POST', body })).status;
    };
    expect(await remove(running[0]?.commessa)).toBe(403);
    expect(await remove(orders.find(({ blocked }) => !blocked)?.commessa)).toBe(403);
    expect(await remove(orders.find(({ blocked }) => blocked)?.commessa)).toBe(200);
  });

  it('the sales representative is no account: their address cannot sign in', async () => {
    const { token } = await signIn(lab.base, 'it@studio.test');
    const { gestore } = parse(details.answer, (await call(lab.base, details, { token })).json);
    const email = gestore?.email ?? '';
    expect(email).toContain('@');
    expect(await signIn(lab.base, email)).toMatchObject({ status: '0' });
  });
});

it('ORD-32, STATE-08: only the lab changes the state of an order, whatever a call contains', async () => {
  const takes = contract.flatMap(({ id, body, effect }) =>
    effect === 'write' && body && 'entries' in body
      ? Object.keys(body.entries as object).map((name) => `${id} ${name}`)
      : [],
  );
  expect(takes).toContain('messages.add cod_order');
  expect(takes.filter((taken) => /[ _](status|fm_status|phase_main|is_onhold)$/.test(taken))).toEqual([
    // The status that the customer saw while writing; the calls below show that the lab ignores it.
    'messages.add order_status',
  ]);

  const { token, cod_fot } = await signIn(lab.base, 'it@studio.test');
  const states = async () =>
    (await rowsOf(token)).map(({ commessa, fm_status, phase_main, is_onhold, blocked }) =>
      [commessa, fm_status, phase_main, is_onhold, blocked].join(' '),
    );
  const before = await states();
  const forged = { order_status: '12', status: '12', fm_status: '12', phase_main: '496', is_onhold: '1' };
  for (const row of (await rowsOf(token)).slice(0, 5)) {
    const body = { cod_order: row.commessa, txt_public: 'Please go on.', ...forged };
    expect((await call(lab.base, addMessage, { token, body })).status).toBe(200);
  }
  for (const id of ['messages.read', 'payments.setCardToken', 'account.saveInvoicing', 'uploads.send']) {
    const endpoint = contract.find((each) => each.id === id);
    if (!endpoint) throw new Error(`ta: there is no call ${id}`);
    const { body } = goodInput(endpoint, { orderCode: before[0]?.split(' ')[0] ?? '', cod_fot });
    await call(lab.base, endpoint, { token, body: { ...(body as object), ...forged } });
  }
  expect(await states()).toEqual(before);
  expect(before.length).toBeGreaterThan(20);
});

it('GW-50: the names of the old calls are accepted when they match the session, and are not logged', async () => {
  const { token, cod_fot, c } = await signIn(lab.base, 'it@studio.test');
  const [order] = await rowsOf(token);
  const reads = contract.filter(({ access, method }) => access === 'customer' && method === 'GET');
  expect(reads.map(({ id }) => id)).toContain('messages.serveAttachment');
  for (const endpoint of reads) {
    const { query, ...input } = goodInput(endpoint, { orderCode: order?.commessa ?? '', cod_fot });
    const ask = (more: object) => call(lab.base, endpoint, { token, ...input, query: { ...query, ...more } });
    const [plain, named] = [await ask({}), await ask({ cod_fot, c, ta_token: token })];
    expect([endpoint.id, named.status]).toEqual([endpoint.id, plain.status]);
    expect(named.headers.get('referrer-policy')).toBe('no-referrer');
    for (const forged of [{ cod_fot: '1002' }, { c: 'x'.repeat(32) }, { ta_token: 'x'.repeat(43) }])
      expect([endpoint.id, (await ask(forged)).status]).toEqual([endpoint.id, 403]);
    // Only the header signs in: a token in the address alone opens nothing.
    const alone = await call(lab.base, endpoint, { ...input, query: { ...query, ta_token: token } });
    expect([endpoint.id, alone.status]).toEqual([endpoint.id, 401]);
  }
  const log = lab.logged.join('\n');
  expect(log).toContain('messages.serveAttachment');
  for (const secret of [token, c, 'ta_token=', 'cod_fot=']) expect(log).not.toContain(secret);
});
