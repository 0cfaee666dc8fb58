import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Lab } from '../base/lab.ts';
import type { Queries } from '../database/open.ts';
import { quotes } from '../database/schema/quotes.ts';
import { projects } from '../database/schema/store.ts';
import type { Field } from '@trade-area/core/pricing';
import { picturesOf, posterSubject } from '../store/item.ts';
import type { ProductRow } from '../store/item.ts';
import { configuredPoster } from '../store/posters.ts';

/** Drawn where a product has no picture. */
export const noPicturePath = '/pictures/none.svg';

/** Path of the pictures of quotes. Their names are 128 random bits, told to the owner of a quote,
 * to the desk, and to the readers of its shared link. */
export const quotePicturePath = '/quote-pictures';

/**
 * Finds the address of a quote's picture; never ''. `picture` is its file; null = a picture of the product stands for it, in
 * the material and color of its `fields`. Default: as the store shows it.
 */
export type QuotePictures = (
  product: Pick<ProductRow, 'slug' | 'name'>,
  quote: { readonly picture: string | null; readonly fields?: readonly Field[] | undefined },
) => string;

/** The addresses of the pictures of quotes at this moment. Asks the database: never called inside a transaction. */
export async function quotePicturesOf(
  lab: Pick<Lab, 'config' | 'pictures' | 'posters'>,
): Promise<QuotePictures> {
  const { portal } = lab.config;
  const [pictures, posters] = await Promise.all([lab.pictures.index(), lab.posters.index()]);
  return (product, { picture, fields = [] }) => {
    if (picture !== null) return `${portal.labOrigin}${quotePicturePath}/${picture}.webp`;
    const poster = configuredPoster(posters, posterSubject(product, posters), fields);
    if (poster !== '') return `${portal.labOrigin}${poster}`;
    return picturesOf(product, { pictures, portal })[0].src || `${portal.labOrigin}${noPicturePath}`;
  };
}

/** The picture of the order of an article that was made from a quote; null = there is no such quote. */
export async function orderedPicture(
  lab: Pick<Lab, 'config' | 'pictures' | 'posters' | 'database'>,
  { orderCode, article }: { readonly orderCode: string; readonly article: string },
): Promise<string | null> {
  const [quote] = await lab.database.queries
    .select({ slug: quotes.slug, picture: quotes.picture, fields: quotes.fields })
    .from(quotes)
    .where(and(eq(quotes.orderCode, orderCode), eq(quotes.isOrdered, true)));
  return quote ? (await quotePicturesOf(lab))({ slug: quote.slug, name: article }, quote) : null;
}

/** The columns that name a stored picture, with its bytes: of what a quote configures, and own ones of projects. */
const named: readonly { readonly table: PgTable; readonly name: PgColumn; readonly size: PgColumn }[] = [
  { table: quotes, name: quotes.picture, size: quotes.pictureSize },
  { table: quotes, name: quotes.cover, size: quotes.coverSize },
  { table: projects, name: projects.cover, size: projects.coverSize },
];

/** Bytes of a stored picture; undefined when no quote and no project has it. */
export async function pictureSize(queries: Queries, picture: string): Promise<number | undefined> {
  for (const { table, name, size } of named) {
    const [found] = await queries.select({ size }).from(table).where(eq(name, picture)).limit(1);
    if (found) return (found.size as number | null) ?? undefined;
  }
  return undefined;
}

/** The pictures of quotes and projects, each once: copies share one. Their checksums were never stored. */
export async function quotePictures(
  queries: Queries,
): Promise<{ readonly name: string; readonly size: number; readonly sha256: '' }[]> {
  const sizes = new Map<string, number>();
  for (const { table, name, size } of named) {
    const rows = await queries.selectDistinct({ name, size }).from(table).where(isNotNull(name));
    for (const row of rows)
      if (row.name !== null && row.size !== null) sizes.set(row.name as string, row.size as number);
  }
  return [...sizes].map(([name, size]) => ({ name, size, sha256: '' as const }));
}

/** Those of the names that are pictures of quotes or projects. */
export async function quotePicturesAmong(queries: Queries, names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, name } of named) {
    const rows = await queries
      .select({ name })
      .from(table)
      .where(inArray(name, [...names]));
    found.push(...rows.flatMap((row) => (row.name as string | null) ?? []));
  }
  return found;
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
