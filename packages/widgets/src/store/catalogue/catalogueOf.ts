import type { StoreItem } from '@trade-area/core/contract';
import type { IsoDate } from '@trade-area/core/kernel';
import { computeItems } from '@trade-area/core/store';
import type { CatalogueData } from '../catalogueData.ts';
import { defaultCurrency } from '../defaultCurrency.ts';

/**
 * The public catalogue from rows that are already loaded: for `Catalogue` and `useStoreView` on a server, and for a
 * page that received them with its own data. It sends no request.
 *
 * @example
 * const catalogue = catalogueOf(rows, { currency: 'EUR', today: '2026-11-21' });
 */
export function catalogueOf(
  rows: readonly StoreItem[],
  { currency = defaultCurrency, today }: { readonly currency?: string; readonly today: IsoDate },
): CatalogueData {
  return {
    kind: 'public',
    data: computeItems(rows, { kind: 'public', beta: false, promos: [], today }),
    failure: undefined,
    asking: false,
    retry: () => undefined,
    promos: [],
    currency,
    withoutPromotions: undefined,
    askTicket: null,
  };
}
