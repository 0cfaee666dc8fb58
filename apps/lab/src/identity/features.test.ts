import { describe, expect, it } from 'vitest';
import { sitesFrom } from '@trade-area/core/kernel';
import { demonstrationConfiguration } from '../../demo/configuration.ts';
import type { LabConfiguration } from '../base/configuration.ts';
import { communityOf, featuresOf } from './features.ts';

const plain: LabConfiguration = {
  ...demonstrationConfiguration(sitesFrom({})),
  allowedCustomers: [],
  internalCustomers: [],
  betaCustomers: [],
  reducedLayoutUsers: [],
  socialLinkUsers: [],
  cardAuthorisationCustomers: [],
};

describe('features that the configuration grants (DEC-20)', () => {
  it.each<[string, Partial<LabConfiguration>, string, boolean, readonly string[]]>([
    ['SHELL-33 empty lists grant nothing', {}, '1020', false, []],
    ['SHELL-33, ROLE-07', { reducedLayoutUsers: ['7', '1020'] }, '1020', false, ['reducedLayout']],
    ['SHELL-33, ROLE-07', { reducedLayoutUsers: ['7', '1020'] }, '102', false, []],
    ['SHELL-33, ROLE-07', { socialLinkUsers: ['1021'] }, '1021', false, ['socialLinks']],
    ['ROLE-08', { cardAuthorisationCustomers: ['1005'] }, '1005', false, ['cardAuthorisation']],
    ['ROLE-08', { cardAuthorisationCustomers: ['1005'] }, '1006', false, []],
    ['ROLE-05', { internalCustomers: ['0'] }, '0', false, ['internal', 'beta']],
    ['ROLE-05', { internalCustomers: ['0'] }, '00', false, []],
    ['STORE-43, ROLE2-04', { betaCustomers: ['1001'] }, '1001', false, ['beta']],
    ['ROLE-06 an empty list admits every customer', { internalCustomers: ['0'] }, '1001', false, []],
    ['ROLE-06 one of a few fixed codes', { allowedCustomers: ['1001', '1002'] }, '1002', false, []],
    ['ROLE-06 the old area', { allowedCustomers: ['1001'] }, '1002', false, ['oldAreaOnly']],
    ['ROLE-06 the code of `as`', { allowedCustomers: ['1001'] }, '1002', true, []],
    [
      'ROLE-06 code 0',
      { allowedCustomers: ['1001'], internalCustomers: ['0'] },
      '0',
      false,
      ['internal', 'beta'],
    ],
  ])('%s: %j gives %s (acting %s) %j', (_row, change, code, acting, features) => {
    expect(featuresOf({ ...plain, ...change }, code, acting)).toEqual(features);
  });
});

it.each([
  ['100', 'CA', 'ca'],
  ['100', 'US', 'us'],
  ['101', 'IE', 'ie'],
  ['110', 'IE', 'ie'],
  ['110', 'GB', 'uk'],
  ['1', 'IT', 'it'],
  ['999', 'XY', 'us'],
])('SHELL-14, SHELL-32, ROLE-09: area %s in %s belongs to the community %s', (area, country, community) => {
  expect(communityOf(area, country)).toBe(community);
});
