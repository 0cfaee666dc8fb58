import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Where a package's own package.json waits while the one to be published stands in its place. */
export const savedManifest = '.package.json.workspace';

/** Puts the package.json of the workspace back into a package's folder; false when it is in its place. */
export function restoreManifest(folder) {
  const saved = join(folder, savedManifest);
  if (!existsSync(saved)) return false;
  renameSync(saved, join(folder, 'package.json'));
  return true;
}

/**
 * Does so in all packages under `packages`. A packing that failed, or was killed, never gets to `postpack`.
 *
 * @param {string} packages
 * @returns {string[]} the names of the folders that were mended
 */
export function restoreManifests(packages) {
  return readdirSync(packages).filter((name) => restoreManifest(join(packages, name)));
}
