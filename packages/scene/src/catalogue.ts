import { albums } from './catalogue/albums.ts';
import type { Entry } from './product.ts';

/** Every product of the lab's catalogue with its two pictures. */
export const entries: readonly Entry[] = [...albums];

/** The presets a design can start from. */
export const presets: readonly Entry[] = [];

const bySlug = new Map([...entries, ...presets].map((entry) => [entry.slug, entry]));

/** The product of a slug with its views; undefined when the catalogue does not have it. */
export function productOf(slug: string): Entry | undefined {
  return bySlug.get(slug);
}
