import { readLedger } from '../contract/index.ts';
import type { AnnouncedFile } from '../contract/index.ts';
import type { UploaderContext } from './context.ts';
import { findUnreportedUpload, mergeLedger, findDuplicateUploads } from './merge.ts';

/** Milliseconds before each poll of the ledger while the lab checks files: most are checked at once. */
const pollPauses = [250, 500, 1_000];
/** Polls for the proof of a submitted order, at most. */
const mostProofPolls = 62;

export interface LedgerReader {
  /** Reads the lab's ledger into the rows. */
  read(): Promise<void>;
  /** Reads it again after a pause; a later call moves that. */
  pollSoon(): void;
  stopPolling(): void;
  /** Finds an upload that the lab created for a row although its answer was lost, so that it is not created twice. */
  findUploadId(key: string): Promise<string | null>;
}

interface LedgerEvents {
  readonly onUnauthorized: () => void;
  /** The order has other pages than at the last reading. */
  readonly onPagesChanged: () => void;
  /** Takes over the lab's list of chosen files, and gives those that are still awaited. */
  readonly adoptAnnounced: (entries: readonly AnnouncedFile[]) => AnnouncedFile[];
}

export function createLedgerReader(
  { ports, store, findRow, withoutDiscarded, isClosed }: UploaderContext,
  { onUnauthorized, onPagesChanged, adoptAnnounced }: LedgerEvents,
): LedgerReader {
  const { gateway, clock, orderCode, memory } = ports;
  let proofPolls = 0;
  let polls = 0;
  let stopPolling: () => void = () => undefined;

  function poll(): void {
    stopPolling();
    const pause = pollPauses[Math.min(polls, pollPauses.length - 1)] ?? 0;
    polls += 1;
    stopPolling = clock.after(pause, () => void reader.read());
  }

  const reader: LedgerReader = {
    async read() {
      const answer = await gateway.call(readLedger, { body: { order_code: orderCode } });
      if (isClosed()) return;
      if (!answer.ok) {
        if (answer.failure.kind === 'unauthorized') return onUnauthorized();
        return store.setState({ failure: answer.failure });
      }
      for (const id of findDuplicateUploads(store.getState().rows, answer.value.files))
        void ports.discard(id);
      const files = withoutDiscarded(answer.value.files);
      const ledger = { ...answer.value, files, announced: adoptAnnounced(answer.value.announced) };
      const pages = store.getState().ledger?.order.pages;
      store.setState(({ rows }) => ({ ledger, failure: null, rows: mergeLedger(rows, ledger) }));
      if (pages !== undefined && pages !== ledger.order.pages) onPagesChanged();
      memory?.forget(files.filter(({ state }) => state === 'checked').map(({ id }) => id));
      if (files.some(({ state }) => state === 'arrived')) poll();
      // The lab makes the proof of a submitted order in a minute at most.
      if (store.getState().submitted && ledger.proof === '' && proofPolls < mostProofPolls) {
        proofPolls += 1;
        poll();
      }
    },
    pollSoon() {
      polls = 0;
      poll();
    },
    stopPolling: () => stopPolling(),
    async findUploadId(key) {
      const answer = await gateway.call(readLedger, { body: { order_code: orderCode } });
      const row = findRow(key);
      if (isClosed() || !answer.ok || !row) return null;
      return findUnreportedUpload(row, store.getState().rows, withoutDiscarded(answer.value.files));
    },
  };
  return reader;
}
