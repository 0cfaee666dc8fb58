import { environments } from '../contract/index.ts';
import type { ConfiguratorEnvironment } from '../contract/index.ts';
import { originOf } from '../kernel/address/links.ts';

/** A page of the configurator: which product, in which environment, and the quote that it opens. */
export interface ConfiguratorAddress {
  readonly environment: ConfiguratorEnvironment;
  /** Number of the configurator: the `product_id` of the address. */
  readonly configurator: string;
  /** Id of a saved quote; '' = a new one. */
  readonly quote: string;
}

const page = 'config-product';

/** Path of a page of the configurator, without the leading `/ta/` (ROUTE-17, ROUTE-20). */
export function configuratorPath({ environment, configurator, quote }: ConfiguratorAddress): string {
  const start = `${environment === '' ? page : `${page}-${environment}`}/${encodeURIComponent(configurator)}`;
  return quote === '' ? start : `${start}/product-config/${encodeURIComponent(quote)}`;
}

/**
 * The page at a path without the leading `/ta`; null = the path is no page of the configurator.
 *
 * @example
 * readConfiguratorPath('/config-product/10/product-config/7f2c');
 * // { environment: '', configurator: '10', quote: '7f2c' }
 */
export function readConfiguratorPath(pathname: string): ConfiguratorAddress | null {
  const match = /^\/*config-product(?:-([a-z]+))?\/([\w.-]+)(?:\/product-config\/([\w.-]+))?\/*$/i.exec(
    pathname,
  );
  if (!match) return null;
  const [, name = '', configurator = '', quote = ''] = match;
  const environment = environments.find((each) => each === name.toLowerCase());
  return environment === undefined ? null : { environment, configurator, quote };
}

/** The configurator that a product is made with, and what its page begins with. */
export type ConfiguratorLink = Pick<ConfiguratorAddress, 'configurator'> &
  Pick<ConfiguratorQuery, 'ed' | 'isSample'>;

/** The first page of the live configurator among the addresses of a product; null = it is made otherwise. */
export function findConfigurator(addresses: readonly string[]): ConfiguratorLink | null {
  for (const address of addresses) {
    if (originOf(address) === '') continue;
    const { pathname, search } = new URL(address);
    const found = readConfiguratorPath(pathname.replace(/^\/ta(?=\/)/, ''));
    if (!found || found.environment !== '') continue;
    const { ed, isSample } = readConfiguratorQuery(search);
    return { configurator: found.configurator, ed, isSample };
  }
  return null;
}

/** The part of a page's query that the configuration begins with, and that its order is told. */
export interface ConfiguratorQuery {
  /** The product of the configurator that is opened first; '' = the usual one. */
  readonly product: string;
  /** The edition of a link; '' = none. */
  readonly ed: string;
  /** A sample is configured: `samples=1`. */
  readonly isSample: boolean;
  /** First choices of a new configuration, in words such as `Size=30x30 Pages=40`; '' = nothing (PRE-03). */
  readonly choices: string;
  /** Passed on to the checkout as they are (CHECK-12). */
  readonly passedOn: Readonly<Record<(typeof passedOn)[number], string>>;
}

/** `pid` is the preset. */
const passedOn = ['collection', 'flagged_as', 'ev', 'fundy_order_code', 'pid'] as const;
const longest = 80;
const longestChoices = 1_000;

export function readConfiguratorQuery(search: string): ConfiguratorQuery {
  const query = new URLSearchParams(search);
  const value = (name: string, most = longest) => (query.get(name) ?? '').trim().slice(0, most);
  return {
    product: value('product'),
    ed: value('ed', 40),
    isSample: value('samples') === '1',
    choices: value('choices', longestChoices),
    passedOn: {
      collection: value('collection'),
      flagged_as: value('flagged_as'),
      ev: value('ev'),
      fundy_order_code: value('fundy_order_code'),
      pid: value('pid'),
    },
  };
}

/** Whether "back" leads to the page before: the person came from the checkout of the shop (CONF-10, CONF-25). */
export function cameFromCheckout(referrer: string, search: string, shopOrigin: string): boolean {
  if (new URLSearchParams(search).get('from') === 'checkout') return true;
  const origin = originOf(referrer);
  return origin !== '' && origin === shopOrigin && new URL(referrer).pathname.includes('/checkout/');
}
