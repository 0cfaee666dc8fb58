import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Searched upwards from this file, because the sources and the bundle lie at different depths. */
export const migrationsFolder = findUp(dirname(fileURLToPath(import.meta.url)));

function findUp(folder: string): string {
  const migrations = join(folder, 'migrations');
  if (existsSync(join(migrations, 'meta', '_journal.json'))) return migrations;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("ta: the lab's migrations folder is missing from the installation");
  return findUp(parent);
}
