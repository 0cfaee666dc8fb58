import {
  addMessage,
  contract,
  invoicingData,
  listPayments,
  orderMessages,
  ordersIncomplete,
  ordersInProcess,
  saveInvoicing,
  saveProfile,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { naughtyTexts } from '../fixtures/naughtyTexts.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { goodInput } from './goodInput.ts';
import { detailsOf, profileForm } from './profileForm.ts';
import { createMessages } from './messageFixture.ts';
import type { MessageFixture } from './messageFixture.ts';

/** Texts are stored and returned exactly (T-E10); widget tests render the stored fields (T-C4). */
let lab: TestLab;
let who: SignedIn;
let written: MessageFixture;
const texts = naughtyTexts();

beforeAll(async () => {
  lab = await startTestLab();
  who = await signIn(lab.base, 'it@studio.test');
  written = await createMessages(lab.base, who);
});
afterAll(() => lab.stop());

it('the texts are as many as in the public list, none with surrounding blanks', () => {
  expect(texts.length).toBeGreaterThanOrEqual(515);
  expect(texts.filter((text) => text !== text.trim() || text === '')).toEqual([]);
});

/** The texts in groups of this size. */
const groups = (size: number) =>
  Array.from({ length: Math.ceil(texts.length / size) }, (_, at) => texts.slice(at * size, (at + 1) * size));

describe(`${texts.length} texts are stored as typed (T-E10)`, () => {
  it('in the profile', async () => {
    const form = await profileForm(lab.base, who);
    const wrong: unknown[] = [];
    for (const group of groups(6)) {
      const [ragione_sociale = 'a', nome = 'b', cognome = 'c', via = 'd', citta = 'e', facebook = ''] = group;
      const body = { ...form, ragione_sociale, nome, cognome, via, citta, facebook, version: '' };
      const { status } = await call(lab.base, saveProfile, { token: who.token, body });
      const { name, surname, company } = await detailsOf(lab.base, who);
      const kept = [company.name, name, surname, company.address, company.city, company.facebook];
      if (status !== 200 || group.some((text, index) => text !== kept[index])) wrong.push([group, kept]);
    }
    expect(wrong).toEqual([]);
  });

  it('in the data of electronic invoicing, which has no format', async () => {
    const wrong: unknown[] = [];
    for (const [cdu = '', pec = ''] of groups(2)) {
      const body = { cdu, pec, version: '' };
      const { status } = await call(lab.base, saveInvoicing, { token: who.token, body });
      const { json } = await call(lab.base, invoicingData, { token: who.token });
      const [kept] = parse(invoicingData.answer, json);
      // The lab stores a recipient code in upper case.
      if (status !== 200 || kept?.pec !== pec || kept.codice_destinatario_univoco !== cdu.toUpperCase())
        wrong.push([cdu, pec, status, kept]);
    }
    expect(wrong).toEqual([]);
  });

  it('in messages', async () => {
    const messages = groups(8).map((group) => group.join('\n'));
    for (const txt_public of messages) {
      const body = { cod_order: written.orderCode, txt_public };
      expect((await call(lab.base, addMessage, { token: who.token, body })).status).toBe(200);
    }
    const path = { id: written.orderCode };
    const { json } = await call(lab.base, orderMessages, { token: who.token, path });
    const kept = new Set(parse(orderMessages.answer, json).map(({ txt_public }) => txt_public));
    expect(messages.filter((text) => !kept.has(text))).toEqual([]);
  });

  it('in searches, which find nothing and never fail', async () => {
    const lists = [ordersInProcess, ordersIncomplete, listPayments];
    const wrong: unknown[] = [];
    for (const [index, search] of texts.entries()) {
      const endpoint = lists[index % lists.length] ?? ordersInProcess;
      const { status } = await call(lab.base, endpoint, { token: who.token, body: { query: { search } } });
      if (status !== 200) wrong.push([endpoint.id, search, status]);
    }
    expect(wrong).toEqual([]);
  });
});

/** Puts another text into one field of a call's input. */
type Put = (text: string) => object;
function textFields(given: object): Put[] {
  return Object.entries(given).flatMap(([key, value]: [string, unknown]): Put[] => {
    if (typeof value === 'string') return [(text: string) => ({ ...given, [key]: text })];
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return [];
    const inner = textFields(value);
    return inner.map((put) => (text: string) => {
      const changed = put(text);
      return { ...given, [key]: Array.isArray(value) ? Object.values(changed) : changed };
    });
  });
}

/** Each field gets other texts, so that every text is used often. */
const share = 6;

it('no text in any field of any call makes the lab fail (T-E10)', async () => {
  const failed: unknown[] = [];
  let tried = 0;
  for (const endpoint of contract) {
    const good = goodInput(endpoint, { ...written, cod_fot: who.cod_fot });
    for (const put of textFields(good)) {
      for (let turn = 0; turn < share; turn += 1) {
        const text = texts[(tried * 7) % texts.length] ?? '';
        const { status } = await call(lab.base, endpoint, { token: who.token, ...put(text) });
        if (status >= 500) failed.push([endpoint.id, text, status]);
        tried += 1;
      }
    }
  }
  expect(failed).toEqual([]);
  expect(tried).toBeGreaterThan(texts.length);
  // The session still belongs to the same customer: no text ended or changed it.
  expect((await detailsOf(lab.base, who)).code).toBe('1001');
});

it('half a character and a NUL are refused or replaced and never make the lab fail (T-E10)', async () => {
  for (const txt_public of ['\ud800', 'a\udfffb', 'a\u0000b', '\u0000']) {
    const body = { cod_order: written.orderCode, txt_public };
    const { status } = await call(lab.base, addMessage, { token: who.token, body });
    expect([200, 422]).toContain(status);
  }
});
