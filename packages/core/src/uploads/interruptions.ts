import type { UploaderContext } from './context.ts';
import type { Queue } from './queue.ts';

interface Interruptions {
  /** Resumes rows that waited for the network, and reads changes that were made elsewhere meanwhile. */
  wake(): Promise<void>;
  /** Pauses everything until the person is signed in again. */
  waitForSignIn(): Promise<void>;
}

/** Keeps uploads alive over a lost network and a lost session. */
export function createInterruptions(
  { ports, store, isClosed }: UploaderContext,
  queue: Queue,
  readLedger: () => Promise<void>,
): Interruptions {
  return {
    async wake() {
      queue.goOnline();
      if (!store.getState().signIn && store.getState().ledger) await readLedger();
    },
    async waitForSignIn() {
      if (store.getState().signIn) return;
      store.setState({ signIn: true });
      queue.stopAll('paused');
      const signedIn = await ports.signedInAgain();
      if (isClosed() || !signedIn) return;
      store.setState({ signIn: false });
      await readLedger();
      queue.resume();
    },
  };
}
