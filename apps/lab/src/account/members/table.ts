import { desc, max, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { audits, customers, knownAddresses } from '../../database/schema/customers.ts';
import { ownedBy } from '../../base/owner.ts';
import type { Owner } from '../../base/owner.ts';

/** The owner's last sign-in; null when the account has been used by no password yet. */
export async function lastSignInOf(queries: Queries, owner: Owner): Promise<Date | null> {
  const [found] = await queries
    .select({ at: max(knownAddresses.at) })
    .from(knownAddresses)
    .where(ownedBy(knownAddresses.customerId, owner));
  return found?.at ?? null;
}

export interface StoredAction {
  readonly name: string;
  readonly act: string;
  readonly order_code: string;
  readonly at: Date;
}

/** The latest acts of the persons beside the owner, newest first; of one act repeated about one order, the last. */
export async function actionsOf(
  queries: Queries,
  owner: Owner,
  most: number,
): Promise<readonly StoredAction[]> {
  const at = max(audits.at);
  const rows = await queries
    .select({ name: audits.memberName, act: audits.endpoint, order_code: audits.orderCode, at })
    .from(audits)
    .where(ownedBy(audits.subjectId, owner, ne(audits.memberName, '')))
    .groupBy(audits.memberName, audits.endpoint, audits.orderCode)
    .orderBy(desc(at))
    .limit(most);
  return rows.flatMap((row) => (row.at ? [{ ...row, at: row.at }] : []));
}

/** A new version of the customer: answers of before are read again. */
export async function touchCustomer(queries: Queries, owner: Owner): Promise<void> {
  await queries
    .update(customers)
    .set({ version: sql`${customers.version} + 1` })
    .where(ownedBy(customers.id, owner));
}
