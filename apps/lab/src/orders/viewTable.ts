import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { savedViews } from '../database/schema/orders.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

export interface StoredView {
  readonly id: number;
  readonly name: string;
  readonly search: string;
  readonly columns: string[];
}

export async function viewsOf(queries: Queries, owner: Owner): Promise<StoredView[]> {
  const { id, name, search, columns } = savedViews;
  return queries
    .select({ id, name, search, columns })
    .from(savedViews)
    .where(ownedBy(savedViews.customerId, owner))
    .orderBy(asc(id));
}

export async function storeView(
  queries: Queries,
  owner: Owner,
  view: { name: string; search: string; columns: string[] },
): Promise<void> {
  await queries
    .insert(savedViews)
    .values({ customerId: owner, ...view })
    .onConflictDoUpdate({
      target: [savedViews.customerId, savedViews.name],
      set: { search: view.search, columns: view.columns },
    });
}

export async function removeView(queries: Queries, owner: Owner, id: number): Promise<void> {
  await queries.delete(savedViews).where(ownedBy(savedViews.customerId, owner, eq(savedViews.id, id)));
}
