// Long because an export and each kind of erasure are told in one lab, one after the other.
import {
  addMessage,
  cancelPrivacy,
  details,
  inviteMember,
  login,
  ordersInProcess,
  orderDetails,
  orderListAnswer,
  privacyLink,
  readPrivacy,
  requestPrivacy,
} from '@trade-area/core/contract';
import type { Endpoint, PrivacyKind } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { unzip } from '../fixtures/zip.ts';
import { signInAtDesk } from './desk.ts';
import { deskVisitor } from './deskVisitor.ts';

/** Copies and erasures of data, from the customer's request to the end. */
let lab: TestLab;
beforeAll(async () => {
  lab = await startTestLab();
});
afterAll(() => lab.stop());

const day = 86_400_000;
const act = (endpoint: Endpoint, { token }: Pick<SignedIn, 'token'>, body: unknown) =>
  call(lab.base, endpoint, { token, body });
const ask = async (who: SignedIn, kind: PrivacyKind, order_code = '') =>
  parse(requestPrivacy.answer, (await act(requestPrivacy, who, { kind, order_code })).json);
const read = async ({ token }: SignedIn) =>
  parse(readPrivacy.answer, (await call(lab.base, readPrivacy, { token })).json);
const stateOf = async (who: SignedIn, id: string) =>
  (await read(who)).requests.find((request) => request.id === id)?.state;
const decide = async (id: string, decision: 'confirm' | 'decline', fields: Record<string, string> = {}) => {
  const desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
  return desk.post(`privacy/${id}/${decision}`, 'privacy', { certain: '1', ...fields });
};
const linkTo = async (who: SignedIn, id: string) =>
  parse(privacyLink.answer, (await act(privacyLink, who, { id })).json).link;

describe('an export', () => {
  it('is made by a job once for two requests, and is a ZIP of the data without secrets', async () => {
    const owner = await signIn(lab.base, 'it@studio.test');
    const [first, second] = await Promise.all([ask(owner, 'export'), ask(owner, 'export')]);
    expect(first).toEqual(second);
    await lab.jobsDone();
    const request = (await read(owner)).requests.find(({ id }) => id === first.id);
    expect(request).toMatchObject({ kind: 'export', state: 'done' });
    expect(request?.ends_at).not.toBe('');

    const link = await linkTo(owner, first.id);
    const answer = await fetch(link);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const entries = unzip(Buffer.from(await answer.arrayBuffer()));
    const rowsOf = (name: string) =>
      JSON.parse(entries.get(`data/${name}.json`)?.toString() ?? '[]') as Record<string, unknown>[];
    const account = rowsOf('customers');
    expect(account).toMatchObject([{ code: '1001', email: 'it@studio.test' }]);
    const orders = rowsOf('orders');
    const [stored] = await lab.query(
      "select count(*)::int as n, min(customer_id) as id from orders where customer_id = (select id from customers where code = '1001')",
    );
    expect(orders).toHaveLength(Number(stored?.['n']));
    expect(new Set(orders.map((order) => order['customer_id']))).toEqual(new Set([stored?.['id']]));
    const all = [...entries].filter(([name]) => name.endsWith('.json')).join('\n');
    const secrets = ['password_hash', 'token_hash', 'code_hash', '"token"', 'signature', '$scrypt'];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);

    // The next copy takes the place of this one.
    const { id: next } = await ask(owner, 'export');
    await lab.jobsDone();
    expect([await stateOf(owner, first.id), await stateOf(owner, next)]).toEqual(['expired', 'done']);
    expect((await fetch(link)).status).toBe(404);
    expect(await lab.query(`select 1 from privacy_parts where request_id = ${first.id}`)).toEqual([]);
  });

  it('is read by nobody else: by another customer, by staff, with a wrong or an ended link', async () => {
    const owner = await signIn(lab.base, 'fr@studio.test');
    const stranger = await signIn(lab.base, 'de@studio.test');
    const { id } = await ask(owner, 'export');
    await lab.jobsDone();
    expect((await act(privacyLink, stranger, { id })).status).toBe(404);
    expect((await act(cancelPrivacy, stranger, { id })).status).toBe(404);
    const staff = await signIn(lab.base, 'internal@lab.test', { as: owner.cod_fot });
    expect((await act(privacyLink, staff, { id })).status).toBe(403);
    expect((await act(requestPrivacy, staff, { kind: 'customer' })).status).toBe(403);

    const link = await linkTo(owner, id);
    expect((await fetch(`${link}x`)).status).toBe(404);
    expect((await fetch(link.replace(/code=.*/, ''))).status).toBe(404);
    const next = await linkTo(owner, id);
    expect((await fetch(link)).status).toBe(404);
    expect((await fetch(next, { method: 'HEAD' })).status).toBe(200);
    lab.advance(16 * 60_000);
    expect((await fetch(next)).status).toBe(404);

    lab.advance(lab.config.retention.exports * day);
    const again = await signIn(lab.base, 'fr@studio.test');
    expect(await stateOf(again, id)).toBe('expired');
    expect((await act(privacyLink, again, { id })).status).toBe(404);
    await lab.jobsDone();
    expect(await lab.query(`select 1 from privacy_parts where request_id = ${id}`)).toEqual([]);
  });
});

describe('an erasure', () => {
  it('is refused while orders are open, and for an order of another customer', async () => {
    const owner = await signIn(lab.base, 'it@studio.test');
    expect(await ask(owner, 'customer')).toEqual({ id: '', problem: 'openOrders' });
    const [foreign] = await lab.query(
      "select commessa as code from orders o join customers c on c.id = o.customer_id where c.code = '1002' limit 1",
    );
    for (const code of [foreign?.['code'] ?? '', '', 'x', "'; --"])
      expect(await ask(owner, 'couple', code)).toEqual({ id: '', problem: 'unknownOrder' });
    expect((await read(owner)).requests.every(({ kind }) => kind === 'export')).toBe(true);
  });

  it('is declined, withdrawn, or decided once', async () => {
    const owner = await signIn(lab.base, 'it@studio.test');
    const { id } = await ask(owner, 'photos');
    expect(await ask(owner, 'photos')).toEqual({ id, problem: '' });
    expect(await stateOf(owner, id)).toBe('waiting');
    const unsure = await decide(id, 'confirm', { certain: '' });
    expect(unsure.to).toContain('said=uncertain');
    expect(await stateOf(owner, id)).toBe('waiting');
    await decide(id, 'decline');
    expect(await stateOf(owner, id)).toBe('declined');
    expect((await decide(id, 'confirm')).to).toContain('said=gone');
    expect((await act(cancelPrivacy, owner, { id })).status).toBe(409);

    const { id: next } = await ask(owner, 'photos');
    expect(next).not.toBe(id);
    expect((await act(cancelPrivacy, owner, { id: next })).status).toBe(200);
    expect((await act(cancelPrivacy, owner, { id: next })).status).toBe(200);
    expect((await decide(next, 'confirm')).to).toContain('said=gone');
    expect(await stateOf(owner, next)).toBe('cancelled');
  });

  it('of a couple removes names, words and files of one order, ends copies, and keeps its documents', async () => {
    const owner = await signIn(lab.base, 'it@studio.test');
    const [order] = await lab.query(
      `select o.commessa as code, o.id::int, o.bride from orders o join customers c on c.id = o.customer_id
       where c.code = '1001' and o.fm_status = 2 and not o.incomplete and not o.on_hold and o.bride <> ''
         and coalesce(o.amount_to_pay, 0) <= 0 and exists (select from payments p where p.order_id = o.id)
       order by o.id limit 1`,
    );
    const { code = '', id: orderId = '0', bride = '' } = order ?? {};
    expect(bride).not.toBe('');
    await act(addMessage, owner, { cod_order: code, txt_public: `A word about ${bride}` });
    const payments = await lab.query(`select * from payments where order_id = ${orderId} order by id`);
    const invoices = await lab.query(`select * from invoices where order_id = ${orderId} order by id`);
    const { id: copy } = await ask(owner, 'export');
    await lab.jobsDone();
    expect(await stateOf(owner, copy)).toBe('done');

    const { id } = await ask(owner, 'couple', code);
    // The desk sees that a request waits, and afterwards the person who decided.
    const desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
    expect((await desk.get('')).text).toContain('data-count="privacy"');
    await decide(id, 'confirm');
    expect((await desk.get('')).text).not.toContain('data-count="privacy"');
    expect((await desk.get('privacy')).text).toMatch(/decided [^<]+ by \p{Lu}\p{L}+ \p{Lu}/u);
    await lab.jobsDone();
    expect([await stateOf(owner, id), await stateOf(owner, copy)]).toEqual(['done', 'expired']);
    expect(
      await lab.query(`select event_name, user_label, bride, groom, event_date, search ilike '%${bride}%' as found
        from orders where id = ${orderId}`),
    ).toEqual([{ event_name: '', user_label: '', bride: '', groom: '', event_date: null, found: false }]);
    for (const table of ['messages', 'attachments', 'uploads', 'status_links', 'notifications'])
      expect([table, await lab.query(`select 1 from ${table} where order_id = ${orderId}`)]).toEqual([
        table,
        [],
      ]);
    expect(await lab.query(`select * from payments where order_id = ${orderId} order by id`)).toEqual(
      payments,
    );
    expect(await lab.query(`select * from invoices where order_id = ${orderId} order by id`)).toEqual(
      invoices,
    );
    const shown = await call(lab.base, orderDetails, { token: owner.token, path: { id: code }, body: {} });
    expect([shown.status, shown.text.includes(bride)]).toEqual([200, false]);
    const others = parse(orderListAnswer, (await act(ordersInProcess, owner, {})).json).orders;
    expect(others.some((other) => JSON.stringify(other.event) !== '{}')).toBe(true);
  });

  it('of a customer closes the account, keeps payments and invoices, and leaves nothing else of the person', async () => {
    const owner = await signIn(lab.base, 'es@studio.test');
    await act(inviteMember, owner, {
      email: 'ana@luz.test',
      name: 'Ana',
      surname: 'Gil',
      rights: ['orders'],
    });
    const customer = "(select id from customers where code = '1004')";
    // Orders that are under way are finished, and paid.
    await lab.query(`update orders set incomplete = false, on_hold = false, fm_status = 2, amount_to_pay = 0
      where customer_id = ${customer}`);
    const [before] = await lab.query(
      "select email, name || ' ' || surname as name, company ->> 'name' as company from customers where code = '1004'",
    );
    const counted = async () =>
      lab.query(`select (select count(*)::int from payments where customer_id = ${customer}) as payments,
        (select count(*)::int from invoices where customer_id = ${customer}) as invoices,
        (select count(*)::int from orders where customer_id = ${customer}) as orders`);
    const documents = await lab.query(
      `select customer from invoices where customer_id = ${customer} order by id`,
    );
    const counts = await counted();

    const { id, problem } = await ask(owner, 'customer');
    expect(problem).toBe('');
    await decide(id, 'confirm');
    // At once, before the job.
    expect((await call(lab.base, details, { token: owner.token })).status).toBe(401);
    await lab.jobsDone();
    const again = (await call(lab.base, login, { body: { email: 'es@studio.test', password } })).json;
    expect(again).toMatchObject({ status: '0' });
    expect(await counted()).toEqual(counts);
    expect(
      await lab.query(`select customer from invoices where customer_id = ${customer} order by id`),
    ).toEqual(documents);
    expect(await lab.query('select state from privacy_requests where id = ' + id)).toEqual([
      { state: 'done' },
    ]);

    // Of every column of every table, only the documents name the customer.
    const words = [before?.['email'], before?.['name'], before?.['company'], 'ana@luz.test'];
    const rows = (await lab.dump()).split('\n').filter((row) => !row.startsWith('public.invoices '));
    for (const word of words) {
      expect(word).toBeTruthy();
      expect([
        word,
        rows.filter((row) => row.includes(String(word))).map((row) => row.slice(0, 300)),
      ]).toEqual([word, []]);
    }
    const desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
    const page = await desk.get('customers/1004');
    expect(page.text).toContain('The customer’s data was erased.');
    expect(page.text).not.toContain('/activate');
    await desk.post('customers/1004/activate', 'customers');
    expect(await lab.query(`select 1 from customers where code = '1004' and deactivated_at is null`)).toEqual(
      [],
    );
    // The address is free again for another account.
    expect(await lab.query("select 1 from customers where email = 'es@studio.test'")).toEqual([]);
  });
});
