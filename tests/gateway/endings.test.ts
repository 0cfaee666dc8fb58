import {
  changeMember,
  changePassword,
  deleteOrder,
  listPayments,
  logout,
  openCards,
  openSharing,
  exchangeUploadTicket,
  ordersIncomplete,
  orderListAnswer,
  preferCard,
  readLedger,
  removeMember,
  rightOfTicket,
  rights,
  sharedPhotos,
  softwareDownload,
  ticket,
  ticketPurposes,
} from '@trade-area/core/contract';
import type { CardFrameAnswer } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, password, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { goodInput } from './goodInput.ts';
import { memberNamed, memberOf } from './memberSteps.ts';
import { openCheckout, saveQuote } from './quoteSteps.ts';

type Purpose = (typeof ticketPurposes)[number];

let lab: TestLab;
/** Blocked orders, which their customer may delete: the first is uploaded to, each other one is deleted once. */
let orders: string[] = [];
beforeAll(async () => {
  lab = await startTestLab();
  const { token } = await signIn(lab.base, 'us@studio.test');
  const { json } = await call(lab.base, ordersIncomplete, { token, body: {} });
  orders = parse(orderListAnswer, json)
    .orders.filter(({ blocked }) => blocked)
    .map(({ commessa }) => commessa);
  if (orders.length < 3) throw new Error('ta: the demonstration has too few blocked orders');
});
afterAll(() => lab.stop());

const visit = 'a-visit-of-this-test';
const statusOf = async (answer: Promise<Response>) => (await answer).status;
const post = (path: string, fields: Record<string, string>) =>
  fetch(lab.base + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const get = (path: string) => fetch(lab.base + path);
const passIn = (page: string) => /name="pass" value="([\w-]{43})"/.exec(page)?.[1] ?? '';

interface Given {
  readonly code: string;
  /** The order of a ticket for files. */
  readonly order: string;
  /** The order of a ticket for a deletion. */
  readonly deleted: string;
  /** The quote of a ticket for the checkout. */
  readonly quote: string;
}

/** The use of a ticket of each purpose: a purpose that is added does not compile until its use stands here. */
const uses: Readonly<Record<Purpose, (given: Given) => Promise<number>>> = {
  cards: async ({ code }) => (await call(lab.base, openCards, { body: { ta_token: code } })).status,
  upload: async ({ code, order }) =>
    (await call(lab.base, exchangeUploadTicket, { body: { order_code: order, ta_token: code } })).status,
  'delete-order': async ({ code, deleted }) =>
    (await call(lab.base, deleteOrder, { body: { order_code: deleted, ta_token: code } })).status,
  'change-method': ({ code, order }) =>
    statusOf(post('/embed/change-method', { order_code: order, ta_token: code, method: 'upload' })),
  // Pages that anybody may open: they name the customer of a ticket alone.
  store: ({ code }) => namesCustomer(`/cover/?ta_token=${code}`),
  'old-area': ({ code }) => namesCustomer(`/old-area/?ta_token=${code}`),
  checkout: ({ code, quote }) => statusOf(post(`/checkout/${quote}/`, { ta_token: code })),
  'print-again': ({ code }) => statusOf(get(`/embed/print-again?ta_token=${code}`)),
  'address-book': ({ code }) => statusOf(get(`/embed/address-book?ta_token=${code}`)),
  'shipping-address': ({ code }) => statusOf(get(`/embed/shipping-address?ta_token=${code}`)),
  'share-upload': async ({ code }) =>
    (await call(lab.base, openSharing, { body: { session_key: visit, ta_token: code } })).status,
  software: async ({ code }) => {
    const { body } = goodInput(softwareDownload, { orderCode: '', cod_fot: '' });
    return (await call(lab.base, softwareDownload, { body: { ...body, ta_token: code } })).status;
  },
};
const namesCustomer = async (path: string) =>
  (await (await get(path)).text()).includes('Prairie Light') ? 200 : 403;

/**
 * All that a session can make: a ticket of each purpose that is not used yet, and each page that one has opened.
 * @param purposes those of the tickets; default: all.
 */
async function derivedFrom(who: SignedIn, deleted: string, purposes: readonly Purpose[] = ticketPurposes) {
  const [order = ''] = orders;
  const { code: quote } = await saveQuote(lab.base, who);
  const orderOf: Partial<Record<Purpose, string>> = {
    upload: order,
    'change-method': order,
    'delete-order': deleted,
    checkout: quote,
  };
  const ticketFor = async (purpose: Purpose): Promise<string> => {
    const body = { purpose, order_code: orderOf[purpose] ?? '' };
    const { json } = await call(lab.base, ticket, { token: who.token, body });
    return parse(ticket.answer, json).ticket;
  };
  const cardsPage = await call(lab.base, openCards, { body: { ta_token: await ticketFor('cards') } });
  const { session, cards } = cardsPage.json as { session: string; cards: CardFrameAnswer['cards'] };
  const card = cards[1]?.token ?? cards[0]?.token ?? '';
  const uploadBody = { order_code: order, ta_token: await ticketFor('upload') };
  const { pass } = (await call(lab.base, exchangeUploadTicket, { body: uploadBody })).json as {
    pass: string;
  };
  const shareBody = { session_key: visit, ta_token: await ticketFor('share-upload') };
  const shared = (await call(lab.base, openSharing, { body: shareBody })).json as { pass: string };
  const framed = async (page: 'print-again' | 'address-book') =>
    passIn(await (await get(`/embed/${page}?ta_token=${await ticketFor(page)}`)).text());
  const passes = { again: await framed('print-again'), book: await framed('address-book') };
  const checkout = await openCheckout(lab.base, who, quote);

  /** Pages that were opened before, and go on. */
  const pages: Readonly<Record<string, () => Promise<number>>> = {
    cards: async () => (await call(lab.base, preferCard, { body: { session, token: card } })).status,
    uploader: async () =>
      (await call(lab.base, readLedger, { token: pass, body: { order_code: order } })).status,
    photos: async () =>
      (await call(lab.base, sharedPhotos, { token: shared.pass, query: { session_key: visit } })).status,
    again: () => statusOf(post('/embed/print-again', { pass: passes.again, do: 'none' })),
    book: () => statusOf(post('/embed/address-book', { pass: passes.book, do: 'companyDefault' })),
    checkout: () => statusOf(checkout.send(`/checkout/${quote}/`)),
  };
  const tickets = await Promise.all(
    purposes.map(async (purpose) => [purpose, await ticketFor(purpose)] as const),
  );
  return { pages, tickets, order, deleted, quote };
}

async function statuses({ pages, tickets, ...given }: Awaited<ReturnType<typeof derivedFrom>>) {
  const found: Record<string, number> = {};
  for (const [name, open] of Object.entries(pages)) found[`page ${name}`] = await open();
  for (const [purpose, code] of tickets) found[purpose] = await uses[purpose]({ ...given, code });
  return found;
}

/** The same of a person of the studio with every right. */
async function derivedFromMember(owner: SignedIn, email: string) {
  const person = await memberOf(lab, owner, { email, rights });
  const { id } = await memberNamed(lab, owner, email);
  // An order can be deleted once; the old area knows its customer alone.
  const purposes = ticketPurposes.filter((each) => each !== 'delete-order' && each !== 'old-area');
  return { id, made: await derivedFrom(person, '', purposes) };
}

const purposeOfPage: Readonly<Record<string, Purpose>> = {
  'page cards': 'cards',
  'page uploader': 'upload',
  'page photos': 'share-upload',
  'page again': 'print-again',
  'page book': 'address-book',
  'page checkout': 'checkout',
};
const purposeOf = (name: string) => purposeOfPage[name] ?? (name as Purpose);

const pagesAlive = {
  'page cards': 200,
  'page uploader': 200,
  'page photos': 200,
  'page again': 200,
  'page book': 200,
  'page checkout': 200,
};
const alive = {
  ...pagesAlive,
  ...Object.fromEntries(ticketPurposes.map((purpose) => [purpose, purpose === 'checkout' ? 303 : 200])),
};
const ended: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.keys(alive).map((name) => [name, 403])),
  // These carry their pass as a session does.
  'page uploader': 401,
  'page photos': 401,
};

describe('T-A10: what was made from a session', () => {
  it(`works while the session lasts: ${ticketPurposes.length} purposes of a ticket, and the pages that they open`, async () => {
    const who = await signIn(lab.base, 'us@studio.test');
    expect(await statuses(await derivedFrom(who, orders[1] ?? ''))).toEqual(alive);
  });

  it('a ticket is good once', async () => {
    const who = await signIn(lab.base, 'us@studio.test');
    const { tickets, ...given } = await derivedFrom(who, orders[2] ?? '');
    for (const [purpose, code] of tickets) {
      // The order of the first use is gone, whatever the ticket says.
      if (purpose === 'delete-order') continue;
      await uses[purpose]({ ...given, code });
      expect([purpose, await uses[purpose]({ ...given, code })]).toEqual([purpose, 403]);
    }
  });

  it('ends with a log-out', async () => {
    const who = await signIn(lab.base, 'us@studio.test');
    const other = await signIn(lab.base, 'us@studio.test');
    const made = await derivedFrom(who, orders[2] ?? '');
    const kept = await derivedFrom(other, orders[2] ?? '');
    await call(lab.base, logout, { token: who.token });
    expect(await statuses(made)).toEqual(ended);
    expect(await statuses(kept)).toEqual(alive);
  });

  it('ends with the removal of the person whose session it was', async () => {
    const owner = await signIn(lab.base, 'us@studio.test');
    const { id, made } = await derivedFromMember(owner, 'leaves@prairie.test');
    await call(lab.base, removeMember, { token: owner.token, body: { id } });
    const found = await statuses(made);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, ended[name]])));
    expect(Object.keys(found).length).toBeGreaterThan(14);
  });

  it.each(rights)('of a person ends with the right %s, as far as it needs that', async (taken) => {
    const owner = await signIn(lab.base, 'us@studio.test');
    const { id, made } = await derivedFromMember(owner, `without-${taken}@prairie.test`);
    const kept = rights.filter((right) => right !== taken);
    const body = { id, name: 'Giulia', surname: 'Ferri', rights: kept };
    expect((await call(lab.base, changeMember, { token: owner.token, body })).status).toBe(200);
    const found = await statuses(made);
    const isOpen = Object.entries(found).map(([name, status]) => [name, status < 400]);
    const isKept = Object.keys(found).map((name) => [name, rightOfTicket[purposeOf(name)] !== taken]);
    expect(isOpen).toEqual(isKept);
    expect(isKept.filter(([, isIn]) => !isIn).length).toBeGreaterThan(1);
  });

  it('ends with a new password, that of the session which changed it too', async () => {
    const here = await signIn(lab.base, 'us@studio.test');
    const there = await signIn(lab.base, 'us@studio.test');
    const made = [await derivedFrom(here, orders[0] ?? ''), await derivedFrom(there, orders[0] ?? '')];
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
