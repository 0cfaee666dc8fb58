import * as v from 'valibot';
import { configuredPrice } from './configuredPrice.ts';
import { endpoint } from './endpoint.ts';
import { layoutImages } from './layoutHelp.ts';
import { count, flag, listOf, numeric, text } from './wire.ts';

/** A field of a configuration: a text or a number, never both (CONF-16, CONF-29). */
const field = v.object({
  name: text,
  stringValue: v.optional(v.nullable(v.string())),
  numberValue: v.optional(v.nullable(v.number())),
});
export type ConfigurationField = v.InferOutput<typeof field>;

const condition = v.object({ option: text, values: listOf(text) });

const choice = v.object({
  value: text,
  label: text,
  group: text,
  /** `#rrggbb`, '' = it has no color. */
  swatch: text,
  /** Address of a picture of the product with this choice, where no scene can be drawn; '' = there is none. */
  poster: text,
  when: listOf(condition),
});

const option = v.object({
  /** Name of its field. */
  name: text,
  label: text,
  /** `choice`, `text`, `number`, `flag`. */
  kind: text,
  /** `album`, `box`, `copies`, `layout`, `color`. */
  part: text,
  /** It is asked while one of these conditions holds; empty = always. */
  when: listOf(condition),
  initial: text,
  least: count,
  most: count,
  /** Characters of a text. */
  longest: count,
  choices: listOf(choice),
});
export type ConfiguratorOption = v.InferOutput<typeof option>;

/** Which of the products of one configurator: `product` names it, `ed` is the edition of a link (CAT-BUY). */
const which = {
  product: v.optional(v.pipe(v.string(), v.maxLength(80))),
  ed: v.optional(v.pipe(v.string(), v.maxLength(40))),
  lang: v.optional(v.string()),
  currency: v.optional(v.string()),
};

export const configuratorProduct = endpoint({
  id: 'configurator.product',
  method: 'GET',
  via: 'direct',
  path: '/configurator/product/{configurator}',
  access: 'public',
  summary:
    'What can be chosen of a product, without prices. A product that this person may not see is not found.',
  cites: ['ours', 'CONF-01'],
  query: v.object(which),
  answer: v.object({
    configurator: text,
    slug: text,
    name: text,
    /** Address of its front picture, with the `srcset` values of its sizes; '' = it has none. */
    foto: text,
    foto_srcset: text,
    foto_avif: text,
    /** Working days, such as "8-10". */
    giorni: text,
    /** The products of this configurator, the chosen one among them. */
    products: listOf(v.object({ slug: text, name: text })),
    sizes: listOf(text),
    /** null = it has no pages. */
    pages: v.nullish(v.object({ least: count, most: count, step: count }), null),
    options: listOf(option),
    /** Its frames take images of the customer (CONF-03). */
    uploader: flag,
    /** The styles in which the lab designs its layout, with the recommended numbers of images; empty = it designs none. */
    layout_styles: listOf(v.object({ style: text, images: listOf(layoutImages) })),
  }),
});
export type ConfiguratorProduct = v.InferOutput<typeof configuratorProduct.answer>;

const problem = v.object({
  field: text,
  /** `notSold`, `notInSize`, `notWithThis`, `excluded`, `groupTooHigh`, `notANumber`, `tooFew`, `tooMany`, `betweenSteps`, `tooLong`. */
  code: text,
  value: text,
  /** The lab's words for an excluded combination; '' with every other code. */
  reason: text,
  limit: numeric,
});
export type ConfigurationProblem = v.InferOutput<typeof problem>;

export const configuratorPrice = endpoint({
  id: 'configurator.price',
  method: 'POST',
  via: 'direct',
  path: '/configurator/price',
  access: 'public',
  effect: 'read',
  summary:
    'The price of a configuration, what stands against ordering it, and what every other choice would change. The lab’s answer is the only price.',
  cites: ['ours', 'CONF-27', 'DEC-23'],
  body: v.object({
    configurator: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    ...which,
    fields: v.pipe(v.array(field), v.maxLength(300)),
    coupon: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
  }),
  answer: v.object({
    slug: text,
    /** The complete configuration. */
    fields: listOf(field),
    /** Empty = it can be ordered. */
    problems: listOf(problem),
    choices: listOf(
      v.object({
        option: text,
        choices: listOf(
          v.object({
            value: text,
            /** '' = it can be chosen. */
            code: text,
            reason: text,
            /** Change of the price, in major units; null = no price is shown. */
            change: numeric,
          }),
        ),
      }),
    ),
    /** ISO day on which it is ready to ship when its files arrive today; '' = not known. */
    dispatch_date: text,
    /** null = this person sees no prices. */
    price: v.nullish(configuredPrice, null),
  }),
});
export type ConfiguratorAnswer = v.InferOutput<typeof configuratorPrice.answer>;

/** The environments of the configurator: `/epicor`, `/epicor-dev`, `/epicor-test` (CONF-12). */
export const environments = ['', 'dev', 'test'] as const;
export type ConfiguratorEnvironment = (typeof environments)[number];

const fields = v.object({ fields: listOf(field) });
/** A saved quote (CONF-16); `order_code` is one of the header's fields (CONF-07). */
const quoteAnswer = v.object({
  id: text,
  idQuote: text,
  totalPrice: numeric,
  headerValues: v.nullish(fields, { fields: [] }),
  configuredProduct: v.nullish(v.object({ idProduct: text, name: text, fields: listOf(field) }), {
    idProduct: '',
    name: '',
    fields: [],
  }),
  /** The price at the last save differs from today’s: the former one; null = it is the same. Ours. */
  formerPrice: numeric,
  /** Counts the saves. Ours. */
  revision: count,
  /** Pieces that its checkout orders, at least 1; the prices are of one. Ours. */
  quantity: count,
  /** Its order exists: the quote changes no more. Ours. */
  is_ordered: flag,
  /** Address of its picture; never ''. Ours. */
  picture: text,
  /** Id of the project that its images are from; '' = none. Ours. */
  designer_id: text,
});
export type Quote = v.InferOutput<typeof quoteAnswer>;

const configured = v.object({
  /** JSON: `{ idProduct, name, fields }`. */
  configuredProduct: v.pipe(v.string(), v.maxLength(100_000)),
  currency: v.optional(v.string()),
  /** The version of the price list that the customer's context names (CONF-28). The lab's present list is the one that counts. */
  price_list_version: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** The `revision` that was loaded: another one on the lab is a conflict. Ours. */
  revision: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))),
});

/** The three calls of one environment (CONF-05, CONF-06). */
/* @__NO_SIDE_EFFECTS__ */
function quoteCalls(environment: ConfiguratorEnvironment) {
  const prefix = environment === '' ? '/epicor' : `/epicor-${environment}`;
  const name = environment === '' ? 'configurator' : `configurator.${environment}`;
  return {
    read: endpoint({
      id: `${name}.quote`,
      method: 'GET',
      via: 'direct',
      path: `${prefix}/getQuoteProduct/{conf_id}`,
      summary: 'A saved quote, with its price of today.',
      cites: ['CONF-05', 'CONF-16', 'CONF-12'],
      answer: quoteAnswer,
    }),
    create: endpoint({
      id: `${name}.createQuote`,
      method: 'POST',
      via: 'direct',
      path: `${prefix}/createNewQuote/{product_id}`,
      encoding: 'form',
      summary: 'Saves a configuration as a new quote, with the number of its order.',
      cites: ['CONF-06', 'CONF-16', 'CONF-12'],
      body: configured,
      answer: quoteAnswer,
    }),
    save: endpoint({
      id: `${name}.saveQuote`,
      method: 'POST',
      via: 'direct',
      path: `${prefix}/saveQuote/{conf_id}/{idQuote}`,
      encoding: 'form',
      summary: 'Saves a configuration into its quote, at the prices of today.',
      cites: ['CONF-06', 'CONF-26', 'CONF-12'],
      body: configured,
      answer: quoteAnswer,
    }),
  };
}
export const quoteEndpoints = {
  '': quoteCalls(''),
  dev: quoteCalls('dev'),
  test: quoteCalls('test'),
} as const;
