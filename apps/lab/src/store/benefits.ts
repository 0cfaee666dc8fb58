import { asc, desc, eq } from 'drizzle-orm';
import type { PromotionTerms } from '@trade-area/core/contract';
import { readPromotionTerms } from '@trade-area/core/contract';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { customerPromotions, promotions } from '../database/schema/shop.ts';
import { ofCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { termsOf } from './promotionTerms.ts';
import { savedSlugs } from './table.ts';

/** Promotions and saved products: a customer's prices depend on them, the catalogue and the account. */
export interface Benefits {
  /** The promotions that run at the moment, newest first (PROMO-51). */
  readonly promos: readonly PromotionTerms[];
  readonly subjects: readonly Pick<typeof promotions.$inferSelect, 'id' | 'subjects'>[];
  /** Slugs that the customer keeps regardless of promotions. */
  readonly kept: ReadonlySet<string>;
}

/** The benefits of a customer at a moment, the same as `runningPromotions` reads; kept as long as the catalogue is. */
export async function benefitsOf(catalogue: Catalogue, owner: Owner, now: Date): Promise<Benefits> {
  const all = await ofCatalogue(catalogue, 'promotions', () => allPromotions(catalogue));
  const { ids, kept } = await ofCatalogue(catalogue, `customer ${owner}`, async () => ({
    ids: await ownPromotions(catalogue, owner),
    kept: await savedSlugs(catalogue.queries, owner),
  }));
  const running = all.filter(
    ({ id, isForAll, startsAt, endsAt }) => (isForAll || ids.has(id)) && startsAt <= now && endsAt > now,
  );
  const key = `promotion terms ${JSON.stringify(running.map(({ id }) => id))}`;
  const promos = await ofCatalogue(catalogue, key, () =>
    Promise.resolve(readPromotionTerms(running.map((row) => ({ id_promo: row.id, ...termsOf(row) }))) ?? []),
  );
  return { promos, subjects: running, kept };
}

/** Every promotion that is not withdrawn, newest first. */
const allPromotions = ({ queries }: Catalogue) =>
  queries
    .select({
      id: promotions.id,
      rule: promotions.rule,
      subjects: promotions.subjects,
      startsAt: promotions.startsAt,
      endsAt: promotions.endsAt,
      isForAll: promotions.isForAll,
    })
    .from(promotions)
    .where(eq(promotions.isArchived, false))
    .orderBy(desc(promotions.startsAt), asc(promotions.id));

async function ownPromotions({ queries }: Catalogue, owner: Owner): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ id: customerPromotions.promotionId })
    .from(customerPromotions)
    .where(ownedBy(customerPromotions.customerId, owner));
  return new Set(rows.map(({ id }) => id));
}
