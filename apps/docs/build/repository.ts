import { resolve } from 'node:path';

/** A file of the repository. The build runs in the folder of this workspace. */
export const repositoryFile = (path: string): string => resolve(import.meta.dirname, '../../..', path);
