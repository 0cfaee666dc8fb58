import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labFolder } from '../../src/base/labFolder.ts';

export interface CatalogueItem {
  readonly n: number;
  readonly slug: string;
  readonly nome: string;
  readonly family: string;
  readonly filter_class: string;
  readonly days: string;
  readonly eur: number;
  readonly usd: number;
  readonly gbp: number;
  readonly buy: string;
  readonly link_info: string;
  readonly id?: number;
  readonly test?: number;
  readonly conn?: readonly number[];
  readonly date?: readonly { readonly after_date: number; readonly data: string }[];
  readonly filter?: readonly { readonly id_promo: number; readonly is_exclusive: number }[];
}
interface Catalogue {
  readonly items: readonly CatalogueItem[];
  readonly promos: Readonly<Record<string, Record<string, unknown>>>;
}

/** Dollars of other countries follow the US price list at fixed factors, rounded to whole units above ten. */
const dollars = { CAD: 1.36, AUD: 1.5 } as const;

export function readCatalogue(): Catalogue {
  return JSON.parse(readFileSync(join(labFolder, 'demo', 'data', 'catalogue.json'), 'utf8')) as Catalogue;
}

/**
 * Items that any customer could have ordered at any time: no test items, no seasonal or restricted ones, no
 * duplicates.
 */
export function isSold({ test, date, filter, filter_class }: CatalogueItem): boolean {
  return !test && !date && !filter && !/pinkmania|selection/.test(filter_class);
}

/** Minor units of each currency. */
export function pricesOf(item: CatalogueItem): Readonly<Record<string, number>> {
  const minor = (major: number) => Math.round(major * 100);
  const derived = (factor: number) => {
    const amount = item.usd * factor;
    return minor(amount > 10 ? Math.round(amount) : amount);
  };
  return {
    EUR: minor(item.eur),
    USD: minor(item.usd),
    GBP: minor(item.gbp),
    CAD: derived(dollars.CAD),
    AUD: derived(dollars.AUD),
  };
}
