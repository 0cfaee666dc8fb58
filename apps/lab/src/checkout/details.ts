import { printFamilies } from '@trade-area/core/contract';
import { isDay } from '../base/day.ts';
import { printFamilyOfId } from '../configurator/products.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import type { CheckoutDetails, EventDetails } from '../database/schema/checkouts.ts';
import type { Account } from '../identity/table.ts';
import { deliveryProblem, readDelivery } from './delivery.ts';
import type { AddressField } from './postalRules.ts';

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
  const event = (suffix: string): EventDetails => {
    const word = (name: keyof EventDetails) => text(`${name}${suffix}`).trim().slice(0, longest[name]);
    return {
      eventName: word('eventName'),
      bride: word('bride'),
      groom: word('groom'),
      eventDate: word('eventDate'),
      label: word('label'),
      note: word('note'),
    };
  };
  const events = codesIn(text('contents'))
    .map((code) => [code, event(`_${code}`)] as const)
    // The fields of the first event have no number: of all orders one has none of its own.
    .filter(([, words], index) => index > 0 || Object.values(words).some((word) => word !== ''));
  const part = (name: AddressField) => text(`address_${name}`).trim().slice(0, longest.address);
  return {
    ...event(''),
    ...(events.length > 0 ? { events: Object.fromEntries(events) } : {}),
    delivery: readDelivery(text('delivery')),
    address: {
      name: part('name'),
      address: part('address'),
      zip: part('zip'),
      city: part('city'),
      state: part('state'),
      country: part('country'),
    },
    isPickup: text('method') === 'pickup',
    coupon: field('coupon'),
    payment: field('payment'),
    termsAccepted: text('terms') === '1',
    keepsAddress: text('keep_address') === '1',
    isNeutral: text('neutral') === '1',
  };
}

/** The most orders of one checkout. */
const mostLines = 50;

/** The numbers of the orders of a form, by its contents. */
function codesIn(contents: string): string[] {
  const codes = contents.split(' ').map((line) => line.split('*')[0] ?? '');
  return codes.slice(0, mostLines).filter((code) => /^\d{1,12}$/.test(code));
}

/** Whether an order belongs to an event: loose prints, cards and calendars have the name of a job instead. */
export function belongsToEvent({ configurator }: Pick<QuoteRecord, 'configurator'>): boolean {
  return !withoutEvent.includes(printFamilyOfId(configurator));
}
const withoutEvent: readonly string[] = [printFamilies.prints, printFamilies.cards, printFamilies.calendars];

/** The name of the job and the note of an order without an event. @param name of its project, until another is typed. */
export function jobOf(
  details: CheckoutDetails,
  { code, first, name }: { readonly code: string; readonly first: string; readonly name: string },
): EventDetails {
  const { eventName = '', note = '' } = details.events?.[code] ?? (code === first ? details : {});
  return { eventName: eventName || name, bride: '', groom: '', eventDate: '', label: '', note };
}

const isNamed = ({ eventName, bride, groom }: EventDetails) =>
  eventName !== '' || bride !== '' || groom !== '';

/** The words about an order: its own, or those of the first order, whose event it belongs to when it has none. */
export function eventOf(details: CheckoutDetails, code: string, first: string): EventDetails {
  // The first order has words of its own here when another one stood before it as they were typed.
  const own = details.events?.[code];
  const { eventName, bride, groom, eventDate, label, note } = details;
  if (!own) return { eventName, bride, groom, eventDate, label, note: code === first ? note : '' };
  return isNamed(own)
    ? { ...own, label: own.label || label }
    : {
        eventName,
        bride,
        groom,
        eventDate: own.eventDate || eventDate,
        label: own.label || label,
        note: own.note,
      };
}

/** Reasons that keep an order from being placed. */
export const checkoutProblems = [
  'names',
  'eventDate',
  'delivery',
  'address',
  'addressForm',
  'payment',
  'terms',
  'coupon',
  'couponUsed',
  'configuration',
  'gone',
  'cart',
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
  given: {
    /** Whether the lab has terms that must be accepted. */
    readonly hasTerms: boolean;
    readonly payments: readonly string[];
    /** The events of the orders that belong to one. */
    readonly events: readonly EventDetails[];
  },
): CheckoutProblem[] {
  const delivery = deliveryProblem(details);
  return [
    ...(given.events.every(isNamed) ? [] : (['names'] as const)),
    ...([details, ...Object.values(details.events ?? {})].every(
      ({ eventDate }) => eventDate === '' || isDay(eventDate),
    )
      ? []
      : (['eventDate'] as const)),
    ...(delivery === null ? [] : [delivery]),
    ...(given.payments.includes(details.payment) ? [] : (['payment'] as const)),
    ...(given.hasTerms && details.termsAccepted !== true ? (['terms'] as const) : []),
  ];
}
