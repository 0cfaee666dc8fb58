import type { PromotionTerms } from '@trade-area/core/contract';
import { discountOf } from '@trade-area/core/pricing';
import type { SizePrice } from '../base/ports/prices.ts';
import { configuratorLinks, configuratorOf } from './configuratorLinks.ts';
import type { ProductRow } from './item.ts';

/**
 * The product that a sample is one of: its link only presets a sample (`CP 10?samples=1`), and the product that is
 * ordered there is the configurator's own. null = the product is no sample.
 * @param sold the products that are sold, in the catalogue's order.
 */
export function sampledProduct(row: ProductRow, sold: Iterable<ProductRow>): ProductRow | null {
  const made = configuratorOf(row);
  if (!made?.isSample) return null;
  for (const other of sold) {
    const isOwn = configuratorLinks(other.buy).some(
      ({ id, query }) => id === made.id && !query.has('samples') && !query.has('ed'),
    );
    if (isOwn && !other.isArchived) return other;
  }
  return null;
}

interface SampleCustomer {
  /** List price, in minor units. */
  readonly price: number;
  /** The lowest list price of the product. */
  readonly lowest: number;
  readonly promos: readonly PromotionTerms[];
}

/** The price of a sample of a product for a customer, the same as in the configurator and at the checkout. */
export function samplePrice(
  { family, articleId, promoConnection }: ProductRow,
  { price, lowest, promos }: SampleCustomer,
): number {
  const { amount } = discountOf(promos, {
    family,
    article: articleId,
    linked: promoConnection,
    products: price,
    lowest,
    isSample: true,
    coupon: '',
  });
  return price - amount;
}

/** The price list by size of samples of a product for a customer. */
export function samplePrices(
  product: ProductRow,
  list: readonly SizePrice[],
  promos: readonly PromotionTerms[],
): readonly SizePrice[] {
  const lowest = Math.min(...list.map(({ price }) => price));
  const forCustomer = (price: number) => samplePrice(product, { price, lowest, promos });
  return list.map(({ size, price, spread }) => ({
    size,
    price: forCustomer(price),
    spread: spread === null ? null : forCustomer(price + spread) - forCustomer(price),
  }));
}
