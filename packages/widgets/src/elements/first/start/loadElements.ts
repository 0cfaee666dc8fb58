/** Loads the files of elements, and reports them to the person and to the page when they do not come (T-B9). */
import { reportMissing } from './reportMissing.ts';

/** Milliseconds until elements that have not come are reported. When they come after all, they begin. */
const loadTimeoutMs = 10_000;

/** Loads everything of some elements; what it resolves to defines them. */
export type LoadWhole = () => Promise<() => void>;

/** Loads and defines elements; see `loadElements`. */
export function loadElements(tags: readonly string[], whole: LoadWhole): Promise<void> {
  return expectElements(tags)(whole);
}

/**
 * Begins to wait for elements and returns the function that loads them, for a script that has other things to do first.
 * It resolves when they are defined. A file that is refused can be asked for again, once: browsers differ in whether
 * they ask again for a file that failed. Otherwise the person is offered to reload the page, which also helps where a
 * request never ends: no browser sends a second one for the same script.
 */
export function expectElements(tags: readonly string[]): (whole: LoadWhole) => Promise<void> {
  let removeLines: (() => void) | undefined;
  let isReported = false;
  const report = (error: unknown, retry?: () => void) => {
    if (isReported) return;
    isReported = true;
    removeLines?.();
    removeLines = reportMissing(tags, error, retry);
  };
  const wait = () => setTimeout(report, loadTimeoutMs, `after ${loadTimeoutMs} ms`);
  let waiting = wait();
  return (whole) =>
    new Promise((resolve) => {
      const load = async (retry?: () => void) => {
        try {
          const define = await whole();
          removeLines?.();
          isReported = false;
          define();
          resolve();
        } catch (error) {
          report(error, retry);
        }
        clearTimeout(waiting);
      };
      void load(() => {
        isReported = false;
        waiting = wait();
        void load();
      });
    });
}
