import { printFamilies, workFilters } from '@trade-area/core/contract';
import type { WorkFilter } from '@trade-area/core/contract';
import type { PortalConfiguration } from '@trade-area/core/kernel';
import type { ProductRow } from '../store/item.ts';
import { editorIds, parseBuyLinks } from '../store/links.ts';

/** Collections with a filter of their own: their products are not listed under their family too. */
const collections: readonly string[] = ['sbc', 'kbc'] satisfies WorkFilter[];

/** Whether works of a product are listed under a filter (PROJ-02). No product is listed under an unknown one. */
export function isUnderFilter(
  { family, filterClass }: Pick<ProductRow, 'family' | 'filterClass'>,
  filter: string,
): boolean {
  if (!workFilters.some((each) => each === filter)) return false;
  const classes = filterClass.split(' ');
  const collection = collections.find((each) => classes.includes(each));
  return (collection ?? family) === filter;
}

/** The family of the print service that a product belongs to; '' = the service does not make it (PROJ-08). */
export function printFamilyOf({ buy }: Pick<ProductRow, 'buy'>): string {
  const known: readonly string[] = Object.values(printFamilies);
  return editorIds([buy]).print.find((id) => known.includes(id)) ?? '';
}

/** Items of the selection and of Pink Mania repeat products of the catalogue. */
const isRepetition = ({ filterClass }: Pick<ProductRow, 'filterClass'>) =>
  /\b(selection|pinkmania)\b/.test(filterClass);

/** Where a new work of a product begins: its first way into the configurator (PROJ-23); '' = it has none. */
export function createLink(
  row: Pick<ProductRow, 'slug' | 'buy' | 'filterClass'>,
  portal: Pick<PortalConfiguration, 'labOrigin' | 'portalOrigin'>,
): string {
  const { link, children } = parseBuyLinks(row.buy, portal, row.slug);
  const ways = link ? [link] : children;
  const way = ways.find(({ editor }) => editor === 'configurator');
  return way && !isRepetition(row) ? way.address : '';
}
