import type { Clock, Log } from '@trade-area/core/kernel';

/**
 * Repeats the work, `pauseMs` milliseconds after the last run has ended. An error is logged under `failureMessage`, and the next
 * run follows nevertheless.
 * @returns ends it; resolves when work under way is done.
 */
export function runPeriodically(
  { clock, log }: { readonly clock: Clock; readonly log: Log },
  { pauseMs, failureMessage }: { readonly pauseMs: number; readonly failureMessage: string },
  work: () => Promise<unknown>,
): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let cancel: () => void = () => undefined;
  const arm = () => {
    if (!stopped) cancel = clock.after(pauseMs, run);
  };
  const run = () => {
    running = work()
      .then(
        () => undefined,
        (error: unknown) => {
          if (!stopped) log('error', failureMessage, { kind: error instanceof Error ? error.name : '' });
        },
      )
      .then(arm);
  };
  arm();
  return async () => {
    stopped = true;
    cancel();
    await running;
  };
}
