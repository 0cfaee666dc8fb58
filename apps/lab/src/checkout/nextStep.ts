import { ownerOf } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import type { orders } from '../database/schema/orders.ts';
import { orderedProject } from '../print/orderTable.ts';
import { hasAllImages } from '../uploads/designer/orderImages.ts';

/**
 * The customer's next step after an order: `files` are sent, `images` that were chosen already are checked, or `none`,
 * since the lab prints a project that it has.
 */
export type NextStep = 'files' | 'images' | 'none';

export async function nextStepOf(
  queries: Queries,
  order: Pick<typeof orders.$inferSelect, 'commessa' | 'customerId'>,
): Promise<NextStep> {
  if ((await orderedProject(queries, ownerOf(order), order.commessa)) !== '') return 'none';
  return (await hasAllImages(queries, order)) ? 'images' : 'files';
}
