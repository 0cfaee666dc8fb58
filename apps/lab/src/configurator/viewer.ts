import type { PromotionTerms } from '@trade-area/core/contract';
import { readPromotionTerms } from '@trade-area/core/contract';
import { isVisible } from '@trade-area/core/pricing';
import type { Lab } from '../base/lab.ts';
import type { Owner, Session } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import type { Account } from '../identity/table.ts';
import { accountOf } from '../identity/table.ts';
import { termsOf } from '../promotions/announcement.ts';
import { runningPromotions } from '../promotions/table.ts';
import { canSeeTestProducts } from '../store/api.ts';
import { isPublic } from '../store/item.ts';
import type { ProductRow } from '../store/item.ts';
import { knownCurrency } from '../store/priceList.ts';
import { savedSlugs } from '../store/table.ts';
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
  /** Names of the promotions by id, in the customer's language. */
  readonly promoNames: Readonly<Record<string, string>>;
  /** Whether this person may see a product now. */
  sees(row: ProductRow): boolean;
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
      promoNames: {},
      sees: (row) => isPublic(row, lab.clock.now()),
    };
  const account = await accountOf(queries, session.owner);
  const rows = await runningPromotions(queries, session.owner, lab.clock.now());
  const promos = readPromotionTerms(rows.map((row) => ({ id_promo: row.id, ...termsOf(row) }))) ?? [];
  const kept = await savedSlugs(queries, session.owner);
  const seesTests = canSeeTestProducts(lab, session.code, session.acting);
  const active = new Set(promos.map(({ id_promo }) => id_promo));
  const language = account.language as keyof (typeof rows)[number]['subjects'];
  return {
    account,
    owner: session.owner,
    currency: account.currency,
    promos,
    promoNames: Object.fromEntries(rows.map(({ id, subjects }) => [id, subjects[language] || subjects.en])),
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
  };
}
