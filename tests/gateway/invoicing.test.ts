import {
  invoicingData,
  orderDetails,
  orderListAnswer,
  ordersInProcess,
  ordersInProduction,
  regions,
  saveInvoicing,
  saveProfile,
} from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { call, signIn } from '../fixtures/wire.ts';
import type { SignedIn } from '../fixtures/wire.ts';
import { detailsOf, profileForm } from './profileForm.ts';

let lab: TestLab;
const people = new Map<string, SignedIn>();

beforeAll(async () => {
  lab = await startTestLab();
  for (const name of ['it', 'fr']) people.set(name, await signIn(lab.base, `${name}@studio.test`));
});
afterAll(() => lab.stop());

const who = (name: string) => people.get(name) as SignedIn;
const read = (name: string) => detailsOf(lab.base, who(name));
const form = (name: string) => profileForm(lab.base, who(name));

describe('regions (GW-26)', () => {
  const ask = async (nazione_iso: string, stato_regione_iso = '') =>
    call(lab.base, regions, {
      token: who('it').token,
      body: { nazione_iso, stato_regione_iso },
    });

  it.each([
    ['IT', 107],
    ['it', 107],
    ['US', 56],
    ['CA', 13],
    ['AU', 8],
    ['DE', 16],
    ['ES', 52],
    ['FR', 101],
    ['IE', 26],
    ['GB', 0],
    ['XX', 0],
    ['__proto__', 0],
  ])('%s has %i', async (country, count) => {
    const { status, text, headers } = await ask(country);
    expect([status, text.match(/<option /g)?.length ?? 0]).toEqual([200, count]);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).not.toContain('selected');
  });

  it('marks the chosen region', async () => {
    const { text } = await ask('IT', 'IT-PD');
    expect(text.match(/<option[^>]* selected>[^<]*/g)).toEqual(['<option value="IT-PD" selected>Padova']);
  });
});

describe('orders in production', () => {
  it('are those of the list (GW-27, ACC-18)', async () => {
    const { token, cod_fot } = who('it');
    const codes = (await call(lab.base, ordersInProduction, { token, body: { cod_fot } })).json as string[];
    const listed: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const body = { query: { status: 1 } };
      const { json } = await call(lab.base, ordersInProcess, { token, path: { page }, body });
      const answer = parse(orderListAnswer, json);
      listed.push(...answer.orders.map(({ commessa }) => commessa));
      pages = answer.pages;
    }
    expect([...codes].sort()).toEqual([...listed].sort());
    expect(codes.length).toBeGreaterThan(3);
  });
});

describe('electronic invoicing', () => {
  const keep = (name: string, body: Record<string, string>) =>
    call(lab.base, saveInvoicing, { token: who(name).token, body });
  const stored = async (name: string) =>
    (await call(lab.base, invoicingData, { token: who(name).token, query: {} })).json as {
      pec: string;
      codice_destinatario_univoco: string;
      version: number;
    }[];

  it.each([
    [{ cdu: 'm5uxcr1', pec: '' }, 'M5UXCR1', ''],
    [{ cdu: '', pec: 'solo@pec.it' }, '', 'solo@pec.it'],
    [{ cdu: 'ABC', pec: 'no form is asked for' }, 'ABC', 'no form is asked for'],
  ])(
    '%j is stored: one of the two values is enough, in any format (EINV-04, GW-28, GW-31)',
    async (body, cdu, pec) => {
      expect((await keep('it', body)).json).toMatchObject({ success: true });
      expect(await stored('it')).toMatchObject([{ codice_destinatario_univoco: cdu, pec }]);
      expect((await read('it')).fatturazione_elettronica).toEqual([
        { codice_destinatario_univoco: cdu, pec },
      ]);
    },
  );

  it('a form without either is refused with the lab’s text, and the stored values stay (EINV-09)', async () => {
    const before = await stored('it');
    expect((await keep('it', { pec: ' ', cdu: '' })).json).toMatchObject({
      success: false,
      error: { message: 'Enter the recipient code or the PEC' },
    });
    expect(await stored('it')).toEqual(before);
  });

  it('the first of two forms opened on empty values is saved, the second gets a conflict', async () => {
    people.set('social', await signIn(lab.base, 'social@studio.test'));
    expect(await stored('social')).toEqual([]);
    expect((await keep('social', { cdu: 'M5UXCR1', pec: '', version: '0' })).json).toMatchObject({
      success: true,
    });
    expect((await keep('social', { cdu: 'OTHER00', pec: '', version: '0' })).status).toBe(409);
    expect(await stored('social')).toMatchObject([{ codice_destinatario_univoco: 'M5UXCR1' }]);
  });

  it('is in the customer details and in every order of a company in Italy, and of no other (EINV-06, EINV-08)', async () => {
    await keep('it', { cdu: 'SUBM70N', pec: 'conti@pec.it' });
    const kept = { codice_destinatario_univoco: 'SUBM70N', pec: 'conti@pec.it' };
    expect((await read('it')).fatturazione_elettronica).toEqual([kept]);
    const withOrder = async (name: string) => {
      const { token } = who(name);
      const listed = parse(orderListAnswer, (await call(lab.base, ordersInProcess, { token })).json);
      const path = { id: listed.orders[0]?.commessa ?? '' };
      const { json } = await call(lab.base, orderDetails, { token, path });
      return parse(orderDetails.answer, json)[0]?.details.fatturazione_elettronica;
    };
    expect([await withOrder('it'), await withOrder('fr')]).toEqual([kept, null]);
  });

  it('is only for companies in Italy', async () => {
    expect(await stored('fr')).toEqual([]);
    expect((await keep('fr', { cdu: 'M5UXCR1', pec: '' })).json).toMatchObject({ success: false });
    expect(await stored('fr')).toEqual([]);
  });

  it('makes the profile report a conflict after a change here', async () => {
    const body = await form('it');
    const [{ version } = { version: 0 }] = await stored('it');
    expect((await keep('it', { cdu: 'SUBM70N', pec: '', version: String(version) })).status).toBe(200);
    expect((await keep('it', { cdu: 'OTHER00', pec: '', version: String(version) })).status).toBe(409);
    const late = await call(lab.base, saveProfile, {
      token: who('it').token,
      body: { ...body, pec: 'late@pec.it', codice_destinatario_univoco: 'M5UXCR1' },
    });
    expect(late.status).toBe(409);
    expect(await stored('it')).toMatchObject([{ codice_destinatario_univoco: 'SUBM70N', pec: '' }]);
  });
});
