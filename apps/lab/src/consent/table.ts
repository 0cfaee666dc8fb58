import { desc } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { consents } from '../database/schema/customers.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

/** 1 or 0, null when never chosen. */
export async function currentConsent(queries: Queries, owner: Owner): Promise<number | null> {
  const [newest] = await queries
    .select({ outcome: consents.outcome })
    .from(consents)
    .where(ownedBy(consents.customerId, owner))
    .orderBy(desc(consents.id))
    .limit(1);
  return newest?.outcome ?? null;
}

export async function insertConsent(
  queries: Queries,
  owner: Owner,
  choice: { outcome: number; fromPage: string; at: Date },
): Promise<void> {
  await queries.insert(consents).values({ customerId: owner, ...choice });
}
