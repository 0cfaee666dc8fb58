import type { PromotionTerms } from '@trade-area/core/contract';
import type { Failure, Result } from '@trade-area/core/kernel';
import type { ComputedItem, StoreKind } from '@trade-area/core/store';
import type { Remote } from '../kit/useRemote.ts';

/** The data of a catalogue: a visitor's, a customer's, or rows that are already on the page. */
export interface CatalogueData extends Remote<readonly ComputedItem[]> {
  readonly kind: StoreKind;
  /** Running promotions of the customer; none for a visitor. */
  readonly promos: readonly PromotionTerms[];
  /** ISO 4217, or the portal's GBR; '' = prices are not shown. */
  readonly currency: string;
  /** Why the customer's promotions could not be loaded: the items are shown without badges. Undefined if they could. */
  readonly withoutPromotions: Failure | undefined;
  /** A single-use ticket for a link that wants one; null where no link does. */
  readonly askTicket: (() => Promise<Result<string>>) | null;
}
