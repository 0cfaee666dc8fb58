import type { Language, PromotionTerms } from '@trade-area/core/contract';
import { isVisible } from '@trade-area/core/pricing';
import type { Lab } from '../base/lab.ts';
import type { Owner, Session } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import type { Account } from '../identity/table.ts';
import { canSeeTestProducts } from '../store/api.ts';
import { benefitsOf } from '../store/benefits.ts';
import { readCatalogue, readCustomer } from '../store/catalogue.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { isPublic } from '../store/item.ts';
import type { ProductRow } from '../store/item.ts';
import { knownCurrency } from '../store/priceList.ts';
import { isForAccount } from './products.ts';

/** The part of a session that decides which products a person sees, and at which prices. */
export type SignedIn = Pick<Session, 'owner' | 'code' | 'acting'>;

/** The person that a product is configured for. */
export interface Viewer {
  /** null = a visitor without an account. */
  readonly account: Account | null;
  readonly owner: Owner | null;
  /** ISO 4217; '' = there is no price list for it. */
  readonly currency: string;
  readonly promos: readonly PromotionTerms[];
  /** The catalogue as it was when the person was read. */
  readonly catalogue: Catalogue;
  /** Whether this person may see a product now. */
  sees(row: ProductRow): boolean;
  /** The name of a promotion for a reader; its id when it is none of this person's. */
  promoName(id: string, language: Language): string;
}

/** A customer sees prices in the account's currency, a visitor in the one that the page asks for. */
export async function viewerOf(
  lab: Lab,
  queries: Queries,
  session: SignedIn | null,
  currency = 'EUR',
): Promise<Viewer> {
  if (!session)
    return {
      account: null,
      owner: null,
      currency: knownCurrency(currency),
      promos: [],
      catalogue: await readCatalogue(lab.prices, queries),
      sees: (row) => isPublic(row, lab.prices.today()),
      promoName: (id) => id,
    };
  const { account, version } = await readCustomer(queries, session.owner);
  const catalogue: Catalogue = { prices: lab.prices, queries, version };
  const { promos, subjects, kept } = await benefitsOf(catalogue, session.owner, lab.clock.now());
  const seesTests = canSeeTestProducts(lab, session.code, session.acting);
  const active = new Set(promos.map(({ id_promo }) => id_promo));
  const names = new Map(subjects.map((each) => [each.id, each.subjects]));
  return {
    account,
    owner: session.owner,
    currency: account.currency,
    promos,
    catalogue,
    sees: (row) =>
      isForAccount(row, seesTests) &&
      isVisible(
        {
          isOneOkPromo: kept.has(row.slug),
          promo_filter: [...row.promoFilter],
          date_filter: [...row.dateFilter],
        },
        active,
        lab.prices.today(),
      ),
    promoName(id, language) {
      const found = names.get(id);
      return found?.[language] || found?.en || id;
    },
  };
}
