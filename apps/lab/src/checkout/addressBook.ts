import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { notFound } from '../base/errors.ts';
import { ownedBy } from '../base/owner.ts';
import type { Owner } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { deliveryAddresses } from '../database/schema/addresses.ts';
import { customers } from '../database/schema/customers.ts';
import type { Address } from '../database/schema/production.ts';
import { addressFields, tidyAddress } from './postalRules.ts';

/** An address that a customer has kept. */
export interface BookAddress {
  readonly id: number;
  readonly address: Address;
  readonly isDefault: boolean;
}

/** Addresses that a customer may keep, and as many removed ones; the oldest that is not the default makes room for another. */
const most = 200;

/** The default first, then by name. */
export async function addressBookOf(queries: Queries, owner: Owner): Promise<BookAddress[]> {
  return queries
    .select({
      id: deliveryAddresses.id,
      address: deliveryAddresses.address,
      isDefault: deliveryAddresses.isDefault,
    })
    .from(deliveryAddresses)
    .where(ownedBy(deliveryAddresses.customerId, owner, isNull(deliveryAddresses.deletedAt)))
    .orderBy(
      desc(deliveryAddresses.isDefault),
      asc(sql`lower(${deliveryAddresses.address}->>'name')`),
      asc(deliveryAddresses.id),
    )
    .limit(most);
}

/** An address of the customer, removed or not. */
const own = (owner: Owner, id: number) =>
  ownedBy(deliveryAddresses.customerId, owner, eq(deliveryAddresses.id, id));
const inBook = (owner: Owner, id: number) => and(own(owner, id), isNull(deliveryAddresses.deletedAt));

/** Keeps an address; one that is kept already is not kept twice, and one that was removed is restored. */
export async function keepAddress(
  queries: Queries,
  owner: Owner,
  { address, now }: { readonly address: Address; readonly now: Date },
): Promise<void> {
  // Of two orders at once the second sees what the first has kept.
  await queries
    .select({ id: customers.id })
    .from(customers)
    .where(ownedBy(customers.id, owner))
    .for('no key update');
  const tidy = tidyAddress(address);
  const book = await addressBookOf(queries, owner);
  const isSame = (other: Address) => addressFields.every((field) => other[field] === tidy[field]);
  if (book.some((entry) => isSame(entry.address))) return;
  const removed = await queries
    .select({ id: deliveryAddresses.id, address: deliveryAddresses.address })
    .from(deliveryAddresses)
    .where(ownedBy(deliveryAddresses.customerId, owner, isNotNull(deliveryAddresses.deletedAt)));
  const same = removed.find((entry) => isSame(entry.address));
  if (same) return restoreAddress(queries, owner, same.id);
  await makeRoom(queries, owner);
  await queries.insert(deliveryAddresses).values({ customerId: owner, address: tidy, createdAt: now });
}

/** An address more than the book lists could be neither chosen nor removed. */
async function makeRoom(queries: Queries, owner: Owner): Promise<void> {
  const book = await addressBookOf(queries, owner);
  const oldest = book.filter(({ isDefault }) => !isDefault).toSorted((one, other) => one.id - other.id)[0];
  if (book.length >= most && oldest) await queries.delete(deliveryAddresses).where(own(owner, oldest.id));
}

/** @throws notFound for another customer's. */
export async function changeAddress(
  queries: Queries,
  owner: Owner,
  id: number,
  address: Address,
): Promise<void> {
  const changed = await queries
    .update(deliveryAddresses)
    .set({ address: tidyAddress(address) })
    .where(inBook(owner, id))
    .returning({ id: deliveryAddresses.id });
  if (changed.length === 0) throw notFound();
}

/**
 * Takes an address out of the book, from where it can be restored; one that was removed already keeps its time. Of many that
 * were removed the oldest are deleted.
 * @throws notFound for another customer's, and for one that the clean-up has deleted.
 */
export async function removeAddress(
  queries: Queries,
  owner: Owner,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<void> {
  const removed = await queries
    .update(deliveryAddresses)
    .set({ deletedAt: sql`coalesce(${deliveryAddresses.deletedAt}, ${now.toISOString()}::timestamptz)` })
    .where(own(owner, id))
    .returning({ id: deliveryAddresses.id });
  if (removed.length === 0) throw notFound();
  const older = queries
    .select({ id: deliveryAddresses.id })
    .from(deliveryAddresses)
    .where(ownedBy(deliveryAddresses.customerId, owner, isNotNull(deliveryAddresses.deletedAt)))
    .orderBy(desc(deliveryAddresses.deletedAt), desc(deliveryAddresses.id))
    .offset(most);
  await queries
    .delete(deliveryAddresses)
    .where(ownedBy(deliveryAddresses.customerId, owner, inArray(deliveryAddresses.id, older)));
}

/**
 * Puts an address back as it was, the default too unless another one was made it; one that is in the book stays in it.
 * @throws notFound for another customer's, and for one that the clean-up has deleted.
 */
export async function restoreAddress(queries: Queries, owner: Owner, id: number): Promise<void> {
  const [row] = await queries.select().from(deliveryAddresses).where(own(owner, id));
  if (!row) throw notFound();
  if (row.deletedAt === null) return;
  await makeRoom(queries, owner);
  await queries.update(deliveryAddresses).set({ deletedAt: null }).where(own(owner, id));
}

/** The name of an address, for what is said after it was changed; `isRemoved` = Undo can put it back. */
export async function addressNamed(
  queries: Queries,
  owner: Owner,
  id: number,
): Promise<{ readonly name: string; readonly isRemoved: boolean } | null> {
  const [row] = await queries.select().from(deliveryAddresses).where(own(owner, id));
  return row ? { name: row.address.name, isRemoved: row.deletedAt !== null } : null;
}

/** Makes one address the default; `null` makes it the customer's own. @throws notFound for another customer's. */
export async function setDefaultAddress(queries: Queries, owner: Owner, id: number | null): Promise<void> {
  await queries
    .update(deliveryAddresses)
    .set({ isDefault: false })
    .where(ownedBy(deliveryAddresses.customerId, owner, and(eq(deliveryAddresses.isDefault, true))));
  if (id === null) return;
  const made = await queries
    .update(deliveryAddresses)
    .set({ isDefault: true })
    .where(inBook(owner, id))
    .returning({ id: deliveryAddresses.id });
  if (made.length === 0) throw notFound();
}
