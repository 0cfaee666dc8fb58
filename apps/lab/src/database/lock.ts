import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseFailure } from './failure.ts';

/**
 * The embedded database has no lock of its own: two processes on one folder would write two histories. The file holds
 * the pid and, on Linux, the start time of that process, so that a pid that was given out again is not mistaken for it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lab.lock');
  const ownEntry = `${process.pid} ${startOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, ownEntry);
      closeSync(file);
      return () => {
        if (existsSync(path) && readFileSync(path, 'utf8') === ownEntry) rmSync(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [pid = 0, started = ''] = readHolder(path);
      if (pid > 0 && pid !== process.pid && isAlive(pid, started)) {
        throw new DatabaseFailure(
          `The data folder ${folder} is in use by process ${pid}.`,
          `Stop that process (kill ${pid}), or give this one another folder with TA_DATA_DIR.`,
        );
      }
      removeStale(path, `${pid}`);
    }
  }
  throw new DatabaseFailure(
    `The lock ${path} could not be taken.`,
    'Another start may be under way; try again in a moment.',
  );
}

/** The process that holds the folder; null when none does. */
export function holderOf(folder: string): number | null {
  const [pid, started] = readHolder(join(folder, 'lab.lock'));
  return pid > 0 && isAlive(pid, started) ? pid : null;
}

/** Renames the stale lock before reading it: of two processes that take over, neither removes the other's new lock. */
function removeStale(path: string, pid: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (String(readHolder(aside)[0]) !== pid) linkSync(aside, path);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  rmSync(aside, { force: true });
}

function readHolder(path: string): [number, string] {
  try {
    const [pid = '', started = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return [Number(pid) || 0, started];
  } catch {
    return [0, ''];
  }
}

function isAlive(pid: number, started: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === '' || now === '' || now === started;
}

/** Field 22 of /proc/<pid>/stat; '' where there is no /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie process, killed and not yet reaped, holds no files any more.
    return fields[0] === 'Z' ? 'gone' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
