import { and, eq, isNull } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import { dayAtLab, dispatchDay } from '../base/workingDays.ts';
import type { Queries } from '../database/open.ts';
import { orderDetails } from '../database/schema/production.ts';
import { products } from '../database/schema/shop.ts';

/** Writes the day on which an order is ready to ship, once its files have arrived. A date that the desk has set stays. */
export async function promiseDispatch(
  { config }: Pick<Lab, 'config'>,
  queries: Queries,
  { owner, orderId, now }: { readonly owner: Owner; readonly orderId: number; readonly now: Date },
): Promise<void> {
  const [found] = await queries
    .select({ days: products.days })
    .from(orderDetails)
    .innerJoin(products, eq(products.slug, orderDetails.articleId))
    .where(ownedBy(orderDetails.customerId, owner, eq(orderDetails.orderId, orderId)));
  const day = dispatchDay(found?.days ?? '', dayAtLab(now, config.calendar), config.calendar);
  if (day === '') return;
  await queries
    .update(orderDetails)
    .set({ promisedDate: day })
    .where(
      ownedBy(
        orderDetails.customerId,
        owner,
        and(eq(orderDetails.orderId, orderId), isNull(orderDetails.promisedDate)),
      ),
    );
}
