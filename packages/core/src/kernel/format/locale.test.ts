import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/index.ts';
import { storageKeys } from '../storage/keys.ts';
import {
  chooseLanguage,
  interfaceLanguages,
  localeFor,
  readLanguage,
  textByLanguage,
  wireText,
} from './locale.ts';

it('I18N-01, I18N2-01: five languages, English at last, kept under the documented key', () => {
  expect(interfaceLanguages).toEqual(languages);
  expect([...languages].toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it']);
  expect(chooseLanguage({})).toBe('en');
  expect(storageKeys.language).toBe('i18nextLng');
});

it.each([
  ['I18N-02, I18N2-12', 'Italiano', 'it'],
  ['I18N-02, I18N2-12', 'uk', 'en'],
  ['I18N-04', 'en_GB', 'en'],
  ['I18N-10, I18N2-12', 'en-US', 'en'],
  ['I18N-10', 'DE-at', 'de'],
  ['I18N-10', ' fr ', 'fr'],
  ['unknown', 'pt-BR', null],
  ['unknown', '', null],
  ['unknown', null, null],
  ['unknown', undefined, null],
  ['hostile', '__proto__', null],
  ['hostile', 'constructor', null],
  ['hostile', 'toString', null],
])('%s: readLanguage(%j) = %j', (_id, value, expected) => {
  expect(readLanguage(value)).toBe(expected);
});

describe('chooseLanguage', () => {
  it.each([
    ['own choice first', { chosen: 'fr', account: 'it', browser: ['de'] }, 'fr'],
    ['then the account', { chosen: null, account: 'Italiano', browser: ['de'] }, 'it'],
    ['an unknown choice is none', { chosen: 'xx', account: 'yy', browser: ['pt', 'es-MX'] }, 'es'],
    ['English at last', {}, 'en'],
  ])('I18N-10, I18N2-12, CONST-06: %s', (_id, sources, expected) => {
    expect(chooseLanguage(sources)).toBe(expected);
  });
});

it.each([
  ['I18N-04', 'en', { country: 'GB', area: '1' }, 'en-GB'],
  ['I18N-04', 'en', { country: '', area: '110' }, 'en-GB'],
  ['I18N-12', 'en', { country: 'US', area: '100' }, 'en-US'],
  ['I18N-12', 'en', { country: 'CA', area: '100' }, 'en-US'],
  ['I18N-04', 'en', { country: 'ie', area: '101' }, 'en-IE'],
  ['SHELL-14', 'en', { country: '', area: '101' }, 'en-GB'],
  ['SHELL-14', 'en', { country: 'AU', area: '201' }, 'en-AU'],
  ['I18N-12', 'en', { country: 'IT', area: '1' }, 'en-150'],
  ['I18N-06', 'it', { country: 'GB', area: '110' }, 'it'],
] as const)('%s: %s for %j is %s', (_id, language, countryCode, expected) => {
  expect(localeFor(language, countryCode)).toBe(expected);
});

it('textByLanguage makes one text for each interface language', () => {
  expect(Object.keys(textByLanguage(() => ''))).toEqual([...interfaceLanguages]);
  expect(textByLanguage((language) => language).fr).toBe('fr');
});

it('wireText reads the field of a language, and an empty text where the wire has no such field', () => {
  expect(wireText({ titolo_en: 'News', titolo_fr: 'Actualités' }, 'titolo', 'fr')).toBe('Actualités');
  expect(wireText({ titolo_en: 'News' }, 'titolo', 'fr')).toBe('');
  expect(wireText({ titolo_fr: 7 }, 'titolo', 'fr')).toBe('');
});
