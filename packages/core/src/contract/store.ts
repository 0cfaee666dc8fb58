import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, flag, listOf, numeric, rowsOf, text } from './wire.ts';

/** Text where anything may stand: what is no text is empty, and its item stays (STORE-35). */
const word = v.fallback(text, '');

/** A sub-editor of an item (STORE-63): read like a small item. */
const storeChild = v.object({
  nome: word,
  foto: word,
  description: word,
  link_buy: word,
  link_info: word,
  is_in_test: flag,
});
export type StoreChild = v.InferOutput<typeof storeChild>;

/**
 * Store item (STATE-04). `id` is the article id of wall art and tc; the `_srcset` texts, `prezzo_da` and
 * `giorni` are ours. Every field may be missing, null or of another type: then it is empty (STORE-35).
 */
export const storeItem = v.object({
  slug: word,
  nome: word,
  foto: word,
  foto_hover: word,
  /** `srcset` values of the same pictures, '' when there is one size. */
  foto_srcset: word,
  foto_avif: word,
  foto_hover_srcset: word,
  foto_hover_avif: word,
  description: word,
  /** Space-separated classes (STORE-05). */
  filter_class: word,
  /** Product family (PROMO-22), '' = no promotion. */
  family: word,
  id: numeric,
  /** With `[lang]` (STORE-24). */
  link_info: word,
  /** With `[c]`, `[lang]`, `[old_lang]`, `[ta_token]` (STORE-25). */
  link_buy: word,
  is_active_page: flag,
  is_in_test: flag,
  child: listOf(storeChild),
  promo_connection: listOf(v.object({ id_promo: text })),
  promo_filter: listOf(v.object({ id_promo: text, is_exclusive: flag })),
  isOneOkPromo: flag,
  date_filter: listOf(v.object({ after_date: flag, data: text })),
  /** Lowest price, in the list's currency, VAT excluded: the customer's trade price, or what `prezzo_tipo` says. */
  prezzo_da: numeric,
  /** `retail`: the price is the recommended retail price, which the lab shows to visitors (DEC-23); else ''. */
  prezzo_tipo: word,
  /** Working days, such as "8-10". */
  giorni: word,
  /** ISO day on which it is ready to ship when its files arrive today; '' = not known. Ours. */
  dispatch_date: word,
});
export type StoreItem = v.InferOutput<typeof storeItem>;

/** Entry shapes vary: an item without name and slug is none. */
const items = rowsOf(
  v.pipe(
    storeItem,
    v.check((item) => item.slug !== '' && item.nome !== ''),
  ),
);

export const publicStore = endpoint({
  id: 'store.public',
  method: 'GET',
  via: 'direct',
  path: '/public/store',
  access: 'public',
  summary: 'The catalogue as a visitor sees it: no personal promotions, no test items.',
  cites: ['GW2-01', 'PUB-06'],
  query: v.object({ lang: v.optional(v.string()), currency: v.optional(v.string()) }),
  answer: items,
});

export const customerStore = endpoint({
  id: 'store.customer',
  method: 'GET',
  path: '/api/customer/store',
  summary: 'The catalogue of the signed-in customer; with test items for customers who may see them.',
  cites: ['GW2-02', 'STATE-09', 'STORE-42'],
  query: v.object({ lang: v.optional(v.string()) }),
  answer: items,
});

/** A file of a product page (PROD-12, PROD-13). */
const action = v.object({ label: text, type: text, url_download: text });
const productFile = v.object({
  id_file: text,
  filename: text,
  name: text,
  icon: text,
  is_updated: flag,
  exist_view_download: flag,
  path: text,
  /** `file` or `folder`. */
  type: text,
  url: text,
  actions: listOf(action),
});
export type ProductFile = v.InferOutput<typeof productFile>;

export const productInfo = endpoint({
  id: 'store.productInfo',
  method: 'GET',
  path: '/product-info/{product}',
  summary: 'Everything about one product. `details.name` is empty when the product does not exist.',
  cites: ['GW2-04', 'PROD-11'],
  query: v.object({ lang: v.optional(v.string()) }),
  answer: v.object({
    details: v.optional(
      v.object({
        name: text,
        icon: text,
        link_create: text,
        description: text,
        foto_srcset: text,
        foto_avif: text,
        /** The lowest price, that of the product's card, in the currency of `sizes`, VAT excluded. Ours. */
        prezzo_da: numeric,
        /** Working days, such as "8-10". Ours. */
        giorni: word,
        /** ISO day on which it is ready to ship when its files arrive today; '' = not known. Ours. */
        dispatch_date: word,
        /** Every view of the product, the front first. Ours. */
        pictures: listOf(
          v.object({
            src: text,
            srcset: text,
            avif: text,
            /** `front`, `open`, `spine`, `detail`, `inbox`, `room`, `swatches`; '' or any other = not named. */
            view: text,
          }),
        ),
        /** Number of the configurator that says what can be chosen; '' = it has none. Ours. */
        configurator: text,
        /** The ways to start, as on its card; empty = there is one, `link_create`. Ours. */
        child: listOf(storeChild),
      }),
      {
        name: '',
        icon: '',
        link_create: '',
        description: '',
        foto_srcset: '',
        foto_avif: '',
        prezzo_da: null,
        giorni: '',
        dispatch_date: '',
        pictures: [],
        configurator: '',
        child: [],
      },
    ),
    /** Prices by size in the customer's currency, VAT excluded; empty = the product has one price. Ours. */
    sizes: v.nullish(
      v.object({
        currency: text,
        /** null = without pages. */
        pages: v.nullish(v.object({ least: count, most: count, step: count }), null),
        rows: listOf(
          v.object({
            /** `20x30`, centimetres. */
            size: text,
            /** With the fewest pages. */
            price: numeric,
            /** Of each further step of pages. */
            step_price: numeric,
          }),
        ),
      }),
      { currency: '', pages: null, rows: [] },
    ),
    price_list: listOf(productFile),
    product_info: listOf(productFile),
    marketing: listOf(productFile),
    templates: listOf(productFile),
    tutorials: listOf(productFile),
    general: listOf(productFile),
  }),
});
export type ProductInfo = v.InferOutput<typeof productInfo.answer>;

const project = v.object({
  id: text,
  uuid: text,
  name: text,
  thumbnail_url: text,
  /** ISO date of the last change. */
  date: text,
  link_edit: text,
  /** Family of the print service that keeps it; '' = it is a work of the configurator. Ours. */
  family_id: text,
});
export type ProjectCard = v.InferOutput<typeof project>;

export const productProjects = endpoint({
  id: 'store.productProjects',
  method: 'POST',
  path: '/get-projects-works/{product}',
  effect: 'read',
  summary: 'The customer’s projects of one product, 20 per page.',
  cites: ['GW2-05', 'PROD-10', 'PROD-22'],
  body: v.object({
    filter_product: v.pipe(v.string(), v.maxLength(100)),
    page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    elements_per_page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  answer: v.object({ data: rowsOf(project), is_next_page: flag }),
});

const preset = v.object({
  id: text,
  name: text,
  /** Address of a picture; for wall art the preset's own SVG markup (PRE-07), shown as a picture only (PRE-14). */
  image: text,
  /** Slug of its product. */
  filter_class: text,
  /** `srcset` of a picture in several sizes, and of its AVIF form. */
  image_srcset: text,
  image_avif: text,
  presets_filter_id: text,
  presets_filter_description: text,
});
export type Preset = v.InferOutput<typeof preset>;

export const allPresets = endpoint({
  id: 'store.presets',
  method: 'POST',
  path: '/api/customer/get_presets',
  effect: 'read',
  encoding: 'json',
  summary: 'Every preset (the legacy list).',
  cites: ['GW2-12', 'PRE-11'],
  query: v.object({ lang: v.optional(v.string()) }),
  answer: rowsOf(preset),
});

export const productPresets = endpoint({
  id: 'store.productPresets',
  method: 'POST',
  path: '/get_presets/{product}',
  effect: 'read',
  summary: 'Presets of one product.',
  cites: ['GW2-06', 'PRE-11', 'PROD-22'],
  query: v.object({ lang: v.optional(v.string()) }),
  body: v.object({ filter_product: v.pipe(v.string(), v.maxLength(100)) }),
  answer: rowsOf(preset),
});

/** Opening a file is noted, except by internal viewers (PROD-20, DOC-05); the answer is not used. */
const fileNote = {
  body: v.object({ id_file: v.pipe(v.string(), v.maxLength(100)) }),
  answer: v.object({ success: flag }),
};
export const viewFile = endpoint({
  id: 'store.viewFile',
  method: 'POST',
  path: '/api/customer/view-file',
  summary: 'Records that a file was viewed.',
  cites: ['GW-24', 'PROD-20'],
  ...fileNote,
});
export const downloadFile = endpoint({
  id: 'store.downloadFile',
  method: 'POST',
  path: '/api/customer/download-file',
  summary: 'Records that a file was downloaded.',
  cites: ['GW-24', 'PROD-20'],
  ...fileNote,
});
