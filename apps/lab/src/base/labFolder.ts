import { dirname } from 'node:path';
import { migrationsFolder } from '../database/migrations.ts';

/** The lab's own folder, seen from the sources and from the bundle. */
export const labFolder = dirname(migrationsFolder);
