import type { Company, Representative } from '../../src/database/schema/customers.ts';

/** The fixed data of a demonstration account; the rest is random. */
export interface DemoAccount {
  readonly code: string;
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  readonly sex: 'F' | 'M';
  readonly area: string;
  readonly language: string;
  readonly currency: string;
  readonly company: Company;
  /** VAT of this customer's prices, percent. */
  readonly vat: number;
  readonly inches?: boolean;
  readonly status?: string;
  readonly checkBrexit?: boolean;
  readonly invoicing?: boolean;
  /** Choices of consent, oldest first. */
  readonly consents?: readonly number[];
  readonly representative: Representative | null;
  /** `every`: each state of the documents; a number: that many; 0: none. */
  readonly orders: 'every' | number;
}

/** In the order of an envelope. */
export const company = (
  name: string,
  address: string,
  zip: string,
  city: string,
  state: string,
  country: string,
  vat = '',
): Company => ({ name, address, city, zip, state, country, vat });
