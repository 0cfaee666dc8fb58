import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../src/database/open.ts';
import { facts } from '../../src/database/schema/customers.ts';

/** Any number that nothing else locks: one lab at a time fills in data. */
const advisoryLock = 5201;

/** Waits until no other lab fills in data; the transaction's end lets the next one in. */
export async function lockFilling(queries: Queries): Promise<void> {
  // Another lab fills for longer than a statement of a request may wait.
  await queries.execute(sql`set local lock_timeout = 0`);
  await queries.execute(sql`set local statement_timeout = 0`);
  await queries.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(advisoryLock))})`);
}

/**
 * Runs `fill` in one transaction unless the database holds its fact already. Of two labs that start at the same time one
 * fills and the other waits for it; a start that is killed leaves nothing, and the next one fills.
 */
export async function fillOnce(
  database: Database,
  fact: { readonly name: string; readonly value: string },
  fill: (queries: Queries) => Promise<void>,
): Promise<'filled' | 'kept'> {
  const isFilled = async (queries: Queries) =>
    (await queries.select().from(facts).where(eq(facts.name, fact.name))).length > 0;
  if (await isFilled(database.queries)) return 'kept';
  return database.transaction(async (queries) => {
    await lockFilling(queries);
    if (await isFilled(queries)) return 'kept';
    await fill(queries);
    await queries.insert(facts).values(fact);
    return 'filled';
  });
}
