import { systemClock } from './ports.ts';
import type { Clock } from './ports.ts';

const timeoutMs = 10_000;

/**
 * Loads a file of code or texts when it is first needed; every caller shares the request. It rejects when the file is
 * refused, and the next call asks again; or when it is late (T-B9), and then further calls reject at once until it comes:
 * no browser sends a second request for a script that it waits for, and a list of files would wait for each.
 *
 * @param name names the file in the error.
 * @example
 * const loadExamine = createFileLoader('examine', () => import('../preflight/examine.ts'));
 * const { examine } = await loadExamine();
 */
export function createFileLoader<File>(
  name: string,
  load: () => Promise<File>,
  clock: Clock = systemClock,
): () => Promise<File> {
  let shared: Promise<File> | null = null;
  const begin = () =>
    new Promise<File>((resolve, reject) => {
      const late = new Error(`ta: no answer for the file '${name}' after ${timeoutMs} ms.`);
      const stop = clock.after(timeoutMs, () => reject(late));
      load()
        .then(
          (file) => {
            shared = Promise.resolve(file);
            resolve(file);
          },
          (error: unknown) => {
            shared = null;
            reject(error);
          },
        )
        .finally(stop);
    });
  return () => (shared ??= begin());
}
