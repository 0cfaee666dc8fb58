import { uploadDays } from '@trade-area/core/contract';
import type { LocalFile } from '@trade-area/core/kernel';
import type { FileMemory } from '@trade-area/core/uploads';
import { heldFile } from './localFiles.ts';

const databaseName = 'ta-upload';
const storeName = 'handles';
const day = 86_400_000;

interface Kept {
  readonly handle: PermittedHandle;
  /** Milliseconds since 1970. */
  readonly at: number;
}
type Permission = (wish: { mode: 'read' }) => Promise<'granted' | 'denied' | 'prompt'>;
interface PermittedHandle extends FileSystemFileHandle {
  queryPermission?: Permission;
  requestPermission?: Permission;
}

/**
 * Handles of files whose transfer is not finished, in the browser's own database: no path and no byte of them. Each is
 * kept under its upload's id, 128 bits that only its owner knows, so that a second customer on the same computer
 * finds none of the first one's (T-D7). Where the database is refused, files are chosen again.
 */
export function browserFileMemory(): FileMemory {
  return {
    keep(uploadId, { handle }) {
      if (handle instanceof FileSystemFileHandle)
        void change((store) => store.put({ handle, at: Date.now() } satisfies Kept, uploadId));
    },
    forget(uploadIds) {
      if (uploadIds.length > 0)
        void change((store) => {
          for (const id of uploadIds) store.delete(id);
        });
    },
    async find(uploadIds, ask) {
      const files = new Map<string, LocalFile>();
      let asleep = 0;
      for (const [id, { handle }] of await read(uploadIds)) {
        const allowed = await isAllowed(handle, ask);
        if (allowed === 'prompt') asleep += 1;
        if (allowed !== 'granted') continue;
        try {
          files.set(id, heldFile(await handle.getFile(), handle));
        } catch {
          // Moved or deleted: it is chosen again, or replaced.
        }
      }
      return { files, asleep };
    },
  };
}

/** Removes everything: the customer signs out. */
export function forgetAllFiles(): Promise<void> {
  return change((store) => store.clear());
}

async function isAllowed(handle: PermittedHandle, ask: boolean): Promise<'granted' | 'denied' | 'prompt'> {
  try {
    const now = (await handle.queryPermission?.({ mode: 'read' })) ?? 'granted';
    return now === 'prompt' && ask ? ((await handle.requestPermission?.({ mode: 'read' })) ?? now) : now;
  } catch {
    // Not asked on a press, or in a frame that may not ask.
    return 'denied';
  }
}

async function read(uploadIds: readonly string[]): Promise<[string, Kept][]> {
  const database = await open();
  if (!database) return [];
  const oldest = Date.now() - uploadDays * day;
  const found: [string, Kept][] = [];
  await new Promise<void>((resolve) => {
    const all = database.transaction(storeName, 'readwrite').objectStore(storeName).openCursor();
    all.addEventListener('error', () => resolve());
    all.addEventListener('success', () => {
      const cursor = all.result;
      if (!cursor) return resolve();
      const entry = cursor.value as Kept;
      // The lab has forgotten it as well.
      if (entry.at < oldest) cursor.delete();
      else if (uploadIds.includes(String(cursor.key))) found.push([String(cursor.key), entry]);
      cursor.continue();
    });
  });
  database.close();
  return found;
}

/** Resolves when it is asked for; what is asked later comes later. */
async function change(work: (store: IDBObjectStore) => void): Promise<void> {
  const database = await open();
  if (!database) return;
  try {
    const transaction = database.transaction(storeName, 'readwrite');
    work(transaction.objectStore(storeName));
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => database.close());
  } catch {
    database.close();
  }
}

/** null where it is refused: frames of other sites, private windows, blocked site data. */
async function open(): Promise<IDBDatabase | null> {
  // Without handles there is nothing to keep.
  if (typeof FileSystemFileHandle === 'undefined') return null;
  try {
    const openRequest = indexedDB.open(databaseName, 1);
    openRequest.addEventListener('upgradeneeded', () => openRequest.result.createObjectStore(storeName));
    return await new Promise((resolve) => {
      openRequest.addEventListener('success', () => resolve(openRequest.result));
      for (const refused of ['error', 'blocked']) openRequest.addEventListener(refused, () => resolve(null));
    });
  } catch {
    return null;
  }
}
