import { StartFailure } from '../base/startFailure.ts';
import type { Log } from '@trade-area/core/kernel';
import type { SecretBox } from '../base/ports/identity.ts';
import type { Database } from '../database/open.ts';
import { countStoredSecrets, resealStoredSecrets } from '../identity/storedSecrets.ts';

/**
 * Brings the stored second factors under the current key.
 * @throws StartFailure when there are some that the keys at hand cannot open: their owners could not sign in.
 */
export async function requireSecretKey(database: Database, secrets: SecretBox, log: Log): Promise<void> {
  const { stored, unreadable } = await countStoredSecrets(database.queries, secrets);
  if (unreadable > 0)
    throw new StartFailure(
      secrets.hasKey
        ? `TA_SECRET_KEY does not open the two-step sign-in of ${unreadable} of ${stored} staff accounts.`
        : `TA_SECRET_KEY is not set, and ${stored} staff accounts sign in in two steps.`,
      'Set it to the key that this database was used with; after a new key, separated by a comma. Nothing was changed.',
    );
  if (stored === 0) return;
  const resealed = await database.transaction((queries) => resealStoredSecrets(queries, secrets));
  if (resealed > 0) log('info', 'ta: second factors were sealed under the current key', { resealed });
}
