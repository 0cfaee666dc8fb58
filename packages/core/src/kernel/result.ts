/**
 * A call's outcome as a value. The client reports and never acts: what a failure means for the person is decided by
 * the session (401) and by the screen (everything else).
 */
export type FailureKind =
  /** 401: sign in again. */
  | 'unauthorized'
  /** 403: not yours to do. */
  | 'forbidden'
  /** 404: not there or not yours. */
  | 'notFound'
  /** 409. */
  | 'conflict'
  /** 413. */
  | 'tooLarge'
  /** 422, with `fields`; a 400 or a 200 that refuses what was sent, with `message` (ACC-28). */
  | 'invalid'
  /** 429, with `retryAfter`. */
  | 'tooMany'
  /** No answer: no network, refused, blocked. */
  | 'offline'
  /** No answer in time. */
  | 'timeout'
  /** 5xx. */
  | 'unavailable'
  /** An answer that is not what the contract says: HTML, cut-off JSON, wrong shape. */
  | 'garbage'
  /** The caller no longer wants it. */
  | 'aborted';

export interface Failure {
  readonly kind: FailureKind;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** The contract's code for it; absent when the server gave none. */
  readonly code?: string;
  /** Tells refusals of one code apart, such as `cardNumber`; absent when the server gave none. */
  readonly reason?: string;
  /** The server's words for it, '' when it gave none. Never shown for 5xx. */
  readonly message: string;
  /** Field name to the reason, with `invalid`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | null;
  /** Id of the endpoint that failed. */
  readonly endpoint: string;
  /** `x-request-id` of the answer: by it, or by `referenceOf` it, the lab finds the request in its log. Absent without an answer. */
  readonly requestId?: string;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function fail(kind: FailureKind, details: Partial<Failure> = {}): { ok: false; failure: Failure } {
  return {
    ok: false,
    failure: { status: 0, message: '', fields: {}, retryAfter: null, endpoint: '', ...details, kind },
  };
}
