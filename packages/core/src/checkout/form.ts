import type { ConfigurationField, CustomerContext } from '../contract/index.ts';
import { pagesField, samplesField } from '../pricing/index.ts';
import type { Configuration } from '../pricing/index.ts';

/** Everything that the fields of the form are filled from. */
export interface CheckoutSource {
  /** The configurator or the print editor (CHECK-09). */
  readonly kind: 'EPICOR' | 'PRINTBOX';
  readonly quote: {
    readonly idQuote: string;
    /** Major units. */
    readonly total: number | null;
    readonly header: Configuration;
    readonly fields: readonly ConfigurationField[];
  };
  /** Number of the configurator. */
  readonly configurator: string;
  /** '', `dev` or `test`. */
  readonly environment: string;
  readonly context: CustomerContext;
  readonly customer: { readonly hash: string; readonly code: string };
  readonly language: string;
  /** Full address of this page. */
  readonly address: string;
  readonly storeAddress: string;
  /** A ticket that is good once: the form never carries the session's token (DEC-01). */
  readonly ticket: string;
  /** Of a project of the print editor, or of a designer; '' = none. */
  readonly project?: string;
  readonly designer?: string;
  /** Parameters of the page's address that are passed on as they are. */
  readonly passedOn: Readonly<
    Record<'collection' | 'flagged_as' | 'ev' | 'fundy_order_code' | 'pid', string>
  >;
}

type Filler = (source: CheckoutSource) => string | number | null | undefined;

const header =
  (name: string): Filler =>
  ({ quote }) =>
    quote.header.get(name);
const valueOfField = ({ quote }: CheckoutSource, name: string) => {
  const field = quote.fields.find((each) => each.name === name);
  return field?.numberValue ?? field?.stringValue;
};

/** The 36 fields of the form in their order, each with its source (CHECK-01 to CHECK-03, CHECK-12). */
const mapping = {
  type_conf: ({ kind }) => kind,
  collection: ({ passedOn }) => passedOn.collection,
  json: ({ quote }) => JSON.stringify(quote.fields),
  json_price: ({ quote }) => quote.total,
  json_names: ({ quote }) => JSON.stringify(quote.fields.map(({ name }) => name)),
  wid: ({ project }) => project,
  // The preset that the configuration began with.
  pid: ({ passedOn }) => passedOn.pid || '2d',
  id_quote: ({ quote }) => quote.idQuote,
  id_configurator: ({ configurator }) => configurator,
  epicor_env_API: ({ environment }) => environment,
  designerID: ({ designer }) => designer,
  already_designed: () => 0,
  project_id: ({ project }) => project,
  cod_gs: ({ customer }) => customer.hash,
  cod_gs_normal: ({ customer }) => customer.code,
  vat_status: () => '',
  // CHECK-06, CHECK-15: Australia pays none here.
  vat: ({ context }) => (context.nazione_iso.trim().toLowerCase() === 'au' ? 0 : (context.vat ?? 0)),
  vat_no_book: () => '',
  shipping_price: (source) => shippingPrice(source) ?? 0,
  eu: () => 0,
  lang: ({ language }) => language,
  album: () => 1,
  samples: (source) => (valueOfField(source, samplesField) === 1 ? 1 : 0),
  album_pages: (source) => valueOfField(source, pagesField),
  album_price: header('album_price'),
  layout_price: header('layout_price'),
  color_price: header('color_price'),
  simbolo: ({ context }) => currencySymbol(context.currency),
  valuta: ({ context }) => context.currency,
  nazione: ({ context }) => context.nazione_iso,
  url: ({ address }) => address,
  fundy_order_code: ({ passedOn }) => passedOn.fundy_order_code,
  ta_token: ({ ticket }) => ticket,
  redirect_url: ({ storeAddress }) => storeAddress,
  flagged_as: ({ passedOn }) => passedOn.flagged_as,
  ev: ({ passedOn }) => passedOn.ev,
} as const satisfies Readonly<Record<string, Filler>>;

export type CheckoutFieldName = keyof typeof mapping;
export const checkoutFieldNames = Object.keys(mapping) as readonly CheckoutFieldName[];

/** The values of the hidden form. The receiver trusts only identity and ids, and computes the rest again. */
export function checkoutFields(source: CheckoutSource): Readonly<Record<CheckoutFieldName, string>> {
  const filled = checkoutFieldNames.map((name) => [name, String(mapping[name](source) ?? '')]);
  return Object.fromEntries(filled) as Record<CheckoutFieldName, string>;
}

/** Where the form of an order is posted to (CHECK-08). @param locale of the print editor's form, such as `en_US`. */
export function checkoutAddress(
  { kind }: Pick<CheckoutSource, 'kind'>,
  shopOrigin: string,
  orderCode: string,
  locale = '',
): string {
  const order = `checkout/${encodeURIComponent(orderCode)}/`;
  return kind === 'EPICOR'
    ? `${shopOrigin}/${order}?mt=0`
    : `${shopOrigin}/${encodeURIComponent(locale)}/${order}`;
}

/**
 * Major units for this product: its own price of shipping, else the one of any order, `go`; null = the customer's context has
 * neither, which the caller logs (CHECK-10, CHECK-13).
 */
export function shippingPrice({
  kind,
  configurator,
  context,
}: Pick<CheckoutSource, 'kind' | 'configurator' | 'context'>): number | null {
  const key = `${kind.toLowerCase()}_${configurator}`;
  const prices = context.spese_spedizione;
  return prices?.[key] ?? prices?.['go'] ?? null;
}

/** The symbol of a currency as German writes it (CHECK-05); GBR is the documents' spelling of GBP (PROMO-34). */
export function currencySymbol(code: string): string {
  const currency = code.trim().toUpperCase() === 'GBR' ? 'GBP' : code.trim().toUpperCase();
  try {
    const parts = new Intl.NumberFormat('de', { style: 'currency', currency }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}
