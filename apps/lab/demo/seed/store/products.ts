import type { Queries } from '../../../src/database/open.ts';
import { productPrices, products } from '../../../src/database/schema/shop.ts';
import { pricesOf } from '../catalogue.ts';
import type { CatalogueItem } from '../catalogue.ts';
import { descriptionsOf } from './descriptions.ts';

/** Every item has a product page, except 38 and 61 to 73 (CAT-ITEMS). */
export const hasPage = ({ n }: CatalogueItem) => n !== 38 && n < 61;

export async function insertProducts(queries: Queries, items: readonly CatalogueItem[]): Promise<void> {
  const descriptions = descriptionsOf();
  await queries.insert(products).values(
    items.map((item) => ({
      slug: item.slug,
      position: item.n,
      name: item.nome,
      family: item.family,
      filterClass: item.filter_class,
      days: item.days,
      articleId: item.id ?? null,
      infoPath: item.link_info,
      buy: item.buy,
      isActivePage: hasPage(item),
      isInTest: item.test === 1,
      descriptions: descriptions(item.slug),
      promoConnection: (item.conn ?? []).map(String),
      promoFilter: (item.filter ?? []).map(({ id_promo, is_exclusive }) => ({
        id_promo: String(id_promo),
        is_exclusive: is_exclusive === 1,
      })),
      dateFilter: (item.date ?? []).map(({ after_date, data }) => ({ after_date: after_date === 1, data })),
    })),
  );
  await queries
    .insert(productPrices)
    .values(
      items.flatMap((item) =>
        Object.entries(pricesOf(item)).map(([currency, amount]) => ({ slug: item.slug, currency, amount })),
      ),
    );
}
