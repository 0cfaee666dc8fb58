import * as v from 'valibot';
import { configuredPrice } from './configuredPrice.ts';
import { endpoint } from './endpoint.ts';
import { count, fileBytes, flag, listOf, numeric, rowsOf, text } from './wire.ts';

const quoteRow = v.object({
  id: text,
  /** Given by the customer; '' = none. */
  name: text,
  slug: text,
  product: text,
  configurator: text,
  order_code: text,
  /** `30x30` in centimetres; '' = the product has no size. */
  size: text,
  /** 0 = the product has no pages. */
  pages: count,
  /** Pieces that its checkout orders, at least 1: the prices are of one. Those of its order, once ordered: the price is of all. */
  quantity: count,
  /** Major units at the last save, without shipping and tax. */
  total: numeric,
  /** The same at the prices of today; null = it was ordered, is no longer sold, or must be changed before it is ordered. */
  total_now: v.nullish(numeric, null),
  /** How the price of today comes about, for all its pieces as its checkout orders them; null where `total_now` is. */
  price: v.nullish(configuredPrice, null),
  currency: text,
  /** Version of the price list at the last save: its first day as yyyymmdd. */
  list_version: count,
  /** ISO times of the first and the last save. */
  created: text,
  changed: text,
  is_ordered: flag,
  /** The product is still sold to this customer; otherwise the quote cannot be opened. */
  is_available: flag,
  /** Working days of the production, such as "8-10"; '' = not known, or it was ordered. */
  giorni: text,
  /** ISO day on which it is ready to ship when its files arrive today; '' = not known, or it was ordered. */
  dispatch_date: text,
  /** Address of what was configured as a picture, else of a poster; never ''. It changes with each save. */
  picture: text,
  /** Link by which others read it, without prices; '' = it is not shared. */
  share_link: text,
  /** ISO time when the link ends; '' = it is not shared. */
  share_ends: text,
  /** Opens it in the configurator. */
  link_edit: text,
});
export type QuoteRow = v.InferOutput<typeof quoteRow>;

/** Which quotes are listed: those that can still be ordered, and those that were. */
export const quoteStates = ['open', 'ordered'] as const;
export type QuoteState = (typeof quoteStates)[number];

export const quoteList = endpoint({
  id: 'configurator.quotes',
  method: 'GET',
  path: '/api/customer/quotes',
  summary:
    'The customer’s quotes, the last changed first; 20 on a page. `search` finds a part of the name, the product or the order number.',
  cites: ['ours', 'AGAIN-02'],
  query: v.object({
    page: v.optional(v.string()),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    /** `open` or `ordered`; absent = all. */
    state: v.optional(v.string()),
    /** Of the labels. Default: the customer's. */
    lang: v.optional(v.string()),
  }),
  answer: v.object({
    result: rowsOf(quoteRow),
    total: count,
    page: count,
    /** At least 1. */
    pages: count,
    /**
     * The quotes that can be ordered and are not, on all pages: how many, and their sum at the prices of today, in major
     * units. One that must be changed first, and those older than the last 200, count as they were saved.
     */
    waiting: v.nullish(v.object({ count, total: numeric, currency: text }), {
      count: 0,
      total: 0,
      currency: '',
    }),
  }),
});

/** Id of a quote. */
const quoteId = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

export const renameQuote = endpoint({
  id: 'configurator.renameQuote',
  method: 'POST',
  path: '/api/customer/quotes/rename',
  summary:
    'Names a quote, an ordered one too. 409 when it has another name than `former`: it was renamed in another window.',
  cites: ['ours', 'AGAIN-02'],
  body: v.object({
    id: quoteId,
    name: v.pipe(v.string(), v.trim(), v.maxLength(80)),
    former: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
  }),
  answer: v.object({ name: text }),
});

export const saveQuotePicture = endpoint({
  id: 'configurator.savePicture',
  method: 'POST',
  path: '/api/customer/quotes/picture',
  encoding: 'bytes',
  mostBytes: 200_000,
  summary:
    'The picture of what a quote configures, sent after its save: WebP or JPEG, at most 200 kB; 413 for a longer one. 409 when the quote was saved again or ordered meanwhile.',
  cites: ['ours', 'CONF-06'],
  query: v.object({
    id: quoteId,
    /** The `revision` that the save answered. */
    revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
  }),
  answer: v.object({ picture: text }),
});

export const duplicateQuote = endpoint({
  id: 'configurator.duplicateQuote',
  method: 'POST',
  path: '/api/customer/quotes/duplicate',
  summary: 'A new quote with the configuration of another one, an ordered one too, at the prices of today.',
  cites: ['ours', 'AGAIN-02'],
  body: v.object({ id: quoteId }),
  answer: v.object({ id: text, link_edit: text }),
});

export const deleteQuote = endpoint({
  id: 'configurator.deleteQuote',
  method: 'POST',
  path: '/api/customer/quotes/delete',
  summary: 'Deletes a quote, and its link with it. One that was ordered stays: its order needs it.',
  cites: ['ours', 'AGAIN-02'],
  body: v.object({ id: quoteId }),
  answer: v.object({ success: flag }),
});

export const restoreQuote = endpoint({
  id: 'configurator.restoreQuote',
  method: 'POST',
  path: '/api/customer/quotes/restore',
  summary: 'Restores a deleted quote as it was.',
  cites: ['ours', 'AGAIN-02'],
  body: v.object({ id: quoteId }),
  answer: v.object({ success: flag }),
});

/** Days after which the link of a shared quote ends. */
export const shareDays = 30;

export const shareQuote = endpoint({
  id: 'configurator.shareQuote',
  method: 'POST',
  path: '/api/customer/quotes/share',
  summary:
    'The link by which anyone reads a quote, without prices, for 30 days. One that is shared keeps its link; after its end it gets a new one.',
  cites: ['ours', 'DEC-23'],
  body: v.object({ id: quoteId }),
  answer: v.object({ link: text, ends: text }),
});

export const unshareQuote = endpoint({
  id: 'configurator.unshareQuote',
  method: 'POST',
  path: '/api/customer/quotes/unshare',
  summary: 'Ends the link of a shared quote at once.',
  cites: ['ours'],
  body: v.object({ id: quoteId }),
  answer: v.object({ success: flag }),
});

const orderCode = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** A price of a configuration without shipping and tax, and the price list that it comes from. */
const pricedThen = v.object({
  /** Major units; null = it had no price. */
  total: numeric,
  /** Version of the price list: its first day as yyyymmdd; 0 = not known. */
  list_version: count,
});

export const orderAgain = endpoint({
  id: 'configurator.orderAgain',
  method: 'POST',
  path: '/api/customer/quotes/again',
  effect: 'read',
  summary:
    'What ordering a past order again would cost: its price then and the price of today, and what of it is no longer sold.',
  cites: ['ours', 'AGAIN-02'],
  body: v.object({ cod_order: orderCode, lang: v.optional(v.string()) }),
  answer: v.object({
    cod_order: text,
    /** Pieces of the order; both prices are for all of them. */
    quantity: count,
    /** Names of the order; '' = none. */
    name: text,
    product: text,
    /** `30x30` in centimetres; '' = not known. */
    size: text,
    /** 0 = not known. */
    pages: count,
    /** ISO day of the order. */
    ordered: text,
    currency: text,
    picture: text,
    before: pricedThen,
    /** null = the product is not sold any more, or not made in the configurator. */
    now: v.nullish(pricedThen, null),
    /** The order kept its whole configuration; otherwise product, size and pages are taken from it. */
    is_complete: flag,
    /** It was made in the print editor: ordered again, it is a new project there (`link_edit` of `quoteFromOrder`). */
    in_editor: flag,
    /** Parts of it that must be chosen anew, in words. */
    gone: listOf(v.object({ field: text, label: text, value: text })),
  }),
});
export type OrderedAgain = v.InferOutput<typeof orderAgain.answer>;

export const quoteFromOrder = endpoint({
  id: 'configurator.quoteFromOrder',
  method: 'POST',
  path: '/api/customer/quotes/fromOrder',
  summary:
    'A new quote with the configuration of a past order, at the prices of today; of an order of the print editor a new project, whose uuid is `id`. 409 when its product is no longer sold.',
  cites: ['ours', 'AGAIN-02'],
  body: v.object({ cod_order: orderCode }),
  answer: v.object({ id: text, configurator: text, link_edit: text }),
});

/** Steps in the currency’s units that the price of an offer is rounded up to; `0` = to the smallest coin. */
export const offerSteps = ['0', '1', '5', '10', '50'] as const;

export const quoteOffer = endpoint({
  id: 'configurator.offer',
  method: 'GET',
  path: '/api/customer/quotes/offer/{id}',
  answerType: 'file',
  summary:
    'A PDF offer in the name of the customer’s company, at the price of today with the customer’s margin: the lab’s price is not in it. 422 without a margin.',
  cites: ['ours', 'DEC-23'],
  query: v.object({
    lang: v.optional(v.string()),
    /** Percent of the net price, with up to two decimals. */
    percent: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}(\.\d{1,2})?$/)), '0'),
    /** Added to the net price, in the currency’s units. */
    amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,2})?$/)), '0'),
    step: v.optional(v.picklist(offerSteps), '0'),
    /** `incl`: the price contains the customer’s VAT; `excl`: VAT is added to it. */
    vat: v.optional(v.picklist(['incl', 'excl']), 'incl'),
  }),
  answer: fileBytes,
});
