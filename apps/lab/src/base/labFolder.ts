import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The lab's own folder, seen from the sources and from the bundle. */
export const labFolder = findUp(dirname(fileURLToPath(import.meta.url)));
export const migrationsFolder = join(labFolder, 'migrations');

function findUp(folder: string): string {
  if (existsSync(join(folder, 'migrations', 'meta', '_journal.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("ta: the lab's migrations folder is missing from the installation");
  return findUp(parent);
}
