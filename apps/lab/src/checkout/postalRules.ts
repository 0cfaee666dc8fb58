import { isCountry } from '../base/countries.ts';
import type { Address } from '../database/schema/production.ts';

export const addressFields = ['name', 'address', 'zip', 'city', 'state', 'country'] as const;
export type AddressField = (typeof addressFields)[number];

interface PostalRule {
  readonly zip: RegExp;
  /** A postal code of this country, for the sentence that asks for one. */
  readonly example: string;
}

const digits = (count: number, example: string): PostalRule => ({
  zip: new RegExp(`^\\d{${count}}$`),
  example,
});

/** Postal codes by country, as the Universal Postal Union lists them; of any other country a code is not checked. */
const rules: Readonly<Record<string, PostalRule>> = {
  AT: digits(4, '1010'),
  AU: digits(4, '2000'),
  BE: digits(4, '1000'),
  CA: { zip: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, example: 'M5V 3L9' },
  CH: digits(4, '8001'),
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FR: digits(5, '75001'),
  GB: { zip: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: 'SW1A 1AA' },
  IE: { zip: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/, example: 'D02 X285' },
  IT: digits(5, '36061'),
  LU: digits(4, '1009'),
  NL: { zip: /^\d{4} ?[A-Z]{2}$/, example: '1012 AB' },
  NO: digits(4, '0150'),
  PL: { zip: /^\d{2}-\d{3}$/, example: '00-001' },
  PT: { zip: /^\d{4}-\d{3}$/, example: '1000-001' },
  SE: { zip: /^\d{3} ?\d{2}$/, example: '111 29' },
  US: { zip: /^\d{5}(-\d{4})?$/, example: '10001' },
};

/** Countries whose post needs the state, province or territory. */
const withState = new Set(['AU', 'CA', 'IT', 'US']);

/** A postal code as an example; '' = any code of this country is taken. */
export const zipExample = (country: string): string => rules[country]?.example ?? '';

/** An address as it is stored: without spaces at the ends, codes in capitals. */
export function tidyAddress(address: Address): Address {
  const tidy = Object.fromEntries(
    addressFields.map((field) => [field, address[field].trim().replace(/\s+/g, ' ')]),
  ) as unknown as Address;
  const country = tidy.country.toUpperCase();
  const state = withState.has(country) && /^[a-z]{2,3}$/i.test(tidy.state);
  return {
    ...tidy,
    country,
    zip: tidy.zip.toUpperCase(),
    state: state ? tidy.state.toUpperCase() : tidy.state,
  };
}

/** The fields that are missing, or wrong for the country; empty = a parcel can be sent there. */
export function addressProblems(given: Address): AddressField[] {
  const address = tidyAddress(given);
  const { country, zip, state } = address;
  const rule = rules[country];
  const isWrong: Readonly<Record<AddressField, boolean>> = {
    name: address.name === '',
    address: address.address === '',
    zip: rule ? !rule.zip.test(zip) : false,
    city: address.city === '',
    state: country === 'IT' ? !/^[A-Z]{2}$/.test(state) : withState.has(country) && state === '',
    country: !isCountry(country),
  };
  return addressFields.filter((field) => isWrong[field]);
}
