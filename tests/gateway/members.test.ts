// Long because the whole life of a person's sign-in is told in one lab.
import {
  addMessage,
  changeMember,
  changePassword,
  checkToken,
  details,
  inviteMember,
  inviteMemberAgain,
  listPayments,
  login,
  openCards,
  orderDetails,
  ordersInProcess,
  orderListAnswer,
  recovery,
  recoveryMarker,
  removeMember,
  ticket,
  updateLanguage,
} from '@trade-area/core/contract';
import type { Endpoint, Right } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { good, openQuote, seenOn } from './checkoutSteps.ts';
import { signInAtDesk } from './desk.ts';
import { deskVisitor } from './deskVisitor.ts';
import {
  choosePassword,
  inviteTo,
  linksTo,
  memberNamed,
  memberOf,
  ownPassword,
  sessionOfAnswer,
  teamOf,
} from './memberSteps.ts';

/** The people of a studio: from the invitation to the removal. */
let lab: TestLab;
let owner: SignedIn;
beforeAll(async () => {
  lab = await startTestLab();
  owner = await signIn(lab.base, 'it@studio.test');
});
afterAll(() => lab.stop());

const day = 86_400_000;
const act = (endpoint: Endpoint, who: Pick<SignedIn, 'token'>, body: unknown) =>
  call(lab.base, endpoint, { token: who.token, body });
const signInWith = async (email: string, given: string) =>
  (await call(lab.base, login, { body: { email, password: given } })).json as SignedIn;
const isOpen = async ({ token }: SignedIn) => (await call(lab.base, details, { token })).status === 200;
const firstOrder = async ({ token }: SignedIn) =>
  parse(orderListAnswer, (await call(lab.base, ordersInProcess, { token, body: {} })).json).orders[0]
    ?.commessa ?? '';

describe('an invitation', () => {
  it('is mailed with a link by which the person sets a password, once, and is signed in with the rights', async () => {
    const email = 'giulia@aurora.test';
    expect((await inviteTo(lab, owner, { email: ' Giulia@Aurora.test ', rights: ['orders'] })).status).toBe(
      200,
    );
    expect(await memberNamed(lab, owner, email)).toMatchObject({
      name: 'Giulia',
      rights: ['orders'],
      state: 'invited',
      last_sign_in: '',
    });
    expect(await signInWith(email, '')).toMatchObject({ status: '0' });

    const [link = ''] = await linksTo(lab, email);
    const page = await (await fetch(link)).text();
    expect(page).toContain(email);
    expect((await choosePassword(lab, link, 'short')).status).toBe(422);
    const accepted = await choosePassword(lab, link);
    expect(accepted.status).toBe(303);
    const person = await sessionOfAnswer(lab, accepted);
    expect(person).toMatchObject({
      success: true,
      cod_fot: '1001',
      name: 'Giulia',
      surname: 'Ferri',
      email,
      rights: ['orders'],
    });
    expect((await choosePassword(lab, link, 'Another-99')).status).toBe(410);
    expect(await signInWith(email, ownPassword)).toMatchObject({ status: '1', name: 'Giulia', inter: 0 });
    const stored = await memberNamed(lab, owner, email);
    expect([stored.state, stored.last_sign_in === '']).toEqual(['active', false]);
  });

  it('of two simultaneous submissions of one link, one sets the password', async () => {
    const email = 'race@aurora.test';
    await inviteTo(lab, owner, { email, rights: [] });
    const [link = ''] = await linksTo(lab, email);
    const statuses = await Promise.all(
      ['Lanterna-78', 'Lanterna-79'].map(async (given) => (await choosePassword(lab, link, given)).status),
    );
    expect(statuses.toSorted()).toEqual([303, 410]);
  });

  it('expires, is sent again with another link, and is withdrawn', async () => {
    const email = 'late@aurora.test';
    await inviteTo(lab, owner, { email, rights: ['payments'] });
    const { id } = await memberNamed(lab, owner, email);
    const [first = ''] = await linksTo(lab, email);
    expect((await act(inviteMemberAgain, owner, { id })).status).toBe(200);
    const [second = ''] = await linksTo(lab, email);
    expect(second).not.toBe(first);
    expect((await fetch(first)).status).toBe(410);
    expect((await fetch(second)).status).toBe(200);

    lab.advance((lab.config.recovery.invitationDays + 1) * day);
    owner = await signIn(lab.base, 'it@studio.test');
    expect((await memberNamed(lab, owner, email)).state).toBe('expired');
    expect((await choosePassword(lab, second)).status).toBe(410);

    await act(inviteMemberAgain, owner, { id });
    expect((await memberNamed(lab, owner, email)).state).toBe('invited');
    const [third = ''] = await linksTo(lab, email);
    expect((await act(removeMember, owner, { id })).status).toBe(200);
    expect((await choosePassword(lab, third)).status).toBe(410);
    expect((await act(removeMember, owner, { id })).status).toBe(404);
    expect((await teamOf(lab, owner)).members.map((member) => member.email)).not.toContain(email);
  });

  it('is refused for an address that signs in already, and sent twice under one key it invites once', async () => {
    for (const email of ['fr@studio.test', 'giulia@aurora.test', 'IT@studio.test', 'no address']) {
      const { status, json } = await inviteTo(lab, owner, { email, rights: [] });
      expect([email, status, json]).toMatchObject([email, 422, { error: { fields: {} } }]);
      expect(json).toHaveProperty('error.fields.email');
    }
    const body = { email: 'twice@aurora.test', name: 'Twice', rights: [] };
    const answers = [];
    for (let time = 0; time < 2; time += 1)
      answers.push(
        (
          await call(lab.base, inviteMember, {
            token: owner.token,
            body,
            headers: { 'idempotency-key': 'twice-and-once' },
          })
        ).text,
      );
    expect(answers[0]).toBe(answers[1]);
    const named = (await teamOf(lab, owner)).members.filter(({ email }) => email === body.email);
    expect(named).toHaveLength(1);
  });

  it('is the owner’s: staff who act as the customer, other studios and the internal account are refused', async () => {
    const staff = await signIn(lab.base, 'internal@lab.test', { as: '1001' });
    expect((await inviteTo(lab, staff, { email: 'staff@aurora.test', rights: [] })).text).toContain(
      'Only the customer can',
    );
    const internal = await signIn(lab.base, 'internal@lab.test');
    expect((await inviteTo(lab, internal, { email: 'lab@aurora.test', rights: ['orders'] })).status).toBe(
      409,
    );
    const stranger = await signIn(lab.base, 'fr@studio.test');
    const { id } = await memberNamed(lab, owner, 'giulia@aurora.test');
    for (const [endpoint, body] of [
      [changeMember, { id, name: 'Eve', rights: ['orders', 'payments', 'profile'] }],
      [removeMember, { id }],
      [inviteMemberAgain, { id }],
    ] as const)
      expect((await act(endpoint, stranger, body)).status).toBe(404);
    expect(await memberNamed(lab, owner, 'giulia@aurora.test')).toMatchObject({ rights: ['orders'] });
  });
});

describe('the owner', () => {
  it('stands first in the list, and can be neither removed nor changed', async () => {
    const { members } = await teamOf(lab, owner);
    expect(members[0]).toMatchObject({ id: 'owner', email: 'it@studio.test', state: 'active' });
    for (const id of ['owner', '0', '-1', 'x', '99999999999']) {
      const { status } = await act(removeMember, owner, { id });
      expect([id, status]).toEqual([id, id === 'owner' ? 409 : 404]);
    }
    expect(await signIn(lab.base, 'it@studio.test')).toMatchObject({ status: '1' });
  });
});

describe('rights', () => {
  it('change at once, in sessions and frames that are open, and for answers that were kept', async () => {
    const email = 'rights@aurora.test';
    const person = await memberOf(lab, owner, { email, rights: ['orders', 'payments'] });
    const { id } = await memberNamed(lab, owner, email);
    const pay = () => call(lab.base, listPayments, { token: person.token, body: {} });
    // The second answer comes from memory.
    expect([(await pay()).status, (await pay()).status]).toEqual([200, 200]);
    const { json } = await act(ticket, person, { purpose: 'cards' });
    const { ticket: ta_token } = parse(ticket.answer, json);

    const change = { id, name: 'Rita', surname: 'Conti', rights: ['orders'] };
    expect((await act(changeMember, owner, change)).status).toBe(200);
    expect((await pay()).status).toBe(403);
    expect((await call(lab.base, openCards, { body: { ta_token } })).status).toBe(403);
    expect((await act(checkToken, person, {})).json).toMatchObject({ name: 'Rita', rights: ['orders'] });

    await act(changeMember, owner, { ...change, rights: ['payments'] });
    expect((await pay()).status).toBe(200);
  });

  it('end with the removal, which ends every session and ticket at once', async () => {
    const email = 'leaves@aurora.test';
    const person = await memberOf(lab, owner, { email, rights: ['orders', 'payments', 'profile'] });
    const second = await signInWith(email, ownPassword);
    const { id } = await memberNamed(lab, owner, email);
    const { json } = await act(ticket, second, { purpose: 'cards' });
    const { ticket: ta_token } = parse(ticket.answer, json);
    expect([await isOpen(person), await isOpen(second)]).toEqual([true, true]);

    await act(removeMember, owner, { id });
    expect([await isOpen(person), await isOpen(second), await isOpen(owner)]).toEqual([false, false, true]);
    expect((await call(lab.base, openCards, { body: { ta_token } })).status).toBe(403);
    expect(await signInWith(email, ownPassword)).toMatchObject({ status: '0' });
    expect(
      await lab.query(`select 1 from sessions s left join members m on m.id = s.member_id
        where s.member_id is not null and m.id is null`),
    ).toEqual([]);
  });

  it('that are missing leave contacts, tax data and turnover out of the details', async () => {
    const detailsOf = async ({ token }: Pick<SignedIn, 'token'>) =>
      parse(details.answer, (await call(lab.base, details, { token })).json);
    const readable = ({ email, company, ...answer }: Awaited<ReturnType<typeof detailsOf>>) => ({
      email,
      tax: company.cf,
      phone: company.telephone,
      turnover: answer.fatturato_anno_corrente,
    });
    const whole = readable(await detailsOf(owner));
    // Otherwise nothing could be left out.
    expect([whole.tax !== '' || whole.phone !== '', (whole.turnover ?? 0) > 0]).toEqual([true, true]);
    const of = async (email: string, rights: readonly Right[]) =>
      readable(await detailsOf(await memberOf(lab, owner, { email, rights })));
    expect(await of('nothing@aurora.test', [])).toEqual({
      email: 'nothing@aurora.test',
      tax: '',
      phone: '',
      turnover: 0,
    });
    expect(await of('office@aurora.test', ['profile'])).toEqual({ ...whole, turnover: 0 });
    expect(await of('books@aurora.test', ['payments'])).toMatchObject({
      tax: '',
      turnover: whole.turnover,
    });
  });
});

describe('a person', () => {
  it('changes the own password and language, which are not the owner’s', async () => {
    const email = 'own@aurora.test';
    const person = await memberOf(lab, owner, { email, rights: [] });
    const second = await signInWith(email, ownPassword);
    const body = { cod_fot: '1001', new_password: 'Lanterna-88' };
    expect((await act(changePassword, person, { ...body, old_password: password })).json).toMatchObject({
      done: false,
    });
    expect((await act(changePassword, person, { ...body, old_password: ownPassword })).json).toEqual({
      done: true,
      error: '',
    });
    expect([await isOpen(person), await isOpen(second), await isOpen(owner)]).toEqual([true, false, true]);
    expect(await signIn(lab.base, 'it@studio.test')).toMatchObject({ status: '1' });

    await call(lab.base, updateLanguage, { token: person.token, query: { lingua: 'de' } });
    expect(await signInWith(email, 'Lanterna-88')).toMatchObject({ webLingua: 'de' });
    expect(await signIn(lab.base, 'it@studio.test')).toMatchObject({ webLingua: 'it' });
  });

  it('who has forgotten the password gets a link to set another one, and the old one and its sessions end', async () => {
    const email = 'forgets@aurora.test';
    const person = await memberOf(lab, owner, { email, rights: [] });
    const asked = await call(lab.base, recovery, { body: { email, password: recoveryMarker } });
    expect(asked.json).toMatchObject({ status: '1' });
    const [link = ''] = await linksTo(lab, email);
    // Of two simultaneous submissions, one counts.
    const both = await Promise.all([1, 2].map(() => choosePassword(lab, link, 'Lanterna-90')));
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    const accepted = both.find(({ status }) => status === 303) as Response;
    expect(await sessionOfAnswer(lab, accepted)).toMatchObject({ success: true, email });
    expect(await isOpen(person)).toBe(false);
    expect(await signInWith(email, ownPassword)).toMatchObject({ status: '0' });
    expect(await signInWith(email, 'Lanterna-90')).toMatchObject({ status: '1' });
    expect((await choosePassword(lab, link, 'Lanterna-91')).status).toBe(410);
  });

  it('cannot sign in once the customer is deactivated', async () => {
    const other = await signIn(lab.base, 'es@studio.test');
    const person = await memberOf(lab, other, { email: 'closed@luz.test', rights: ['orders'] });
    const desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
    await desk.post('customers/1004/deactivate', 'customers/1004');
    expect(await isOpen(person)).toBe(false);
    expect(await signInWith('closed@luz.test', ownPassword)).toMatchObject({ status: '0' });
    const recover = async (email: string) =>
      (await call(lab.base, recovery, { body: { email, password: recoveryMarker } })).json;
    expect(await recover('closed@luz.test')).toEqual(await recover('unknown@luz.test'));
    await desk.post('customers/1004/activate', 'customers/1004');
    expect(await signInWith('closed@luz.test', ownPassword)).toMatchObject({ status: '1' });
  });
});

describe('names', () => {
  it('of who placed an order and wrote a message stay with the order after the person is removed', async () => {
    const email = 'works@aurora.test';
    const person = await memberOf(lab, owner, {
      email,
      name: 'Bianca',
      surname: 'Neri',
      rights: ['orders'],
    });
    const { browser, code } = await openQuote(lab.base, person);
    const page = await browser.page(`/checkout/${code}/`);
    const placed = await browser.send(`/checkout/${code}/order`, { ...good, seen: seenOn(page) });
    expect(placed.status).toBe(303);
    const order = await firstOrder(person);
    await act(addMessage, person, { cod_order: order, txt_public: 'When does it leave?' });
    const { id } = await memberNamed(lab, owner, email);
    await act(removeMember, owner, { id });

    const shown = await call(lab.base, orderDetails, { token: owner.token, path: { id: code }, body: {} });
    expect(shown.json).toMatchObject([{ placed_by: 'Bianca Neri' }]);
    const { actions } = await teamOf(lab, owner);
    expect(actions.filter(({ name }) => name === 'Bianca Neri')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ act: 'checkout.place', order_code: code }),
        expect.objectContaining({ act: 'messages.add', order_code: order }),
      ]),
    );
    const desk = deskVisitor(lab.base, await signInAtDesk(lab.base));
    expect((await desk.get(`orders/${code}`)).text).toContain('Placed by Bianca Neri');
    const customer = (await desk.get('customers/1001')).text;
    expect(customer).toContain('giulia@aurora.test');
    expect(customer).not.toContain(email);
  });
});
