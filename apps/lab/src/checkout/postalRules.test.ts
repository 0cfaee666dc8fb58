import { describe, expect, it } from 'vitest';
import { addressProblems, tidyAddress, zipExample } from './postalRules.ts';

const italian = {
  name: 'Anna Rossi',
  address: 'Via Roma 1',
  zip: '36061',
  city: 'Bassano',
  state: 'VI',
  country: 'IT',
};

describe('an address of a parcel', () => {
  it.each([
    ['IT', '36061', 'vi', []],
    ['IT', '3606', 'VI', ['zip']],
    ['IT', '36061', '', ['state']],
    ['IT', '36061', 'Vicenza', ['state']],
    ['DE', '10115', '', []],
    ['DE', 'D-10115', '', ['zip']],
    ['GB', 'sw1a 1aa', '', []],
    ['GB', '10115', '', ['zip']],
    ['US', '10001-1234', 'NY', []],
    ['US', '10001', '', ['state']],
    ['CA', 'm5v3l9', 'ON', []],
    ['AU', '2000', '', ['state']],
    ['IE', 'D02 X285', '', []],
    ['HK', '', '', []],
    ['QQ', '1', '', ['country']],
    ['', '', '', ['country']],
  ] as const)('in %s with the code %j and the state %j lacks %j', (country, zip, state, expected) =>
    expect(addressProblems({ ...italian, country, zip, state })).toEqual(expected),
  );

  it('needs a recipient, a street and a city in every country', () =>
    expect(addressProblems({ ...italian, name: ' ', address: '', city: '\t' })).toEqual([
      'name',
      'address',
      'city',
    ]));

  it('is stored without spaces at its ends and with codes in capitals', () =>
    expect(
      tidyAddress({ ...italian, name: '  Anna  Rossi ', zip: 'sw1a 1aa', country: 'gb', state: 'Kent' }),
    ).toMatchObject({ name: 'Anna Rossi', zip: 'SW1A 1AA', country: 'GB', state: 'Kent' }));

  it('every example of a code is one', () => {
    for (const country of ['IT', 'GB', 'US', 'CA', 'NL', 'PL', 'PT', 'SE', 'IE'])
      expect(addressProblems({ ...italian, country, zip: zipExample(country) })).toEqual([]);
  });
});
