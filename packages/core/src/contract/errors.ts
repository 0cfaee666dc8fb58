import * as v from 'valibot';
import { text } from './wire.ts';

/** Codes of `{ "error": { "code", "message" } }` and the status each travels with (docs/sites.md, Errors). */
export const errorStatus = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  /** Ours: the session began with a temporary password, and can only set a new one (T-A7). */
  password_change_required: 403,
  /** Ours: the owner of the account has not given the person the right to make this call. */
  right_missing: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  /** Ours: the request names a host that this lab isn't served under (T-A2). */
  misdirected: 421,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** 422 carries `fields`: field name to the reason, in words for a developer. */
export const errorAnswer = v.object({
  error: v.object({
    code: text,
    message: text,
    fields: v.optional(v.record(v.string(), v.string())),
    /** Tells refusals of one code apart, such as `promotionLimit`. */
    reason: v.optional(text),
    /** Codes of the orders that have to be deleted together with this one, with `promotionLimit`. */
    orders: v.optional(v.array(text)),
    /** Code of the order that takes over the shipping of all of these, with `orders`; '' = none is left. */
    ships_with: v.optional(text),
  }),
});
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>;
