import {
  changePassword,
  checkToken,
  details,
  login,
  logout,
  orderListAnswer,
  ordersIncomplete,
  saveLoggedUser,
  saveView,
  setGdpr,
  ticket,
  updateLanguage,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password, signIn } from '../fixtures/wire.ts';

let lab: TestLab;
beforeAll(async () => {
  lab = await startTestLab();
});
afterAll(() => lab.stop());

const statusOf = async (token: string) => (await call(lab.base, details, { token })).status;

describe('sessions', () => {
  it('SES-10 a wrong password and an unknown address get the same answer', async () => {
    const wrong = await call(lab.base, login, { body: { email: 'it@studio.test', password: 'nope' } });
    const unknown = await call(lab.base, login, { body: { email: 'who@studio.test', password: 'nope' } });
    expect(wrong.json).toMatchObject({ status: '0', error: 'Wrong e-mail or password' });
    expect(unknown.text).toBe(wrong.text);
    expect(unknown.status).toBe(wrong.status);
  });

  it('SES-29 the company’s name signs in like its e-mail, in any case', async () => {
    const company = 'Prairie Light Photography';
    const status = async (email: string, attempt = password) =>
      (await call(lab.base, login, { body: { email, password: attempt } })).json;
    expect(await status(` ${company.toUpperCase()} `)).toMatchObject({ status: '1', company });
    expect(await status(company, 'nope')).toMatchObject({
      status: '0',
      error: 'Wrong e-mail or password',
    });
    expect(await status('Prairie Light')).toMatchObject({ status: '0' });
  });

  it('SES-11 staff who name no customer are told, and not signed in as themselves; others never are', async () => {
    const enter = async (email: string, as: string) =>
      (await call(lab.base, login, { body: { email, password, as } })).json;
    expect(await enter('internal@lab.test', '10O5')).toEqual({
      status: '0',
      error: 'No customer has this code or e-mail.',
    });
    expect(await enter('internal@lab.test', '1005')).toMatchObject({ status: '1', cod_fot: '1005' });
    expect(await enter('de@studio.test', '10O5')).toMatchObject({ status: '1' });
  });

  it('expire on time', async () => {
    const { token } = await signIn(lab.base, 'de@studio.test');
    lab.advance(12 * 3_600_000 - 1_000);
    expect(await statusOf(token)).toBe(200);
    lab.advance(2_000);
    expect(await statusOf(token)).toBe(401);
  });

  it('T-A10, GW-13: an ended token is refused 100 times of 100, other sessions stay', async () => {
    const kept = await signIn(lab.base, 'de@studio.test');
    let refused = 0;
    const { token } = await signIn(lab.base, 'de@studio.test');
    // The second answer comes from the cache, which the end of the session must clear as well.
    const list = async () => (await call(lab.base, ordersIncomplete, { token, body: {} })).status;
    expect([await list(), await list()]).toEqual([200, 200]);
    expect((await call(lab.base, logout, { token })).status).toBe(200);
    expect(await list()).toBe(401);
    for (let index = 0; index < 100; index += 1) if ((await statusOf(token)) === 401) refused += 1;
    expect(refused).toBe(100);
    expect(await statusOf(kept.token)).toBe(200);
    expect((await call(lab.base, logout)).json).toEqual({ success: true });
  });

  it('T-A10, T-A11, DEC-17: the documented GETs change nothing unless it is a same-origin fetch with the header', async () => {
    const { token } = await signIn(lab.base, 'fr@studio.test');
    const bearer = { authorization: `Bearer ${token}` };
    const get = (path: string, headers: Record<string, string>) => fetch(lab.base + path, { headers });
    for (const path of [logout.path, `${updateLanguage.path}?lingua=de`]) {
      for (const site of ['cross-site', 'same-site', 'none', '']) {
        for (let index = 0; index < 13; index += 1) {
          const from: Record<string, string> = site === '' ? {} : { 'sec-fetch-site': site };
          expect((await get(path, { ...from, ...bearer })).status).toBe(405);
          expect((await get(path, from)).status).toBe(405);
        }
      }
    }
    expect((await call(lab.base, checkToken, { token, body: {} })).json).toMatchObject({ webLingua: 'fr' });
    const sameOrigin = { 'sec-fetch-site': 'same-origin', ...bearer };
    expect((await get(`${updateLanguage.path}?lingua=Italiano`, sameOrigin)).status).toBe(200);
    expect((await call(lab.base, checkToken, { token, body: {} })).json).toMatchObject({ webLingua: 'it' });
    expect((await get(logout.path, sameOrigin)).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });

  it('GW-16, SES-24 a valid token names its customer, an invalid one is no session', async () => {
    const { token, c } = await signIn(lab.base, 'uk@studio.test');
    const body = { c, inter: '0' };
    const known = await call(lab.base, checkToken, { token, body });
    expect(known.json).toMatchObject({ success: true, cod_fot: '1007', c, inter: 0 });
    expect((await call(lab.base, checkToken, { token: `${token}x`, body })).status).toBe(401);
  });

  it('GW-17, SES-09 the first page of a session is recorded, for oneself only', async () => {
    const { token } = await signIn(lab.base, 'uk@studio.test');
    const visit = { CodiceArea: '101', inter: '0', nazione_iso: 'GB', landing_page: '/ta/orders-list' };
    const save = (cod_fot: string) => call(lab.base, saveLoggedUser, { token, body: { cod_fot, ...visit } });
    expect((await save('1007')).json).toEqual({ success: true });
    expect((await save('1001')).status).toBe(403);
  });

  it('GW-05 an unsupported language is refused with the field’s name', async () => {
    const { token } = await signIn(lab.base, 'fr@studio.test');
    const { status, json } = await call(lab.base, updateLanguage, { token, query: { lingua: 'xx' } });
    expect(status).toBe(422);
    expect(json).toMatchObject({ error: { fields: { lingua: 'one of en, it, es, fr, de' } } });
  });

  it('ROUTE-34 neither passwords nor tokens nor addresses of people are logged', async () => {
    const { token } = await signIn(lab.base, 'us@studio.test');
    await fetch(`${lab.base}/gateway?endpoint=/api/customer/details&ta_token=${token}&x=SECRETVALUE`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await fetch(`${lab.base}/old-area/?ta_token=SECRETVALUE`);
    const log = lab.logged.join('\n');
    for (const secret of [token, password, 'us@studio.test', 'SECRETVALUE', 'Prairie'])
      expect(log).not.toContain(secret);
    expect(log).toContain('account.details');
  });
});

describe('acting as a customer (ROLE-03, ROLE-11, T-A3)', () => {
  const codes = ['0', ...Array.from({ length: 10 }, (_none, index) => String(1001 + index)), '1020', '1022'];
  const wanted = [...codes, 'fr@studio.test', 'internal@lab.test', "0' or 1=1"];
  const names = ['it', 'fr', 'de', 'es', 'us', 'ca', 'uk', 'ie', 'gb', 'au', 'reduced', 'social', 'big'];

  it('is attempted 200 times by 13 customers', () => {
    expect(names.length * wanted.length).toBeGreaterThanOrEqual(200);
  });

  it.each(names)('`as` with another customer changes nothing for %s', async (name) => {
    const plain = await signIn(lab.base, `${name}@studio.test`);
    for (let from = 0; from < wanted.length; from += 4) {
      const some = wanted.slice(from, from + 4);
      const acted = await Promise.all(some.map((as) => signIn(lab.base, `${name}@studio.test`, { as })));
      for (const one of acted) expect({ ...one, token: '' }).toEqual({ ...plain, token: '' });
    }
  });

  it('staff see the customer, marked, for an hour, and cannot change personal settings', async () => {
    const staff = await signIn(lab.base, 'internal@lab.test', { as: '1001' });
    expect(staff).toMatchObject({ inter: 1, cod_fot: '1001', features: [] });
    const { token } = staff;
    const change = { cod_fot: '1001', old_password: password, new_password: 'Rosmarino-88' };
    const consent = { cod_fot: '1001', int: '1', gdpr_check_type: '1', outcome: '1', from_page: 'modal' };
    expect((await call(lab.base, changePassword, { token, body: change })).status).toBe(403);
    expect((await call(lab.base, setGdpr, { token, body: consent })).status).toBe(403);
    expect((await call(lab.base, updateLanguage, { token, query: { lingua: 'de' } })).status).toBe(200);
    const own = await signIn(lab.base, 'it@studio.test');
    expect(own['webLingua']).toBe('it');
    const visit = { cod_fot: '1001', CodiceArea: '1', inter: '1', nazione_iso: 'IT', landing_page: '/ta/' };
    expect((await call(lab.base, saveLoggedUser, { token, body: visit })).json).toEqual({ success: true });
    expect(
      (await call(lab.base, saveView, { token, body: { name: 'staff', search: '', columns: [] } })).status,
    ).toBe(200);
    lab.advance(59 * 60_000);
    expect(await statusOf(token)).toBe(200);
    lab.advance(2 * 60_000);
    expect(await statusOf(token)).toBe(401);
  });

  it('does not nest', async () => {
    const staff = await signIn(lab.base, 'internal@lab.test', { as: '1001' });
    const nested = await call(lab.base, login, {
      token: staff.token,
      body: { email: 'internal@lab.test', password, as: '1002' },
    });
    expect(nested.status).toBe(403);
  });
});

describe('changing the password (GW-30)', () => {
  it('requires the old one, refuses weak ones, ends the other sessions', async () => {
    const [here, there] = [
      await signIn(lab.base, 'au@studio.test'),
      await signIn(lab.base, 'au@studio.test'),
    ];
    const change = (old_password: string, new_password: string) =>
      call(lab.base, changePassword, {
        token: here.token,
        body: { cod_fot: '1010', old_password, new_password },
      });
    expect((await change('wrong', 'Rosmarino-88')).json).toMatchObject({ done: false });
    expect((await change(password, 'short1')).json).toEqual({ done: false, error: 'Minimum 7 characters' });
    expect((await change(password, 'password123')).json).toMatchObject({ done: false });
    expect((await change(password, password)).json).toMatchObject({ done: false });
    expect((await change(password, 'Rosmarino-88')).json).toEqual({ done: true, error: '' });
    expect(await statusOf(here.token)).toBe(200);
    expect(await statusOf(there.token)).toBe(401);
    expect(await signIn(lab.base, 'au@studio.test')).toMatchObject({ status: '0' });
    expect(await signIn(lab.base, 'au@studio.test', { password: 'Rosmarino-88' })).toMatchObject({
      status: '1',
    });
  });
});

describe('deleting an order (ORD-30, DEC-07, EMB-04)', () => {
  const remove = (order_code: string, ta_token: string) =>
    fetch(`${lab.base}/embed/delete-order`, {
      method: 'POST',
      body: new URLSearchParams({ order_code, ta_token }),
    });
  const rows = async (token: string) => {
    const found = [];
    for (let number = 1, pages = 1; number <= pages; number += 1) {
      const answer = parse(
        orderListAnswer,
        (await call(lab.base, ordersIncomplete, { token, path: { page: number }, body: {} })).json,
      );
      found.push(...answer.orders);
      pages = answer.pages;
    }
    return found;
  };
  const ticketFor = async (token: string, purpose: string, order_code: string, origin = '') => {
    const headers: Record<string, string> = origin ? { origin } : {};
    const { json } = await call(lab.base, ticket, { token, body: { purpose, order_code }, headers });
    return (json as { ticket: string }).ticket;
  };

  it('deletes a blocked incomplete one, once, with its own ticket, within a minute', async () => {
    const { token } = await signIn(lab.base, 'gb@studio.test');
    const before = await rows(token);
    const [first, second] = before.filter((row) => row.blocked).map((row) => row.commessa);
    const free = before.find((row) => !row.blocked)?.commessa ?? '';
    if (!first || !second) throw new Error('no blocked orders');

    expect((await remove(first, 'A'.repeat(43))).status).toBe(403);
    expect((await remove(first, token)).status).toBe(403);
    expect((await remove(first, await ticketFor(token, 'upload', first))).status).toBe(403);
    expect((await remove(first, await ticketFor(token, 'delete-order', second))).status).toBe(404);
    expect((await remove(free, await ticketFor(token, 'delete-order', free))).status).toBe(403);
    const late = await ticketFor(token, 'delete-order', first);
    lab.advance(61_000);
    expect((await remove(first, late)).status).toBe(403);
    expect(await rows(token)).toHaveLength(before.length);

    const good = await ticketFor(token, 'delete-order', first);
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(first, good)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const after = await rows(token);
    expect(after.map((row) => row.commessa)).not.toContain(first);
    expect(after).toHaveLength(before.length - 1);
  });

  it('the frame answers to the page its ticket was made for, and to no other', async () => {
    const { token } = await signIn(lab.base, 'gb@studio.test');
    const shown = async (origin: string) => {
      const code = await ticketFor(token, 'delete-order', '1', origin);
      const page = await fetch(`${lab.base}/embed/delete-order?order_code=1&ta_token=${code}`);
      return /data-parent="([^"]*)"/.exec(await page.text())?.[1];
    };
    expect(await shown('http://127.0.0.1:5300')).toBe('http://127.0.0.1:5300');
    expect(await shown('http://localhost:5100')).toBe('http://localhost:5100');
    expect(await shown('')).toBe('http://localhost:5100');
  });

  it('hostile values in the frame’s address stay text', async () => {
    const hostile = '"><script>alert(1)</script>';
    const page = await fetch(`${lab.base}/embed/delete-order?order_code=${encodeURIComponent(hostile)}`);
    const text = await page.text();
    expect(text).not.toContain('<script>alert');
    expect([...text.matchAll(/<script([^>]*)>/g)].map(([, told]) => told)).toEqual([
      ' src="/site/framed.js" type="module"',
      ' src="/site/delete-order.js" type="module"',
    ]);
  });

  it('SHELL-13 a ticket of the old area identifies its customer once', async () => {
    const { token } = await signIn(lab.base, 'gb@studio.test');
    const code = await ticketFor(token, 'old-area', '');
    const visit = async () => (await fetch(`${lab.base}/old-area/?ta_token=${code}`)).text();
    expect(await visit()).toContain('Heather &amp; Stone');
    expect(await visit()).toContain('You aren’t signed in here');
  });
});
