import { announceFiles } from '../contract/index.ts';
import type { AnnouncedFile } from '../contract/index.ts';
import type { Failure } from '../kernel/result.ts';
import type { UploaderContext } from './context.ts';
import { isBlocked } from './rows.ts';
import { isLeftOut } from './state.ts';
import type { UploadRow } from './state.ts';

/** The lab's list of the files that were chosen here. No byte of a file is sent before the lab has its entry. */
export interface Announcement {
  /** Writes what has changed since the last call; null when the lab has everything, else why not. */
  write(): Promise<Failure | null>;
  /** Whether the lab has the entry of this row. */
  has(row: UploadRow): boolean;
  /** The upload of a file has begun: the lab has taken it off the list. */
  settle(id: string): void;
  /** Takes over the list as the lab has it. @returns it without entries that were withdrawn or begun here meanwhile. */
  adopt(entries: readonly AnnouncedFile[]): AnnouncedFile[];
}

/** Rows of which the lab should know although no upload of them has begun. */
function entriesOf(rows: readonly UploadRow[]): AnnouncedFile[] {
  return rows
    .filter((row) => !isLeftOut(row))
    .flatMap(({ announced, uploadId, name, size, mtime, slot, findings }) =>
      announced === null || uploadId !== null
        ? []
        : [{ id: announced, name, size, mtime, slot, findings: isBlocked(findings) ? [...findings] : [] }],
    );
}

export function createAnnouncement({ ports, store, isClosed }: UploaderContext): Announcement {
  const written = new Map<string, string>();
  /** An answer that was on its way does not bring these back. */
  const ended = new Set<string>();
  let lastWrite: Promise<Failure | null> = Promise.resolve(null);

  async function writeChanges(): Promise<Failure | null> {
    if (isClosed() || !store.getState().ledger?.open) return null;
    const entries = entriesOf(store.getState().rows);
    const ids = new Set(entries.map(({ id }) => id));
    const files = entries.filter((entry) => written.get(entry.id) !== JSON.stringify(entry));
    const withdrawn = [...written.keys()].filter((id) => !ids.has(id));
    if (files.length === 0 && withdrawn.length === 0) return null;
    for (const id of withdrawn) ended.add(id);
    const answer = await ports.gateway.call(announceFiles, {
      body: { order_code: ports.orderCode, files, withdrawn },
    });
    if (!answer.ok) return answer.failure;
    for (const id of withdrawn) written.delete(id);
    for (const entry of files) written.set(entry.id, JSON.stringify(entry));
    return null;
  }

  return {
    // One after the other: an older list never overtakes a newer one.
    write: () => (lastWrite = lastWrite.then(writeChanges)),
    has: ({ announced }) => announced === null || written.has(announced),
    settle(id) {
      written.delete(id);
      ended.add(id);
    },
    adopt(entries) {
      const open = entries.filter(({ id }) => !ended.has(id));
      for (const entry of open) if (!written.has(entry.id)) written.set(entry.id, JSON.stringify(entry));
      return open;
    },
  };
}
