import { defineTexts } from '@trade-area/widgets';

const english = {
  /** Link at the head of an order's page (DET-03). */
  back: 'Back',
  /** Notice on the home after an unknown order code (DET-04). */
  notFound: 'Order {{code}} not found',
  /** The same, what can be done. */
  notFoundHint: 'Search your orders by names or code.',
  /** Link beside the heading of an order's messages. */
  allMessages: 'All messages',
  /** Page of all conversations. */
  inboxLead: 'Messages between you and the lab about your orders.',
} as const;

export type OrderPageTexts = typeof english;

/** Words of the pages of orders. */
export const orderPageTexts = defineTexts('orderPages', english);
