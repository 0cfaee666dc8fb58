import { statfsSync } from 'node:fs';
import { storageFull } from './errors.ts';

const mebibyte = 1_048_576;

/**
 * Bytes that a use of the disk must leave free. Files stop first, then changes; the rest is for those who delete
 * something or sign in, and so that a started write can finish: the database's log grows in steps of 16 MB.
 */
const reserves = { files: 80 * mebibyte, change: 48 * mebibyte } as const;
export type SpaceUse = keyof typeof reserves;

/** Whether the folder's disk has room for this use. */
export function hasSpace(folder: string, use: SpaceUse): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= reserves[use];
}

/** @throws storageFull when the folder's disk has no room for this use. */
export function requireSpace(folder: string, use: SpaceUse): void {
  if (!hasSpace(folder, use)) throw storageFull();
}
