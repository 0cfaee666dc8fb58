import { and, eq, ne } from 'drizzle-orm';
import type { SecretBox } from '../base/ports/identity.ts';
import type { Queries } from '../database/open.ts';
import { staff } from '../database/schema/production.ts';
import { isTotpSecret, totpOwner } from './secondFactor.ts';

const storedSecrets = (queries: Queries) =>
  queries.select({ id: staff.id, stored: staff.totpSecret }).from(staff).where(ne(staff.totpSecret, ''));

/** The secret of a stored text; null when no key opens it. Versions without TA_SECRET_KEY stored the secret itself. */
const openStored = (secrets: SecretBox, { id, stored }: { readonly id: number; readonly stored: string }) =>
  isTotpSecret(stored) ? stored : secrets.open(stored, totpOwner(id));

/** How many second factors are stored, and how many of them the keys at hand cannot open. */
export async function countStoredSecrets(
  queries: Queries,
  secrets: SecretBox,
): Promise<{ readonly stored: number; readonly unreadable: number }> {
  const rows = await storedSecrets(queries);
  const unreadable = rows.filter((row) => !secrets.hasKey || openStored(secrets, row) === null);
  return { stored: rows.length, unreadable: unreadable.length };
}

/**
 * Seals every second factor under the current key, those of earlier keys and those of before there were keys.
 * @returns how many were sealed under another key, or not at all, before.
 */
export async function resealStoredSecrets(queries: Queries, secrets: SecretBox): Promise<number> {
  let resealed = 0;
  for (const row of await storedSecrets(queries)) {
    const secret = secrets.isCurrent(row.stored) ? null : openStored(secrets, row);
    if (secret === null) continue;
    // A person who turned it off or on meanwhile keeps what was stored then.
    await queries
      .update(staff)
      .set({ totpSecret: secrets.seal(secret, totpOwner(row.id)) })
      .where(and(eq(staff.id, row.id), eq(staff.totpSecret, row.stored)));
    resealed += 1;
  }
  return resealed;
}
