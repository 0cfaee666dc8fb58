import { asc } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { layoutItems, layoutSizes, layoutStyles } from '../database/schema/layoutHelp.ts';

export type LayoutItemRow = typeof layoutItems.$inferSelect;
export type LayoutStyleRow = typeof layoutStyles.$inferSelect;

/** Every text of the layout help, in the lab's order. */
export async function allLayoutItems(queries: Queries): Promise<LayoutItemRow[]> {
  return queries.select().from(layoutItems).orderBy(asc(layoutItems.position), asc(layoutItems.id));
}

/** Every graphic style, in the lab's order. */
export async function allLayoutStyles(queries: Queries): Promise<LayoutStyleRow[]> {
  return queries.select().from(layoutStyles).orderBy(asc(layoutStyles.position), asc(layoutStyles.id));
}

/** Every size of templates, in the lab's order. */
export async function allLayoutSizes(queries: Queries): Promise<(typeof layoutSizes.$inferSelect)[]> {
  return queries.select().from(layoutSizes).orderBy(asc(layoutSizes.position), asc(layoutSizes.size));
}
