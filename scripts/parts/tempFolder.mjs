import { accessSync, chmodSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A run needs less than 1 GB; more is left to everything else. */
const enough = 4 * 1024 ** 3;

/** Bytes of memory that programs can still have, caches included that the system would give up. */
function freeMemory() {
  try {
    return Number(/^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]) * 1024;
  } catch {
    return freemem();
  }
}

/**
 * Whether a folder can hold the data of test labs: it can be written, and both it and the memory have 4 GB free.
 *
 * @param {string} folder
 * @param {number} memory bytes
 */
export function hasRoom(folder, memory = freeMemory()) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= enough && memory >= enough;
  } catch {
    return false;
  }
}

/**
 * A folder for temporary files of one run, removed when this process ends. It lies in memory where the system offers
 * that (`/dev/shm` of Linux) and has room, because test labs copy 64 MB of data each and wait for the disk at every
 * write: starting and stopping one takes 1.1 s there and 3.5 s on a disk. Tests of what survives a power cut record
 * syncs themselves; those that kill a lab need the disk's files to stay, which they do in memory too.
 *
 * @param {string} [inMemory]
 * @param {(folder: string) => boolean} [fits]
 */
export function createTempFolder(inMemory = '/dev/shm', fits = hasRoom) {
  const folder = mkdtempSync(join(fits(inMemory) ? inMemory : tmpdir(), 'ta-run-'));
  // PostgreSQL has a user of its own where we are root, and its data folder lies inside.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
