import { rowsPerSearch, searchOwn } from '@trade-area/core/contract';
import type { Lab } from '../base/lab.ts';
import type { Owner, Session } from '../base/owner.ts';
import { cacheByVersion, customerRoute } from '../base/route.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { searchable } from '../lists/searchText.ts';
import { containsAll } from '../lists/statement.ts';
import { excerptOf } from './excerpt.ts';
import { foundMessagesById, foundOrdersById, newestOf, searchedMessages, searchedOrders } from './table.ts';
import type { StoredFoundMessage, StoredFoundOrder } from './table.ts';
import { ownWordsLike, similarSearches } from './similarWords.ts';
import { hasTrigram, readSearch } from './words.ts';
import type { SearchWords } from './words.ts';

type Answer = AnswerInput<typeof searchOwn>;

const nothing: Answer = {
  orders: [],
  orders_total: 0,
  orders_similar: false,
  messages: [],
  messages_total: 0,
  messages_similar: false,
};

/** The customer's own orders and messages with the words of a search. */
async function searchOwnRows({ lab, session, body }: Call<typeof searchOwn, Session>): Promise<Answer> {
  const words = readSearch(body.search);
  if (words === null) return nothing;
  const { owner } = session;
  const { queries } = lab.database;
  // Asked once for both, and only when one of them has no row with the words as they are typed.
  let asked: ReturnType<typeof ownWordsLike> | undefined;
  const likeThese = () => (asked ??= ownWordsLike(queries, owner, words.similar));
  const [orders, messages] = await Promise.all([
    findIds(lab, owner, words, searchedOrders, likeThese),
    hasTrigram(words) ? findIds(lab, owner, words, searchedMessages, likeThese) : none,
  ]);
  const [orderRows, messageRows] = await Promise.all([
    foundOrdersById(queries, owner, orders.ids),
    foundMessagesById(queries, owner, messages.ids),
  ]);
  // Each part of the orders has its newest.
  const newest = orderRows.toSorted((one, other) => (one.order_date < other.order_date ? 1 : -1));
  const folded = searchable(body.search).split(' ');
  return {
    orders: newest.slice(0, rowsPerSearch).map(orderOf),
    orders_total: orders.total,
    orders_similar: orders.isSimilar,
    messages: messageRows.map((row) => messageOf(row, folded)),
    messages_total: messages.total,
    messages_similar: messages.isSimilar,
  };
}

const none = { ids: [], total: 0, isSimilar: false } as const;

/** Rows with every word; when there are none, rows with similar words. */
async function findIds(
  { database: { queries } }: Pick<Lab, 'database'>,
  owner: Owner,
  words: SearchWords,
  searched: typeof searchedOrders,
  likeThese: () => ReturnType<typeof ownWordsLike>,
) {
  const typed = containsAll(words.patterns, 'search');
  if (!typed) return none;
  const { ids, total } = await newestOf(queries, searched, owner, typed, rowsPerSearch);
  if (ids.length > 0) return { ids, total, isSimilar: false };
  if (words.similar.length === 0) return none;
  for (const text of similarSearches(words, await likeThese())) {
    const found = await newestOf(queries, searched, owner, text, rowsPerSearch);
    if (found.ids.length > 0) return { ids: found.ids, total: null, isSimilar: true };
  }
  return none;
}

type StoredEvent = Pick<StoredFoundOrder, 'event_name' | 'user_label' | 'bride' | 'groom' | 'event_date'>;

const eventOf = ({ event_name, user_label, bride, groom, event_date }: StoredEvent) => ({
  name: event_name,
  user_label,
  sposa: bride,
  sposo: groom,
  date: event_date ?? '',
});

const orderOf = (row: StoredFoundOrder) => ({
  commessa: row.commessa,
  article: row.article,
  event: eventOf(row),
  order_date: row.order_date,
  incomplete: row.incomplete,
});

const messageOf = (row: StoredFoundMessage, words: readonly string[]) => ({
  id: String(row.id),
  cod_order: row.commessa,
  article: row.article,
  event: eventOf(row),
  excerpt: excerptOf(row.text, words),
  fao: row.fao,
  ts_created: new Date(row.at).toISOString(),
});

export const searchRoutes = [cacheByVersion(customerRoute(searchOwn, searchOwnRows))];
