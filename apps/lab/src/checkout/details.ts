import { isDay } from '../base/day.ts';
import type { CheckoutDetails } from '../database/schema/checkouts.ts';
import type { Account } from '../identity/table.ts';

/** The longest text of each field; longer ones are cut before they are kept. */
const longest = {
  eventName: 100,
  bride: 60,
  groom: 60,
  eventDate: 20,
  label: 60,
  note: 1_000,
  coupon: 40,
  payment: 100,
  address: 120,
} as const;

const addressFields = ['name', 'address', 'zip', 'city', 'state', 'country'] as const;

/** A new checkout delivers to the company. */
export function newDetails(account: Account): CheckoutDetails {
  return {
    eventName: '',
    bride: '',
    groom: '',
    eventDate: '',
    label: '',
    note: '',
    delivery: 'profile',
    address: { name: '', address: '', zip: '', city: '', state: '', country: account.company.country },
    coupon: '',
    payment: '',
  };
}

/** Reads what was typed, however wrong it is: nothing typed is lost. */
export function readDetails(text: (name: string) => string): CheckoutDetails {
  const field = (name: Exclude<keyof typeof longest, 'address'>) => text(name).trim().slice(0, longest[name]);
  const part = (name: (typeof addressFields)[number]) =>
    text(`address_${name}`).trim().slice(0, longest.address);
  return {
    eventName: field('eventName'),
    bride: field('bride'),
    groom: field('groom'),
    eventDate: field('eventDate'),
    label: field('label'),
    note: field('note'),
    delivery: text('delivery') === 'other' ? 'other' : 'profile',
    address: {
      name: part('name'),
      address: part('address'),
      zip: part('zip'),
      city: part('city'),
      state: part('state'),
      country: part('country'),
    },
    coupon: field('coupon'),
    payment: field('payment'),
    termsAccepted: text('terms') === '1',
  };
}

/** Reasons that keep an order from being placed. */
export const checkoutProblems = [
  'names',
  'eventDate',
  'address',
  'payment',
  'terms',
  'coupon',
  'couponUsed',
  'configuration',
  'price',
  'cardDeclined',
  'cardExpired',
  'cardChallenge',
  'cardUnavailable',
  'paymentReturned',
] as const;
export type CheckoutProblem = (typeof checkoutProblems)[number];

/** The fields that are missing or wrong; empty = the order can be placed. */
export function problemsOf(
  details: CheckoutDetails,
  given: { readonly termsAccepted: boolean; readonly payments: readonly string[] },
): CheckoutProblem[] {
  const { address } = details;
  const hasAddress =
    details.delivery === 'profile' ||
    [address.name, address.address, address.zip, address.city, address.country].every(Boolean);
  return [
    ...(details.eventName || details.bride || details.groom ? [] : (['names'] as const)),
    ...(details.eventDate === '' || isDay(details.eventDate) ? [] : (['eventDate'] as const)),
    ...(hasAddress ? [] : (['address'] as const)),
    ...(given.payments.includes(details.payment) ? [] : (['payment'] as const)),
    ...(given.termsAccepted ? [] : (['terms'] as const)),
  ];
}
