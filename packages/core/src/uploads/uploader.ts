import { createStore } from 'zustand/vanilla';
import { acceptFindings, placeUpload, readLedger, sendToLab } from '../contract/index.ts';
import type { Gateway } from '../gateway/index.ts';
import type { Clock } from '../kernel/ports.ts';
import type { LocalFile, Transport } from '../kernel/transport.ts';
import { choose, goOn } from './choose.ts';
import type { FileMemory } from './ports.ts';
import { createQueue } from './queue.ts';
import { afterOther, findUnreportedUpload, mergeLedger, unanswered } from './merge.ts';
import { pairingMoves, movesOf, placingMoves } from './moves.ts';
import type { Move } from './moves.ts';
import { judgeAgain } from './rows.ts';
import { initialUploader } from './state.ts';
import type { UploaderState, UploadRow } from './state.ts';

export interface UploaderPorts {
  readonly gateway: Gateway;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly orderCode: string;
  /** Resolves with true once the customer is signed in again, with false when that will not happen. */
  readonly signedInAgain: () => Promise<boolean>;
  /** Ends an upload at the lab. */
  readonly discard: (uploadId: string) => Promise<boolean>;
  /** Tells when the device is on a line again or the page is looked at again; the answer ends it. Default: never. */
  readonly wakes?: (listener: () => void) => () => void;
  /** Where chosen files are found again after a reload. Default: nowhere, they are chosen again. */
  readonly memory?: FileMemory;
}

export interface Uploader {
  readonly store: {
    getState(): UploaderState;
    getInitialState(): UploaderState;
    subscribe(listener: (state: UploaderState, before: UploaderState) => void): () => void;
  };
  /** Reads the ledger; again after a failure. */
  start(): Promise<void>;
  /** Files that were chosen or dropped: goes on with what they belong to, puts the others into their places. */
  add(files: readonly LocalFile[]): Promise<void>;
  /** Another file in the place of one. */
  replace(key: string, file: LocalFile): Promise<void>;
  remove(key: string): Promise<void>;
  /**
   * Moves a file to a place; '' to the tray. What was there changes places with it; what else stands on the same paper
   * (a whole double page and its halves, all double pages and each of them) goes to the tray.
   */
  move(key: string, slot: string): Promise<void>;
  /** Puts all single pages into the halves of double pages: the lab joins them. */
  pairSinglePages(): Promise<void>;
  /** After the order has got other places: reads them, and puts the files without a place into those that are free. */
  placeLeft(): Promise<void>;
  /** The person read the warnings of a file and wants it printed. */
  accept(key: string): Promise<void>;
  /** Goes on with the half files that the browser can find again, asking the person where it must: call it on a press. */
  recall(): Promise<void>;
  pause(): void;
  resume(): void;
  retry(key: string): void;
  retryAll(): void;
  /** Send to the lab. */
  submitOrder(): Promise<void>;
  close(): void;
}

/** Milliseconds between two proofPolls at what the lab is checking. */
const pollInterval = 1_000;
/** Polls for the proof of a submitted order, at most. */
const mostProofPolls = 60;

/** The uploader without a screen: the expected sheets, the files assigned to them, the uploads. */
export function createUploader(input: UploaderPorts): Uploader {
  /** Ended here: an answer that was on its way before does not bring them back. */
  const ended = new Set<string>();
  const discard = async (uploadId: string) => {
    ended.add(uploadId);
    input.memory?.forget([uploadId]);
    const done = await input.discard(uploadId);
    if (!done) ended.delete(uploadId);
    return done;
  };
  const ports: UploaderPorts = { ...input, discard };
  const { gateway, clock, orderCode } = ports;
  const store = createStore<UploaderState>()(() => initialUploader);
  const patch = (key: string, change: Partial<UploadRow>) =>
    store.setState(({ rows }) => ({
      rows: rows.map((row) => (row.key === key ? { ...row, ...change } : row)),
    }));
  let closed = false;
  let proofPolls = 0;
  let stopPolling: () => void = () => undefined;
  let stopListening: () => void = () => undefined;

  const queue = createQueue(ports, {
    rows: () => store.getState().rows,
    patch,
    // Also what was being read when the page left: nothing of it is sent any more.
    isPaused: () => closed || store.getState().paused || store.getState().signIn,
    speed: (speed) => store.setState({ speed }),
    checking: () => pollSoon(),
    signIn: () => void waitForSignIn(),
    free: (key) =>
      void read().then(() => {
        store.setState(({ rows }) => ({ rows: afterOther(rows, key) }));
        queue.pump();
      }),
    findUploadId,
  });

  async function read(): Promise<void> {
    const answer = await gateway.call(readLedger, { body: { order_code: orderCode } });
    if (closed) return;
    if (!answer.ok) {
      if (answer.failure.kind === 'unauthorized') return void waitForSignIn();
      return store.setState({ failure: answer.failure });
    }
    for (const id of unanswered(store.getState().rows, answer.value.files)) void ports.discard(id);
    const files = answer.value.files.filter(({ id }) => !ended.has(id));
    const ledger = { ...answer.value, files };
    const pages = store.getState().ledger?.order.pages;
    store.setState(({ rows }) => ({ ledger, failure: null, rows: mergeLedger(rows, ledger) }));
    // Other places: what was not sent yet is judged by them.
    if (pages !== undefined && pages !== ledger.order.pages)
      for (const { key } of store.getState().rows) void settle(key);
    ports.memory?.forget(files.filter(({ state }) => state === 'checked').map(({ id }) => id));
    if (ledger.files.some(({ state }) => state === 'arrived')) pollSoon();
    // The lab makes the proof of a sent order in a minute at most.
    if (store.getState().submitted && ledger.proof === '' && proofPolls < mostProofPolls) {
      proofPolls += 1;
      pollSoon();
    }
  }

  /** Finds an upload that the lab began for a row although its answer was lost, so that it is not begun twice. */
  async function findUploadId(key: string): Promise<string | null> {
    const answer = await gateway.call(readLedger, { body: { order_code: orderCode } });
    const mine = row(key);
    if (closed || !answer.ok || !mine) return null;
    const files = answer.value.files.filter(({ id }) => !ended.has(id));
    return findUnreportedUpload(mine, store.getState().rows, files);
  }

  /** Half files whose own file the browser finds again go on; `ask` asks the person for those that need it. */
  async function recall(ask: boolean): Promise<void> {
    const halves = () =>
      store.getState().rows.filter(({ status, local }) => status === 'needsFile' && local === null);
    if (!ports.memory || halves().length === 0) return;
    const found = await ports.memory.find(
      halves().flatMap(({ uploadId }) => uploadId ?? []),
      ask,
    );
    if (closed) return;
    store.setState({ asleep: found.asleep });
    for (const half of halves()) {
      const file = found.files.get(half.uploadId ?? '');
      if (file) await goOn(half, file, { store, patch, discard: ports.discard });
    }
    queue.pump();
  }

  function pollSoon(): void {
    stopPolling();
    stopPolling = clock.after(pollInterval, () => void read());
  }

  /** Resumes what waited for the network, and reads what happened elsewhere meanwhile. */
  async function wake(): Promise<void> {
    queue.goOnline();
    if (!store.getState().signIn && store.getState().ledger) await read();
  }

  async function waitForSignIn(): Promise<void> {
    if (store.getState().signIn) return;
    store.setState({ signIn: true });
    queue.stopAll('paused');
    const again = await ports.signedInAgain();
    if (closed || !again) return;
    store.setState({ signIn: false });
    await read();
    queue.goOn();
  }

  const row = (key: string) => store.getState().rows.find((each) => each.key === key);

  /** Judges again what has not been sent, because its place is another one. */
  const settle = (key: string) =>
    judgeAgain(store.getState(), key).then((change) => {
      if (change) patch(key, change);
      queue.pump();
    });

  /** Here at once, and at the lab what has been begun there. */
  async function place(changes: readonly Move[]): Promise<void> {
    for (const change of changes) patch(change.row.key, { slot: change.slot });
    for (const change of changes) {
      const { uploadId } = change.row;
      if (uploadId === null) await settle(change.row.key);
      else await gateway.call(placeUpload, { body: { upload: uploadId, slot: change.slot } });
    }
    await read();
  }

  const uploader: Uploader = {
    store,
    start() {
      closed = false;
      stopListening();
      stopListening = ports.wakes?.(() => void wake()) ?? (() => undefined);
      return read().then(() => recall(false));
    },
    recall: () => recall(true),

    async add(files) {
      await choose(files, { store, patch, discard: ports.discard });
      queue.pump();
    },

    async replace(key, file) {
      const former = row(key);
      await uploader.remove(key);
      await choose([file], { store, patch, discard: ports.discard, slot: former?.slot ?? '' });
      queue.pump();
    },

    async remove(key) {
      const gone = row(key);
      if (!gone) return;
      queue.stop(key);
      store.setState(({ rows }) => ({ rows: rows.filter((each) => each.key !== key) }));
      if (gone.uploadId !== null && !(await ports.discard(gone.uploadId))) await read();
    },

    async move(key, slot) {
      const moved = row(key);
      if (!moved || moved.slot === slot) return;
      await place(movesOf(moved, slot, store.getState()));
    },

    pairSinglePages: () => place(pairingMoves(store.getState())),

    async placeLeft() {
      await read();
      await place(placingMoves(store.getState()));
    },

    async accept(key) {
      const checked = row(key);
      if (!checked) return;
      const codes = checked.findings.filter(({ level }) => level === 'warn').map(({ code }) => code);
      patch(key, { accepted: codes });
      if (checked.uploadId === null) return;
      const answer = await gateway.call(acceptFindings, { body: { upload: checked.uploadId, codes } });
      if (!answer.ok) patch(key, { accepted: checked.accepted });
    },

    pause() {
      store.setState({ paused: true });
      queue.stopAll('paused');
    },
    resume() {
      store.setState({ paused: false });
      queue.goOn();
    },
    retry: (key) => queue.retry(key),
    retryAll() {
      for (const { key, status } of store.getState().rows) if (status === 'failed') queue.retry(key);
    },

    async submitOrder() {
      if (store.getState().isSubmitting) return;
      store.setState({ isSubmitting: true, submitFailure: null });
      const answer = await gateway.call(sendToLab, { body: { order_code: orderCode } });
      if (closed) return;
      store.setState(
        answer.ok
          ? { isSubmitting: false, submitted: answer.value }
          : { isSubmitting: false, submitFailure: answer.failure },
      );
      await read();
    },

    close() {
      closed = true;
      stopPolling();
      stopListening();
      queue.stopAll('paused');
    },
  };
  return uploader;
}
