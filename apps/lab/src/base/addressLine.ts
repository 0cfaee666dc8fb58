import type { Address } from '../database/schema/production.ts';
import { localityLines } from './localityLines.ts';

type Place = Omit<Address, 'name'>;

/** The lines under the recipient's name, in the order of the country's post, with the country's name in a language. */
export function addressLines(address: Place, language: string): string[] {
  const country = /^[A-Z]{2}$/.test(address.country)
    ? (new Intl.DisplayNames(language, { type: 'region' }).of(address.country) ?? address.country)
    : address.country;
  return [address.address, ...localityLines(address), country].filter(Boolean);
}

/** An address on one line, without the recipient. */
export const addressLine = (address: Place, language: string): string =>
  addressLines(address, language).join(', ');

/** An address on one line, with the recipient. */
export const wholeAddress = (address: Address, language: string): string =>
  [address.name, ...addressLines(address, language)].filter(Boolean).join(', ');
