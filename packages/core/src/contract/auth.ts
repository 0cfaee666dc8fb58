import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { rights } from './rights.ts';
import { count, flag, listOf, numeric, text } from './wire.ts';

/** Features of the signed-in customer beyond the usual; decided by the lab's configuration, never by the client. */
export const features = [
  'internal',
  'beta',
  'reducedLayout',
  'socialLinks',
  'cardAuthorisation',
  'oldAreaOnly',
] as const;
export type Feature = (typeof features)[number];

const featureList = listOf(v.picklist(features));
/** Ours: the person's rights at the customer's account; absent = the owner, who has all of them. */
const personRights = v.optional(listOf(v.picklist(rights)));

/** Login answer (SES-07). `cod_fot`, `c`, `features`, `must_change_password` are ours. status 1 = signed in, 0 = not. */
export const loginAnswer = v.object({
  /** 1, 0 or 'sb active' (the account lives in the old mini trade area, SES-10). */
  status: text,
  token: text,
  name: text,
  surname: text,
  company: text,
  /** User id. */
  user: text,
  area: text,
  community: text,
  /** 1 = an internal viewer who signed in with `as` (SES-36). */
  inter: count,
  /** Language of the account: en, it, es, fr, de. */
  webLingua: text,
  error: text,
  redirect_to: text,
  gs_status: text,
  cod_fot: text,
  /** Server-made identifier of the customer; never a right (DEC-06). */
  c: text,
  features: featureList,
  rights: personRights,
  must_change_password: flag,
});
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

export const login = endpoint({
  id: 'auth.login',
  method: 'POST',
  via: 'direct',
  path: '/auth/login',
  access: 'public',
  encoding: 'form',
  keepsDevice: true,
  summary: 'Sign in. `as` acts as another customer and is honoured for internal accounts only.',
  cites: ['GW-12', 'SES-07', 'SES-11'],
  body: v.object({
    email: v.pipe(v.string(), v.maxLength(320)),
    password: v.pipe(v.string(), v.maxLength(1024)),
    vID: v.optional(v.pipe(v.string(), v.maxLength(100))),
    as: v.optional(v.pipe(v.string(), v.maxLength(40))),
    of: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answer: loginAnswer,
});

const done = v.object({ success: flag });

/** POST from our client; the documented GET only with the bearer header from the same origin (DEC-17). */
export const logout = endpoint({
  id: 'auth.logout',
  method: 'POST',
  via: 'direct',
  path: '/auth/logout',
  access: 'public',
  summary: 'Ends the session of the bearer token. Without one it succeeds and does nothing.',
  cites: ['GW-13', 'SES-05', 'SES-21'],
  answer: done,
});

/** The "fixed password marker" of SES-34: means nothing, and is refused as a password at the login. */
export const recoveryMarker = 'RECOVERY';

export const recovery = endpoint({
  id: 'auth.recovery',
  method: 'POST',
  via: 'direct',
  path: '/auth/recovery',
  access: 'public',
  encoding: 'form',
  keepsDevice: true,
  summary: 'Sends the activation e-mail of the two-step recovery.',
  cites: ['GW-14', 'SES-16', 'SES-17'],
  body: v.object({
    password: v.string(),
    email: v.pipe(v.string(), v.maxLength(320)),
    vID: v.optional(v.string()),
  }),
  answer: v.object({ status: text, status_code: count, message: text }),
});

/** The session that asks stays; every other session of the customer ends. `error` holds the server's reason. */
export const changePassword = endpoint({
  id: 'auth.changePassword',
  method: 'POST',
  via: 'direct',
  path: '/scripts/change_password',
  encoding: 'form',
  summary: 'A new password for the signed-in customer; also the step after a temporary one.',
  cites: ['GW-30', 'SES-34', 'ACC-21'],
  body: v.object({
    cod_fot: v.string(),
    old_password: v.pipe(v.string(), v.maxLength(1024)),
    new_password: v.pipe(v.string(), v.maxLength(1024)),
  }),
  answer: v.object({ done: flag, error: text }),
});

export const checkToken = endpoint({
  id: 'auth.checkToken',
  method: 'POST',
  via: 'direct',
  path: '/scripts/check_token',
  encoding: 'form',
  effect: 'read',
  summary: 'Says whether the bearer token is valid, and whose it is.',
  cites: ['GW-16', 'SES-24'],
  body: v.object({ c: v.optional(v.string()), inter: v.optional(v.string()) }),
  answer: v.object({
    success: flag,
    cod_fot: text,
    c: text,
    user: text,
    name: text,
    surname: text,
    email: text,
    company: text,
    area: text,
    community: text,
    inter: count,
    webLingua: text,
    features: featureList,
    rights: personRights,
    must_change_password: flag,
    /** Ours: the token to use from now on, when the one that was asked about is good for this one call (DEC-01). */
    token: v.optional(v.string()),
  }),
});
export type TokenAnswer = v.InferOutput<typeof checkToken.answer>;

export const saveLoggedUser = endpoint({
  id: 'auth.saveLoggedUser',
  method: 'POST',
  via: 'direct',
  path: '/scripts/save_logged_user',
  encoding: 'form',
  summary: 'Records the first protected page of a session. Internal users skip it.',
  cites: ['GW-17', 'SES-09'],
  body: v.object({
    cod_fot: v.string(),
    // Forms leave empty values out, and a widget in a foreign page has no landing page.
    CodiceArea: v.optional(v.string(), ''),
    inter: v.string(),
    nazione_iso: v.optional(v.string(), ''),
    landing_page: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  }),
  answer: done,
});

/**
 * `store`: a link out of the store to a configured site (STORE-25, STORE-36). `cards`: the card frame (EMB-09).
 * `checkout`: the form that opens the checkout (CHECK-03). `print-again`: the frame of saved quotes (AGAIN-03).
 * `address-book`: the frame of delivery addresses in the account. `share-upload`: the frame that uploads photos (SHARE-06).
 * `shipping-address`: the frame in which a delivery address is chosen for a partner's order page (DIS-04).
 */
export const ticketPurposes = [
  'delete-order',
  'upload',
  'change-method',
  'old-area',
  'store',
  'cards',
  'checkout',
  'print-again',
  'address-book',
  'share-upload',
  'shipping-address',
  'software',
] as const;

/** A single-use code that replaces the `ta_token` of the old frames and links (DEC-01). */
export const ticket = endpoint({
  id: 'auth.ticket',
  method: 'POST',
  path: '/api/customer/ticket',
  summary: 'Issues a ticket for one purpose and one order, valid once, for 60 seconds.',
  cites: ['ours', 'DEC-01'],
  body: v.object({ purpose: v.picklist(ticketPurposes), order_code: v.optional(v.string()) }),
  answer: v.object({ ticket: text, expires_in: numeric }),
});
