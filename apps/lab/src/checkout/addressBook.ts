import { and, asc, desc, eq, sql } from 'drizzle-orm';
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

/** Addresses that a customer may keep; the oldest that is not the default makes room for another. */
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
    .where(ownedBy(deliveryAddresses.customerId, owner))
    .orderBy(
      desc(deliveryAddresses.isDefault),
      asc(sql`lower(${deliveryAddresses.address}->>'name')`),
      asc(deliveryAddresses.id),
    )
    .limit(most);
}

const own = (owner: Owner, id: number) =>
  ownedBy(deliveryAddresses.customerId, owner, eq(deliveryAddresses.id, id));

/** Keeps an address; one that is kept already is not kept twice. */
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
  const oldest = book.filter(({ isDefault }) => !isDefault).toSorted((one, other) => one.id - other.id)[0];
  if (book.length >= most && oldest) await queries.delete(deliveryAddresses).where(own(owner, oldest.id));
  await queries.insert(deliveryAddresses).values({ customerId: owner, address: tidy, createdAt: now });
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
    .where(own(owner, id))
    .returning({ id: deliveryAddresses.id });
  if (changed.length === 0) throw notFound();
}

/** An address that is gone already stays gone. */
export async function removeAddress(queries: Queries, owner: Owner, id: number): Promise<void> {
  await queries.delete(deliveryAddresses).where(own(owner, id));
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
    .where(own(owner, id))
    .returning({ id: deliveryAddresses.id });
  if (made.length === 0) throw notFound();
}
