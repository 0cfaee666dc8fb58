import { createAnnouncement } from './announcement.ts';
import { createContext } from './context.ts';
import { createFileActions } from './fileActions.ts';
import type { Uploader, UploaderPorts } from './interface.ts';
import { createInterruptions } from './interruptions.ts';
import { createLedgerReader } from './ledgerReader.ts';
import { settleElsewhere } from './merge.ts';
import { createQueue } from './queue.ts';
import { createRemoval } from './removal.ts';
import { createSlotActions } from './slotActions.ts';
import { submitOrder } from './submitOrder.ts';

/**
 * The uploader without a screen: the slots of one order, the files assigned to them, their uploads. It does nothing
 * before `start()`, and nothing more after `close()`.
 *
 * @example
 * const uploader = createUploader({ gateway, transport, clock, orderCode, signedInAgain, discard });
 * await uploader.start();
 * await uploader.add(chosenFiles);
 * submitButton.disabled = !canSubmit(uploader.store.getState());
 * submitButton.onclick = () => void uploader.submitOrder();
 */
export function createUploader(input: UploaderPorts): Uploader {
  const context = createContext(input);
  const { ports, store, isClosed, setClosed } = context;
  let stopListening: () => void = () => undefined;

  const announcement = createAnnouncement(context);
  const queue = createQueue(ports, {
    announcement,
    rows: () => store.getState().rows,
    patch: context.patch,
    // A closed uploader sends nothing, not even a file that was being read when the page left.
    isPaused: () => isClosed() || store.getState().paused || store.getState().signIn,
    speed: (speed) => store.setState({ speed }),
    checking: () => ledger.pollSoon(),
    signIn: () => void interruptions.waitForSignIn(),
    free: (key) => void takeOver(key),
    findUploadId: (key) => ledger.findUploadId(key),
  });
  const ledger = createLedgerReader(context, {
    onUnauthorized: () => void interruptions.waitForSignIn(),
    onPagesChanged: () => slots.judgeAllAgain(),
    adoptAnnounced: (entries) => announcement.adopt(entries),
  });
  const interruptions = createInterruptions(context, queue, ledger.read);
  const files = createFileActions(context, queue, announcement, ledger.read);
  const removal = createRemoval(context, queue, announcement, ledger.read);
  const slots = createSlotActions(context, queue, ledger.read);

  /** Goes on with the row of a file that another tab has stopped sending. */
  async function takeOver(key: string): Promise<void> {
    await ledger.read();
    store.setState(({ rows }) => ({ rows: settleElsewhere(rows, key) }));
    await announcement.write();
    queue.pump();
  }

  return {
    store,
    async start() {
      setClosed(false);
      stopListening();
      stopListening = ports.wakes?.(() => void interruptions.wake()) ?? (() => undefined);
      await ledger.read();
      await files.recall(false);
    },
    add: files.add,
    replace: files.replace,
    ...removal,
    accept: files.accept,
    recall: () => files.recall(true),
    move: slots.move,
    pairSinglePages: slots.pairSinglePages,
    assignUnassignedFiles: slots.assignUnassignedFiles,
    pause() {
      store.setState({ paused: true });
      queue.stopAll('paused');
    },
    resume() {
      store.setState({ paused: false });
      queue.resume();
    },
    retry: (key) => queue.retry(key),
    retryAll() {
      for (const { key, status } of store.getState().rows) if (status === 'failed') queue.retry(key);
    },
    submitOrder: () => submitOrder(context, ledger.read),
    close() {
      setClosed(true);
      ledger.stopPolling();
      stopListening();
      queue.stopAll('paused');
    },
  };
}
