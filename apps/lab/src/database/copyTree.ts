import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface CopiedTree {
  readonly files: number;
  readonly bytes: number;
}

const copiesAtOnce = 16;

/** Relative paths of all files below a folder; [] when there is none. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(missing);
  return (entries ?? []).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
  );
}

const missing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
};

/**
 * Copies the files that the target lacks, or has with another length or an older time, and syncs each. A file that goes
 * away meanwhile is left out. `skip` names files to leave out.
 */
export async function copyTree(
  source: string,
  target: string,
  skip: (path: string) => boolean = () => false,
): Promise<void> {
  await mkdir(target, { recursive: true });
  // Empty folders belong to a database too.
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory())
      await mkdir(join(target, join(entry.parentPath, entry.name).slice(source.length + 1)), {
        recursive: true,
      });
  const paths = (await filesBelow(source)).filter((path) => !skip(path));
  for (let at = 0; at < paths.length; at += copiesAtOnce)
    await Promise.all(
      paths.slice(at, at + copiesAtOnce).map((path) => copyNewer(join(source, path), join(target, path))),
    );
}

async function copyNewer(from: string, to: string): Promise<void> {
  const now = await stat(from).catch(missing);
  const before = await stat(to).catch(missing);
  if (!now || (before && before.size === now.size && before.mtimeMs >= now.mtimeMs)) return;
  try {
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await syncFile(to);
  } catch (error) {
    missing(error as NodeJS.ErrnoException);
    await rm(to, { force: true });
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Counts the files and bytes of a folder. */
export async function measureTree(folder: string): Promise<CopiedTree> {
  let bytes = 0;
  const files = await filesBelow(folder);
  for (const path of files) bytes += (await stat(join(folder, path))).size;
  return { files: files.length, bytes };
}
