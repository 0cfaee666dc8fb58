import { pagesField, samplesField, sizeField } from '@trade-area/core/pricing';
import type { Field } from '@trade-area/core/pricing';
import type { Lab } from '../base/lab.ts';
import { notFound, Refusal } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import { configurableProduct } from '../configurator/productApi.ts';
import type { Configurable } from '../configurator/productApi.ts';
import type { Wanted } from '../configurator/products.ts';
import type { QuoteRecord } from '../configurator/quoteTable.ts';
import type { Queries } from '../database/open.ts';
import { orderByCode } from '../orders/table.ts';
import type { StoredOrder } from '../orders/table.ts';
import { configuratorOf } from '../store/configuratorLinks.ts';
import type { ProductRow } from '../store/item.ts';
import { productBySlug } from '../store/table.ts';
import { setOf } from '../uploads/setTable.ts';
import { quoteByOrderCode } from './table.ts';

/** A past order as it can be configured today. */
export interface OrderedConfiguration {
  readonly order: StoredOrder;
  /** The quote that it was made from; undefined = it was made in another way. */
  readonly record: QuoteRecord | undefined;
  readonly product: ProductRow | undefined;
  readonly configurator: string;
  readonly fields: readonly Field[];
  /** null = its product is not sold to this customer any more, or not made in the configurator. */
  readonly configurable: Configurable | null;
}

/** @throws notFound for another customer's order. */
export async function orderedConfiguration(
  lab: Lab,
  queries: Queries,
  session: Session,
  code: string,
): Promise<OrderedConfiguration> {
  const order = await orderByCode(queries, session.owner, code);
  if (!order) throw notFound();
  const quote = await quoteByOrderCode(queries, session.owner, code);
  const record = quote?.isOrdered ? quote : undefined;
  const parts = readFileName(order);
  const product = await productBySlug(queries, record?.slug ?? parts.slug);
  const made = product ? configuratorOf(product) : null;
  const configurator = record?.configurator ?? made?.id ?? '';
  const configurable =
    product && configurator !== ''
      ? await soldProduct(lab, queries, session, {
          configurator,
          // A link that presets a sample is no product of its configurator.
          product: made?.isSample && !record ? undefined : product.slug,
          prints: record !== undefined && record.printUuid !== null,
        })
      : null;
  if (record || !configurable)
    return { order, record, product, configurator, fields: record?.fields ?? [], configurable };
  const { terms } = configurable;
  const pages = (await setOf(queries, order.id))?.pages ?? 0;
  const fields: Field[] = [
    ...(terms.sizes.some(({ size }) => size === parts.size)
      ? [{ name: sizeField, stringValue: parts.size }]
      : []),
    ...(terms.pages && pages > 0 ? [{ name: pagesField, numberValue: pages }] : []),
    ...(made?.isSample ? [{ name: samplesField, numberValue: 1 }] : []),
  ];
  return { order, record, product, configurator, fields, configurable };
}

/** `weddingbook_30x30` of an order's files. Sizes in inches are no sizes of the price list. */
function readFileName({ list_file: file, book_type: type }: StoredOrder) {
  const [, slug = file, size = ''] = /^(.+)_(\d+x\d+)$/.exec(file) ?? [];
  return { slug, size: type.endsWith(' in') ? '' : size };
}

async function soldProduct(
  lab: Lab,
  queries: Queries,
  session: Session,
  wanted: Wanted,
): Promise<Configurable | null> {
  try {
    return await configurableProduct(lab, queries, { session, wanted });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  }
}
