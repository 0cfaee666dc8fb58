import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface Found {
  /** Path below the folder, with `/`. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Names of all files and folders below a folder, with `/`; none when it does not exist. */
export async function namesBelow(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder, { recursive: true })).map((entry) => entry.replaceAll('\\', '/'));
}

/** A file whose name is in the folder's listing: no other text of a request becomes part of a path. */
export async function findFile(
  folder: string,
  name: string,
  hasType: (name: string) => boolean,
): Promise<Found | null> {
  const listed = (await namesBelow(folder)).find((entry) => entry === name);
  return listed && hasType(listed) ? { name: listed, bytes: await readFile(join(folder, listed)) } : null;
}
