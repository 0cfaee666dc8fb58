import type { Language, ProductFile, productInfo, PromotionTerms } from '@trade-area/core/contract';
import { languageOf } from '../base/language.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { createDisplayContext } from './api.ts';
import { benefitsOf } from './benefits.ts';
import { lowestPrice, ofCatalogue, productsBySlug, readCustomer, sizeListsOf } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { fileKind } from './fileKinds.ts';
import { fileKeysAt } from './fileKeys.ts';
import { galleryOf } from './gallery.ts';
import { itemOf } from './item.ts';
import { editorIds } from './links.ts';
import type { ProductRow } from './item.ts';
import { knownCurrency, wireCurrency } from './priceList.ts';
import { sampledProduct, samplePrice, samplePrices } from './samples.ts';
import { filesOf } from './table.ts';
import type { FileRow } from './table.ts';

const nothing: AnswerInput<typeof productInfo> = {
  details: { name: '', icon: '', link_create: '', description: '', foto_srcset: '' },
  price_list: [],
  product_info: [],
  marketing: [],
  templates: [],
  tutorials: [],
  general: [],
};

/** The product page (GW2-04). An unknown product, or one without a page, has an empty name and no content (PROD-18). */
export async function getProductInformation({
  lab,
  session,
  path,
  query,
}: Call<typeof productInfo, Session>): Promise<AnswerInput<typeof productInfo>> {
  const { queries } = lab.database;
  const { account, version } = await readCustomer(queries, session.owner);
  const catalogue: Catalogue = { prices: lab.prices, queries, version };
  const products = await productsBySlug(catalogue);
  const product = products.get(path['product'] ?? '');
  if (!product?.isActivePage || product.isArchived) return nothing;
  const language = languageOf(query.lang, account.language);
  const display = await createDisplayContext(lab, language);
  const { portal } = display;
  const { currency } = account;
  const keys = await fileKeysAt(queries, lab.clock.now());
  const rows = await ofCatalogue(catalogue, `files ${product.slug}`, () => filesOf(queries, product.slug));
  const files = rows.map((row) => ({
    section: row.section,
    file: fileOf(row, {
      language,
      currency,
      labOrigin: portal.labOrigin,
      key: keys.keyOf(row.id, knownCurrency(currency)),
    }),
  }));
  const section = (name: string) => files.filter((entry) => entry.section === name).map(({ file }) => file);
  const sampleOf = sampledProduct(product, products.values());
  const { promos } = await benefitsOf(catalogue, session.owner, lab.clock.now());
  const lowest = await lowestPrice(catalogue, (sampleOf ?? product).slug, currency);
  const own = sampleOf && lowest !== null ? samplePrice(sampleOf, { price: lowest, lowest, promos }) : lowest;
  const item = itemOf(product, own, false, display);
  return {
    details: {
      name: product.name,
      icon: item.foto,
      link_create: item.link_buy || (item.child[0]?.link_buy ?? ''),
      description: item.description,
      foto_srcset: item.foto_srcset,
      foto_avif: item.foto_avif,
      prezzo_da: item.prezzo_da,
      giorni: item.giorni,
      dispatch_date: item.dispatch_date,
      pictures: galleryOf(product, display),
      configurator: editorIds([product.buy]).configurator[0] ?? '',
      child: item.child,
    },
    sizes: await sizesOf(catalogue, sampleOf ?? product, {
      currency,
      lowest,
      samplesFor: sampleOf && promos,
    }),
    price_list: section('price_list'),
    product_info: section('product_info'),
    marketing: section('marketing'),
    templates: section('templates'),
    tutorials: section('tutorials'),
    general: section('general'),
  };
}

interface SizesReader {
  readonly currency: string;
  readonly lowest: number | null;
  /** The customer's promotions, when the prices are those of samples; null = they are not. */
  readonly samplesFor: readonly PromotionTerms[] | null;
}

/** The price list of a product by size, in a customer's currency. */
async function sizesOf(
  catalogue: Catalogue,
  product: ProductRow,
  { currency, lowest, samplesFor }: SizesReader,
) {
  const lists = await sizeListsOf(catalogue);
  const listed = lists.sizePrices(product, lowest);
  const rows = samplesFor ? samplePrices(product, listed, samplesFor) : listed;
  return {
    currency: wireCurrency(currency),
    pages: lists.pageRange(product),
    rows: rows.map(({ size, price, spread }) => ({
      size,
      price: price / 100,
      step_price: spread === null ? null : spread / 100,
    })),
  };
}

const texts: Readonly<Record<Language, { readonly view: string; readonly download: string }>> = {
  en: { view: 'View', download: 'Download' },
  it: { view: 'Visualizza', download: 'Scarica' },
  es: { view: 'Ver', download: 'Descargar' },
  fr: { view: 'Voir', download: 'Télécharger' },
  de: { view: 'Ansehen', download: 'Herunterladen' },
};

/** A row of the library in the wire's format (PROD-12, PROD-13). */
export function fileOf(
  row: FileRow,
  reader: {
    readonly language: Language;
    readonly currency: string;
    readonly labOrigin: string;
    /** Shows that the reader is a customer. */
    readonly key: string;
  },
): ProductFile {
  const { language, currency, labOrigin, key } = reader;
  const name = row.names[language] || row.names.en;
  const bare = { id_file: row.id, name, filename: row.filename, is_updated: row.isUpdated, path: row.path };
  if (row.kind === 'folder')
    return { ...bare, icon: 'folder', type: 'folder', url: '', exist_view_download: false, actions: [] };
  const address = `${labOrigin}/product-files/${encodeURIComponent(row.id)}/${encodeURIComponent(row.filename)}`;
  const url = `${address}?lang=${language}&currency=${currency}&key=${key}`;
  const download = { label: texts[language].download, type: 'download', url_download: `${url}&download=1` };
  const view = { label: texts[language].view, type: 'view', url_download: url };
  return {
    ...bare,
    icon: fileKind(row.kind)?.icon ?? 'file',
    type: 'file',
    url,
    exist_view_download: row.viewable,
    actions: row.viewable ? [view, download] : [download],
  };
}
