import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, numeric, rowsOf, text } from './wire.ts';

/** Characters of a search; fewer than {@link fewestSearchLetters} find nothing. */
export const longestSearch = 100;
export const fewestSearchLetters = 2;
/** Rows of each kind that an answer holds. */
export const rowsPerSearch = 6;

const event = v.optional(v.object({ name: text, user_label: text, sposa: text, sposo: text, date: text }), {
  name: '',
  user_label: '',
  sposa: '',
  sposo: '',
  date: '',
});

/** An order that a search has found. */
const foundOrder = v.object({
  commessa: text,
  article: text,
  event,
  /** ISO date. */
  order_date: text,
  /** Whether it is in the list of incomplete orders. */
  incomplete: flag,
});
export type FoundOrder = v.InferOutput<typeof foundOrder>;

/** A message that a search has found. */
const foundMessage = v.object({
  id: text,
  cod_order: text,
  article: text,
  event,
  /** The part of the message around the match, as plain text. */
  excerpt: text,
  /** Whom it is for: 'client' (the lab wrote it) or 'studio'. */
  fao: text,
  /** ISO moment. */
  ts_created: text,
});
export type FoundMessage = v.InferOutput<typeof foundMessage>;

export const searchOwn = endpoint({
  id: 'search.own',
  method: 'POST',
  path: '/api/customer/search',
  effect: 'read',
  summary:
    'The customer’s own orders and messages that have every word of a search, the newest first, six of each. When none has, those with similar words, and `similar` is true.',
  cites: ['ours'],
  body: v.object({ search: v.pipe(v.string(), v.maxLength(longestSearch)) }),
  answer: v.object({
    orders: rowsOf(foundOrder),
    /** How many orders match; null when more do than are counted, or when they are similar. */
    orders_total: numeric,
    orders_similar: flag,
    messages: rowsOf(foundMessage),
    messages_total: numeric,
    messages_similar: flag,
  }),
});
