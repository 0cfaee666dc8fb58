import { eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { customerPromotions, promotions } from '../database/schema/shop.ts';
import { owned } from '../http/ownership.ts';
import type { Owner } from '../http/ownership.ts';

/** The promotions a customer holds, with their rules. */
export async function promotionsOf(queries: Queries, owner: Owner): Promise<Record<string, unknown>[]> {
  const rows = await queries
    .select({ rule: promotions.rule, id: promotions.id })
    .from(customerPromotions)
    .innerJoin(promotions, eq(promotions.id, customerPromotions.promotionId))
    .where(owned(customerPromotions.customerId, owner))
    .orderBy(promotions.id);
  return rows.map(({ rule, id }) => ({ ...rule, id_promo: id }));
}
