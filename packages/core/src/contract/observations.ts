import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag } from './wire.ts';

const short = v.pipe(v.string(), v.maxLength(500));

export const addObservation = endpoint({
  id: 'observations.add',
  method: 'POST',
  via: 'direct',
  path: '/observations',
  access: 'public',
  summary: 'Writes one line about an action or an error to the lab’s log, without personal data.',
  cites: ['OBS-05', 'OBS2-06'],
  body: v.object({
    kind: v.picklist(['event', 'error']),
    name: v.pipe(v.string(), v.regex(/^[\w.:-]{1,60}$/)),
    page: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    facts: v.optional(
      v.pipe(
        v.record(v.pipe(v.string(), v.regex(/^\w{1,40}$/)), v.union([short, v.number()])),
        v.check((facts) => Object.keys(facts).length <= 12, 'At most 12 facts.'),
      ),
      {},
    ),
  }),
  answer: v.object({ success: flag }),
});
