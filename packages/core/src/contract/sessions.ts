import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, flag, rowsOf, text } from './wire.ts';

/** Newest first. `browser` and `system` are a word each, '' when the device does not say. */
export const listSessions = endpoint({
  id: 'auth.sessions',
  method: 'GET',
  path: '/api/customer/sessions',
  summary: 'The sessions of the customer; staff who act as the customer see none.',
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
  summary: 'Ends one other session of the customer, or all others without an id. The current session stays.',
  cites: ['ours'],
  body: v.object({ id: v.optional(v.pipe(v.string(), v.maxLength(60)), '') }),
  answer: v.object({ success: flag, ended: count }),
});
