import type { ProductInfo } from '../contract/index.ts';
import { readQuery, writeQuery } from '../kernel/address/query.ts';
import { productPath } from './card.ts';
import { normalisePath } from '../kernel/address/folders.ts';

/** The tabs of a product's page in the order shown (PROD-02, PROD-16); each is its filter and the key of its label. */
export const productTabs = [
  'price_list',
  'product_info',
  'my_projects',
  'presets',
  'marketing',
  'tutorials',
  'templates',
] as const;
export type ProductTab = (typeof productTabs)[number];

/** Which content opens first (PROD-04), with the two lists of the customer after it (PROD-16). */
const defaultOrder = [
  'price_list',
  'product_info',
  'marketing',
  'templates',
  'tutorials',
  'general',
  'my_projects',
  'presets',
] as const;

/** How much there is to show; a list that is not known yet counts as 0. */
export interface ProductContent {
  readonly info: Pick<
    ProductInfo,
    'price_list' | 'product_info' | 'marketing' | 'templates' | 'tutorials' | 'general'
  >;
  readonly projects: number;
  readonly presets: number;
}

export interface OpenTab {
  readonly tab: ProductTab;
  /** Refers to the GENERALS sub-block of TECHNICAL INFO (PROD-16). */
  readonly general: boolean;
}

/** Tabs with content (PROD-03); GENERALS counts for TECHNICAL INFO. */
export function shownTabs(content: ProductContent): readonly ProductTab[] {
  return productTabs.filter(
    (tab) => has(content, tab) || (tab === 'product_info' && has(content, 'general')),
  );
}

/** The tab an address opens; an unknown or empty one gives the default (PROD-04, PROD-17). null = nothing to show. */
export function openTab(filter: string, content: ProductContent): OpenTab | null {
  const shown = shownTabs(content);
  if (filter === 'general' && has(content, 'general')) return { tab: 'product_info', general: true };
  const wished = shown.find((tab) => tab === filter);
  if (wished) return { tab: wished, general: false };
  const first = defaultOrder.find((name) => has(content, name));
  if (first === undefined) return null;
  return first === 'general' ? { tab: 'product_info', general: true } : { tab: first, general: false };
}

/** Whether the lab knows the product (PROD-18). */
export function isKnownProduct(info: ProductInfo): boolean {
  return info.details.name.trim() !== '';
}

export interface ProductAddress {
  /** As the address has it: it may name no tab. */
  readonly filter: string;
  /** Folder of the tab's library, `/` for the root; what is no path stays as it is and is not found. */
  readonly path: string;
}

export function parseProductAddress(query: string): ProductAddress {
  const { filter = '', path = '' } = readQuery(query, ['filter', 'path']);
  return { filter, path: normalisePath(path) ?? path };
}

/** Path and query; the root folder is left out. */
export function formatProductAddress(slug: string, { filter, path }: ProductAddress): string {
  const query = writeQuery({ filter, path: path === '/' ? '' : path });
  return query === '' ? productPath(slug) : `${productPath(slug)}?${query}`;
}

function has(
  { info, projects, presets }: ProductContent,
  name: (typeof defaultOrder)[number] | ProductTab,
): boolean {
  if (name === 'my_projects') return projects > 0;
  if (name === 'presets') return presets > 0;
  return info[name].length > 0;
}
