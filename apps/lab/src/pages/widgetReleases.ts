import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Release versions of the widgets, `1.4.2`; nothing else becomes part of a path. */
const releaseVersion = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/;

interface Folders {
  /** The built widgets of this release. */
  readonly built: string;
  /** Folder of the lab's data that keeps releases. */
  readonly kept: string;
}

/**
 * Keeps the files of a release, so that a page that names its full version still gets them after the lab was upgraded.
 * Labs that share a data folder may do so at the same time. Source maps are left out.
 */
export async function keepRelease({ built, kept }: Folders, version: string): Promise<void> {
  const target = join(kept, version);
  const hashes = (folder: string) => readFile(join(folder, 'integrity.json'), 'utf8').catch(() => '');
  const [current, known] = await Promise.all([hashes(built), hashes(target)]);
  if (current === '' || current === known) return;
  await mkdir(kept, { recursive: true });
  const copy = await mkdtemp(join(kept, '.copy-'));
  try {
    await cp(built, copy, { recursive: true, filter: (path) => !path.endsWith('.map') });
    // A version that was built again, before its release: its last files count.
    await rm(target, { recursive: true, force: true });
    await rename(copy, target);
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    // Another lab was faster.
    if ((await hashes(target)) !== current) throw error;
  }
}

/** The folder of a kept release; null when there is none. */
export function folderOfRelease({ kept }: Pick<Folders, 'kept'>, version: string): string | null {
  const folder = join(kept, version);
  return releaseVersion.test(version) && existsSync(folder) ? folder : null;
}
