import type { ConfiguredPrice, Language, quoteList } from '@trade-area/core/contract';
import { pagesField, sizeField } from '@trade-area/core/pricing';
import type { Field } from '@trade-area/core/pricing';
import type { Lab } from '../base/lab.ts';
import { languageOf } from '../base/language.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { pageNumber } from '../lists/pageNumber.ts';
import { productsBySlug } from '../store/catalogue.ts';
import type { ProductRow } from '../store/item.ts';
import { dispatchOf } from '../store/dispatch.ts';
import { wireCurrency } from '../store/priceList.ts';
import { explainedPrice } from './explainedPrice.ts';
import { quotePicturesOf } from './picture.ts';
import type { QuotePictures } from './picture.ts';
import { loadTerms, printFamilyOfId } from './products.ts';
import type { LoadedTerms } from './products.ts';
import { major, quotationOf, totalsFor } from './quotePrice.ts';
import { shareLink } from './quoteSharing.ts';
import { countQuotes, quotesOf, waitingQuotes } from './quoteTable.ts';
import type { QuoteRecord, WaitingQuotes } from './quoteTable.ts';
import { viewerOf } from './viewer.ts';
import type { Viewer } from './viewer.ts';

const quotesPerPage = 20;
/** Of more quotes than this, the older ones count at the prices of their last save: each price costs time. */
const pricedQuotes = 200;

/** The quotes of a customer, 20 on a page; a page past the last answers the last. */
export async function listQuotes({
  lab,
  session,
  query,
}: Pick<Call<typeof quoteList, Session>, 'lab' | 'session' | 'query'>): Promise<
  AnswerInput<typeof quoteList>
> {
  const { queries } = lab.database;
  const { search = '', state } = query;
  const isOrdered = state === 'ordered' ? true : state === 'open' ? false : undefined;
  const filter = { search, isOrdered };
  const viewer = await viewerOf(lab, queries, session);
  const products = await productsBySlug(viewer.catalogue);
  const isSold = (product: ProductRow) => !product.isArchived && viewer.sees(product);
  const sold = [...products.values()].filter(isSold).map(({ slug }) => slug);
  const total = await countQuotes(queries, session.owner, filter);
  const { currency } = viewer;
  const waiting = await waitingQuotes(queries, session.owner, { currency, sold, limit: pricedQuotes });
  const language = languageOf(query.lang, viewer.account?.language);
  const pages = Math.max(1, Math.ceil(total / quotesPerPage));
  const page = Math.min(pageNumber(query.page), pages);
  const rows = await quotesOf(queries, session.owner, filter, {
    limit: quotesPerPage,
    offset: (page - 1) * quotesPerPage,
  });
  const pictureOf = await quotePicturesOf(lab);
  return {
    total,
    page,
    pages,
    waiting: {
      count: waiting.count,
      total: major(await sumOfToday(waiting, { viewer, products })),
      currency: wireCurrency(currency),
    },
    result: await Promise.all(
      rows.flatMap((quote) => {
        const product = products.get(quote.slug);
        return product ? [listedQuote(lab, quote, { product, viewer, pictureOf, language })] : [];
      }),
    ),
  };
}

async function listedQuote(
  lab: Lab,
  quote: QuoteRecord,
  {
    product,
    viewer,
    pictureOf,
    language,
  }: {
    readonly product: ProductRow;
    readonly viewer: Viewer;
    readonly pictureOf: QuotePictures;
    readonly language: Language;
  },
): Promise<AnswerInput<typeof quoteList>['result'][number]> {
  const isAvailable = !product.isArchived && viewer.sees(product);
  const loaded =
    isAvailable && !quote.isOrdered ? await loadTerms(viewer.catalogue, product, viewer.currency) : null;
  const today = loaded && priceOfToday(lab, quote, { product, viewer, loaded, language });
  return {
    id: quote.uuid,
    name: quote.name,
    slug: quote.slug,
    product: product.name,
    configurator: quote.configurator,
    order_code: quote.orderCode,
    size: String(valueOfField(quote.fields, sizeField) ?? ''),
    pages: Number(valueOfField(quote.fields, pagesField) ?? 0),
    quantity: quote.quantity,
    total: major(quote.total),
    total_now: today && major(today.onePiece),
    price: today && today.price,
    currency: wireCurrency(quote.currency),
    list_version: quote.listVersion,
    created: quote.createdAt.toISOString(),
    changed: quote.changedAt.toISOString(),
    is_ordered: quote.isOrdered,
    is_available: isAvailable,
    giorni: loaded ? product.days : '',
    dispatch_date: loaded ? dispatchOf(lab)(product.days) : '',
    share_link: quote.shareCode === null ? '' : shareLink(lab, quote.shareCode),
    share_ends: quote.shareEndsAt?.toISOString() ?? '',
    picture: pictureOf(product, quote),
    link_edit: editLink(lab, quote),
  };
}

/** The price of its checkout today; null = the configuration must be changed before it is ordered. */
function priceOfToday(
  lab: Lab,
  { configurator, fields, quantity }: QuoteRecord,
  {
    product: row,
    viewer,
    loaded,
    language,
  }: {
    readonly product: ProductRow;
    readonly viewer: Viewer;
    readonly loaded: LoadedTerms;
    readonly language: Language;
  },
): { readonly onePiece: number; readonly price: ConfiguredPrice } | null {
  const { account } = viewer;
  const priceOf = (pieces: number) =>
    quotationOf({ ...loaded, row, viewer }, [...fields], { quantity: pieces });
  const one = priceOf(1);
  if (!account || one.problems.length > 0) return null;
  const all = quantity > 1 ? priceOf(quantity) : one;
  const totals = totalsFor(lab, { row }, { account, configurator, total: all.total });
  const price = explainedPrice({ viewer, rows: loaded.rows }, all, { account, totals, language });
  // Minor units.
  return { onePiece: one.total, price };
}

/** The sum of quotes at the prices of today, in minor units; one that must be changed first counts as it was saved. */
async function sumOfToday(
  { savedTotal, latest }: WaitingQuotes,
  { viewer, products }: { readonly viewer: Viewer; readonly products: ReadonlyMap<string, ProductRow> },
): Promise<number> {
  let sum = savedTotal;
  for (const { slug, fields, total } of latest) {
    const row = products.get(slug);
    const loaded = row ? await loadTerms(viewer.catalogue, row, viewer.currency) : null;
    const today = row && loaded ? quotationOf({ ...loaded, row, viewer }, [...fields]) : null;
    if (today && today.problems.length === 0) sum += today.total - total;
  }
  return sum;
}

/** The address of the portal's page where a quote is configured (ROUTE-17), or its print project is opened (ROUTE-18). */
export function editLink(
  { config }: Pick<Lab, 'config'>,
  {
    configurator,
    uuid,
    printUuid = null,
  }: Pick<QuoteRecord, 'configurator' | 'uuid'> & Partial<Pick<QuoteRecord, 'printUuid'>>,
): string {
  if (printUuid !== null)
    return `${config.portal.portalOrigin}/ta/config-print/${printFamilyOfId(configurator)}/${printUuid}`;
  return `${config.portal.portalOrigin}/ta/config-product/${configurator}/product-config/${uuid}`;
}

/** The value of a field of a configuration. */
export function valueOfField(fields: readonly Field[], name: string): string | number | undefined {
  const field = fields.find((each) => each.name === name);
  return field && ('numberValue' in field ? field.numberValue : field.stringValue);
}
