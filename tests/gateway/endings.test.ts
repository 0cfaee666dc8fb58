import {
  changePassword,
  listPayments,
  logout,
  openCards,
  openUploader,
  ordersIncomplete,
  orderListAnswer,
  preferCard,
  readLedger,
  ticket,
} from '@trade-area/core/contract';
import type { CardFrameAnswer } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password, signIn } from '../fixtures/wire.ts';

let lab: TestLab;
let order = '';
beforeAll(async () => {
  lab = await startTestLab();
  const { token } = await signIn(lab.base, 'us@studio.test');
  const { json } = await call(lab.base, ordersIncomplete, { token, body: {} });
  order = parse(orderListAnswer, json).orders.find(({ blocked }) => blocked)?.commessa ?? '';
});
afterAll(() => lab.stop());

/** All that a session can make: tickets that are not used yet, an open card page, an uploader. */
async function derivedFrom(token: string) {
  const ticketFor = async (purpose: string, order_code = '') => {
    const { json } = await call(lab.base, ticket, { token, body: { purpose, order_code } });
    return (json as { ticket: string }).ticket;
  };
  const opened = await call(lab.base, openCards, { body: { ta_token: await ticketFor('cards') } });
  const { session, cards } = opened.json as { session: string; cards: CardFrameAnswer['cards'] };
  const upload = async () =>
    call(lab.base, openUploader, {
      body: { order_code: order, ta_token: await ticketFor('upload', order) },
    });
  const { pass } = (await upload()).json as { pass: string };
  return {
    pass,
    session,
    card: cards[1]?.token ?? cards[0]?.token ?? '',
    tickets: {
      cards: await ticketFor('cards'),
      upload: await ticketFor('upload', order),
      store: await ticketFor('store'),
      'old-area': await ticketFor('old-area'),
      'delete-order': await ticketFor('delete-order', order),
      'change-method': await ticketFor('change-method', order),
    },
  };
}

async function statuses({ pass, session, card, tickets }: Awaited<ReturnType<typeof derivedFrom>>) {
  const post = async (path: string, fields: Record<string, string>) =>
    (await fetch(lab.base + path, { method: 'POST', body: new URLSearchParams(fields) })).status;
  const page = async (path: string) => (await fetch(lab.base + path)).text();
  return {
    cardPage: (await call(lab.base, preferCard, { body: { session, token: card } })).status,
    uploader: (await call(lab.base, readLedger, { token: pass, body: { order_code: order } })).status,
    cards: (await call(lab.base, openCards, { body: { ta_token: tickets.cards } })).status,
    upload: (await call(lab.base, openUploader, { body: { order_code: order, ta_token: tickets.upload } }))
      .status,
    store: (await page(`/cover/?ta_token=${tickets.store}`)).includes('Prairie Light'),
    oldArea: (await page(`/old-area/?ta_token=${tickets['old-area']}`)).includes('Prairie Light'),
    change: await post('/embed/change-method', {
      order_code: order,
      ta_token: tickets['change-method'],
      method: 'upload',
    }),
  };
}

const ended = {
  cardPage: 403,
  uploader: 401,
  cards: 403,
  upload: 403,
  store: false,
  oldArea: false,
  change: 403,
};

describe('T-A10: what was made from a session', () => {
  it('works while the session lasts', async () => {
    const { token } = await signIn(lab.base, 'us@studio.test');
    expect(await statuses(await derivedFrom(token))).toEqual({
      cardPage: 200,
      uploader: 200,
      cards: 200,
      upload: 200,
      store: true,
      oldArea: true,
      change: 200,
    });
  });

  it('ends with a log-out', async () => {
    const { token } = await signIn(lab.base, 'us@studio.test');
    const other = await signIn(lab.base, 'us@studio.test');
    const made = await derivedFrom(token);
    const kept = await derivedFrom(other.token);
    await call(lab.base, logout, { token });
    expect(await statuses(made)).toEqual(ended);
    expect((await statuses(kept)).cardPage).toBe(200);
  });

  it('ends with a new password, that of the session which changed it too', async () => {
    const here = await signIn(lab.base, 'us@studio.test');
    const there = await signIn(lab.base, 'us@studio.test');
    const made = [await derivedFrom(here.token), await derivedFrom(there.token)];
    const { json } = await call(lab.base, changePassword, {
      token: here.token,
      body: { cod_fot: '1005', old_password: password, new_password: 'Rosmarino-88' },
    });
    expect(json).toMatchObject({ done: true });
    for (const each of made) expect(await statuses(each)).toEqual(ended);
    expect((await call(lab.base, listPayments, { token: here.token, body: {} })).status).toBe(200);
  });

  it('ends when the session’s time is over', async () => {
    const { token } = await signIn(lab.base, 'fr@studio.test');
    lab.advance(12 * 3_600_000 - 10_000);
    const code = (await call(lab.base, ticket, { token, body: { purpose: 'store' } })).json;
    lab.advance(20_000);
    const address = `/cover/?ta_token=${(code as { ticket: string }).ticket}`;
    expect(await (await fetch(lab.base + address)).text()).not.toContain('1002');
  });
});
