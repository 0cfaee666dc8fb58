import type { ProductRow } from './item.ts';

/** A link of a product into the configurator. */
export interface ConfiguratorLink {
  readonly id: string;
  readonly query: URLSearchParams;
}

/**
 * The links of a product into the configurator: `CP 10?ed=atelier` is id `10` with the edition `atelier`, and
 * `TC albums 31` of the collection's site is id `tc31`.
 */
export function configuratorLinks(buy: string): ConfiguratorLink[] {
  const own = [...buy.matchAll(/\bCP ([\w-]+)(\?[\w=&-]*)?/g)];
  const collections = [...buy.matchAll(/\bTC \w+ (\d+)/g)];
  return [
    ...own.map(([, id = '', query = '']) => ({ id, query: new URLSearchParams(query) })),
    ...collections.map(([, pid = '']) => ({ id: `tc${pid}`, query: new URLSearchParams() })),
  ];
}

/** The configurator of a product, and whether its link presets a sample; null for one that is not made by it. */
export function configuratorOf(
  row: Pick<ProductRow, 'buy'>,
): { readonly id: string; readonly isSample: boolean } | null {
  const [link] = configuratorLinks(row.buy);
  return link ? { id: link.id, isSample: link.query.has('samples') } : null;
}
