import { describe, expect, it } from 'vitest';
import { hintOf, isShown, problemOf, problemsOf, profileFields, tidyProfile } from './profileRules.ts';
import type { ProfileContext, ProfileField, ProfileValues } from './profileRules.ts';

const italy: ProfileContext = { area: '1', country: 'IT', checkBrexit: false, hasRegions: true };
const britain: ProfileContext = { area: '101', country: 'GB', checkBrexit: true, hasRegions: false };
const america: ProfileContext = { area: '100', country: 'US', checkBrexit: false, hasRegions: true };

const good: ProfileValues = {
  ragione_sociale: 'Studio Aurora',
  nome: 'Giulia',
  cognome: 'Zanetti',
  via: 'Via Garibaldi 8',
  citta: 'Padova',
  cap: '35122',
  stato_regione_iso: 'IT-PD',
  nazione: 'Italia',
  piva: 'IT00743110157',
  cod_fiscale: 'RCCMNL83S18D969H',
  codice_destinatario_univoco: 'M5UXCR1',
  pec: 'aurora@pec.it',
  eori: '',
  telefono: '+39 049 8750000',
  cellulare: '',
  email: 'giulia@aurora.photo',
  sito: '',
  facebook: '',
};

it('a good profile has no problem', () => {
  expect([...problemsOf(good, italy, 'save')]).toEqual([]);
  expect([...problemsOf(good, italy, 'live')]).toEqual([]);
});

describe('which fields there are (ACC-15, ACC-16, ACC-17)', () => {
  it.each([
    ['Italy', italy, ['eori']],
    ['the UK check', britain, ['stato_regione_iso', 'cod_fiscale', 'codice_destinatario_univoco', 'pec']],
    ['area 100', america, ['piva', 'cod_fiscale', 'codice_destinatario_univoco', 'pec', 'eori']],
    [
      'area 1 elsewhere',
      { ...italy, country: 'SM' },
      ['cod_fiscale', 'codice_destinatario_univoco', 'pec', 'eori'],
    ],
    [
      'Italy in another area',
      { ...italy, area: '51' },
      ['cod_fiscale', 'codice_destinatario_univoco', 'pec', 'eori'],
    ],
  ])('%s leaves out what is not its own', (_who, context, hidden) =>
    expect(profileFields.filter((field) => !isShown(field, context))).toEqual(hidden),
  );

  it('what is not shown is neither checked nor sent', () => {
    const odd = { ...good, eori: 'nonsense', stato_regione_iso: '' };
    expect(problemsOf(odd, { ...italy, hasRegions: false }, 'save').size).toBe(0);
    expect(tidyProfile(odd, italy).eori).toBe('');
  });
});

it.each([
  'ragione_sociale',
  'nome',
  'cognome',
  'via',
  'citta',
  'cap',
  'stato_regione_iso',
  'telefono',
  'email',
] as const)('%s must be filled in (ACC-08)', (field) => {
  expect(problemOf(field, '', italy, 'save')).toBe('missing');
  expect(problemOf(field, ' \t ', italy, 'save')).toBe('missing');
});

it.each(['cod_fiscale', 'codice_destinatario_univoco', 'pec', 'cellulare', 'sito', 'facebook'] as const)(
  '%s may be empty',
  (field) => expect(problemOf(field, '', italy, 'save')).toBeNull(),
);

describe('EORI (ACC-09, ACC-26)', () => {
  it.each([
    ['', null],
    ['GB123456789000', null],
    ['gb 123 456 789 000', null],
    // Peers' tests (uktrade/lite-api and lite-exporter: ^(GB|XI)([0-9]{12}|[0-9]{15})$) take these; the row does not.
    ['GB123456789012', 'eori'],
    ['GB123456789012345', 'eori'],
    ['XI123456789000', 'eori'],
    ['GB123456789', 'eori'],
    ['GB12345678900', 'eori'],
    ['GB1234567890000', 'eori'],
    ['DE123456789000', 'eori'],
    ['123456789000', 'eori'],
    ['GBA23456789000', 'eori'],
    ['GB١٢٣٤٥٦٧٨٩000', 'eori'],
  ])('%j: %s', (value, problem) => {
    expect(problemOf('eori', value, britain, 'save')).toBe(problem);
    expect(problemOf('eori', value, britain, 'live')).toBe(problem);
  });
  it('is stored without blanks, in upper case', () =>
    expect(tidyProfile({ ...good, eori: ' gb123 456789 000 ' }, britain).eori).toBe('GB123456789000'));
});

describe('Italian tax code (ACC-10, ACC-24)', () => {
  it.each([
    ['RCCMNL83S18D969H', null, null],
    ['rccmnl83s18d969h', null, null],
    ['12345678901', null, null],
    ['00743110157', null, null],
    ['RCCMNL83S18D969A', null, 'taxCodeCheck'],
    ['CNTCHR83T32D969H', null, 'taxCodeDate'],
    ['RCCMNL83S18D96', 'taxCode', 'taxCode'],
    ['1234567890', 'taxCode', 'taxCode'],
    ['IT00743110157', 'taxCode', 'taxCode'],
  ] as const)('%s: live %s, at saving %s', (value, live, save) => {
    expect(problemOf('cod_fiscale', value, italy, 'live')).toBe(live);
    expect(problemOf('cod_fiscale', value, italy, 'save')).toBe(save);
  });
  it.each([
    ['12345678901', 'taxNumber'],
    ['00743110157', null],
    ['RCCMNL83S18D969H', null],
  ])('%s: the word about it is %s', (value, hint) => expect(hintOf('cod_fiscale', value, italy)).toBe(hint));
});

describe('recipient code (ACC-13, ACC-29, CONST-09)', () => {
  it.each([
    ['', null, '0000000'],
    ['  ', null, '0000000'],
    ['0000000', null, '0000000'],
    ['m5uxcr1', null, 'M5UXCR1'],
    ['SUBM70N', null, 'SUBM70N'],
    ['AB_12cd', null, 'AB_12CD'],
    ['M5UXCR', 'recipientCode', 'M5UXCR'],
    ['M5UXCR12', 'recipientCode', 'M5UXCR12'],
    ['M5-XCR1', 'recipientCode', 'M5-XCR1'],
    ['ÀÀÀÀÀÀÀ', 'recipientCode', 'ÀÀÀÀÀÀÀ'],
  ])('%j: %s, stored as %s', (value, problem, stored) => {
    expect(problemOf('codice_destinatario_univoco', value, italy, 'save')).toBe(problem);
    expect(
      tidyProfile({ ...good, codice_destinatario_univoco: value }, italy).codice_destinatario_univoco,
    ).toBe(stored);
  });
  it('says that zeros will stand for an empty one', () => {
    expect(hintOf('codice_destinatario_univoco', '', italy)).toBe('recipientCodeEmpty');
    expect(hintOf('codice_destinatario_univoco', 'M5UXCR1', italy)).toBeNull();
  });
});

it.each([
  ['pec', 'aurora@pec.it', null],
  ['pec', 'aurora', 'email'],
  ['email', 'anna@foto.studio', null],
  ['email', 'anna@foto', 'email'],
  ['telefono', '0000', 'phone'],
  ['cellulare', '1234567', 'phone'],
  ['sito', 'aurora.photo', null],
  ['sito', 'javascript:alert(1)', 'website'],
  ['ragione_sociale', 'x'.repeat(201), 'tooLong'],
  ['facebook', 'x'.repeat(201), 'tooLong'],
  ['nome', '<script>alert(1)</script>', null],
] as const)('%s %j: %s (ACC-11, ACC-12, ACC-14)', (field, value, problem) =>
  expect(problemOf(field as ProfileField, value, italy, 'save')).toBe(problem),
);

it.each([
  [italy, 'IT00743110157', null],
  [italy, 'IT00743110158', 'vat'],
  [britain, 'GB 999 9999 73', 'vat'],
  [britain, '', null],
  [america, 'anything', null],
])('a VAT number that cannot be right is told and stops nothing (ACC-15)', (context, value, hint) => {
  expect(hintOf('piva', value, context)).toBe(hint);
  expect(problemOf('piva', value, context, 'save')).toBeNull();
});
