import { changePassword, login, recovery, recoveryMarker, saveProfile } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password, signIn } from '../fixtures/wire.ts';
import { signInAtDesk } from './desk.ts';
import { profileForm } from './profileForm.ts';

/** Changes of accounts by staff and customers, and the credentials that they end. */
let lab: TestLab;
let cookie: string;
beforeAll(async () => {
  lab = await startTestLab();
  cookie = await signInAtDesk(lab.base);
});
afterAll(() => lab.stop());

type Fields = Readonly<Record<string, string>>;

/** Submits a form of the page `from`. */
async function submit(path: string, from: string, fields: Fields = {}): Promise<Response> {
  const headers = { 'sec-fetch-site': 'same-origin', cookie };
  const page = await (await fetch(`${lab.base}/staff/${from}`, { headers })).text();
  const body = new FormData();
  for (const name of ['csrf', 'key'])
    body.set(name, new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '');
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(`${lab.base}/staff/${path}`, { method: 'POST', body, headers, redirect: 'manual' });
}
const create = (fields: Fields) =>
  submit('new-customer', 'new-customer', { company: 'Studio Nebbia', country: 'IT', ...fields });
const act = (code: string, action: string, fields: Fields = {}) =>
  submit(`customers/${code}/${action}`, `customers/${code}`, fields);
const codeOf = (answer: Response) =>
  /customers\/([^?]+)\?said=create$/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';

/** The mails to an address, the newest first. */
async function mailsTo(email: string): Promise<string[]> {
  await lab.jobsDone();
  const list = await (await fetch(`${lab.base}/outbox`)).text();
  const mails: string[] = [];
  for (const [, id] of list.matchAll(/href="\/outbox\/([^"]+)"/g)) {
    const page = await (await fetch(`${lab.base}/outbox/${id}`)).text();
    const text = page.replace(/<[^>]+>/g, ' ').replaceAll('&amp;', '&');
    if (text.includes(email)) mails.push(text);
  }
  return mails;
}
const linkIn = (mail = '') => /https?:\S+\?code=\S+/.exec(mail)?.[0] ?? '';
const confirm = (link: string) =>
  fetch(`${lab.base}/auth/recovery/activate`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ code: new URL(link).searchParams.get('code') ?? '' }),
  });

describe('a company’s name at the sign-in (SES-29)', () => {
  it('stays with its company when another customer takes the name, and with the one that renamed', async () => {
    const who = await signIn(lab.base, 'fr@studio.test');
    const body = { ...(await profileForm(lab.base, who)), ragione_sociale: 'Prairie Light Photography' };
    expect((await call(lab.base, saveProfile, { token: who.token, body })).status).toBe(200);
    const [row] = await lab.query(`select company->>'name' as name from customers where code = '1002'`);
    expect(row).toEqual({ name: 'Prairie Light Photography' });
    expect(await signIn(lab.base, 'prairie light photography')).toMatchObject({ status: '1', user: '1005' });
    expect(await signIn(lab.base, 'Atelier Lumière')).toMatchObject({ status: '1', user: '1002' });
  });

  it('that staff gave to two accounts signs nobody in, like an unknown one', async () => {
    const first = await create({ company: 'Studio Eco', email: 'eco@nebbia.example' });
    const second = await create({ company: 'studio ECO', email: 'eco2@nebbia.example' });
    expect([codeOf(first), codeOf(second)]).not.toContain('');
    const answers = await Promise.all(
      ['Studio Eco', 'Studio Nowhere'].map((email) => call(lab.base, login, { body: { email, password } })),
    );
    expect(answers[0]?.json).toEqual(answers[1]?.json);
  });
});

/** Rows by which the devices and network addresses of an account count apart from strangers' (T-A8). */
async function knownSenders(code: string): Promise<number> {
  const [row] = await lab.query(
    `select (select count(*) from known_devices where account = 'customer:' || c.id)
       + (select count(*) from known_places where customer_id = c.id) as count from customers c where c.code = '${code}'`,
  );
  return Number(row?.['count']);
}

it('T-A8: a new password makes strangers of the devices and addresses of the old one', async () => {
  const { token, user } = await signIn(lab.base, 'de@studio.test');
  const code = String(user);
  expect(await knownSenders(code)).toBe(2);
  const body = { cod_fot: code, old_password: password, new_password: 'Wacholder-31' };
  expect((await call(lab.base, changePassword, { token, body })).json).toMatchObject({ done: true });
  expect(await knownSenders(code)).toBe(0);
});

describe('a staff change of an account', () => {
  const change = (email: string) =>
    act('1006', 'change', { company: 'North Shore', country: 'CA', email, city: 'Toronto' });

  it('of its e-mail ends what was mailed to the old one, forgets devices and addresses, and tells it there', async () => {
    const email = 'ca@studio.test';
    expect(await signIn(lab.base, email)).toMatchObject({ status: '1', user: '1006' });
    const recover = () => call(lab.base, recovery, { body: { email, password: recoveryMarker } });
    await recover();
    expect((await confirm(linkIn((await mailsTo(email))[0]))).status).toBe(200);
    const mails = (await mailsTo(email)).join('\n');
    const temporary = /\s([A-Za-z0-9]{20})\s/.exec(mails)?.[1] ?? '';
    expect(temporary).not.toBe('');
    lab.advance(1_000);
    await recover();
    const open = linkIn((await mailsTo(email))[0]);
    expect(open).toContain('/auth/recovery/activate');

    lab.advance(1_000);
    expect((await change('toronto@studio.test')).status).toBe(303);
    const [told = ''] = await mailsTo(email);
    expect(told).toContain('The e-mail address of your account has changed');
    expect(told).not.toContain('toronto@studio.test');
    expect((await confirm(open)).status).toBe(410);
    expect(await signIn(lab.base, 'toronto@studio.test', { password: temporary })).toMatchObject({
      status: '0',
    });
    expect(await knownSenders('1006')).toBe(0);
    expect(await signIn(lab.base, 'toronto@studio.test')).toMatchObject({ status: '1' });
  });

  it('that deactivates it forgets devices and addresses', async () => {
    const user = String((await signIn(lab.base, 'es@studio.test'))['user']);
    expect(await knownSenders(user)).toBe(2);
    await act(user, 'deactivate');
    await act(user, 'activate');
    expect(await knownSenders(user)).toBe(0);
  });

  it('that deactivates it ends its invitations for good, and an invitation holds for its address only', async () => {
    const email = 'ended@nebbia.example';
    const code = codeOf(await create({ email }));
    const link = linkIn((await mailsTo(email))[0]);
    expect((await fetch(link)).status).toBe(200);
    await act(code, 'deactivate');
    await act(code, 'activate');
    expect((await fetch(link)).status).toBe(410);

    lab.advance(1_000);
    await act(code, 'invite');
    const again = linkIn((await mailsTo(email))[0]);
    expect((await fetch(again)).status).toBe(200);
    await lab.query(`update customers set email = 'elsewhere@nebbia.example' where code = '${code}'`);
    expect((await fetch(again)).status).toBe(410);
  });
});

it('a customer without a chosen code gets a number of nine digits, and a reason when those have run out', async () => {
  expect(codeOf(await create({ email: 'long@nebbia.example', code: '999999999999999' }))).not.toBe('');
  expect(codeOf(await create({ email: 'next@nebbia.example' }))).toMatch(/^\d{4,9}$/);
  expect(codeOf(await create({ email: 'last@nebbia.example', code: '999999999' }))).not.toBe('');
  expect(codeOf(await create({ email: 'over@nebbia.example', code: '1000000000' }))).not.toBe('');
  const refused = await create({ email: 'none@nebbia.example' });
  expect(refused.status).toBe(422);
  // The problem is tied to the field.
  const page = await refused.text();
  const field = /<label[^>]*for="([^"]+)"[^>]*>Customer code</.exec(page)?.[1];
  expect(page).toMatch(new RegExp(`id="${field}-error".*?<span>Another customer already has this\\.`));
});
