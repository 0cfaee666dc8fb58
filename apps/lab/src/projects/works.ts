import type { allProjects } from '@trade-area/core/contract';
import { pagesField, sizeField } from '@trade-area/core/pricing';
import type { Field } from '@trade-area/core/pricing';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { quotePicturesOf } from '../configurator/picture.ts';
import type { QuotePictures } from '../configurator/picture.ts';
import { editLink, valueOfField } from '../configurator/quoteList.ts';
import { quotesOf } from '../configurator/quoteTable.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import { viewerOf } from '../configurator/viewer.ts';
import { productsBySlug } from '../store/catalogue.ts';
import type { ProductRow } from '../store/item.ts';
import { createLink, isUnderFilter } from './filters.ts';

/** The saved works of a filter that are not ordered (GW2-07): the configurator's quotes. */
export async function listWorks({
  lab,
  session,
  body,
}: Call<typeof allProjects, Session>): Promise<AnswerInput<typeof allProjects>> {
  const { queries } = lab.database;
  const viewer = await viewerOf(lab, queries, session);
  const products = await productsBySlug(viewer.catalogue);
  const listed = [...products.values()].filter((row) => isUnderFilter(row, body.filter));
  const limit = body.elements_per_page;
  const rows = await quotesOf(
    queries,
    session.owner,
    { search: '', isOrdered: false, slugs: listed.map(({ slug }) => slug) },
    // One row more than is shown tells whether there is a next page.
    { limit: limit + 1, offset: (body.page - 1) * limit },
  );
  const pictureOf = await quotePicturesOf(lab);
  const isSold = (row: ProductRow) => !row.isArchived && viewer.sees(row);
  return {
    data: rows.slice(0, limit).flatMap((quote) => {
      const product = products.get(quote.slug);
      if (!product) return [];
      return [workOf(lab, quote, { product, isSold: isSold(product), code: session.code, pictureOf })];
    }),
    is_next_page: rows.length > limit,
    create: listed.flatMap((row) => {
      const link = isSold(row) ? createLink(row, lab.config.portal) : '';
      return link === '' ? [] : [{ name: row.name, link }];
    }),
  };
}

function workOf(
  lab: Pick<Lab, 'config'>,
  quote: QuoteRecord,
  {
    product,
    isSold,
    code,
    pictureOf,
  }: {
    readonly product: ProductRow;
    readonly isSold: boolean;
    readonly code: string;
    readonly pictureOf: QuotePictures;
  },
) {
  return {
    id: quote.orderCode,
    uuid: quote.uuid,
    name: quote.name,
    product: product.name,
    slug: product.slug,
    image: pictureOf(product, { picture: quote.cover ?? quote.picture, fields: quote.fields }),
    has_cover: quote.cover !== null,
    filter_product: product.family,
    ts_updated: quote.changedAt.toISOString(),
    customer_id: code,
    data: JSON.stringify({ order_code: quote.orderCode }),
    size: String(valueOfField(quote.fields, sizeField) ?? ''),
    pages: String(valueOfField(quote.fields, pagesField) ?? ''),
    link_edit: isSold ? editLink(lab, quote) : '',
    ...attributesOf(product.family, quote.fields),
  };
}

/** The attributes of a family, by the names of the configuration's fields (PROJ-16). */
const attributes = {
  cover: 'CoverMaterial',
  lenzuolo: 'SpineMaterial',
  back: 'BackMaterial',
  filter_material: 'CoverMaterial',
} as const;
const youngAttributes = {
  young_cover: 'CoverMaterial',
  young_sheet: 'Paper',
  young_box: 'Box',
  young_internal: 'BoxMaterial',
  young_nastro: 'Ribbon',
} as const;

function attributesOf(family: string, fields: readonly Field[]): Record<string, string> {
  const wanted = family === 'young' ? { ...attributes, ...youngAttributes } : attributes;
  return Object.fromEntries(
    Object.entries(wanted).map(([name, field]) => [name, String(valueOfField(fields, field) ?? '')]),
  );
}
