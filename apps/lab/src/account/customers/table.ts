/** Accounts of all customers, for staff and imports. Only `pages/staff` and `commands` may import this folder. */
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { customers } from '../../database/schema/customers.ts';
import { customerActions } from '../../database/schema/production.ts';
import { activations, invitations, temporaryPasswords } from '../../database/schema/sessions.ts';
import { memberByEmail } from '../../identity/memberTable.ts';
import type { Account } from '../../identity/table.ts';

export type NewCustomer = typeof customers.$inferInsert;

export interface ListedCustomer {
  readonly code: string;
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  readonly company: string;
  readonly country: string;
  readonly state: CustomerState;
}

/** `invited`: an account without a password, whose invitation was queued or sent; `erased`: only documents are left. */
export type CustomerState = 'active' | 'invited' | 'deactivated' | 'erased';
const state = sql<CustomerState>`case when ${customers.erasedAt} is not null then 'erased'
  when ${customers.deactivatedAt} is not null then 'deactivated'
  when ${customers.passwordHash} = '' then 'invited' else 'active' end`;

export function stateOf({ deactivatedAt, erasedAt, passwordHash }: Account): CustomerState {
  if (erasedAt !== null) return 'erased';
  if (deactivatedAt !== null) return 'deactivated';
  return passwordHash === '' ? 'invited' : 'active';
}

/** Rows of a page. */
export const pageLength = 60;

/** A page of the customers whose code, company, name or e-mail contains the text, by company. */
export async function listCustomers(
  queries: Queries,
  { search, page }: { readonly search: string; readonly page: number },
): Promise<{ readonly customers: readonly ListedCustomer[]; readonly more: boolean }> {
  const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const fits: SQL | undefined =
    search.trim() === ''
      ? undefined
      : or(
          sql`${customers.code} ilike ${pattern}`,
          sql`${customers.email} ilike ${pattern}`,
          sql`${customers.company}->>'name' ilike ${pattern}`,
          sql`concat(${customers.name}, ' ', ${customers.surname}) ilike ${pattern}`,
        );
  const rows = await queries
    .select({
      code: customers.code,
      email: customers.email,
      name: customers.name,
      surname: customers.surname,
      company: sql<string>`${customers.company}->>'name'`,
      country: sql<string>`${customers.company}->>'country'`,
      state,
    })
    .from(customers)
    .where(fits)
    .orderBy(sql`lower(${customers.company}->>'name')`, asc(customers.code))
    .limit(pageLength + 1)
    .offset((page - 1) * pageLength);
  return { customers: rows.slice(0, pageLength), more: rows.length > pageLength };
}

export async function customerByCode(queries: Queries, code: string): Promise<Account | undefined> {
  const [found] = await queries.select().from(customers).where(eq(customers.code, code));
  return found;
}

/** The account, locked until the end of the transaction. */
export async function lockCustomer(queries: Queries, id: number): Promise<Account | undefined> {
  const [found] = await queries.select().from(customers).where(eq(customers.id, id)).for('update');
  return found;
}

export async function customersBy(
  queries: Queries,
  given: { readonly code: string; readonly email: string; readonly publicId: string },
): Promise<readonly Pick<Account, 'id' | 'code' | 'email' | 'publicId'>[]> {
  const { id, code, email, publicId } = customers;
  return queries
    .select({ id, code, email, publicId })
    .from(customers)
    .where(or(eq(code, given.code), eq(email, given.email), eq(publicId, given.publicId)));
}

/**
 * The number after the highest code that is a number of nine digits at most; 1001 in a lab without customers. Longer ones
 * are no numbers that were counted up.
 */
export async function nextCode(queries: Queries): Promise<string> {
  const [found] = await queries
    .select({
      next: sql<string>`(greatest(1000, max(${customers.code}::bigint)) + 1)::text`,
    })
    .from(customers)
    .where(sql`${customers.code} ~ '^[0-9]{1,9}$'`);
  return found?.next ?? '1001';
}

/** Undefined when another account has the code, the e-mail or the public id. */
export async function insertCustomer(queries: Queries, row: NewCustomer): Promise<number | undefined> {
  const [added] = await queries
    .insert(customers)
    .values({ ...row, signInName: row.company.name })
    .onConflictDoNothing()
    .returning({ id: customers.id });
  return added?.id;
}

export async function updateCustomer(
  queries: Queries,
  id: number,
  change: Partial<NewCustomer>,
): Promise<void> {
  await queries.update(customers).set(change).where(eq(customers.id, id));
}

/** Active customers without a password who were never sent an invitation. */
export async function uninvitedCustomers(queries: Queries): Promise<readonly number[]> {
  const rows = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.passwordHash, ''),
        isNull(customers.deactivatedAt),
        sql`not exists (select from customer_actions a where a.customer_id = ${customers.id} and a.action = 'invite')`,
      ),
    )
    .orderBy(asc(customers.code));
  return rows.map(({ id }) => id);
}

/** Whether another account than this one, or a person of a studio, has the e-mail address. */
export async function isEmailTaken(queries: Queries, email: string, id: number): Promise<boolean> {
  const [found] = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.email, email), sql`${customers.id} <> ${id}`));
  return found !== undefined || (await memberByEmail(queries, email)) !== undefined;
}

export async function insertCustomerAction(
  queries: Queries,
  row: typeof customerActions.$inferInsert,
): Promise<void> {
  await queries.insert(customerActions).values(row);
}

/** Ends every link and temporary password that was mailed to a customer. */
export async function endMailedSecrets(queries: Queries, id: number): Promise<void> {
  await queries.delete(invitations).where(eq(invitations.customerId, id));
  await queries.delete(activations).where(eq(activations.customerId, id));
  await queries.delete(temporaryPasswords).where(eq(temporaryPasswords.customerId, id));
}
