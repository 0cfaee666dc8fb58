import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { knownAddresses } from '../database/schema/customers.ts';
import { knownDevices } from '../database/schema/limits.ts';
import { hashToken } from './tokens.ts';

/** The cookie that names a device. It grants nothing: its holder's failures count apart from everybody else's. */
const cookieName = 'ta_device';
const days = 400;

/** `customer:<id>`, `member:<id>` or `staff:<id>`. */
export type DeviceAccount = `${'customer' | 'member' | 'staff'}:${number}`;

/** The device's code of a `Cookie` header; '' without one. */
export function deviceOfCookies(header: string): string {
  return new RegExp(`(?:^|; *)${cookieName}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(header)?.[1] ?? '';
}

/**
 * The value of `Set-Cookie`. Over https a sign-in within a partner's page keeps a device of its own there (`Partitioned`).
 * @param labOrigin address of the lab as browsers see it.
 */
export function deviceCookie(device: string, labOrigin: string): string {
  const site = labOrigin.startsWith('https:') ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax';
  return `${cookieName}=${device}; Path=/; Max-Age=${days * 86_400}; HttpOnly; ${site}`;
}

export async function isKnownDevice(
  queries: Queries,
  account: DeviceAccount,
  device: string,
): Promise<boolean> {
  if (device === '') return false;
  const [found] = await queries
    .select({ at: knownDevices.at })
    .from(knownDevices)
    .where(and(eq(knownDevices.account, account), eq(knownDevices.deviceHash, hashToken(device))));
  return found !== undefined;
}

/** Marks the device as one that has signed in to the account, and forgets those that have not for 400 days. */
export async function rememberDevice(
  queries: Queries,
  account: DeviceAccount,
  device: string,
  at: Date,
): Promise<void> {
  await queries
    .insert(knownDevices)
    .values({ account, deviceHash: hashToken(device), at })
    .onConflictDoUpdate({
      target: [knownDevices.account, knownDevices.deviceHash],
      set: { at: sql`excluded.at` },
    });
  const oldest = new Date(at.getTime() - days * 86_400_000);
  await queries
    .delete(knownDevices)
    .where(and(eq(knownDevices.account, account), lt(knownDevices.at, oldest)));
}

/** With another proof of the account every device has to prove itself again. */
export async function forgetDevices(queries: Queries, account: DeviceAccount): Promise<void> {
  await queries.delete(knownDevices).where(eq(knownDevices.account, account));
}

/**
 * Forgets the devices and network addresses at which a customer has signed in: they belong to the person who had the
 * password or e-mail address that ends (docs/decisions/0012).
 */
export async function forgetKnownSenders(queries: Queries, customerId: number): Promise<void> {
  await forgetDevices(queries, `customer:${customerId}`);
  await queries.delete(knownAddresses).where(eq(knownAddresses.customerId, customerId));
}
