import { statfsSync } from 'node:fs';
import { storageFull } from './errors.ts';

/** Bytes that must stay free, so that a started write can finish: the database's log grows in steps of 16 MB. */
const reserve = 48 * 1_048_576;

/** @throws storageFull when less than the reserve is free on the folder's disk. */
export function requireSpace(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < reserve) throw storageFull();
}
