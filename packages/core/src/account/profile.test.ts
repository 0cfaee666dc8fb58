import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { customerDetails, saveProfile } from '../contract/index.ts';
import type { Endpoint } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import { fail, succeed } from '../kernel/index.ts';
import { createAccountActions } from './actions.ts';
import { canSaveInvoicing, invoicingHints, lacksInvoicing, mayInvoiceElectronically } from './invoicing.ts';
import {
  profileContext,
  profileOf,
  readDraft,
  omitUnchangedFields,
  withSaved,
  writeDraft,
} from './profile.ts';
import { readRegionOptions } from './regionOptions.ts';

const customer = v.parse(customerDetails, {
  code: '1001',
  name: 'Giulia',
  surname: 'Zanetti',
  email: 'giulia@aurora.photo',
  area: '1',
  company: {
    name: 'Studio Aurora',
    city: 'Padova',
    country: 'IT',
    country_name: 'Italia',
    region_iso: 'IT-PD',
    telephone: '049 555 0110',
    vat: 'IT09876543217',
    cf: 'ZNTGLI88D52G224E',
    cdu: 'M5UXCR1',
  },
  profile_version: 4,
});

/** A lab that notes what it is sent; each answer by the endpoint's id. */
function labOf(answers: Readonly<Record<string, unknown>>) {
  const sent: { id: string; body: Record<string, unknown>; key: string | undefined }[] = [];
  const gateway = {
    call(endpoint: Endpoint, input: { body?: unknown }, options: { key?: string } = {}) {
      sent.push({ id: endpoint.id, body: (input.body ?? {}) as Record<string, unknown>, key: options.key });
      return Promise.resolve(answers[endpoint.id]);
    },
  } as unknown as Gateway;
  return { sent, actions: createAccountActions(gateway) };
}

const production = succeed(['2600001', '2600002']);
const saved = v.parse(saveProfile.answer, {
  success: true,
  version: 5,
  check_brexit: 1,
  eori: 'GB123456789000',
  profilo: {
    ragione_sociale: 'Aurora 2',
    nome: 'Gia',
    cognome: 'Z',
    citta: 'Vicenza',
    stato_regione: 'VI',
    stato_regione_iso: 'IT-VI',
    email: 'gia@aurora.photo',
    telefono: '1111',
  },
});
const wish = { code: '1001', version: 4, key: 'wish-0001', regionName: 'Padova' };

describe('saving the profile', () => {
  const context = profileContext(customer, true);
  const { values } = profileOf(customer);

  it('sends the fields of the row, the orders in production and the region twice (ACC-03, ACC-04, ACC-05, ACC-18)', async () => {
    const { sent, actions } = labOf({
      'account.ordersInProduction': production,
      'account.saveProfile': succeed(saved),
    });
    expect(await actions.saveProfile(values, context, wish)).toEqual({ kind: 'saved', answer: saved });
    expect(sent.map(({ id }) => id)).toEqual(['account.ordersInProduction', 'account.saveProfile']);
    expect(sent[1]).toMatchObject({
      key: 'wish-0001',
      body: {
        cod_fot: '1001',
        ragione_sociale: 'Studio Aurora',
        nazione: 'Italia',
        nazione_iso: 'IT',
        'regione-it': 'Padova',
        stato_regione_iso: 'IT-PD',
        cod_fiscale: 'ZNTGLI88D52G224E',
        codice_destinatario_univoco: 'M5UXCR1',
        array_commesse: '["2600001","2600002"]',
        version: '4',
      },
    });
    expect(sent[1]?.body).not.toHaveProperty('piva');
  });

  it('without regions sends none', async () => {
    const { sent, actions } = labOf({
      'account.ordersInProduction': production,
      'account.saveProfile': succeed(saved),
    });
    await actions.saveProfile(values, { ...context, hasRegions: false }, wish);
    expect(Object.keys(sent[1]?.body ?? {}).filter((name) => name.includes('region'))).toEqual([]);
  });

  it.each([
    [fail('conflict'), { kind: 'conflict' }],
    [fail('unavailable'), { kind: 'failed', failure: fail('unavailable').failure }],
    [
      fail('invalid', { fields: { email: 'email', cap: 'the lab’s own reason', constructor: 'x' } }),
      {
        kind: 'invalid',
        fields: new Map([
          ['cap', 'other'],
          ['email', 'email'],
        ]),
      },
    ],
    [
      succeed({ ...saved, success: false, error: { message: 'No parcels to that island' } }),
      {
        kind: 'failed',
        failure: fail('invalid', { endpoint: 'account.saveProfile', message: 'No parcels to that island' })
          .failure,
      },
    ],
    [
      fail('invalid', { status: 400, message: 'No' }),
      { kind: 'failed', failure: fail('invalid', { status: 400, message: 'No' }).failure },
    ],
  ])('what the lab says becomes an outcome (ACC-28)', async (answer, outcome) => {
    const { actions } = labOf({ 'account.ordersInProduction': production, 'account.saveProfile': answer });
    expect(await actions.saveProfile(values, context, wish)).toEqual(outcome);
  });

  it('nothing is saved while the orders cannot be had', async () => {
    const { sent, actions } = labOf({ 'account.ordersInProduction': fail('offline') });
    expect((await actions.saveProfile(values, context, wish)).kind).toBe('failed');
    expect(sent).toHaveLength(1);
  });

  it('the answer is in the details afterwards (ACC-06, ACC-32)', () => {
    const next = withSaved(customer, saved);
    expect(next).toMatchObject({
      name: 'Gia',
      email: 'gia@aurora.photo',
      check_brexit: true,
      eori: 'GB123456789000',
      profile_version: 5,
      company: { name: 'Aurora 2', city: 'Vicenza', state: 'VI', region_iso: 'IT-VI', country: 'IT' },
    });
    expect(profileOf(next).values.citta).toBe('Vicenza');
  });
});

describe('what was typed', () => {
  const profile = profileOf(customer);
  it('is only what differs', () => {
    expect(omitUnchangedFields(profile, { citta: 'Padova', via: 'Via Roma' })).toEqual({ via: 'Via Roma' });
    expect(writeDraft(profile, {})).toBe('');
  });
  it('survives as a draft with its version', () => {
    const draft = readDraft(writeDraft(profile, { via: 'Via Roma', eori: '' }));
    expect(draft).toEqual({ version: 4, change: { via: 'Via Roma', eori: '' } });
  });
  it.each(['', 'null', '[]', '{"version":"4"}', '{"version":1,"change":null}', 'not json'])(
    '%j is no draft',
    (text) => expect(readDraft(text)).toBeNull(),
  );
  it('a draft brings only fields', () =>
    expect(readDraft('{"version":1,"change":{"via":"x","token":"y","citta":7}}')?.change).toEqual({
      via: 'x',
    }));
});

it.each([
  ['<option value="IT-PD" selected>Padova</option>', [{ iso: 'IT-PD', name: 'Padova' }]],
  [
    "<option value='FR-21'>C&ocirc;te-d&#39;Or</option><OPTION VALUE=FR-01>Ain",
    [
      { iso: 'FR-21', name: "C&ocirc;te-d'Or" },
      { iso: 'FR-01', name: 'Ain' },
    ],
  ],
  ['<option value="">Choose</option><option>none</option>', []],
  [
    '<option value="X"><img src=x onerror=alert(1)></option><script>alert(1)</script><option value="&lt;b&gt;">&lt;b&gt;</option>',
    [{ iso: '<b>', name: '<b>' }],
  ],
  ['', []],
])('region markup %s is read, not drawn (GW-26, GW-47, T-C4, DEC-15)', (markup, choices) =>
  expect(readRegionOptions(markup)).toEqual(choices),
);

describe('electronic invoicing', () => {
  it.each([
    ['IT', true],
    [' it ', true],
    ['FR', false],
    ['', false],
  ])('country %j: %s (EINV-02)', (country, may) =>
    expect(mayInvoiceElectronically({ company: { ...customer.company, country } })).toBe(may),
  );
  it.each([
    [{ cdu: '', pec: '' }, false],
    [{ cdu: ' ', pec: '\t' }, false],
    [{ cdu: 'x', pec: '' }, true],
    [{ cdu: '', pec: 'x' }, true],
  ])('%j can be saved: %s (EINV-09)', (values, can) => expect(canSaveInvoicing(values)).toBe(can));
  it.each([
    [{ cdu: '', pec: ' ' }, true],
    [{ cdu: '0000000', pec: '' }, true],
    [{ cdu: '0000000', pec: 'a@pec.it' }, false],
    [{ cdu: 'M5UXCR1', pec: '' }, false],
  ])('%j lacks both: %s (EINV-05)', (values, lacks) => expect(lacksInvoicing(values)).toBe(lacks));
  it.each([
    [
      { cdu: 'M5UXCR1', pec: 'a@pec.it' },
      { cdu: false, pec: false },
    ],
    [
      { cdu: 'M5', pec: 'pec' },
      { cdu: true, pec: true },
    ],
    [
      { cdu: '', pec: '' },
      { cdu: false, pec: false },
    ],
  ])('%j: words about %j (EINV-09)', (values, hints) => expect(invoicingHints(values)).toEqual(hints));

  it.each([
    [succeed({ success: true, version: 9 }), { kind: 'saved', version: 9 }],
    [succeed({ success: false, error: { message: 'No' }, version: 4 }), { kind: 'refused', text: 'No' }],
    [fail('conflict'), { kind: 'conflict' }],
    [fail('offline'), { kind: 'failed', failure: fail('offline').failure }],
  ])('outcome of a save (ERR-15)', async (answer, outcome) => {
    const { sent, actions } = labOf({ 'account.saveInvoicing': answer });
    expect(await actions.saveInvoicing({ cdu: ' a ', pec: '' }, { version: 4, key: 'k' })).toEqual(outcome);
    expect(sent[0]).toMatchObject({ key: 'k', body: { cdu: 'a', pec: '', version: '4' } });
  });
});
