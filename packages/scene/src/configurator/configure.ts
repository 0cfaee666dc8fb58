import { productOf } from '../catalogue.ts';
import type { Entry, Product } from '../product.ts';
import { configureBook } from './book.ts';
import { choicesOf, type Choices, type SceneFields, type Swatches } from './fields.ts';
import { withImages, type FrameImages } from './images.ts';
import { configureBox, configureHung, configureSet, configureSheets, configureTabletop } from './others.ts';
import { sizeOf } from './size.ts';
import { viewsOf, type NamedView } from './views.ts';

/** A configured product with the views that it has, the front first. */
export interface Configured {
  readonly product: Product;
  readonly views: readonly NamedView[];
}

/**
 * The scene of a configuration: a pure function of its fields and of the customer's images. null = the scene has no such product.
 *
 * @example
 * configure('weddingbook', { Size: '30x30', Pages: 40, CoverMaterial: 'leather', CoverColor: 'leather-cognac' });
 */
export function configure(
  slug: string,
  fields: SceneFields,
  swatches?: Swatches,
  images: FrameImages = [],
): Configured | null {
  const entry = entryOf(slug, fields);
  if (!entry) return null;
  const product = withImages(
    configureProduct(configurableOf(entry.product), choicesOf(fields, swatches)),
    images,
  );
  return { product, views: viewsOf(entry, product) };
}

/** Of books side by side in the store's picture the largest, else the nearest, is configured: it has the chosen format and thickness. */
export function configurableOf(product: Product): Product {
  if (product.kind !== 'group') return product;
  const books = product.parts.flatMap((part) => (part.product.kind === 'book' ? [part.product] : []));
  if (books.length < product.parts.length) return product;
  return books.reduce((kept, each) => (each.size.width >= kept.size.width ? each : kept));
}

/** A product that another lab added and that has pages is drawn as an album. */
function entryOf(slug: string, fields: SceneFields): Entry | undefined {
  const known = productOf(slug) ?? productOf(slug.replace(/^pm-/, ''));
  if (known) return known;
  return typeof fields['Pages'] === 'number' ? productOf('weddingbook') : undefined;
}

function configureProduct(product: Product, choices: Choices): Product {
  switch (product.kind) {
    case 'book':
      return configureBook(product, choices);
    case 'box':
      return configureBox(product, choices);
    case 'panel':
    case 'frame':
      return configureHung(product, choices);
    case 'wallset':
      return configureSet(product, choices);
    case 'tabletop':
      return configureTabletop(product, choices);
    case 'sheets':
      return configureSheets(product, choices);
    case 'calendar':
      return { ...product, size: sizeOf(choices) ?? product.size };
    case 'swatches':
      return product;
    case 'group':
      return {
        ...product,
        parts: product.parts.map((part) => ({ ...part, product: inGroup(part.product, choices) })),
      };
  }
}

/** Products side by side keep their format and thickness, so that none stands in another. */
function inGroup(product: Product, choices: Choices): Product {
  const made = configureProduct(product, choices);
  if (made.kind === 'book' && product.kind === 'book')
    return { ...made, size: product.size, pages: product.pages };
  return 'size' in made && 'size' in product ? ({ ...made, size: product.size } as Product) : made;
}
