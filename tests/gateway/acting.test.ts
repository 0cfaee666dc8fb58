import {
  addCard,
  changePassword,
  contract,
  createImageProject,
  details,
  listPayments,
  openCards,
  paymentListAnswer,
  preferCard,
  proveCard,
  removeCard,
  saveProfile,
  setCardToken,
  setGdpr,
  ticket,
} from '@trade-area/core/contract';
import type { CardFrameAnswer } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, password, signIn } from '../fixtures/wire.ts';
import type { CallResponse, SignedIn } from '../fixtures/wire.ts';
import { goodInput } from './goodInput.ts';
import { profileForm } from './profileForm.ts';

let lab: TestLab;
let staff: SignedIn;
beforeAll(async () => {
  lab = await startTestLab();
  staff = await signIn(lab.base, 'internal@lab.test', { as: '1005' });
});
afterAll(() => lab.stop());

const audits = async () =>
  (
    await lab.query(
      `select a.endpoint, a.refused, s.code as subject, w.code as actor from audits a
        join customers s on s.id = a.subject_id join customers w on w.id = a.actor_id order by a.id`,
    )
  ).map(
    ({ endpoint, refused, subject, actor }) =>
      `${actor} as ${subject}: ${endpoint} ${refused ? 'refused' : 'done'}`,
  );

async function cardFrame(token: string) {
  const { json } = await call(lab.base, ticket, { token, body: { purpose: 'cards' } });
  const opened = await call(lab.base, openCards, {
    body: { ta_token: (json as { ticket: string }).ticket },
  });
  return opened.json as { session: string; cards: CardFrameAnswer['cards'] };
}

describe('T-A3: staff who act as a customer', () => {
  it('cannot change e-mail, password, cards or consent, and each attempt is in the audit under its name', async () => {
    const { token } = staff;
    const owner = await signIn(lab.base, 'us@studio.test');
    const before = await cardFrame(owner.token);
    const { session, cards } = await cardFrame(token);
    expect(cards.length).toBeGreaterThan(1);
    const card = cards[1]?.token ?? '';
    const { json } = await call(lab.base, listPayments, { token, body: {} });
    const cod_order = parse(paymentListAnswer, json).orders[0]?.commessa ?? '';
    const consent = { cod_fot: '1005', int: '1', gdpr_check_type: '1', outcome: '1', from_page: 'modal' };
    const passwords = { cod_fot: '1005', old_password: password, new_password: 'Rosmarino-88' };
    const form = await profileForm(lab.base, staff);
    const reference = `sandbox.${Buffer.from(JSON.stringify({ kind: 'works', brand: 'Visa', last4: '3220', month: 9, year: 2031 })).toString('base64url')}.${crypto.randomUUID()}`;
    const attempts: readonly (readonly [string, () => Promise<CallResponse>])[] = [
      [
        saveProfile.id,
        () => call(lab.base, saveProfile, { token, body: { ...form, email: 'mine@evil.test' } }),
      ],
      [changePassword.id, () => call(lab.base, changePassword, { token, body: passwords })],
      [
        setCardToken.id,
        () =>
          call(lab.base, setCardToken, { token, body: { cod_order, data: JSON.stringify({ token: card }) } }),
      ],
      [addCard.id, () => call(lab.base, addCard, { body: { session, reference, holder: 'Eve' } })],
      [
        proveCard.id,
        () => call(lab.base, proveCard, { body: { session, challenge: 'A'.repeat(43), code: '123456' } }),
      ],
      [preferCard.id, () => call(lab.base, preferCard, { body: { session, token: card } })],
      [removeCard.id, () => call(lab.base, removeCard, { body: { session, token: card } })],
      [setGdpr.id, () => call(lab.base, setGdpr, { token, body: consent })],
    ];
    for (const [name, attempt] of attempts) {
      const known = (await audits()).length;
      const { status, text } = await attempt();
      expect([name, status]).toEqual([name, 403]);
      expect(text).toContain('Only the customer can');
      const added = (await audits()).slice(known);
      expect(added).toEqual([`0 as 1005: ${name} refused`]);
    }
    expect((await cardFrame(owner.token)).cards).toEqual(before.cards);
    const read = await call(lab.base, details, { token: owner.token });
    expect(read.text).not.toContain('evil.test');
    expect(await signIn(lab.base, 'us@studio.test')).toMatchObject({ status: '1' });
  });

  it('may change the rest of the profile', async () => {
    const form = await profileForm(lab.base, staff);
    const { status } = await call(lab.base, saveProfile, {
      token: staff.token,
      body: { ...form, telefono: '+1 406 555 0100' },
    });
    expect(status).toBe(200);
    expect((await audits()).at(-1)).toBe(`0 as 1005: ${saveProfile.id} done`);
  });

  it('an upload that they begin or remove is recorded as that, not as a read', async () => {
    const order = await findWaitingOrder(lab.base, staff.token);
    const known = (await audits()).length;
    const tus = tusOn(lab.base, staff.token);
    const { id } = await tus.create(10, { filename: 'a.jpg', order_code: order });
    expect((await audits()).slice(known)).toEqual(['0 as 1005: uploads.create done']);
    expect((await tus.remove(id)).status).toBe(204);
    expect((await audits()).slice(known + 1)).toEqual(['0 as 1005: uploads.remove done']);
  });

  it('GW2-22, GW2-38: the project that a documented GET makes is recorded as a change', async () => {
    const known = (await audits()).length;
    const path = { cod: staff.cod_fot, name: 'wallsetdesigner' };
    const made = await call(lab.base, createImageProject, { token: staff.token, path });
    expect([made.status, made.headers.get('cache-control'), made.headers.get('etag')]).toEqual([
      200,
      'no-store',
      null,
    ]);
    expect((await audits()).slice(known)).toEqual([`0 as 1005: ${createImageProject.id} done`]);
    const headers = { origin: 'https://evil.example' };
    const foreign = await call(lab.base, createImageProject, { token: staff.token, path, headers });
    expect([foreign.status, (await audits()).length]).toEqual([403, known + 1]);
  });

  it('no call that reads by the contract is a change in the audit', async () => {
    const { token, cod_fot } = staff;
    const { json } = await call(lab.base, listPayments, { token, body: {} });
    const orderCode = parse(paymentListAnswer, json).orders[0]?.commessa ?? '';
    const reads = contract.filter(({ access, effect }) => access === 'customer' && effect === 'read');
    expect(reads.length).toBeGreaterThan(20);
    for (const endpoint of reads) {
      const known = (await audits()).length;
      await call(lab.base, endpoint, { token, ...goodInput(endpoint, { orderCode, cod_fot }) });
      expect([endpoint.id, (await audits()).slice(known)]).toEqual([endpoint.id, []]);
    }
  });
});
