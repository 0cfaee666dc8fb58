import { checkToken, details, recovery, recoveryMarker } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password, signIn } from '../fixtures/wire.ts';
import { signInAtDesk } from './desk.ts';
import { deskVisitor } from './deskVisitor.ts';
import type { DeskVisitor, Fields, Shown } from './deskVisitor.ts';

/** Customers' accounts at the staff desk, and the way of an invited customer into the portal. */
let lab: TestLab;
let desk: DeskVisitor;
beforeAll(async () => {
  lab = await startTestLab();
  desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
});
afterAll(() => lab.stop());

const studio = { company: 'Studio Nebbia', name: 'Ada', surname: 'Neri', country: 'IT' };
const create = (fields: Fields) => desk.post('new-customer', 'new-customer', fields);
const codeOf = ({ to }: Shown) => /^\/staff\/customers\/([^?]+)/.exec(to)?.[1] ?? '';
/** Whether the field is marked as wrong and described by its problem. */
const hasProblem = ({ text }: Shown, field: string) => {
  const control = new RegExp(`<(?:input|select)(?=[^>]*name="${field}")(?=[^>]*aria-invalid="true")[^>]*>`);
  const described = /aria-describedby="([^" ]+)/.exec(control.exec(text)?.[0] ?? '')?.[1] ?? '';
  return described !== '' && text.includes(`id="${described}"`);
};
const rowsOf = (email: string) =>
  lab.query(
    `select code, area, language, currency, vat_rate::text as vat from customers where email = '${email}'`,
  );
const actionsOf = async (code: string) =>
  (
    await lab.query(
      `select a.action, s.email from customer_actions a join customers c on c.id = a.customer_id join staff s on s.id = a.staff_id where c.code = '${code}' order by a.id`,
    )
  ).map(({ action, email }) => `${email} ${action}`);

/** The links of the invitation mails to an address, the newest first. */
async function invitationsOf(email: string): Promise<string[]> {
  await lab.jobsDone();
  const list = await (await fetch(`${lab.base}/outbox`)).text();
  const links: string[] = [];
  for (const [, id] of list.matchAll(/href="\/outbox\/([^"]+)"/g)) {
    const page = await (await fetch(`${lab.base}/outbox/${id}`)).text();
    const text = page.replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&');
    const link = /https?:\S+\/auth\/invitation\?code=\S+/.exec(text)?.[0];
    if (link && text.includes(email)) links.push(link);
  }
  return links;
}

function accept(link: string, typed: Fields, site = 'same-origin') {
  const headers = { 'sec-fetch-site': site };
  const { searchParams, pathname } = new URL(link);
  const body = new URLSearchParams({ code: searchParams.get('code') ?? '', ...typed });
  return fetch(`${lab.base}${pathname}?lang=en`, { method: 'POST', body, redirect: 'manual', headers });
}
const both = (given: string) => ({ password: given, repeat: given });

describe('a new customer', () => {
  it('CONST-18: every area is chosen by its code and the name of a country', async () => {
    const { text } = await desk.get('new-customer');
    const [, options = ''] = /<select[^>]*name="area"[^>]*>(.*?)<\/select>/s.exec(text) ?? [];
    const names = [...options.matchAll(/<option[^>]*value="(\d+)"[^>]*>([^<]*)</g)].map(([, , name]) => name);
    expect(names).toHaveLength(8);
    for (const name of names) expect(name).toMatch(/^\d+ · [A-Z][a-z]+/);
    expect(names).toContain('110 · United Kingdom');
  });

  it('is created with what the country implies, invited by mail, sets a password and is signed in', async () => {
    const email = 'ada@nebbia.example';
    const created = await create({ ...studio, email: 'Ada@Nebbia.example', vat_number: 'IT 01234567897' });
    expect(created).toMatchObject({ status: 303, to: expect.stringMatching(/\?said=create$/) });
    const code = codeOf(created);
    expect(await rowsOf(email)).toEqual([{ code, area: '1', language: 'it', currency: 'EUR', vat: '22' }]);
    expect((await signIn(lab.base, email)).status).toBe('0');
    expect(await actionsOf(code)).toEqual(['desk@lab.test create', 'desk@lab.test invite']);

    const [link = ''] = await invitationsOf(email);
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const text = await page.text();
    expect(text).toContain('lang="it"');
    expect(text).toContain(email);

    expect((await accept(link, both('Gallery-77'), 'cross-site')).status).toBe(403);
    expect((await accept(link, both('short'))).status).toBe(422);
    expect((await accept(link, { password: 'Gallery-77', repeat: 'Gallery-78' })).status).toBe(422);
    const accepted = await accept(link, both('Gallery-77'));
    expect(accepted.status).toBe(303);
    const to = new URL(accepted.headers.get('location') ?? '');
    expect(`${to.origin}${to.pathname}`).toBe('http://localhost:5100/ta/');
    const inAddress = to.searchParams.get('ta_token') ?? '';

    // DEC-01: the token of the address grants nothing but one exchange.
    expect((await call(lab.base, details, { token: inAddress })).status).toBe(401);
    const exchanged = await call(lab.base, checkToken, { token: inAddress });
    expect(exchanged.json).toMatchObject({ success: true, email, token: expect.any(String) });
    expect((await call(lab.base, checkToken, { token: inAddress })).status).toBe(401);
    const { token } = exchanged.json as { token: string };
    expect(token).not.toBe(inAddress);
    expect((await call(lab.base, details, { token })).status).toBe(200);
    expect((await call(lab.base, checkToken, { token })).json).not.toHaveProperty('token');

    expect((await accept(link, both('Gallery-79'))).status).toBe(410);
    expect((await fetch(link)).status).toBe(410);
    expect((await signIn(lab.base, email, { password: 'Gallery-77' })).status).toBe('1');
  });

  it('who opens the address too late is not signed in', async () => {
    const email = 'late@nebbia.example';
    await create({ ...studio, email });
    const [link = ''] = await invitationsOf(email);
    const accepted = await accept(link, both('Gallery-77'));
    const token = new URL(accepted.headers.get('location') ?? '').searchParams.get('ta_token') ?? '';
    lab.advance(61_000);
    expect((await call(lab.base, checkToken, { token })).status).toBe(401);
  });

  it('is invited again with another link; the first that is used ends the others, and so do days', async () => {
    const email = 'again@nebbia.example';
    const code = codeOf(await create({ ...studio, email }));
    expect(await invitationsOf(email)).toHaveLength(1);
    await desk.post(`customers/${code}/invite`, `customers/${code}`);
    const links = await invitationsOf(email);
    expect(new Set(links).size).toBe(2);
    const [newest = '', first = ''] = links;
    expect((await fetch(newest)).status).toBe(200);
    expect((await accept(first, both('Gallery-77'))).status).toBe(303);
    expect((await accept(newest, both('Gallery-78'))).status).toBe(410);
    expect((await desk.get(`customers/${code}`)).text).not.toContain('/invite"');

    const late = codeOf(await create({ ...studio, email: 'days@nebbia.example' }));
    const [old = ''] = await invitationsOf('days@nebbia.example');
    lab.advance(lab.config.recovery.invitationDays * 86_400_000 + 1);
    expect((await accept(old, both('Gallery-77'))).status).toBe(410);
    desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
    expect(late).not.toBe('');
  });

  it('is one customer however often the form is sent', async () => {
    const page = (await desk.get('new-customer')).text;
    const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const fields = { ...studio, email: 'twice@nebbia.example', key };
    const answers = await Promise.all([create(fields), create(fields), create(fields)]);
    expect(new Set(answers.map(codeOf)).size).toBe(1);
    expect(await rowsOf('twice@nebbia.example')).toHaveLength(1);
    expect(await invitationsOf('twice@nebbia.example')).toHaveLength(1);
  });

  it('is refused with a reason at its field, and what was typed stays', async () => {
    const company = '<script>alert(1)</script> "Ünï"\u202e';
    const refused = await create({ ...studio, company, email: 'it@studio.test', code: '7001' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Another customer already has this.');
    expect(hasProblem(refused, 'email')).toBe(true);
    expect(refused.text).toContain('value="7001"');
    expect(refused.text).not.toContain('<script>alert');
    expect(refused.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');

    const taken = await create({ ...studio, email: 'code@nebbia.example', code: '1001' });
    expect([taken.status, hasProblem(taken, 'code')]).toEqual([422, true]);
    for (const [field, value] of [
      ['email', 'nobody'],
      ['country', 'XX'],
      ['company', ''],
      ['company', 'x'.repeat(201)],
      ['code', 'a b'],
      ['vat_number', 'IT123'],
      ['vat_rate', '31'],
      ['credit_limit', '1.500,00'],
      ['credit_limit', '-5'],
      ['credit_limit', '12345678'],
      ['area', '7'],
    ] as const) {
      const answer = await create({ ...studio, email: 'field@nebbia.example', [field]: value });
      expect([field, answer.status, hasProblem(answer, field)]).toEqual([field, 422, true]);
    }
    const abroad = await create({ ...studio, email: 'field@nebbia.example', country: 'PT' });
    expect([abroad.status, hasProblem(abroad, 'area')]).toEqual([422, true]);
    expect(await rowsOf('field@nebbia.example')).toEqual([]);

    const hostile = codeOf(await create({ ...studio, company, email: 'hostile@nebbia.example' }));
    for (const path of [`customers/${hostile}`, 'customers?q=hostile'])
      expect((await desk.get(path)).text).not.toContain('<script>alert');
  });
});

describe('an account', () => {
  it('is found by code, company, name and e-mail, and shown in five languages', async () => {
    for (const query of ['1002', 'atelier lum', 'Camille Renaud', 'fr@studio'])
      expect((await desk.get(`customers?q=${encodeURIComponent(query)}`)).text).toContain(
        '/staff/customers/1002"',
      );
    expect((await desk.get('customers?q=%25')).text).not.toContain('/staff/customers/1002"');
    // The sixtieth unit of UTF-16 is the first half of a character.
    const half = encodeURIComponent(`${'a'.repeat(59)}\u{1f600}`);
    for (const list of ['customers', '']) expect((await desk.get(`${list}?q=${half}`)).status).toBe(200);
    const cookie = await signInAtDesk(lab.base);
    for (const [language, title] of Object.entries({
      en: 'Customers',
      it: 'Clienti',
      es: 'Clientes',
      fr: 'Clients',
      de: 'Kunden',
    }))
      expect(
        (await deskVisitor(lab.base, `${cookie}; ta_staff_language=${language}`).get('customers')).text,
      ).toContain(`>${title}</h1>`);
  });

  it('has a credit limit that staff set and take away, with both in its history', async () => {
    const code = codeOf(await create({ ...studio, email: 'credit@nebbia.example', credit_limit: '1500,5' }));
    const limit = async () =>
      (await lab.query(`select credit_limit from customers where code = '${code}'`))[0]?.['credit_limit'];
    const path = `customers/${code}`;
    expect([await limit(), (await desk.get(path)).text.includes('value="1500.50"')]).toEqual([150_050, true]);
    const kept = { ...studio, email: 'credit@nebbia.example' };
    expect((await desk.post(`${path}/change`, path, { ...kept, credit_limit: '' })).status).toBe(303);
    expect(await limit()).toBe(null);
    const [change] = await lab.query(
      `select a.fields from customer_actions a join customers c on c.id = a.customer_id where c.code = '${code}' and a.action = 'change'`,
    );
    expect(change?.['fields']).toEqual(['credit_limit']);
  });

  it('is changed; a new e-mail address ends the sessions of the old one', async () => {
    const { token } = await signIn(lab.base, 'au@studio.test');
    const fields = {
      company: 'Southern Cross Studio',
      email: 'au@studio.test',
      country: 'AU',
      city: 'Perth',
    };
    const saved = await desk.post('customers/1010/change', 'customers/1010', fields);
    expect(saved).toMatchObject({ status: 303, to: '/staff/customers/1010?said=change' });
    expect((await call(lab.base, checkToken, { token })).status).toBe(200);
    expect((await desk.get('customers/1010')).text).toMatch(/name="city"[^>]*value="Perth"/);
    const taken = await desk.post('customers/1010/change', 'customers/1010', {
      ...fields,
      email: 'it@studio.test',
    });
    expect(taken.status).toBe(422);
    await desk.post('customers/1010/change', 'customers/1010', { ...fields, email: 'perth@studio.test' });
    expect((await call(lab.base, checkToken, { token })).status).toBe(401);
    expect((await signIn(lab.base, 'perth@studio.test')).status).toBe('1');
    expect(await actionsOf('1010')).toEqual(['desk@lab.test change', 'desk@lab.test change']);
  });

  it('T-A10: that is deactivated ends its sessions and lets nobody in, until it is active again', async () => {
    const { token } = await signIn(lab.base, 'ie@studio.test');
    await desk.post('customers/1008/deactivate', 'customers/1008');
    expect((await call(lab.base, checkToken, { token })).status).toBe(401);
    expect(await signIn(lab.base, 'ie@studio.test')).toMatchObject({ status: '0' });
    const recovered = await call(lab.base, recovery, {
      body: { email: 'ie@studio.test', password: recoveryMarker },
    });
    expect(recovered.json).toMatchObject({ status_code: 404 });
    await desk.post('customers/1008/activate', 'customers/1008');
    expect(await signIn(lab.base, 'ie@studio.test')).toMatchObject({ status: '1' });
  });

  it('is for roles that may: the workshop sees no customers, and a stranger signs in first', async () => {
    const body = new FormData();
    body.set('email', 'workshop@lab.test');
    body.set('password', password);
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(`${lab.base}/staff/sign-in`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers,
    });
    const workshop = deskVisitor(lab.base, (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
    for (const path of ['customers', 'new-customer', 'customers/1001'])
      expect((await workshop.get(path)).status).toBe(404);
    expect((await workshop.get('')).text).not.toContain('/staff/customers');
    const fields = { ...studio, email: 'workshop@nebbia.example' };
    expect((await workshop.post('new-customer', '', fields)).status).toBe(403);
    expect((await workshop.post('customers/1001/deactivate', '')).status).toBe(403);
    expect(await rowsOf('workshop@nebbia.example')).toEqual([]);
    expect((await deskVisitor(lab.base, '').get('customers')).to).toBe('/staff/');
    const forged = await fetch(`${lab.base}/staff/customers/1001/deactivate`, {
      method: 'POST',
      body: new FormData(),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(forged.status).toBe(403);
  });
});
