import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, flag, listOf, rowsOf, text } from './wire.ts';

/** Data that the lab deletes by itself, each kind after its own number of days. */
export const retentionKinds = [
  'files',
  'accounts',
  'notifications',
  'visits',
  'quotes',
  'addresses',
  'forms',
  'checkouts',
  'links',
  'contacts',
  'views',
  'images',
  'activity',
  'consents',
  'exports',
  'invoices',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/**
 * `export`: a ZIP of everything that is stored about the customer. `customer`: the account is closed and erased. `couple`:
 * the names, words and files of one order. `photos`: the files of finished orders, and the shared photos.
 */
export const privacyKinds = ['export', 'customer', 'couple', 'photos'] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

/**
 * `waiting`: for the lab's confirmation; `running`: a job works on it; `declined`: by the lab; `cancelled`: by the customer;
 * `expired`: an export whose days are over.
 */
export const privacyStates = ['waiting', 'running', 'done', 'declined', 'cancelled', 'expired'] as const;
export type PrivacyState = (typeof privacyStates)[number];

/** Why an erasure cannot be requested now; '' = it was requested. */
export const privacyProblems = ['', 'openOrders', 'moneyOwed', 'unknownOrder'] as const;
export type PrivacyProblem = (typeof privacyProblems)[number];

const request = v.object({
  id: text,
  kind: v.picklist(privacyKinds),
  /** Of the order, with `couple`. */
  order_code: text,
  state: v.picklist(privacyStates),
  /** ISO 8601. */
  requested_at: text,
  /** Until then an export can be downloaded, ISO 8601; '' = there is nothing to download. */
  ends_at: text,
});
export type PrivacyRequest = v.InferOutput<typeof request>;

export const readPrivacy = endpoint({
  id: 'account.privacy',
  method: 'GET',
  path: '/api/customer/privacy',
  summary:
    'The privacy requests of the customer, newest first, and for how many days the lab keeps what. Only the owner.',
  cites: ['ours', 'PRIV-02'],
  answer: v.object({
    requests: rowsOf(request),
    retention: listOf(v.object({ kind: v.picklist(retentionKinds), days: count })),
  }),
});

const id = v.pipe(v.string(), v.maxLength(20));

export const requestPrivacy = endpoint({
  id: 'account.requestPrivacy',
  method: 'POST',
  path: '/api/customer/privacy/request',
  summary:
    'Requests an export, which a job makes, or an erasure, which the lab confirms first. A request that is open already is answered again. Only the owner.',
  cites: ['ours', 'PRIV-02'],
  body: v.object({
    kind: v.picklist(privacyKinds),
    order_code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
  }),
  answer: v.object({ id: text, problem: v.picklist(privacyProblems) }),
});

export const cancelPrivacy = endpoint({
  id: 'account.cancelPrivacy',
  method: 'POST',
  path: '/api/customer/privacy/cancel',
  summary: 'Withdraws a request that the lab has not confirmed yet. Only the owner.',
  cites: ['ours'],
  body: v.object({ id }),
  answer: v.object({ success: flag }),
});

export const privacyLink = endpoint({
  id: 'account.privacyLink',
  method: 'POST',
  path: '/api/customer/privacy/link',
  summary: 'A link to the ZIP of an export, which works for 15 minutes; an earlier one ends. Only the owner.',
  cites: ['ours'],
  body: v.object({ id }),
  answer: v.object({ link: text }),
});
