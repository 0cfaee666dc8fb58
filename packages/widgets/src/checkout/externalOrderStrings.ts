import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Spoken name of the frame. */
  frame: 'Order page of our partner',
  /** A lab without a partner's order page. */
  none: 'Not available at the moment',
  noneHint: 'Your representative can order licensed prints for you.',
  /** The page has not loaded after a while. */
  late: 'The order page isn’t loading.',
  lateHint: 'Try again, or ask your representative to place the order.',
  /** Title of the window in which an address is chosen (DIS-04). */
  address: 'Shipping address',
} as const;

export type ExternalOrderTexts = typeof english;

/** Texts around a partner's order page. */
export const externalOrderTexts = defineTexts('externalOrder', english);
