import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { orderRow } from './orders.ts';
import { count, flag, listOf, numeric, rowsOf, text } from './wire.ts';

/** Steps of the production in their order; what is done has its moment (ours). */
export const productionSteps = [
  'received',
  'checked',
  'printed',
  'bound',
  'boxed',
  'packed',
  'shipped',
] as const;
export type ProductionStep = (typeof productionSteps)[number];

/** Kinds of orders (`tipo`) whose product has no pages. */
const withoutPages: readonly string[] = ['wallart', 'other'];

/** Whether pages are bound for an order of this `tipo`; of another product the step `bound` is its mounting or assembly. */
export const isBound = (tipo: string): boolean => !withoutPages.includes(tipo);

/** The steps that are shown of an order: a product without pages gets into no box of its own. */
export const shownSteps = (tipo: string): readonly ProductionStep[] =>
  isBound(tipo) ? productionSteps : productionSteps.filter((step) => step !== 'boxed');

const postalAddress = v.object({
  name: text,
  address: text,
  zip: text,
  city: text,
  state: text,
  country: text,
});
export type PostalAddress = v.InferOutput<typeof postalAddress>;

/**
 * One order's page (DET-09): the row of the lists and what only the page shows. An option of the product is a
 * pair `se_{name}` (its words) and `se_{name}_flag` (chosen or not): the only fields whose names are not fixed.
 */
export const orderDetail = v.looseObject({
  ...orderRow.entries,
  /** fm_status of an order in production, 0 before (MSG-19). */
  order_status: count,
  /** Percent, as `order_progress`. */
  progress: numeric,
  book_id: text,
  article_id: text,
  project_id_json: v.nullish(v.object({ product_id: text, project_id_string: text }), {
    product_id: '',
    project_id_string: '',
  }),
  id_tipo_ordine: text,
  /** Of `shipping` only `bolla_sped` is the documents'; the rest is ours. */
  shipping: v.nullish(
    v.object({ bolla_sped: text, carrier: text, tracking_code: text, tracking_url: text }),
    {
      bolla_sped: '',
      carrier: '',
      tracking_code: '',
      tracking_url: '',
    },
  ),
  details: v.nullish(
    v.object({
      receipt: text,
      shipping_address: v.nullish(postalAddress, null),
      alternative_shipping_address: v.nullish(postalAddress, null),
      /** Ours: drop shipping; the parcel names neither prices nor the lab. */
      neutral_parcel: flag,
      /** Ours: where the customer picks the order up; null = a courier takes it. */
      pickup_address: v.nullish(postalAddress, null),
      fatturazione_elettronica: v.nullish(v.object({ pec: text, codice_destinatario_univoco: text }), null),
    }),
    {
      receipt: '',
      shipping_address: null,
      alternative_shipping_address: null,
      neutral_parcel: false,
      pickup_address: null,
      fatturazione_elettronica: null,
    },
  ),
  payment: v.nullish(v.object({ method: text, total_amt: numeric, card_token: text, price: numeric }), null),
  /**
   * Ours: the bank transfer that production waits for, `amount` in major units of the order's currency; null = there is
   * none, or the lab names no account. Orders that were placed together share the reference.
   */
  transfer: v.nullish(v.object({ amount: numeric, receiver: text, iban: text, reference: text }), null),
  /** Ours: full name of the person of the studio who placed it; '' = the owner of the account, or it is not known. */
  placed_by: text,
  /** Codes of orders produced with this one. */
  in_commesse: listOf(text),
  /** Code of the claimed order that this one prints again without charge; '' = it is no reprint. Ours. */
  reprint_of: text,
  /** Codes of the free orders that print this one again. Ours. */
  reprints: listOf(text),
  /** Ours: the label of `se_{name}` in each language, by `name` and code of the language; absent: it has only the one. */
  option_labels: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  /** Ours: pages of its files; 0 = it has none, or nothing was sent for it here. */
  pages: count,
  /** Ours: the files that the lab has for it, by their names; of many the first. */
  received: v.nullish(
    v.object({
      /** How many there are. */
      total: count,
      /** `id` names the upload, whose small picture is at `/files/{id}/thumbnail`, when it has a `thumbnail`. */
      files: listOf(v.object({ id: text, name: text, size: count, thumbnail: flag })),
    }),
    { total: 0, files: [] },
  ),
  /** Ours: steps that are done, with the moment of each (ISO). */
  timeline: listOf(v.object({ step: v.picklist(productionSteps), at: text })),
  /** Ours: when it is promised to leave, '' when nothing is; `first` only when that date has slipped. */
  promise: v.nullish(v.object({ date: text, first: text, reason: text }), {
    date: '',
    first: '',
    reason: '',
  }),
  /** Ours: ISO time until which the couple's link to the order's status works; '' = there is none. */
  status_link_ends: text,
  /** Ours: uuid of the print project that it was made of, '' = of none, or it was deleted. */
  print_project: text,
  /** Ours: may be ordered again. */
  reorderable: flag,
  /** Ours: its production has not begun, so that it may be cancelled. */
  cancellable: flag,
});
export type OrderDetail = v.InferOutput<typeof orderDetail>;

/** GW-32: a list with one order, empty when it is not there or not yours. */
export const orderDetails = endpoint({
  id: 'orders.details',
  method: 'POST',
  path: '/api/customer/orders/details/{id}',
  effect: 'read',
  summary: 'One order; an empty list when it does not exist or belongs to another customer.',
  cites: ['GW-32', 'DET-04', 'DET-09', 'DET-17'],
  answer: rowsOf(orderDetail),
});

export const reorder = endpoint({
  id: 'orders.reorder',
  method: 'POST',
  path: '/api/customer/orders/reorder',
  summary:
    'Creates an incomplete order of the same product for the same names, at the price of the first one; its files are uploaded afterwards. Honours `Idempotency-Key`.',
  cites: ['ours'],
  body: v.object({ cod_order: v.pipe(v.string(), v.maxLength(40)) }),
  answer: v.object({ cod_order: text }),
});

/** Reasons for which a customer cannot cancel an order. */
export const cancellationObstacles = ['', 'production', 'received', 'promotion'] as const;

export const readCancellation = endpoint({
  id: 'orders.cancellation',
  method: 'POST',
  path: '/api/customer/orders/cancellation',
  effect: 'read',
  summary:
    'Money that moves when an order is cancelled now, in minor units of its currency with VAT, or the obstacle: its production has begun, the lab has recorded money for it, or others need it for their promotion.',
  cites: ['ours'],
  body: v.object({ cod_order: v.pipe(v.string(), v.maxLength(40)) }),
  answer: v.object({
    /** '' = it can be cancelled. */
    obstacle: v.picklist(cancellationObstacles),
    /** Goes back to the charged card; 0 = nothing does. */
    refund: count,
    /** Of that card. */
    last4: text,
    /** Not paid yet, and not asked for any more. */
    due: count,
    /** ISO code. */
    currency: text,
    /** Shipping that another order of its checkout takes over; null = none. */
    shipping: v.nullish(v.object({ amount: count, to: text }), null),
    /** It can be ordered again from its quote or its print project. */
    origin: v.picklist(['quote', 'project', 'none']),
    /** The money as a text, which the cancellation sends back. */
    seen: text,
  }),
});
export type OrderCancellation = v.InferOutput<typeof readCancellation.answer>;

export const cancelOrder = endpoint({
  id: 'orders.cancel',
  method: 'POST',
  path: '/api/customer/orders/cancel',
  summary:
    'Cancels an order before its production begins, and refunds what a card has paid for it. 409 when it cannot be cancelled, or when other money would move than `seen` says. Honours `Idempotency-Key`.',
  cites: ['ours'],
  body: v.object({
    cod_order: v.pipe(v.string(), v.maxLength(40)),
    /** From `orders.cancellation`. */
    seen: v.pipe(v.string(), v.maxLength(2000)),
  }),
  answer: v.object({ success: flag }),
});

/** Days that the link of a status page works. */
export const statusLinkDays = 90;

const codeBody = v.object({ cod_order: v.pipe(v.string(), v.maxLength(40)) });

export const createStatusLink = endpoint({
  id: 'orders.createStatusLink',
  method: 'POST',
  path: '/api/customer/orders/status-link',
  summary:
    'A link by which a couple follows an order, without prices, for 90 days. It is answered once; the order’s former link ends.',
  cites: ['ours'],
  body: codeBody,
  answer: v.object({ link: text, ends: text }),
});

export const revokeStatusLink = endpoint({
  id: 'orders.revokeStatusLink',
  method: 'POST',
  path: '/api/customer/orders/status-link/revoke',
  summary: 'Ends the link to the status page of an order at once.',
  cites: ['ours'],
  body: codeBody,
  answer: v.object({ success: v.boolean() }),
});
