import type { SendingOrder } from '@trade-area/core/kernel';

/**
 * Locks that this tab is giving back. The browser has one back a task after it was let go: who stops a file and sends it
 * again at once would be told that another tab has it.
 */
const goingBack = new Map<string, Promise<void>>();

/**
 * Two tabs of one browser would take the upload from each other for ever, or send the file twice: one has it at a
 * time, from before it starts. The other tabs are told when it starts and when it ends.
 */
export async function withUploadLock(
  { metadata, onProblem, onFree }: Pick<SendingOrder, 'metadata' | 'onProblem' | 'onFree'>,
  signal: AbortSignal,
  { free, holding }: { free: () => void; holding: (end: () => void) => void },
): Promise<void> {
  // Missing without https.
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  const { order_code: order, edges } = metadata;
  if (!locks || !edges) return free();
  const name = `ta-upload ${order} ${edges}`;
  await goingBack.get(name);
  if (signal.aborted) return;
  let isReported = false;
  let isBack = false;
  const have = (lock: Lock | null) => {
    if (!lock) {
      isReported = true;
      onProblem('elsewhere');
      return undefined;
    }
    return new Promise<void>((resolve) => {
      holding(() => {
        giveBack();
        resolve();
      });
      free();
    });
  };
  const lockRequest = locks.request(name, { ifAvailable: true }, have);
  const forget = () => {
    isBack = true;
    if (goingBack.get(name) === back) goingBack.delete(name);
  };
  const back: Promise<void> = lockRequest.then(forget, forget);
  const giveBack = () => {
    if (!isBack) goingBack.set(name, back);
  };
  // Also what is stopped before the browser has given it.
  signal.addEventListener('abort', giveBack, { once: true });
  try {
    await lockRequest;
    if (!isReported || signal.aborted || !onFree) return;
    await locks.request(name, { signal }, () => undefined);
    if (!signal.aborted) onFree();
  } catch {
    // A frame without storage has no locks either.
    if (!isReported) free();
  }
}
