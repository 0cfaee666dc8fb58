import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, csvForm, flag, listOf, numeric, rowsOf, text } from './wire.ts';

/** Amounts as the documents give them: major units. Inside our code money is minor units (`kernel/money.ts`). */
const price = v.object({
  total: numeric,
  price: numeric,
  vat: numeric,
  amount_to_pay: numeric,
  payment_data: text,
  currency: v.optional(v.object({ symbol: text, code: text }), { symbol: '', code: '' }),
});

/** Order row (ORD-15). `shipping_date` is ORD-40's column; `list_file` … `collections_value` are EMB-18's. */
export const orderRow = v.object({
  /** Order code, what people and addresses use. */
  commessa: text,
  order_code: text,
  /** Product type. */
  article: text,
  event: v.optional(v.object({ name: text, user_label: text, date: text, sposa: text, sposo: text }), {
    name: '',
    user_label: '',
    date: '',
    sposa: '',
    sposo: '',
  }),
  /** ISO date, yyyy-mm-dd. */
  order_date: text,
  /** ISO date, '' until shipped. */
  shipping_date: text,
  /** Ours: ISO date of the delivery; '' = shipped and not delivered yet, null = the lab does not record deliveries. */
  delivered_date: v.nullish(v.string(), null),
  price: v.nullish(price, null),
  status: numeric,
  /** 1 to 12, ORD-17. */
  fm_status: count,
  phase_main: numeric,
  /** 0 = files not yet sent, 1 = upload interrupted. */
  transfer_status: numeric,
  by_ftp: flag,
  blocked: flag,
  /** 1 = on hold. */
  is_onhold: count,
  /** Percent, 0 to 100. */
  order_progress: numeric,
  /** `open_question` is ours: a question of the lab, which production waits for, has no answer yet. */
  messages: v.optional(v.object({ unread: count, open_question: flag }), { unread: 0, open_question: false }),
  /** Ours: how many files were chosen for an incomplete order, how many of them the lab misses, the first of their names. */
  files: v.optional(v.object({ chosen: count, missing: count, names: listOf(text) }), {
    chosen: 0,
    missing: 0,
    names: [],
  }),
  /** Ours: address of the picture of what was configured, else of its product’s; '' = its product has none. */
  picture: text,
  /** Ours: code of the order of the same cart that takes over the shipping of this incomplete one when it is deleted; '' = none. */
  ships_with: text,
  list_file: text,
  tipo: text,
  book_type: text,
  collection: text,
  collections_value: text,
});
export type OrderRow = v.InferOutput<typeof orderRow>;
export type OrderPrice = v.InferOutput<typeof price>;

export const sortDirections = ['ASC', 'DESC'] as const;

/** Properties a list may be ordered by on the wire; the column 'article' travels as 'type' (ORD-12). */
export const sortProperties = ['code', 'type', 'status', 'date', 'shipping_date', 'price'] as const;

/** A day of the calendar, not only the shape of one. */
export const isoDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => {
    const day = new Date(`${text}T00:00:00Z`);
    return text > '0001' && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  }, 'not a day of the calendar'),
);

/** Sort request (ORD-11). Empty filters are left out (ORD-02). */
export const orderListRequest = v.object({
  order_by: v.optional(
    v.pipe(
      v.array(v.object({ property: v.picklist(sortProperties), direction: v.picklist(sortDirections) })),
      v.maxLength(6),
    ),
    [],
  ),
  query: v.optional(
    v.object({
      /** Order date, used by the incomplete list; for the others our labelled addition (DEC-09). */
      from: v.optional(isoDate),
      to: v.optional(isoDate),
      /** Sent only with status 3 (ORD-04). */
      shipping_from: v.optional(isoDate),
      shipping_to: v.optional(isoDate),
      search: v.optional(v.pipe(v.string(), v.maxLength(200))),
      /** Product type, one of `types_list`. */
      type: v.optional(v.pipe(v.string(), v.maxLength(100))),
      /** 1 in progress, 2 suspended, 3 shipped, 4 on hold (ORD-20). */
      status: v.optional(v.picklist([1, 2, 3, 4])),
    }),
    {},
  ),
});
export type OrderListRequest = v.InferOutput<typeof orderListRequest>;

/**
 * `total` is ours: how many orders match; null when a search in a long list has more matches than are counted (1,000),
 * and `pages` ends there. `page` and `pages` count from 1 (GW-49).
 */
export const orderListAnswer = v.object({
  orders: rowsOf(orderRow),
  page: count,
  pages: count,
  total: numeric,
  types_list: listOf(text),
});
export type OrderListAnswer = v.InferOutput<typeof orderListAnswer>;

/** Matches of a search in a long list that are counted; `total` is null when there are more. */
export const countedMatches = 1_000;

/** Rows a page holds; the lab's and the dashboard tables' (5) differ. */
export const ordersPerPage = 10;

export const ordersInProcess = endpoint({
  id: 'orders.inProcess',
  method: 'POST',
  path: '/api/customer/orders/inprocess[/{page}]',
  effect: 'read',
  summary:
    'Orders in production, suspended, shipped or on hold. A page number beyond the end answers the last page.',
  cites: ['GW-02', 'ORD-11', 'ORD-16'],
  body: orderListRequest,
  answer: orderListAnswer,
});

export const ordersIncomplete = endpoint({
  id: 'orders.incomplete',
  method: 'POST',
  path: '/api/customer/orders/last[/{page}]',
  effect: 'read',
  summary: 'Incomplete orders: those that wait for files, payment data or confirmation.',
  cites: ['GW-03'],
  body: orderListRequest,
  answer: orderListAnswer,
});

/** How many orders each status filter of the list page shows, without any other filter (DEC-22). */
export const orderCounts = v.object({
  /** Incomplete orders: of the other list. */
  incomplete: count,
  /** Of the orders in process: filter 1. */
  in_progress: count,
  /** Filter 2. */
  suspended: count,
  /** Filter 3, shipped within the two years that its list shows by default (ORD-39). */
  shipped: count,
  /** Filter 4. */
  on_hold: count,
  /** Without a filter. */
  inprocess: count,
});
export type OrderCounts = v.InferOutput<typeof orderCounts>;

export const ordersCounts = endpoint({
  id: 'orders.counts',
  method: 'GET',
  path: '/api/customer/orders/counts',
  summary: 'How many orders the incomplete list and each status filter of the other list have.',
  cites: ['ours', 'DEC-22'],
  answer: orderCounts,
});

/** The last step of the delete flow; the frame page calls it with its ticket (EMB-04, T-E8). */
export const deleteOrder = endpoint({
  id: 'orders.delete',
  method: 'POST',
  via: 'direct',
  path: '/embed/delete-order',
  access: 'public',
  encoding: 'form',
  summary:
    'Deletes a blocked incomplete order. The ticket in `ta_token` authorises the call. Orders that need it for their promotion are deleted with it when `together` names them, in one transaction; else the answer is 409 with their codes.',
  cites: ['EMB-04', 'ORD-30', 'ORD-31', 'DEC-07'],
  body: v.object({
    order_code: v.string(),
    ta_token: v.string(),
    /** Ours: codes of the orders that the person agreed to delete with it, separated by commas. */
    together: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  }),
  answer: v.object({ success: flag }),
});

export const exportColumns = [
  'code',
  'article',
  'names',
  'event_date',
  'order_date',
  'shipping_date',
  'price',
  'currency',
  'status',
  'progress',
] as const;

export const exportOrders = endpoint({
  id: 'orders.export',
  method: 'POST',
  path: '/api/customer/orders/export',
  effect: 'read',
  answerType: 'csv',
  summary:
    'The orders that match the filters (or the chosen codes) as CSV, UTF-8 with BOM, formulas escaped.',
  cites: ['ours', 'DEC-26'],
  body: v.object({
    list: v.picklist(['inprocess', 'last']),
    request: orderListRequest,
    /** Only these orders, when given. */
    codes: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(1000))),
    columns: v.array(
      v.object({ key: v.picklist(exportColumns), title: v.pipe(v.string(), v.maxLength(60)) }),
    ),
    /** fm_status and phase words in the person's language: code to word. */
    labels: v.optional(v.record(v.string(), v.pipe(v.string(), v.maxLength(60)))),
    form: csvForm,
  }),
  answer: v.string(),
});

/** A saved view: a name for filters, sort and columns. */
export const savedView = v.object({
  id: text,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  /** Address query of the list page, without `?`. */
  search: v.pipe(v.string(), v.maxLength(1000)),
  columns: listOf(text),
});
export type SavedView = v.InferOutput<typeof savedView>;

const views = v.object({ views: listOf(savedView) });

export const listViews = endpoint({
  id: 'orders.views',
  method: 'GET',
  path: '/api/customer/orders/views',
  summary: 'Saved views of the order list, oldest first.',
  cites: ['ours'],
  answer: views,
});

export const saveView = endpoint({
  id: 'orders.saveView',
  method: 'POST',
  path: '/api/customer/orders/views/save',
  summary: 'Adds a view, or replaces the one with the same name; at most 30.',
  cites: ['ours'],
  body: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    search: v.pipe(v.string(), v.maxLength(1000)),
    columns: v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(20)),
  }),
  answer: views,
});

export const deleteView = endpoint({
  id: 'orders.deleteView',
  method: 'POST',
  path: '/api/customer/orders/views/delete',
  summary: 'Deletes a view. Deleting one that does not exist succeeds.',
  cites: ['ours'],
  body: v.object({ id: v.string() }),
  answer: views,
});
