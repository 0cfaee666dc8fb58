import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartFailure } from '../../base/startFailure.ts';

/** The file that makes a folder a complete backup: it is written last. */
export const manifestName = 'backup.json';

const manifestShape = v.object({
  version: v.literal(1),
  /** `embedded`: the folder `db`; `server`: the file `database.dump` of pg_dump. */
  database: v.picklist(['embedded', 'server']),
  /** ISO time at which the backup began: it holds everything that was acknowledged before. */
  begunAt: v.string(),
  files: v.number(),
  bytes: v.number(),
});
export type Manifest = v.InferOutput<typeof manifestShape>;

/** @throws StartFailure when the folder is no complete backup. */
export function readManifest(folder: string): Manifest {
  try {
    return v.parse(manifestShape, JSON.parse(readFileSync(join(folder, manifestName), 'utf8')));
  } catch {
    throw new StartFailure(
      `${folder} is no complete backup: its ${manifestName} is missing or unreadable.`,
      'Name the folder that the command backup made. A backup that was interrupted cannot be restored.',
    );
  }
}
