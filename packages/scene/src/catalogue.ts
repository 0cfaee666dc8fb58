import { albums } from './catalogue/albums.ts';
import { books } from './catalogue/books.ts';
import { boxes } from './catalogue/boxes.ts';
import { collections } from './catalogue/collections.ts';
import { pinkmania } from './catalogue/pinkmania.ts';
import { presets } from './catalogue/presets.ts';
import { prints_mats } from './catalogue/prints.ts';
import { selections } from './catalogue/selections.ts';
import { tramontina } from './catalogue/tramontina.ts';
import { wallart } from './catalogue/wallart.ts';
import type { Entry } from './product.ts';

/** Every product of the lab's catalogue with its two pictures. */
export const entries: readonly Entry[] = [
  ...albums,
  ...books,
  ...wallart,
  ...boxes,
  ...prints_mats,
  ...tramontina,
  ...collections,
  ...selections,
  ...pinkmania,
];

const bySlug = new Map([...entries, ...presets].map((entry) => [entry.slug, entry]));

/** The product of a slug (of an item or a preset) with its views; undefined when the catalogue does not have it. */
export function productOf(slug: string): Entry | undefined {
  return bySlug.get(slug);
}
