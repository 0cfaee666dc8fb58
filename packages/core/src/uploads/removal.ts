import { removeUpload, restoreUpload } from '../contract/index.ts';
import type { Announcement } from './announcement.ts';
import { edgesOf } from './digest.ts';
import { clashes } from '../preflight/index.ts';
import type { UploaderContext } from './context.ts';
import type { Uploader } from './interface.ts';
import type { Queue } from './queue.ts';
import { examineFile, isBlocked } from './rows.ts';
import { isLeftOut } from './state.ts';
import type { RemovedRow, UploadRow } from './state.ts';

type Removal = Pick<Uploader, 'remove' | 'leaveOutMissing' | 'undoRemoval' | 'forgetRemovals'>;

/** Removing files and restoring them: the lab keeps the bytes it has for a while, so that none is sent twice. */
export function createRemoval(
  { ports, store, patch, findRow, setDiscarded }: UploaderContext,
  queue: Queue,
  announcement: Announcement,
  readLedger: () => Promise<void>,
): Removal {
  const { gateway, memory, createId } = ports;
  /** Removals that the lab has not answered, by upload; each resolves to whether the file was removed. */
  const unanswered = new Map<string, Promise<boolean>>();

  /** One act: what it removed is restored together. */
  async function removeRows(keys: readonly string[]): Promise<void> {
    const { rows } = store.getState();
    const batch = rows.flatMap((row, index): RemovedRow[] =>
      keys.includes(row.key) ? [{ row, index }] : [],
    );
    if (batch.length === 0) return;
    for (const { row } of batch) queue.stop(row.key);
    store.setState(({ removals }) => ({
      rows: rows.filter(({ key }) => !keys.includes(key)),
      removals: [...removals, batch],
      restored: null,
      restoreFailure: null,
    }));
    const ends = batch.flatMap(({ row: { uploadId } }) => (uploadId === null ? [] : [uploadId]));
    for (const id of ends) setDiscarded(id, true);
    const withdrawal = announcement.write();
    let last = Promise.resolve(true);
    for (const upload of ends) {
      last = last.then(() => removeAtLab(upload));
      unanswered.set(upload, last);
    }
    await last;
    for (const upload of ends) unanswered.delete(upload);
    await withdrawal;
  }

  async function removeAtLab(upload: string): Promise<boolean> {
    const answer = await gateway.call(removeUpload, { body: { upload } });
    if (answer.ok && answer.value.restorable) return true;
    store.setState(({ removals }) => ({ removals: withoutUpload(removals, upload) }));
    if (answer.ok) return true;
    // It is still there: the next reading shows it again.
    setDiscarded(upload, false);
    await readLedger();
    return false;
  }

  /** Lets a file in again of which the lab has no byte: it is checked, announced and sent as when it was chosen. */
  async function readAgain(row: UploadRow): Promise<void> {
    const { local } = row;
    if (!local || isLeftOut(row)) return;
    const edges = row.edges || (await edgesOf(local).catch(() => ''));
    const slot = findRow(row.key)?.slot ?? '';
    const { findings = row.findings, looks = row.looks } = await examineFile(store.getState(), local, slot);
    patch(row.key, { edges, findings, looks, status: isBlocked(findings) ? 'refused' : 'waiting' });
  }

  function insert({ row, index }: RemovedRow, change: Partial<UploadRow>): void {
    store.setState(({ rows }) => {
      const isFree = !rows.some(({ slot }) => clashes(slot, row.slot));
      const back = { ...row, slot: isFree ? row.slot : '', ...change };
      return { rows: [...rows.slice(0, index), back, ...rows.slice(index)] };
    });
  }

  /** The answer tells whether the file is back, and of one that is not, whether another attempt may restore it. */
  async function restore(removed: RemovedRow): Promise<'restored' | 'failed' | 'lost'> {
    const { row } = removed;
    if (row.uploadId === null) {
      const announced = row.announced === null ? null : createId();
      insert(removed, row.local ? { status: 'reading', announced } : { announced });
      if (isLeftOut(row)) patch(row.key, { status: row.status });
      await readAgain(row);
      return 'restored';
    }
    // Overtaken by this call, the removal would have the last word, and the file would be gone.
    const isRemoved = (await unanswered.get(row.uploadId)) ?? true;
    if (!isRemoved) return 'restored';
    const answer = await gateway.call(restoreUpload, { body: { upload: row.uploadId } });
    if (!answer.ok) {
      // The lab no longer has its bytes.
      const isLost = answer.failure.kind === 'notFound';
      // Of several failures the one is told that another attempt may mend.
      store.setState(({ restoreFailure }) => ({
        restoreFailure: (isLost && restoreFailure) || answer.failure,
      }));
      return isLost ? 'lost' : 'failed';
    }
    setDiscarded(row.uploadId, false);
    const isUnfinished = ['sending', 'retrying', 'waiting', 'paused'].includes(row.status);
    insert(removed, { slot: answer.value.slot, ...(isUnfinished ? { status: 'waiting' } : {}) });
    if (isUnfinished && row.local) memory?.keep(row.uploadId, row.local);
    return 'restored';
  }

  return {
    remove: (key) => removeRows([key]),
    leaveOutMissing: () =>
      removeRows(
        store
          .getState()
          .rows.filter(({ status }) => status === 'needsFile')
          .map(({ key }) => key),
      ),
    async undoRemoval() {
      const batch = store.getState().removals.at(-1);
      if (!batch) return;
      store.setState(({ removals }) => ({ removals: removals.slice(0, -1), restoreFailure: null }));
      const back: UploadRow[] = [];
      const failed: RemovedRow[] = [];
      for (const removed of batch) {
        const outcome = await restore(removed);
        if (outcome === 'restored') back.push(removed.row);
        else if (outcome === 'failed') failed.push(removed);
      }
      // The next call tries these again.
      store.setState(({ removals }) => ({
        restored: back.length > 0 ? back : null,
        removals: failed.length > 0 ? [...removals, failed] : removals,
      }));
      await announcement.write();
      await readLedger();
      queue.pump();
    },
    forgetRemovals: () => store.setState({ removals: [], restored: null, restoreFailure: null }),
  };
}

const withoutUpload = (removals: readonly (readonly RemovedRow[])[], upload: string) =>
  removals
    .map((batch) => batch.filter(({ row }) => row.uploadId !== upload))
    .filter((batch) => batch.length > 0);
