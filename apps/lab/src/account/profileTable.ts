import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { customers } from '../database/schema/customers.ts';
import { orders } from '../database/schema/orders.ts';
import { profileChanges, profiles } from '../database/schema/profiles.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';

export type StoredProfile = Omit<typeof profiles.$inferSelect, 'customerId'>;

const unsaved: StoredProfile = {
  version: 1,
  phone: '',
  mobile: '',
  email: '',
  website: '',
  facebook: '',
  taxCode: '',
  regionIso: '',
};

export async function profileOf(queries: Queries, owner: Owner): Promise<StoredProfile> {
  const [found] = await queries.select().from(profiles).where(ownedBy(profiles.customerId, owner));
  return found ?? unsaved;
}

/**
 * The profile, locked for a change: a second transaction waits here, and then reads what the first one wrote.
 */
export async function lockProfile(queries: Queries, owner: Owner): Promise<StoredProfile> {
  await queries.insert(profiles).values({ customerId: owner }).onConflictDoNothing();
  await queries.execute(sql`select 1 from profiles where customer_id = ${owner} for update`);
  return profileOf(queries, owner);
}

/** @returns the version that the change creates. */
export async function storeProfile(
  queries: Queries,
  owner: Owner,
  change: {
    readonly customer: Partial<
      Pick<typeof customers.$inferSelect, 'name' | 'surname' | 'company' | 'eori' | 'invoicing'>
    >;
    readonly profile: Partial<Omit<StoredProfile, 'version'>>;
    readonly actorId: number;
    readonly fields: readonly string[];
    readonly orders: readonly string[];
    readonly at: Date;
  },
): Promise<number> {
  if (Object.keys(change.customer).length > 0)
    await queries.update(customers).set(change.customer).where(ownedBy(customers.id, owner));
  const [row] = await queries
    .update(profiles)
    .set({ ...change.profile, version: sql`${profiles.version} + 1` })
    .where(ownedBy(profiles.customerId, owner))
    .returning({ version: profiles.version });
  const { actorId, fields, at } = change;
  await queries
    .insert(profileChanges)
    .values({ customerId: owner, actorId, fields, orders: change.orders, at });
  return row?.version ?? 1;
}

/** Every status that the portal shows as in progress (ORD-43). */
const running = [1, 3, 4, 5];
/** Codes of the newest orders in production (ACC-18). */
export async function productionCodes(
  queries: Queries,
  owner: Owner,
  only: readonly string[] | null,
): Promise<readonly string[]> {
  const rows = await queries
    .select({ code: orders.commessa })
    .from(orders)
    .where(
      ownedBy(
        orders.customerId,
        owner,
        and(eq(orders.incomplete, false), inArray(orders.fmStatus, running)),
        only === null ? undefined : inArray(orders.commessa, [...only]),
      ),
    )
    .orderBy(desc(orders.orderDate), desc(orders.id))
    .limit(1000);
  return rows.map(({ code }) => code);
}
