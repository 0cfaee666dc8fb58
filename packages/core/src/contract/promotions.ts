import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, flag, listOf, numeric, rowsOf, text } from './wire.ts';

/** Values keyed by product family; a missing family, null, '' and [] count as 0 (PROMO-52). */
const byFamily = v.pipe(
  v.nullish(v.unknown(), {}),
  v.transform((value): Readonly<Record<string, number>> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    const read = Object.entries(value).map(([family, amount]) => [family, v.parse(numeric, amount)] as const);
    return Object.fromEntries(read.filter((entry): entry is readonly [string, number] => entry[1] !== null));
  }),
);

const couponByFamily = v.pipe(
  v.nullish(v.unknown(), {}),
  v.transform((value): Readonly<Record<string, string>> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    const read = Object.entries(value).map(
      ([family, coupon]) => [family, v.safeParse(text, coupon)] as const,
    );
    return Object.fromEntries(
      read.flatMap(([family, coupon]) =>
        coupon.success && coupon.output !== '' ? [[family, coupon.output] as const] : [],
      ),
    );
  }),
);

const limitsByFamily = v.pipe(
  v.nullish(v.unknown(), {}),
  v.transform((value): Readonly<Record<string, readonly number[]>> => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).map(([family, limits]) => [
        family,
        v.parse(listOf(v.object({ id: numeric })), limits).flatMap(({ id }) => (id === null ? [] : [id])),
      ]),
    );
  }),
);

/** The discount of a promotion (PROMO-07, PROMO-08). */
const terms = {
  discount: byFamily,
  discount_over_limit: byFamily,
  discount_limit: byFamily,
  discount_price: byFamily,
  discount_price_limit: byFamily,
  prezzo_fisso: byFamily,
  sample_discount: byFamily,
  sample_prezzo_fisso: byFamily,
  coupon: couponByFamily,
  /** Family to article ids; a family that is named with an empty list is limited to nothing. */
  articoli_limits: limitsByFamily,
};

export const promotionTerms = v.object({ id_promo: text, ...terms });
export type PromotionTerms = v.InferOutput<typeof promotionTerms>;

/** check_cod_gs (GW-09, STATE-05): what is this customer's, and what decides banners and currency. */
export const checkCode = endpoint({
  id: 'promotions.checkCode',
  method: 'GET',
  via: 'direct',
  path: '/scripts/check_cod_gs',
  summary: 'Active promotions, campaigns, area, country, EORI need, currency and price list of the customer.',
  cites: ['GW-09', 'SHELL-02', 'DASH-19', 'ACC-19', 'STATE-05'],
  query: v.object({ c: v.optional(v.string()) }),
  answer: v.object({
    promo: listOf(promotionTerms),
    storybook_camp: numeric,
    wa_camp: numeric,
    mats_camp: numeric,
    area: text,
    listino: text,
    /** Version of the price list by `epicor_{id}`, and the flag `frame_mov` (CONF-28). */
    versione_listino: v.nullish(v.record(v.string(), text), {}),
    /** Prices of shipping in major units by `go`, `epicor_{id}`, `printbox_{id}` (CHECK-10). */
    spese_spedizione: v.nullish(v.record(v.string(), numeric), {}),
    nazione: text,
    nazione_iso: text,
    vat: numeric,
    check_brexit: flag,
    eori: text,
    currency: text,
  }),
});
export type CustomerContext = v.InferOutput<typeof checkCode.answer>;

/** A promotion with its announcement (PROMO-05). Times are Europe/Rome wall clock, `yyyy-mm-dd hh:mm:ss`. */
export const promotion = v.object({
  promo: text,
  email: v.nullish(
    v.object({
      oggetto_en: text,
      oggetto_it: text,
      oggetto_es: text,
      oggetto_fr: text,
      oggetto_de: text,
    }),
    { oggetto_en: '', oggetto_it: '', oggetto_es: '', oggetto_fr: '', oggetto_de: '' },
  ),
  email_img: text,
  overlay_img: text,
  /** HTML of the lab: sanitised where it is shown. */
  overlay_html: text,
  overlay_html_big: text,
  date_validity_string: text,
  ts_start: text,
  ts_end: text,
  orders_count: numeric,
  is_active: flag,
  ...terms,
});
export type Promotion = v.InferOutput<typeof promotion>;

/** Picture and link of the popup; the old gateway sends it as a JSON string (DASH-18). */
const overlay = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value): { img: string; link: string } | null => {
    const read = v.safeParse(
      v.object({ img: text, link: text }),
      typeof value === 'string' ? parse(value) : value,
    );
    return read.success && read.output.img !== '' ? read.output : null;
  }),
);

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

export const activePromotions = endpoint({
  id: 'promotions.active',
  method: 'POST',
  path: '/api/customer/orders/promoActive',
  effect: 'read',
  summary: 'The customer’s active promotions, and the pop-up of the day.',
  cites: ['GW-06', 'DASH-18', 'PROMO-42'],
  query: v.object({ lang: v.optional(v.string()) }),
  body: v.object({ inter: v.optional(v.union([v.string(), v.number()])), overlay: v.optional(v.unknown()) }),
  answer: v.object({ items: rowsOf(promotion), overlay }),
});

export const oldPromotions = endpoint({
  id: 'promotions.old',
  method: 'POST',
  path: '/api/customer/orders/promo[/{id}]',
  effect: 'read',
  summary: 'Ended promotions, newest first, 10 per page; with an id, only that one.',
  cites: ['GW-08', 'PROMO-06', 'PROMO-42'],
  query: v.object({ page: v.optional(v.string()), lang: v.optional(v.string()) }),
  answer: v.object({ items: rowsOf(promotion), totalPages: count }),
});

/** Slide (SHELL-25). type 1 = menu, 2 = dashboard's side, anything else = carousel (DASH-28). */
const slide = v.object({
  id: text,
  type: numeric,
  is_important: flag,
  link: text,
  url_img: text,
  nome: text,
  /** Ours: the picture without words, and its `srcset` values; '' = `url_img` is shown, which has them in it. */
  image: text,
  image_srcset: text,
  image_avif: text,
  promo_filter: listOf(v.object({ id_promo: text, is_exclusive: flag })),
});
export type Slide = v.InferOutput<typeof slide>;

export const sliders = endpoint({
  id: 'promotions.sliders',
  method: 'GET',
  path: '/api/customer/sliders',
  summary: 'Slides of menu, dashboard and carousel in a language.',
  cites: ['GW-07', 'SHELL-25', 'I18N-08'],
  query: v.object({ lang: v.string() }),
  answer: rowsOf(slide),
});
