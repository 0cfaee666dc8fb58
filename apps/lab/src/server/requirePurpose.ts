import { StartFailure } from '../base/startFailure.ts';
import type { Queries } from '../database/open.ts';
import { purposeOf } from '../database/purpose.ts';

/**
 * Keeps the demonstration and real labs apart (DEC-25).
 * @throws StartFailure when a real lab is started on the demonstration's database, or the demonstration on a real one.
 */
export async function requirePurpose(queries: Queries, wanted: 'demonstration' | 'real'): Promise<void> {
  const purpose = await purposeOf(queries);
  if (purpose === 'empty' || purpose === wanted) return;
  throw wanted === 'real'
    ? new StartFailure(
        'This database holds the demonstration: its accounts have a public password.',
        'Set DATABASE_URL or TA_DATA_DIR to an empty database or folder. The demonstration runs with npm start.',
      )
    : new StartFailure(
        'This database belongs to a real lab: it holds data and is not marked as demonstration.',
        'Nothing was changed. Set TA_DATA_DIR to another folder, and unset DATABASE_URL or let it name an empty database.',
      );
}
