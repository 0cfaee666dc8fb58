import type { StoreItem } from '@trade-area/core/contract';
import type { IsoDate } from '@trade-area/core/kernel';
import { computeItems } from '@trade-area/core/store';
import type { CatalogueData } from '../catalogueData.ts';
import { usualCurrency } from '../defaultCurrency.ts';

/**
 * The public catalogue out of rows that are at hand already: for `Catalogue` and `useStoreView` on a server, and for a
 * page that got them with its own data. It never asks anybody.
 */
export function catalogueOf(
  rows: readonly StoreItem[],
  { currency = usualCurrency, today }: { readonly currency?: string; readonly today: IsoDate },
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
