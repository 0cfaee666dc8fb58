import { inArray } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import { quotePicturesOf } from '../configurator/picture.ts';
import { products } from '../database/schema/shop.ts';
import { picturesOf } from '../store/item.ts';
import type { StoredOrder } from './table.ts';

type Pictured = Pick<StoredOrder, 'article' | 'quoted'>;

/** Finds the picture of an order: of what was configured, else of its product; '' = its product has none. */
export type OrderPictures = (order: Pictured) => string;

/** The pictures of these orders. An order that was not configured here names its product in words only. */
export async function orderPicturesOf(
  lab: Pick<Lab, 'config' | 'pictures' | 'posters' | 'database'>,
  orders: readonly Pictured[],
): Promise<OrderPictures> {
  const names = [...new Set(orders.filter(({ quoted }) => !quoted).map(({ article }) => article))];
  const [pictureOf, index, named] = await Promise.all([
    quotePicturesOf(lab),
    lab.pictures.index(),
    names.length === 0
      ? []
      : lab.database.queries
          .select({ slug: products.slug, name: products.name })
          .from(products)
          .where(inArray(products.name, names)),
  ]);
  const slugs = new Map(named.map(({ slug, name }) => [name, slug]));
  return ({ article, quoted }) =>
    quoted
      ? pictureOf({ slug: quoted.slug, name: article }, quoted)
      : picturesOf(
          { slug: slugs.get(article) ?? '', name: article },
          { pictures: index, portal: lab.config.portal },
        )[0].src;
}
