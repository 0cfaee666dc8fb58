import { checkCode, saveProfile } from '@trade-area/core/contract';
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
  for (const name of ['it', 'uk', 'us', 'fr', 'gb', 'de'])
    people.set(name, await signIn(lab.base, `${name}@studio.test`));
});
afterAll(() => lab.stop());

const who = (name: string) => people.get(name) as SignedIn;
const read = (name: string) => detailsOf(lab.base, who(name));

const form = (name: string) => profileForm(lab.base, who(name));

async function save(name: string, change: Readonly<Record<string, string>>, headers = {}) {
  const body = { ...(await form(name)), ...change };
  return call(lab.base, saveProfile, { token: who(name).token, body, headers });
}

describe('profile (GW-29)', () => {
  it('the lab’s values can be saved unchanged (ACC-03 to ACC-05)', async () => {
    for (const name of ['it', 'uk', 'us', 'fr', 'gb', 'de']) {
      const before = await read(name);
      const { status, json } = await save(name, {});
      expect([name, status]).toEqual([name, 200]);
      expect(json).toMatchObject({ success: true, version: before.profile_version });
      expect(await read(name)).toEqual(before);
    }
  });

  it('answers with the stored values, as the details do (ACC-06, ACC-07)', async () => {
    const change = {
      ragione_sociale: '  Studio Aurora & Figli  ',
      via: 'Via Roma 1',
      citta: 'Vicenza',
      'regione-it': 'Vicenza',
      stato_regione_iso: 'IT-VI',
      cod_fiscale: 'rccmnl83s18d969h',
      codice_destinatario_univoco: '',
      pec: 'aurora@pec.studio',
      email: 'giulia@aurora.photo',
    };
    const { json } = await save('it', change);
    expect(parse(saveProfile.answer, json).profilo).toMatchObject({
      ragione_sociale: 'Studio Aurora & Figli',
      indirizzo: 'Via Roma 1',
      citta: 'Vicenza',
      stato_regione: 'VI',
      stato_regione_iso: 'IT-VI',
      nazione: 'Italia',
      nazione_iso: 'IT',
      cod_fiscale: 'RCCMNL83S18D969H',
      codice_destinatario_univoco: '0000000',
      email: 'giulia@aurora.photo',
    });
    const { company, email, fatturazione_elettronica } = await read('it');
    expect(email).toBe('giulia@aurora.photo');
    expect(company).toMatchObject({
      name: 'Studio Aurora & Figli',
      state: 'VI',
      region: 'Vicenza',
      region_iso: 'IT-VI',
      provincia: 'VI',
      country_name: 'Italia',
      cf: 'RCCMNL83S18D969H',
      cdu: '0000000',
      pec: 'aurora@pec.studio',
      piva: 'IT09876543217',
    });
    expect(fatturazione_elettronica).toEqual([
      { pec: 'aurora@pec.studio', codice_destinatario_univoco: '0000000' },
    ]);
    // The sign-in keeps its former address.
    expect((await signIn(lab.base, 'it@studio.test')).status).toBe('1');
  });

  it.each([
    ['it', { ragione_sociale: ' ' }, { ragione_sociale: 'missing' }],
    ['it', { telefono: '0000', email: 'anna@foto' }, { telefono: 'phone', email: 'email' }],
    ['it', { cod_fiscale: 'RCCMNL83S18D969A' }, { cod_fiscale: 'taxCodeCheck' }],
    ['it', { codice_destinatario_univoco: '123' }, { codice_destinatario_univoco: 'recipientCode' }],
    ['it', { pec: 'not one' }, { pec: 'email' }],
    ['it', { stato_regione_iso: '' }, { stato_regione_iso: 'missing' }],
    ['it', { stato_regione_iso: 'FR-69' }, { stato_regione_iso: 'not a region of this country' }],
    ['uk', { eori: 'GB123456789012' }, { eori: 'eori' }],
    ['us', { sito: 'javascript:alert(1)' }, { sito: 'website' }],
    ['us', { cellulare: '1234567' }, { cellulare: 'phone' }],
  ])('%s %j is refused with the names of the fields (ACC-08 to ACC-14)', async (name, change, fields) => {
    const before = await read(name);
    const { status, json } = await save(name, change as unknown as Record<string, string>);
    expect([status, (json as { error: { fields: unknown } }).error.fields]).toEqual([422, fields]);
    expect(await read(name)).toEqual(before);
  });

  it('refuses unknown fields, and changes neither country nor VAT number (ACC-15, ACC-16)', async () => {
    const { status } = await save('fr', {
      cod_fiscale: 'RCCMNL83S18D969H',
      pec: 'x@pec.it',
      codice_destinatario_univoco: 'M5UXCR1',
      eori: 'GB123456789000',
      nazione_iso: 'IT',
      piva: 'IT1',
      vat: 'IT1',
      area: '1',
      check_brexit: '1',
    });
    expect(status).toBe(200);
    expect(await read('fr')).toMatchObject({
      area: '102',
      eori: '',
      check_brexit: false,
      fatturazione_elettronica: [],
      company: { country: 'FR', vat: 'FR32123456789', cf: '', pec: '', cdu: '' },
    });
  });

  it('a saved EORI is in every answer that contains the EORI (ACC-32, SHELL-34)', async () => {
    const { json } = await save('uk', { eori: 'gb 123 456 789 000' });
    expect(json).toMatchObject({ check_brexit: true, eori: 'GB123456789000' });
    expect((await read('uk')).eori).toBe('GB123456789000');
    const { token, c } = who('uk');
    expect((await call(lab.base, checkCode, { token, query: { c } })).json).toMatchObject({
      check_brexit: true,
      eori: 'GB123456789000',
    });
  });

  it('stores and returns hostile texts exactly (T-E10)', async () => {
    for (const text of [
      '<img src=x onerror=alert(1)>',
      "Robert'); DROP TABLE customers;--",
      '${jndi:ldap://x}',
      'Ω≈ç√∫˜µ≤≥÷ 田中さん 🏳️‍🌈 Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
      '\u202Etest\u202C',
      'a\u2028b',
      '%00%0d%0a',
      '=cmd|calc',
      '0',
      'null',
      'constructor',
    ]) {
      const { status } = await save('de', { ragione_sociale: text, nome: text, via: text, facebook: text });
      expect([text, status]).toEqual([text, 200]);
      const { name, company } = await read('de');
      expect([name, company.name, company.address, company.facebook]).toEqual([text, text, text, text]);
    }
    expect((await save('de', { nome: 'a\u0000b' })).status).toBe(422);
  });
});

describe('concurrent changes', () => {
  it('the second of two tabs gets a conflict and overwrites nothing', async () => {
    const [one, two] = [await form('gb'), await form('gb')];
    const { token } = who('gb');
    const first = await call(lab.base, saveProfile, { token, body: { ...one, citta: 'Leith' } });
    expect(first.status).toBe(200);
    const second = await call(lab.base, saveProfile, { token, body: { ...two, via: '9 Canongate' } });
    expect([second.status, (second.json as { error: { code: string } }).error.code]).toEqual([
      409,
      'conflict',
    ]);
    expect((await read('gb')).company).toMatchObject({ city: 'Leith', address: '2 Royal Mile' });
    const again = await call(lab.base, saveProfile, {
      token,
      body: { ...(await form('gb')), via: '9 Canongate' },
    });
    expect(again.status).toBe(200);
    expect((await read('gb')).company).toMatchObject({ city: 'Leith', address: '9 Canongate' });
  });

  it('one of twenty concurrent changes of the same version is written', async () => {
    const body = await form('gb');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(lab.base, saveProfile, {
          token: who('gb').token,
          body: { ...body, facebook: `tab ${index}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect((await read('gb')).profile_version).toBe(Number(body['version']) + 1);
  });

  it('the same request sent twenty times has one effect and one answer (T-E2)', async () => {
    const seen = await form('gb');
    const body = { ...seen, cellulare: '+44 7700 900123' };
    const headers = { 'idempotency-key': 'profile-wish-0001' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call(lab.base, saveProfile, { token: who('gb').token, body, headers }),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect((await read('gb')).profile_version).toBe(Number(seen['version']) + 1);
    // A retry without a key after a lost answer is no conflict, because its values are stored already.
    expect((await call(lab.base, saveProfile, { token: who('gb').token, body })).status).toBe(200);
    const other = { ...body, cellulare: '' };
    const misused = await call(lab.base, saveProfile, { token: who('gb').token, body: other, headers });
    expect(misused.status).toBe(422);
  });
});

it('staff who act as a customer change only that customer’s profile (T-A3)', async () => {
  const { token } = await signIn(lab.base, 'internal@lab.test', { as: '1003' });
  const body = { ...(await form('de')), facebook: 'by staff' };
  const before = await read('fr');
  expect((await call(lab.base, saveProfile, { token, body })).status).toBe(200);
  expect((await read('de')).company.facebook).toBe('by staff');
  const claim = { ...body, cod_fot: who('fr').cod_fot };
  expect((await call(lab.base, saveProfile, { token, body: claim })).status).toBe(403);
  expect(await read('fr')).toEqual(before);
});

it('no value of a profile is logged', () => {
  const told = ['aurora', 'Canongate', 'GB123456789000', 'RCCMNL83S18D969H', '7700 900'];
  expect(lab.logged.filter((line) => told.some((word) => line.includes(word)))).toEqual([]);
});
