import { rightOfTicket } from '@trade-area/core/contract';
import type { NeededRight } from '@trade-area/core/contract';

/** Sessions of pages that a ticket has opened, by the purpose under which they are stored. */
const ofPages: Readonly<Record<string, NeededRight>> = {
  'print-again-page': rightOfTicket['print-again'],
  'address-book-page': rightOfTicket['address-book'],
  'shipping-address-page': rightOfTicket['shipping-address'],
  'checkout-session': rightOfTicket.checkout,
  'card-frame': rightOfTicket.cards,
};

/** The right that a ticket needs. A purpose that is not listed is the owner's alone. */
export function rightOfPurpose(purpose: string): NeededRight {
  const ofTickets: Readonly<Record<string, NeededRight>> = rightOfTicket;
  if (Object.hasOwn(ofTickets, purpose)) return ofTickets[purpose] ?? 'owner';
  return (Object.hasOwn(ofPages, purpose) ? ofPages[purpose] : undefined) ?? 'owner';
}
