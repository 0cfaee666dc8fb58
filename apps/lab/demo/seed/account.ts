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
  /** VAT on top of this customer's prices, percent. */
  readonly vat: number;
  readonly usesInches?: boolean;
  readonly status?: string;
  readonly checkBrexit?: boolean;
  readonly hasInvoicing?: boolean;
  /** Choices of consent, oldest first. */
  readonly consents?: readonly number[];
  readonly representative: Representative | null;
  /** `every`: one order in each documented state or more; a number: that many orders. */
  readonly orders: 'every' | number;
}

/** Parameters in the order of a postal address. */
export const createCompany = (
  name: string,
  address: string,
  zip: string,
  city: string,
  state: string,
  country: string,
  vat = '',
): Company => ({ name, address, city, zip, state, country, vat });
