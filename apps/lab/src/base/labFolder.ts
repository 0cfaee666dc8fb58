import { dirname } from 'node:path';
import { migrationsFolder } from '../database/migrations.ts';

/** The folder `apps/lab`, found from the sources and from the bundle alike. */
export const labFolder = dirname(migrationsFolder);
