import * as v from 'valibot';
import { count, listOf, numeric, text } from './wire.ts';

const priceLine = v.object({
  /** `base`, `pages`, or the name of an option. */
  code: text,
  choice: text,
  /** Option and choice in the reader's language; '' of `base` and `pages`. */
  label: text,
  part: text,
  /** Unit of the quantity: `piece`, `spread`, `page`, `image`, `extraImage`, `unit`, `basePercent`, `copyPercent`. */
  per: text,
  quantity: count,
  unit: numeric,
  amount: numeric,
});

/** A promotion of the customer for this product, and what became of it. */
const promotion = v.object({
  id_promo: text,
  name: text,
  /** `applied`, `saves-less`, `behind-linked`, `needs-coupon`, `under-limit`, `other-article`. */
  result: text,
  saves: numeric,
  percent: numeric,
  limit: numeric,
});

const parts = v.object({
  album_price: numeric,
  box_price: numeric,
  copies_price: numeric,
  layout_price: numeric,
  color_price: numeric,
  discount: numeric,
});

/** A price in major units of its currency. */
export const configuredPrice = v.object({
  /** `trade`; `retail` = recommended retail price, which visitors see without lines and promotions (DEC-23). */
  kind: text,
  currency: text,
  list_version: count,
  /** Pieces that the amounts are for, at least 1: layout and color are charged once for all of them. */
  pieces: v.pipe(
    count,
    v.transform((pieces) => Math.max(1, pieces)),
  ),
  lines: listOf(priceLine),
  parts: v.nullish(parts, null),
  promotions: listOf(promotion),
  /** Products less discount, and services: without shipping and tax. */
  total: numeric,
  shipping: numeric,
  /** Percent. */
  vat_rate: numeric,
  vat: numeric,
  to_pay: numeric,
});
export type ConfiguredPrice = v.InferOutput<typeof configuredPrice>;
