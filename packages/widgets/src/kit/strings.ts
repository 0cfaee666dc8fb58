import { defineTexts } from './text/bundle.ts';

const english = {
  /** Label of every waiting spinner (SHELL-24). */
  loading: 'Loading...',
  /** Button of every failed state. */
  retry: 'Retry',
  /** Title of a failed state. */
  failedTitle: 'Couldn’t load this',
  /** Title in place of a widget that broke while it was drawn. */
  brokenTitle: 'Couldn’t show this part of the page',
  /** Text of the same. */
  brokenText: 'Try again. If it happens again, tell your representative what you were doing.',
  /** Title of a dialog or notice after a failed action (ERR-03). */
  sorry: 'We are sorry',
  /** Text of the same. */
  unexpected: 'Unexpected error',
  /** Failure: no answer, although the device has a network: the lab is down, or refuses this page. */
  unreachable: 'Couldn’t reach the lab. Check your connection and try again.',
  /** Failure: no network. */
  offline: 'You’re offline. Check your connection and try again.',
  /** Failure: no answer in time. */
  timeout: 'This is taking too long. Try again in a moment.',
  /** Failure: 5xx. */
  unavailable: 'The lab is temporarily unavailable. Try again in a few minutes.',
  /** Failure: an answer that makes no sense. */
  garbage: 'Something went wrong. Try again. If it keeps happening, contact your representative.',
  /** Failure: 403. */
  forbidden: 'You don’t have permission to do this.',
  /** Failure: 403, because the owner of the studio's account has not given this right. */
  rightMissing: 'Your sign-in doesn’t have permission to do this. Ask the owner of your account.',
  /** Failure: 404. */
  notFound: 'No longer available.',
  /** Failure: 409. */
  conflict: 'This was changed somewhere else. Reload to see the latest version.',
  /** Failure: 413. */
  tooLarge: 'This is too large. Reduce its size and try again.',
  /** Failure: 422. */
  invalid: 'Some of the information isn’t valid. Check it and try again.',
  /** Failure: 400, because the lab takes a number in a text for that of a card. */
  cardNumber: 'This looks like a card number. Remove it and try again: the lab never stores card numbers.',
  /** Failure: 429 without a time. */
  tooMany: 'Too many attempts, try again later.',
  /** Failure: 429 with a time. */
  tooManyWait_one: 'Too many attempts, try again in {{count}} second.',
  tooManyWait_other: 'Too many attempts, try again in {{count}} seconds.',
  /** Failure: 401. */
  unauthorized: 'Your session has ended. Sign in again.',
  /** Follows the text of a failure: the code by which the lab finds the request in its log. */
  reference: 'Reference: {{code}}',
  /** Line above old rows while the refresh fails. */
  staleData: 'Couldn’t refresh. This may be out of date.',
  /** Close button of dialogs and notices. */
  close: 'Close',
  /** Confirm dialogs (ORD-31). */
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
} as const;

export type KitTexts = typeof english;

/** Words that every feature shares. */
export const kitTexts = defineTexts('kit', english);
