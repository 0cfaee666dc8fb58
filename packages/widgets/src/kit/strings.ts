import { defineTexts } from './text/bundle.ts';

const english = {
  /** Label of every waiting spinner (SHELL-24). */
  loading: 'Loading...',
  /** Button of every failed state. */
  retry: 'Try again',
  /** Title of a failed state. */
  failedTitle: 'This could not be loaded',
  /** Title of a dialog or notice after a failed action (ERR-03). */
  sorry: 'We are sorry',
  /** Text of the same. */
  unexpected: 'Unexpected error',
  /** Failure: no network. */
  offline: 'There is no connection. Check your network, then try again.',
  /** Failure: no answer in time. */
  timeout: 'The lab takes too long to answer. Try again in a moment.',
  /** Failure: 5xx. */
  unavailable: 'The lab cannot answer right now. Please try again in a few minutes.',
  /** Failure: an answer that makes no sense. */
  garbage: 'The answer could not be read. Try again; if it stays, tell your sales representative.',
  /** Failure: 403. */
  forbidden: 'You may not do this with your account.',
  /** Failure: 404. */
  notFound: 'This is not there any more.',
  /** Failure: 409. */
  conflict: 'This was changed elsewhere in the meantime. Load it again.',
  /** Failure: 413. */
  tooLarge: 'This is too large.',
  /** Failure: 422. */
  invalid: 'Something entered here is not valid.',
  /** Failure: 429 without a time. */
  tooMany: 'Too many attempts, try again later.',
  /** Failure: 429 with a time. */
  tooManyWait_one: 'Too many attempts, try again in {{count}} second.',
  tooManyWait_other: 'Too many attempts, try again in {{count}} seconds.',
  /** Failure: 401. */
  unauthorized: 'Your session has ended. Please sign in again.',
  /** Line above old rows while the refresh fails. */
  staleData: 'Not up to date: the last refresh failed.',
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
