import { inArray, sql } from 'drizzle-orm';
import { rowsOf } from './open.ts';
import type { Queries } from './open.ts';
import { facts } from './schema/customers.ts';

/** `demonstration`: filled in by `npm start`; `real`: holds data of anything else; `empty`: neither. */
export type Purpose = 'empty' | 'demonstration' | 'real';

const mark = 'demonstration';
/** The facts of a demonstration that was filled in before databases were marked. */
const olderMarks = ['seed', 'store', 'order pages', 'payments'];

/** The purpose of a database whose schema is up to date. */
export async function purposeOf(queries: Queries): Promise<Purpose> {
  const marks = await queries
    .select({ name: facts.name })
    .from(facts)
    .where(inArray(facts.name, [mark, ...olderMarks]));
  if (marks.length > 0) return 'demonstration';
  const [found] = await rowsOf<{ used: boolean }>(
    queries,
    sql`select exists (select from customers) or exists (select from staff) or exists (select from products)
      or exists (select from promotions) or exists (select from slides) or exists (select from news)
      or exists (select from imported_settings) or exists (select from lab_texts) or exists (select from faq)
      or exists (select from size_prices) or exists (select from documents) or exists (select from product_pictures)
      or exists (select from layout_items) or exists (select from layout_styles) or exists (select from layout_sizes)
      as used`,
  );
  return found?.used ? 'real' : 'empty';
}

/** Marks the database as the demonstration's: a real lab refuses it, and `--reset` may empty it. */
export async function markDemonstration(queries: Queries): Promise<void> {
  await queries.insert(facts).values({ name: mark, value: '1' }).onConflictDoNothing();
}
