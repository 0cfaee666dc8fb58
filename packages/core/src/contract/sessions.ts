import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, flag, rowsOf, text } from './wire.ts';

/** Newest first. `browser` and `system` are a word each, '' when the device does not say. */
export const listSessions = endpoint({
  id: 'auth.sessions',
  method: 'GET',
  path: '/api/customer/sessions',
  summary: 'Where the customer is signed in; staff who looks on sees none.',
  cites: ['ours'],
  answer: rowsOf(
    v.object({
      /** Names the session, and is no right. */
      id: text,
      browser: text,
      system: text,
      /** ISO 8601. */
      created_at: text,
      /** The session that asks. */
      here: flag,
    }),
  ),
});

export const endSessions = endpoint({
  id: 'auth.endSessions',
  method: 'POST',
  path: '/api/customer/sessions/end',
  summary: 'Ends one other session of the customer, or without an id all others. The asking one stays.',
  cites: ['ours'],
  body: v.object({ id: v.optional(v.pipe(v.string(), v.maxLength(60)), '') }),
  answer: v.object({ success: flag, ended: count }),
});
