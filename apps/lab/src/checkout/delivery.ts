import type { LabConfiguration } from '../base/configuration.ts';
import { labAddress } from '../base/labAddress.ts';
import type { CheckoutDetails } from '../database/schema/checkouts.ts';
import type { Address } from '../database/schema/production.ts';
import type { BookAddress } from './addressBook.ts';
import { addressProblems, tidyAddress } from './postalRules.ts';

const stored = /^book:(\d{1,15})$/;

/** The form's choice of a kept address. */
export const bookChoice = ({ id }: Pick<BookAddress, 'id'>): string => `book:${id}`;

/** Reads the form's choice: `profile`, `other`, a kept address, or '' for none of them. */
export function readDelivery(text: string): string {
  return text === 'profile' || text === 'other' || stored.test(text) ? text : '';
}

/** Where customers of a country pick orders up; null = a courier takes every order. Abroad other taxes would be due. */
export function pickupAddress(
  config: Pick<LabConfiguration, 'offersPickup' | 'seller'>,
  country: string,
): Address | null {
  return config.offersPickup && config.seller.country === country ? labAddress(config) : null;
}

/** Copies a chosen kept address into the details, so that an order that is paid later is delivered there. */
export function withChosen(details: CheckoutDetails, book: readonly BookAddress[]): CheckoutDetails {
  const found = book.find((entry) => bookChoice(entry) === details.delivery);
  return found ? { ...details, chosen: found.address } : details;
}

/** A new checkout delivers to the default address, else to the company. */
export function withDefault(details: CheckoutDetails, book: readonly BookAddress[]): CheckoutDetails {
  const first = book.find(({ isDefault }) => isDefault);
  return first ? { ...details, delivery: bookChoice(first) } : details;
}

const isAtStudioOrLab = ({ delivery, isPickup }: CheckoutDetails) =>
  isPickup === true || delivery === 'profile';

/** Where the order goes beside the company; null = to the company, or it stays at the lab. */
export function deliveryAddressOf(details: CheckoutDetails): Address | null {
  if (isAtStudioOrLab(details)) return null;
  if (details.delivery === 'other') return tidyAddress(details.address);
  return details.chosen ?? null;
}

/** Whether the parcel names the studio alone: only one that does not go to the studio may be neutral. */
export const isNeutral = (details: CheckoutDetails): boolean =>
  details.isNeutral === true && !isAtStudioOrLab(details);

/**
 * The problem of the choice: `delivery` = nothing is chosen, or an address that is kept no more; `address` = the typed
 * address lacks something; `addressForm` = a part of it is not possible in its country.
 */
export function deliveryProblem(details: CheckoutDetails): 'delivery' | 'address' | 'addressForm' | null {
  if (isAtStudioOrLab(details)) return null;
  if (details.delivery !== 'other') return details.chosen ? null : 'delivery';
  const problems = addressProblems(details.address);
  if (problems.length === 0) return null;
  return problems.some((field) => details.address[field] === '') ? 'address' : 'addressForm';
}
