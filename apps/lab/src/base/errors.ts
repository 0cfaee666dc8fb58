import type { ErrorCode } from '@trade-area/core/contract';

/** Refusals that a page explains in the reader's language; of any other it says what its code says. */
export type RefusalReason =
  | 'foreignForm'
  | 'formExpired'
  | 'productGone'
  | 'paymentOpen'
  | 'promotionLimit'
  | 'customerOnly'
  | 'twoStepRequired'
  | 'cardNumber';

/** A refusal of a feature, with its reason. `server/errorAnswer.ts` makes the answer from it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  /** Reasons by field name, with `invalid`. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds, with `too_many_requests` and `unavailable`. */
  readonly retryAfter: number | undefined;
  readonly reason: RefusalReason | undefined;
  /** Codes of the orders that a refused deletion would have to take along, with `promotionLimit`. */
  readonly orders: readonly string[];
  /** Code of the order that takes over their shipping; '' = none. */
  readonly shipsWith: string;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      fields?: Readonly<Record<string, string>>;
      retryAfter?: number;
      reason?: RefusalReason | undefined;
      orders?: readonly string[];
      shipsWith?: string;
    } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.reason = more.reason;
    this.orders = more.orders ?? [];
    this.shipsWith = more.shipsWith ?? '';
  }
}

export const signInAgain = () => new Refusal('unauthorized', 'Sign in again.');
/** One answer for records that do not exist and records of other customers (DEC-06). */
export const notFound = () => new Refusal('not_found', 'Not found.');
export const notAllowed = (why: string, reason?: RefusalReason) => new Refusal('forbidden', why, { reason });
/** The owner of the account decides what the studio's other persons may do. */
export const rightMissing = () =>
  new Refusal(
    'right_missing',
    'Your sign-in doesn’t have permission to do this. Ask the owner of the account.',
  );
export const passwordChangeRequired = () =>
  new Refusal('password_change_required', 'Set a new password first.');
export const badRequest = (why: string, reason?: RefusalReason) =>
  new Refusal('bad_request', why, { reason });
/** The client was gone before its request was complete: no fault of the lab, and the answer is not read. */
export const disconnected = () => badRequest('The request ended before it was complete.');
export const conflict = (why: string, reason?: RefusalReason) => new Refusal('conflict', why, { reason });
/**
 * @param orders codes of those that the customer can delete together with the order; empty = the lab alone can.
 * @param shipsWith code of the order that takes over the shipping of all of these; '' = none is left.
 */
export const promotionLimit = (orders: readonly string[], shipsWith: string) =>
  new Refusal(
    'conflict',
    `Without this order, others of its checkout miss the limit of their promotion. ${orders.length > 0 ? 'Delete them together.' : 'Ask the lab to cancel it.'}`,
    { reason: 'promotionLimit', orders, shipsWith },
  );
export const tooLarge = (limit: number) =>
  new Refusal('too_large', `The request is too large. The limit is ${limit} bytes.`);
export const invalid = (fields: Readonly<Record<string, string>>) =>
  new Refusal('invalid', `Invalid fields: ${Object.keys(fields).join(', ')}.`, { fields });
export const tooMany = (seconds: number) =>
  new Refusal('too_many_requests', `Too many attempts. Try again in ${seconds} s.`, { retryAfter: seconds });
export const busy = () =>
  new Refusal('unavailable', 'The lab is busy. Try again in a moment.', { retryAfter: 2 });
export const storageFull = () =>
  new Refusal('storage_full', 'The lab’s storage is full. Nothing was changed. Free up space and try again.');
