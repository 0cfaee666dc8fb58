import * as v from 'valibot';
import { configuredPrice } from './configuredPrice.ts';
import { endpoint } from './endpoint.ts';
import { count, flag, numeric, rowsOf, text } from './wire.ts';

/** The most quotes in a cart, and the most pieces of one. */
export const mostInCart = 50;
export const mostPieces = 99;

const cartLine = v.object({
  /** Id of the quote. */
  id: text,
  /** Given by the customer; '' = none. */
  name: text,
  product: text,
  configurator: text,
  order_code: text,
  /** `30x30` in centimetres; '' = the product has no size. */
  size: text,
  /** 0 = the product has no pages. */
  pages: count,
  /** Pieces, made with the same files. */
  quantity: count,
  /** Major units of all pieces at the prices of today, without shipping and tax; null = it cannot be ordered. */
  total: numeric,
  /**
   * How the price of all pieces comes about, with its part of the cart's shipping and tax: what its order will cost; null =
   * it cannot be ordered.
   */
  price: v.nullish(configuredPrice, null),
  /** The price of one piece differs from the last save of the quote. */
  is_repriced: flag,
  /** '' = it can be ordered; `gone` = the product is no longer sold, `options` = its options must be chosen anew. */
  problem: text,
  /** Working days of the production, such as "8-10"; '' = not known, or it cannot be ordered. */
  giorni: text,
  /** ISO day on which it is ready to ship when its files arrive today; '' = not known, or it cannot be ordered. */
  dispatch_date: text,
  /** Address of what was configured as a picture, else of a poster; never ''. */
  picture: text,
  /** Opens it in the configurator. */
  link_edit: text,
});
export type CartLine = v.InferOutput<typeof cartLine>;

const cartAnswer = v.object({
  /** Number of its checkout, for a ticket and for the address; '' = nothing was ever put into it. */
  code: text,
  /** In the order in which they were added. */
  lines: rowsOf(cartLine),
  /** Major units of the lines that can be ordered, without shipping and tax. */
  total: numeric,
  /** Of the same lines, sent and paid together; null = the lab does not say. */
  shipping: v.nullish(numeric, null),
  /** Percent. */
  vat_rate: v.nullish(numeric, null),
  vat: v.nullish(numeric, null),
  to_pay: v.nullish(numeric, null),
  currency: text,
});
export type Cart = v.InferOutput<typeof cartAnswer>;

const quoteId = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

export const readCart = endpoint({
  id: 'checkout.cart',
  method: 'GET',
  path: '/api/customer/cart',
  summary:
    'The quotes that the customer wants to order together, at the prices of today. A quote that was ordered or deleted is in it no more.',
  cites: ['ours', 'CHECK-08'],
  query: v.object({
    /** Of the labels. Default: the customer's. */
    lang: v.optional(v.string()),
  }),
  answer: cartAnswer,
});

export const addToCart = endpoint({
  id: 'checkout.addToCart',
  method: 'POST',
  path: '/api/customer/cart/add',
  summary:
    'Puts pieces of a quote into the cart; a quote that is in it gets so many more. 409 for one that was ordered or is no longer sold, and when the cart is full: 50 quotes, 99 pieces of each.',
  cites: ['ours', 'CHECK-08'],
  body: v.object({
    id: quoteId,
    quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPieces)), 1),
  }),
  answer: cartAnswer,
});

export const changeCart = endpoint({
  id: 'checkout.changeCart',
  method: 'POST',
  path: '/api/customer/cart/change',
  summary: 'Sets the pieces of a quote in the cart; 0 removes it. 404 when it is not in the cart.',
  cites: ['ours', 'CHECK-08'],
  body: v.object({
    id: quoteId,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPieces)),
  }),
  answer: cartAnswer,
});
