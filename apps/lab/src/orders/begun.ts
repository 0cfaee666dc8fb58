import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { StoredOrder } from './table.ts';

/** Open orders: in production, or paused before it. */
const openStates: readonly number[] = [1, 3, 4, 5];

/**
 * Whether the production of an order has begun, or is over. Files that were sent, or that the lab has of a print project,
 * begin nothing: the first step after they were received does.
 */
export function hasBegun(
  { incomplete, fm_status: state }: Pick<StoredOrder, 'incomplete' | 'fm_status'>,
  steps: readonly { readonly step: string }[],
): boolean {
  if (incomplete) return false;
  return !openStates.includes(state) || steps.length === 0 || steps.some(({ step }) => step !== 'received');
}

/** The contrary in a query. @param name of its orders. */
export const hasNotBegun = (name: SQL): SQL => sql`(${name}.incomplete or (${name}.fm_status in (1, 3, 4, 5)
  and exists (select from order_steps s where s.order_id = ${name}.id)
  and not exists (select from order_steps s where s.order_id = ${name}.id and s.step <> 'received')))`;
