import {
  bookGeometry,
  calendarGeometry,
  calendarPages,
  cardGeometry,
  isLoose,
  printFamilies,
  printGeometry,
  projectLimits,
} from '@trade-area/core/layout';
import type { PrintProject, ProjectProduct } from '@trade-area/core/layout';
import type { PriceTier, ProductTerms } from '@trade-area/core/pricing';
import type { Language } from '@trade-area/core/contract';
import type { LabConfiguration } from '../base/configuration.ts';
import { conflict } from '../base/errors.ts';
import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import type { SignedIn } from '../configurator/viewer.ts';
import { viewerOf } from '../configurator/viewer.ts';
import { loadTerms, printConfigurator, productsOfConfigurator } from '../configurator/products.ts';
import type { LoadedTerms } from '../configurator/products.ts';
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
  /** Prices of a piece from a number of pieces on. */
  readonly tiers: readonly PriceTier[];
}

/** Pieces that a family is sold in. */
export const packOf = ({ cardPack }: Pick<LabConfiguration, 'cardPack'>, family: number): number =>
  family === printFamilies.cards ? cardPack : 1;

/**
 * The sizes of a product of the print editor, by its price list. A product without sizes there, or a book without pages,
 * cannot be drawn, and has none.
 */
export function sizesOf(
  { slug, sizes, pages }: Pick<ProductTerms, 'slug' | 'sizes' | 'pages'>,
  family: number,
  module: number,
): ProductSize[] {
  return sizes.flatMap(({ size, price, tiers = [] }) => {
    const read = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(size);
    if (!read) return [];
    const [width, height] = [Number(read[1]) * 10, Number(read[2]) * 10];
    const base = { family_id: family, module_id: module, product_code: slug, size };
    const made = sheetsOfFamily(family, { width, height, module, pages });
    return made ? [{ product: { ...base, ...made }, price, tiers }] : [];
  });
}

/** Geometry and page counts of a family’s products in a size; null for one that cannot be drawn. */
function sheetsOfFamily(
  family: number,
  {
    width,
    height,
    module,
    pages,
  }: Pick<ProductTerms, 'pages'> & {
    readonly width: number;
    readonly height: number;
    readonly module: number;
  },
): Pick<ProjectProduct, 'geometry' | 'pages'> | null {
  if (isLoose(family))
    return {
      geometry: printGeometry(width, height),
      pages: { min: 1, max: projectLimits.spreads, step: 1 },
    };
  // Two sides of a flat card, four pages of a folded one.
  if (family === printFamilies.cards)
    return { geometry: cardGeometry(width, height), pages: { min: 2, max: 4, step: 2 } };
  if (family === printFamilies.calendars)
    return {
      geometry: calendarGeometry(width, height),
      pages: { min: calendarPages, max: calendarPages, step: 1 },
    };
  if (family !== printFamilies.photoBook || !pages) return null;
  return {
    geometry: bookGeometry(width, height, module === proModule ? 'layflat' : 'bound'),
    pages: { min: pages.least, max: pages.most, step: pages.step },
  };
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

export interface FamilyProduct extends LoadedTerms {
  readonly module: number;
}

/** The products of a family that this customer sees, with their terms and modules; empty for an unknown family. */
export async function productsOfFamily(
  lab: Lab,
  queries: Queries,
  session: SignedIn,
  family: string,
): Promise<{
  readonly currency: string;
  readonly products: readonly FamilyProduct[];
  readonly language: Language;
}> {
  const viewer = await viewerOf(lab, queries, session);
  const rows = await productsOfConfigurator(viewer.catalogue, printConfigurator(family));
  const products: FamilyProduct[] = [];
  for (const row of rows) {
    const isOfFamily = viewer.sees(row) && printFamilyOf(row) === family;
    const loaded =
      isOfFamily && viewer.currency !== '' ? await loadTerms(viewer.catalogue, row, viewer.currency) : null;
    if (loaded) products.push({ ...loaded, module: moduleOf(row) });
  }
  return { currency: viewer.currency, products, language: languageOf(undefined, viewer.account?.language) };
}
