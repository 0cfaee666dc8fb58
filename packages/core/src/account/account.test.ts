import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordCalls } from '../../test/orders.ts';
import { customerDetails, salesRepresentative } from '../contract/index.ts';
import { memoryStore } from '../kernel/ports.ts';
import { fail, succeed } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { createLanguageChoice } from './language.ts';
import {
  needsEori,
  contactFields,
  filledFields,
  representativeContacts,
  representativeTitle,
  welcomeKey,
} from './shell.ts';

const customer = (given: Record<string, unknown>) => v.parse(customerDetails, { company: {}, ...given });
const representative = (given: Record<string, unknown>) => v.parse(salesRepresentative, given);

it.each([
  ['SHELL-15', { check_brexit: 1, eori: '' }, true],
  ['SHELL-34 whatever the area', { check_brexit: 1, eori: ' ', area: '1' }, true],
  ['SHELL-34', { check_brexit: 1, eori: 'GB123456789000' }, false],
  ['SHELL-34', { check_brexit: 0, eori: '', area: '101' }, false],
])('%s: %j', (_id, given, expected) => {
  expect(needsEori(customer(given))).toBe(expected);
});
it('SHELL-34: no banner before the details are there', () => {
  expect(needsEori(null)).toBe(false);
});

it.each([
  ['SHELL-07', '70', 'contact'],
  ['SHELL-07', '1', 'yourSalesRep'],
  ['SHELL-07', '', 'yourSalesRep'],
])('%s: area %j has the title %s', (_id, area, expected) => {
  expect(representativeTitle(area)).toBe(expected);
});

it.each([
  ['SHELL-05', 'F', 'welcomeFeminine'],
  ['SHELL-05', 'f ', 'welcomeFeminine'],
  ['SHELL-05', 'M', 'welcome'],
  ['SHELL-05', '', 'welcome'],
])('%s: %j', (_id, sesso, expected) => {
  expect(welcomeKey(sesso)).toBe(expected);
});

describe('sales representative', () => {
  it("SHELL-08: the documents' fields in their order, each only when filled", () => {
    const all = representative(Object.fromEntries(contactFields.map((field) => [field, field])));
    expect(filledFields(all).map(({ field }) => field)).toEqual([...contactFields]);
    expect(
      filledFields(
        representative({ fax: '1', nome: 'Ada', email: ' a@b.it ', telefono2: '2', cellulare: '  ' }),
      ),
    ).toEqual([
      { field: 'nome', value: 'Ada', kind: 'text' },
      { field: 'email', value: 'a@b.it', kind: 'email' },
      { field: 'telefono2', value: '2', kind: 'phone' },
      { field: 'fax', value: '1', kind: 'text' },
    ]);
  });
  it('SHELL-09: further contacts follow; empty ones and none are left out', () => {
    const rep = representative({ nome: 'Ada', riferimenti: [{ nome: 'Bea' }, {}, { telefono1: '3' }] });
    expect(representativeContacts(rep).map((fields) => fields[0]?.value)).toEqual(['Ada', 'Bea', '3']);
    expect([representativeContacts(null), representativeContacts(representative({}))]).toEqual([[], []]);
  });
});

function languageWith(
  answer: Result<unknown>,
  viewer: { inter: boolean } | null,
  stored: Record<string, string> = {},
) {
  const storage = memoryStore(stored);
  const { gateway, calls } = recordCalls(() => answer);
  return { choice: createLanguageChoice({ gateway, storage, viewer: () => viewer }), calls, storage };
}

describe('language', () => {
  it.each([
    ['I18N-03', succeed({ success: true }), { inter: false }, 'saved', 1],
    ['I18N-03 internal viewers', succeed({ success: true }), { inter: true }, 'here', 0],
    ['I18N-13 nobody signed in', succeed({ success: true }), null, 'here', 0],
    ['ERR-10 with DEC-03', succeed({ success: false }), { inter: false }, 'notSaved', 1],
    ['ERR-21 with DEC-03', fail('offline'), { inter: false }, 'notSaved', 1],
    ['DEC-03', fail('unavailable'), { inter: false }, 'notSaved', 1],
  ])('%s', async (_id, answer, viewer, expected, asked) => {
    const { choice, calls, storage } = languageWith(answer, viewer);
    expect(await choice.change('fr')).toBe(expected);
    expect(storage.get('i18nextLng')).toBe('fr');
    expect(calls.map(({ input }) => input.query)).toEqual(asked ? [{ lingua: 'fr', inter: '0' }] : []);
  });

  it.each([
    ['I18N-05 the account', {}, { account: 'it', browser: ['de'] }, 'it'],
    ['I18N-10 the browser', {}, { browser: ['de-AT', 'en'] }, 'de'],
    ['I18N-10 an own choice stays', { i18nextLng: 'fr', 'ta-language-chosen': '1' }, { account: 'it' }, 'fr'],
    ["I18N-10 a value that was only the account's", { i18nextLng: 'fr' }, { account: 'it' }, 'it'],
    ['I18N-02', { i18nextLng: 'Italiano', 'ta-language-chosen': '1' }, { account: 'de' }, 'it'],
    ['I18N-01', {}, {}, 'en'],
  ])('%s', (_id, stored, sources, expected) => {
    const { choice, storage } = languageWith(succeed({}), null, stored);
    expect(choice.initial(sources)).toBe(expected);
    expect(storage.get('i18nextLng')).toBe(expected);
  });

  it.each([
    ['I18N-13', { i18nextLng: 'fr', 'ta-language-chosen': '1' }, 'it', 'saved'],
    ['I18N-13 the same', { i18nextLng: 'it', 'ta-language-chosen': '1' }, 'Italiano', null],
    ['I18N-13 no own choice', { i18nextLng: 'fr' }, 'it', null],
  ])('%s: after a sign-in', async (_id, stored, account, expected) => {
    const { choice, calls } = languageWith(succeed({ success: true }), { inter: false }, stored);
    expect(await choice.saveAfterSignIn(account)).toBe(expected);
    expect(calls).toHaveLength(expected === null ? 0 : 1);
  });
});
