import type { ProductTerms } from '@trade-area/core/pricing';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { lowestPrice, ofCatalogue, productsBySlug, sizeListsOf } from '../store/catalogue.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { configuratorLinks } from '../store/configuratorLinks.ts';
import type { ConfiguratorLink } from '../store/configuratorLinks.ts';
import { isTest } from '../store/item.ts';
import type { ProductRow } from '../store/item.ts';
import { optionRows } from './optionTable.ts';
import type { OptionRows } from './optionTable.ts';
import { productTerms } from './productTerms.ts';

/** Which product of a configurator is wanted: its slug, or the edition that a link of the catalogue names. */
export interface Wanted {
  readonly configurator: string;
  readonly product?: string | undefined;
  readonly ed?: string | undefined;
  /** Finds products of the print editor, too: their quotes are made of a print project. */
  readonly prints?: boolean | undefined;
}

/** The id of a family of the print editor among the configurators: `CR 27` is `cr27`. */
export const printConfigurator = (family: string): string => `cr${family}`;

/** The family of the print editor that such an id names; '' for a configurator. */
export const printFamilyOfId = (configurator: string): string => /^cr(\d+)$/.exec(configurator)?.[1] ?? '';

/** The links of a product into the configurator, and into the print editor. */
function editorLinks(buy: string): ConfiguratorLink[] {
  const prints = [...buy.matchAll(/\bCR (\d+)/g)];
  return [
    ...configuratorLinks(buy),
    ...prints.map(([, family = '']) => ({ id: printConfigurator(family), query: new URLSearchParams() })),
  ];
}

/**
 * Path of the portal where a product is configured; '' for one that is not made by the configurator.
 * @param start what the configuration begins with (`Size=30x30 Pages=40`), and the preset that says so. Default: nothing.
 */
export function configuratorPath(
  row: Pick<ProductRow, 'slug' | 'buy'>,
  start: { readonly choices?: string; readonly preset?: string } = {},
): string {
  const [link] = configuratorLinks(row.buy);
  if (!link) return '';
  const query = new URLSearchParams(link.query.size > 0 ? link.query : { product: row.slug });
  if (start.choices) query.set('choices', start.choices);
  if (start.preset) query.set('pid', start.preset);
  return `/ta/config-product/${encodeURIComponent(link.id)}?${query}`;
}

/** A product is a variant of its configurator, unless its link only presets a field (`samples=1`). */
function variantOf(row: ProductRow, configurator: string): { readonly ed: string } | null {
  const link = editorLinks(row.buy).find(({ id }) => id === configurator);
  return link === undefined || link.query.has('samples') ? null : { ed: link.query.get('ed') ?? '' };
}

/** Whether the frames of a product take images of the customer: `CP 70 (uploader)` (CONF-03). */
export function hasUploader({ buy }: Pick<ProductRow, 'buy'>): boolean {
  return /\bCP [\w-]+(?:\?[\w=&-]*)? \(uploader\)/.test(buy);
}

/** The name of a configuration in the address of its project: lowercase letters and digits (CONF-13). */
export const reducedName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The products whose frames take images of the customer. */
export async function productsWithUploader(catalogue: Catalogue): Promise<ProductRow[]> {
  const rows = [...(await productsBySlug(catalogue)).values()];
  return rows.filter((row) => !row.isArchived && hasUploader(row));
}

/** The products that are sold through a configurator, in the catalogue's order. */
export async function productsOfConfigurator(
  catalogue: Catalogue,
  configurator: string,
): Promise<readonly ProductRow[]> {
  const sold = await ofCatalogue(catalogue, 'configurators', async () => {
    const rows = [...(await productsBySlug(catalogue)).values()].filter(({ isArchived }) => !isArchived);
    const ids = new Set(rows.flatMap(({ buy }) => editorLinks(buy).map(({ id }) => id)));
    return new Map([...ids].map((id) => [id, rows.filter((row) => variantOf(row, id) !== null)]));
  });
  return sold.get(configurator) ?? [];
}

/** The wanted product among those of its configurator; the first without an edition when none is named. */
export function chooseProduct(
  rows: readonly ProductRow[],
  { configurator, product = '', ed = '' }: Wanted,
): ProductRow | undefined {
  if (product !== '') return rows.find(({ slug }) => slug === product);
  return rows.find((row) => variantOf(row, configurator)?.ed === ed);
}

/** Whether an account may see a product at all: those in test are for accounts that see them (STORE-42). */
export function isForAccount(row: ProductRow, seesTests: boolean): boolean {
  return seesTests || !isTest({ is_in_test: row.isInTest, filter_class: row.filterClass });
}

export interface LoadedTerms {
  readonly terms: ProductTerms;
  readonly rows: OptionRows;
}

/** The terms of a product in a currency (ISO 4217) today; null = it is not sold in this currency. */
export function loadTerms(
  catalogue: Catalogue,
  row: ProductRow,
  currency: string,
): Promise<LoadedTerms | null> {
  const { prices, queries } = catalogue;
  const day = prices.today();
  return ofCatalogue(catalogue, `terms ${row.slug} ${currency} ${day}`, async () => {
    const lowest = await lowestPrice(catalogue, row.slug, currency);
    if (lowest === null) return null;
    const lists = await sizeListsOf(catalogue);
    const rows = await optionRows(queries, row.optionSets, { currency, day });
    const versionDay = await versionDayOf(queries, row, { currency, day });
    return { terms: productTerms({ row, lowest, currency, versionDay }, lists, rows), rows };
  });
}

/** The first day of the newest list that the product's prices are taken from. */
async function versionDayOf(
  queries: Queries,
  { slug, family, optionSets }: ProductRow,
  { currency, day }: { readonly currency: string; readonly day: string },
): Promise<string> {
  const [found] = await rowsOf<{ readonly day: string | null }>(
    queries,
    sql`select max(valid_from)::text as day from (
      select valid_from from product_prices where slug = ${slug} and currency = ${currency} and valid_from <= ${day}
      union all select valid_from from size_prices where list in (${slug}, ${family}) and valid_from <= ${day}
      union all select valid_from from option_prices
        where currency = ${currency} and valid_from <= ${day}
          and option_set in (select jsonb_array_elements_text(${JSON.stringify(optionSets)}::jsonb))
    ) lists`,
  );
  return found?.day ?? day;
}
