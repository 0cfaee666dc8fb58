import { bookGeometry, isLoose, printFamilies, printGeometry, projectLimits } from '@trade-area/core/layout';
import type { PrintProject, ProjectProduct } from '@trade-area/core/layout';
import type { ProductTerms } from '@trade-area/core/pricing';
import { conflict } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { SignedIn } from '../configurator/viewer.ts';
import { viewerOf } from '../configurator/viewer.ts';
import { loadTerms, printConfigurator, productsOfConfigurator } from '../configurator/products.ts';
import { quotedProduct } from '../configurator/productApi.ts';
import type { Configurable } from '../configurator/productApi.ts';
import type { Queries } from '../database/open.ts';
import { printFamilyOf } from '../projects/filters.ts';
import type { ProductRow } from '../store/item.ts';
import { productBySlug } from '../store/table.ts';

/** The module of lay-flat books, whose editor type is `pro` (PRINT-10). */
export const proModule = 340;

/** `simple` or `pro`: the editor type of a project (PRINT-05). */
export const editorTypeOf = ({ module_id }: Pick<PrintProject, 'module_id'>): string =>
  module_id === proModule ? 'pro' : 'simple';

/** The module that a product is made in: the buy link `CR 27/path/41` names 41; 0 = the family’s own (PRINT-17). */
export const moduleOf = ({ buy }: Pick<ProductRow, 'buy'>): number =>
  Number(/\bCR \d+\/path\/(\d{1,6})\b/.exec(buy)?.[1] ?? 0);

/** A size that a product is made in, with what the editor draws it by. */
export interface ProductSize {
  readonly product: ProjectProduct;
  /** Minor units of one piece, or of the least number of pages. */
  readonly price: number;
}

/**
 * The sizes of a product of the print editor, by its price list. A product without sizes there, or a book without pages,
 * cannot be drawn, and has none.
 */
export function sizesOf(
  { slug, sizes, pages }: Pick<ProductTerms, 'slug' | 'sizes' | 'pages'>,
  family: number,
  module: number,
): ProductSize[] {
  return sizes.flatMap(({ size, price }) => {
    const read = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(size);
    if (!read) return [];
    const [width, height] = [Number(read[1]) * 10, Number(read[2]) * 10];
    const base = { family_id: family, module_id: module, product_code: slug, size };
    if (isLoose(family))
      return [
        {
          product: {
            ...base,
            geometry: printGeometry(width, height),
            pages: { min: 1, max: projectLimits.spreads, step: 1 },
          },
          price,
        },
      ];
    if (family !== printFamilies.photoBook || !pages) return [];
    const geometry = bookGeometry(width, height, module === proModule ? 'layflat' : 'bound');
    const range = { min: pages.least, max: pages.most, step: pages.step };
    return [{ product: { ...base, geometry, pages: range }, price }];
  });
}

/** A product of the print editor that a customer may order now. */
export interface Printable extends Configurable {
  readonly family: string;
}

/** @throws conflict for a product that is not sold to this customer, or not made in the editor. */
export async function printableProduct(
  lab: Lab,
  queries: Queries,
  session: SignedIn,
  slug: string,
): Promise<Printable> {
  const row = await productBySlug(queries, slug);
  const family = row ? printFamilyOf(row) : '';
  if (family === '') throw conflict('This product is no longer available.', 'productGone');
  const named = { configurator: printConfigurator(family), slug };
  return { ...(await quotedProduct(lab, queries, session, named)), family };
}

/** The products of a family that this customer sees, with their terms and modules; empty for an unknown family. */
export async function productsOfFamily(
  lab: Lab,
  queries: Queries,
  session: SignedIn,
  family: string,
): Promise<{
  readonly currency: string;
  readonly products: readonly { readonly terms: ProductTerms; readonly module: number }[];
}> {
  const viewer = await viewerOf(lab, queries, session);
  const rows = await productsOfConfigurator(viewer.catalogue, printConfigurator(family));
  const products: { readonly terms: ProductTerms; readonly module: number }[] = [];
  for (const row of rows) {
    const isOfFamily = viewer.sees(row) && printFamilyOf(row) === family;
    const loaded =
      isOfFamily && viewer.currency !== '' ? await loadTerms(viewer.catalogue, row, viewer.currency) : null;
    if (loaded) products.push({ terms: loaded.terms, module: moduleOf(row) });
  }
  return { currency: viewer.currency, products };
}
