import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import type { Queries } from '../database/open.ts';
import { quotes } from '../database/schema/quotes.ts';
import { picturesOf } from '../store/item.ts';
import type { ProductRow } from '../store/item.ts';

/** Drawn where a product has no picture. */
export const noPicturePath = '/pictures/none.svg';

/** Path of the pictures of quotes. Their names are 128 random bits, told to the owner of a quote,
 * to the desk, and to the readers of its shared link. */
export const quotePicturePath = '/quote-pictures';

/** Finds the address of a quote's picture; never ''. `picture` is its file, null = its product's picture stands for it. */
export type QuotePictures = (
  product: Pick<ProductRow, 'slug' | 'name'>,
  quote: { readonly picture: string | null },
) => string;

/** The addresses of the pictures of quotes at this moment. Asks the database: never called inside a transaction. */
export async function quotePicturesOf(lab: Pick<Lab, 'config' | 'pictures'>): Promise<QuotePictures> {
  const { portal } = lab.config;
  const pictures = await lab.pictures.index();
  return (product, { picture }) =>
    picture === null
      ? picturesOf(product, { pictures, portal })[0].src || `${portal.labOrigin}${noPicturePath}`
      : `${portal.labOrigin}${quotePicturePath}/${picture}.webp`;
}

/** The picture of the order that was made from a quote; null = there is no such quote. */
export async function orderedPicture(
  lab: Pick<Lab, 'config' | 'pictures' | 'database'>,
  orderCode: string,
): Promise<string | null> {
  const [quote] = await lab.database.queries
    .select({ slug: quotes.slug, picture: quotes.picture })
    .from(quotes)
    .where(and(eq(quotes.orderCode, orderCode), eq(quotes.isOrdered, true)));
  return quote ? (await quotePicturesOf(lab))({ slug: quote.slug, name: quote.slug }, quote) : null;
}

/** Bytes of a stored picture; undefined when no quote has it. */
export async function pictureSize(queries: Queries, name: string): Promise<number | undefined> {
  const [found] = await queries
    .select({ size: quotes.pictureSize })
    .from(quotes)
    .where(eq(quotes.picture, name))
    .limit(1);
  return found?.size ?? undefined;
}

/** The pictures of quotes, each once: copies share one. Their checksums were never stored. */
export async function quotePictures(
  queries: Queries,
): Promise<{ readonly name: string; readonly size: number; readonly sha256: '' }[]> {
  const rows = await queries
    .selectDistinct({ name: quotes.picture, size: quotes.pictureSize })
    .from(quotes)
    .where(isNotNull(quotes.picture));
  return rows.flatMap(({ name, size }) =>
    name === null || size === null ? [] : [{ name, size, sha256: '' as const }],
  );
}

/** Those of the names that are pictures of quotes. */
export async function quotePicturesAmong(queries: Queries, names: readonly string[]): Promise<string[]> {
  const rows = await queries
    .select({ picture: quotes.picture })
    .from(quotes)
    .where(inArray(quotes.picture, [...names]));
  return rows.flatMap(({ picture }) => picture ?? []);
}

type Pictured = Pick<typeof quotes.$inferSelect, 'slug' | 'fields' | 'picture' | 'pictureSize'>;

/** The picture columns of a copy: the same file while it configures the same, else none. */
export function sharedPicture(
  original: Pictured | undefined,
  copy: Pick<Pictured, 'slug' | 'fields'>,
): Pick<Pictured, 'picture' | 'pictureSize'> {
  const isSame = original?.slug === copy.slug && isDeepStrictEqual(original.fields, copy.fields);
  return isSame
    ? { picture: original.picture, pictureSize: original.pictureSize }
    : { picture: null, pictureSize: null };
}
